#pragma once

#include <ostream>

#include "solve/sink.h"

namespace rotation_game {

const int longest_answer = 18;  // "No moves needed", a symbol, and two line ends

// Does what answer_text() does, in a quarter of the time: writes the two lines of an answer to `text`, which has room
// for longest_answer characters, and returns their end.
char* write_answer(char* text, Solution solution);

// Writes the two lines of each answer, in blocks of its own: to put them together here takes less time than as many
// calls of a stream.
class Answers : public Sink {
 public:
  explicit Answers(std::ostream& output) : output_(output) {}
  // Writes what it holds, for nothing that has been answered is to be lost when something is thrown.
  ~Answers() override { write_text(); }
  bool take(const Placements& placements, Solution solution) override;
  bool flush() override;

 private:
  bool write_text();

  std::ostream& output_;
  char text_[1 << 16];
  char* end_ = text_;
};

}  // namespace rotation_game
