#include "command_line/platform.h"

#ifdef _WIN32

#include <fcntl.h>
#include <io.h>

namespace rotation_game {

// Bytes are what they are: no line end is translated, and none ends an input.
void prepare_platform() {
  for (int descriptor = 0; descriptor <= 2; ++descriptor) _setmode(descriptor, _O_BINARY);
}

}  // namespace rotation_game

#else

#include <fcntl.h>
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

}  // namespace rotation_game

#endif
