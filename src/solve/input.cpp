#include "solve/input.h"

namespace rotation_game {

void Input::fill() {
  std::streamsize size = stream_.readsome(block_, sizeof block_);
  if (size == 0 && stream_.peek() != std::char_traits<char>::eof()) {
    size = stream_.readsome(block_, sizeof block_);
    // Not every stream can tell what is there: the standard input of libc++ cannot, and is read byte by byte.
    if (size == 0) size = stream_.read(block_, 1).gcount();
  }
  next_ = block_;
  end_ = block_ + size;
}

}  // namespace rotation_game
