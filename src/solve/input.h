#pragma once

#include <istream>
#include <string_view>

namespace rotation_game {

// The bytes of an input, as they come.
class Input {
 public:
  // The stream must live as long as the input, and is untied from whatever it was tied to: who reads sees to it that
  // nothing waits to be written when the input may wait to be read.
  explicit Input(std::istream& stream) : stream_(stream) { stream_.tie(nullptr); }
  // Returns whether there are no bytes for now, so that bytes() may wait.
  bool may_wait() const { return next_ == end_ && stream_.rdbuf()->in_avail() <= 0; }
  // Returns the bytes that are there for now, up to 64 KB of them. Waits for some if there are none. Returns none at
  // the end of the input or where it cannot be read.
  std::string_view bytes() {
    if (next_ == end_) fill();
    return {next_, static_cast<std::size_t>(end_ - next_)};
  }
  // Passes over the first of these bytes.
  void skip(std::size_t size) { next_ += size; }
  // Returns whether the input has ended because it cannot be read.
  bool has_failed() const { return stream_.bad(); }

 private:
  void fill();

  std::istream& stream_;
  char block_[1 << 16];
  const char* next_ = block_;
  const char* end_ = block_;
};

}  // namespace rotation_game
