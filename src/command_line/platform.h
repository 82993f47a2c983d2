#pragma once

#include <streambuf>
#include <string>

namespace rotation_game {

// Does what systems must be told before a program can rely on its standard streams and on being told of failures. To be
// called before any stream is used. This file is the one place that knows systems apart.
//
// A stream that was closed by whoever started the program fails whenever it is used, instead of being mistaken for the
// file that is opened first. A write that fails, as the reader has gone away or a limit is reached, is told to who
// writes and does not kill the program.
void prepare_platform();

// Returns whether a person types what is read from standard input.
bool standard_input_is_terminal();

// What a stream reads from a file or from standard input, by the system's own calls. For with some libraries std::cin
// reads byte by byte, and std::ifstream takes a read that fails for the end of the file.
class InputBuffer : public std::streambuf {
 public:
  // Opens the file of this name; "-" is standard input. If that fails, errno tells why.
  explicit InputBuffer(const std::string& name);
  InputBuffer(const InputBuffer&) = delete;
  InputBuffer& operator=(const InputBuffer&) = delete;
  ~InputBuffer() override;
  bool is_open() const { return descriptor_ >= 0; }

 private:
  // Takes what is there in one go, and waits only where nothing is. If the read fails, the stream becomes bad, and
  // errno tells why.
  int_type underflow() override;
  // Returns 1 if underflow() would not wait, be it that there are bytes or that there will be none; else 0.
  std::streamsize showmanyc() override;

  const int descriptor_;
  char block_[1 << 17];  // twice what an Input takes at a time: a million boards take 0.97 of the time of once
};

}  // namespace rotation_game
