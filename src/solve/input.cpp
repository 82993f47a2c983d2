#include "solve/input.h"

namespace rotation_game {

void Input::fill() {
  next_ = end_ = block_;
  const bool has_ended = stream_.peek() == std::char_traits<char>::eof();  // may wait
  if (!has_ended) end_ += stream_.readsome(block_, sizeof block_);
}

}  // namespace rotation_game
