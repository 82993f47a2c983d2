#pragma once

#include <ostream>
#include <streambuf>
#include <string_view>

#include "rotation_game/judge_format.h"

namespace rotation_game::command_line {

// The two lines of a right answer in memory, as the core writes them.
class AnswerText : private std::streambuf {
 public:
  AnswerText() : output_(this) {}
  // Returns the answer, both its line ends included. It is there until the next call.
  std::string_view operator()(Solution solution) {
    setp(text_, text_ + sizeof text_);
    write_answer(output_, solution);
    return {text_, std::size_t(pptr() - text_)};
  }

 private:
  char text_[20];
  std::ostream output_;
};

}  // namespace rotation_game::command_line
