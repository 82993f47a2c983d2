#include "solve/input.h"

namespace rotation_game {

void Input::fill() {
  std::streamsize size = stream_.readsome(block_, sizeof block_);
  if (size == 0 && stream_.peek() != std::char_traits<char>::eof()) size = stream_.readsome(block_, sizeof block_);
  next_ = block_;
  end_ = block_ + size;
}

}  // namespace rotation_game
