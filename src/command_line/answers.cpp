#include "command_line/answers.h"

#include <iterator>

namespace rotation_game::command_line {

void Answers::take(const Placements&, Solution solution) {
  end_ = write_answer(end_, solution);
  if (std::end(text_) - end_ < longest_answer) write_text();
}

void Answers::flush() {
  write_text();
  output_.flush();
}

void Answers::write_text() {
  output_.write(text_, end_ - text_);
  end_ = text_;
}

}  // namespace rotation_game::command_line
