#include "command_line/platform.h"

#include <fcntl.h>

#include <cerrno>
#include <system_error>

#ifdef _WIN32

#include <io.h>
#include <sys/stat.h>
#include <windows.h>

namespace rotation_game {

// Bytes are what they are: no line end is translated, and none ends an input.
void prepare_platform() {
  for (int descriptor = 0; descriptor <= 2; ++descriptor) _setmode(descriptor, _O_BINARY);
}

// By what only a console has. For _isatty(), NUL is a terminal, too.
bool standard_input_is_terminal() {
  DWORD mode;
  return GetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), &mode) != 0;
}

namespace {

int open_file(const char* name) { return _open(name, _O_RDONLY | _O_BINARY); }
void close_file(int descriptor) { _close(descriptor); }
int read_file(int descriptor, char* bytes, unsigned size) { return _read(descriptor, bytes, size); }

bool may_wait(int descriptor) {
  struct _stat64 status;
  return _fstat64(descriptor, &status) != 0 || (status.st_mode & _S_IFMT) != _S_IFREG;
}

}  // namespace

}  // namespace rotation_game

#else

#include <poll.h>
#include <unistd.h>

#include <csignal>

namespace rotation_game {

void prepare_platform() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  // Whatever is opened takes the lowest free descriptor, so the null device takes those of closed streams, opened the
  // wrong way round.
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
    const bool is_closed = fcntl(descriptor, F_GETFD) < 0;
    if (is_closed) open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

bool standard_input_is_terminal() { return isatty(STDIN_FILENO) != 0; }

namespace {

int open_file(const char* name) { return open(name, O_RDONLY); }
void close_file(int descriptor) { close(descriptor); }
ssize_t read_file(int descriptor, char* bytes, std::size_t size) { return read(descriptor, bytes, size); }

bool may_wait(int descriptor) {
  pollfd readable = {descriptor, POLLIN, 0};
  return poll(&readable, 1, 0) != 1;
}

}  // namespace

}  // namespace rotation_game

#endif

namespace rotation_game {

static const int standard_input = 0;

InputBuffer::InputBuffer(const std::string& name)
    : descriptor_(name == "-" ? standard_input : open_file(name.c_str())) {}

InputBuffer::~InputBuffer() {
  if (is_open() && descriptor_ != standard_input) close_file(descriptor_);
}

InputBuffer::int_type InputBuffer::underflow() {
  const auto size = read_file(descriptor_, block_, sizeof block_);
  if (size < 0) throw std::system_error(errno, std::generic_category());
  if (size == 0) return traits_type::eof();
  setg(block_, block_, block_ + size);
  return traits_type::to_int_type(block_[0]);
}

std::streamsize InputBuffer::showmanyc() { return may_wait(descriptor_) ? 0 : 1; }

}  // namespace rotation_game
