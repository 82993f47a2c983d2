#pragma once

#include <ostream>

#include "command_line/batch.h"
#include "rotation_game/judge_format.h"

namespace rotation_game::command_line {

// Writes the two lines of each answer, in blocks of its own: to put them together here takes less time than as many
// calls of a stream.
class Answers : public Sink {
 public:
  explicit Answers(std::ostream& output) : output_(output) {}
  // Writes what it holds, for nothing that has been answered is to be lost when something is thrown.
  ~Answers() override { write_text(); }
  void take(const Placements& board, Solution solution) override;
  void flush() override;

 private:
  void write_text();

  std::ostream& output_;
  char text_[1 << 16];
  char* end_ = text_;
};

}  // namespace rotation_game::command_line
