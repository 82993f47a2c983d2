#pragma once

#include <sstream>

namespace rotation_game {

// A text to read as from a file: its end is not waited for.
struct TextOfFile : std::stringbuf {
  using std::stringbuf::stringbuf;
  std::streamsize showmanyc() override { return 1; }
};

}  // namespace rotation_game
