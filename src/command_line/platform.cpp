#include "command_line/platform.h"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <initializer_list>

namespace rotation_game {

void prepare_platform() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  // Whatever is opened takes the lowest free descriptor, so the null device takes those of closed streams, opened the
  // wrong way round.
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    const bool is_closed = fcntl(descriptor, F_GETFD) < 0;
    if (is_closed) open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace rotation_game
