#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <iostream>
#include <limits>

#include "messages.h"
#include "options.h"
#include "rotation_game/ida_star.h"
#include "rotation_game/judge_format.h"

namespace rotation_game {
namespace {

enum ExitStatus { all_answered = 0, malformed_input = 1, failed = 2 };

void complain(const std::string& message) { std::cerr << "rotation-game: " << message << '\n'; }

// Answers all cases of one input, and says what ended them if that was not their proper end.
int answer_cases(const std::string& name, std::istream& input) {
  CaseReader cases(input, std::cout);
  IdaStar search;
  Board board;
  while (std::cout && cases.read(board)) {
    char text[longest_answer];
    const Solution solution = search.search(placements_of(board), std::numeric_limits<Word>::max());
    std::cout.write(text, write_answer(text, solution) - text);
  }
  if (!std::cout.flush()) return failed;
  if (input.bad()) {
    complain(with_reason("cannot read '" + name + "'"));
    return failed;
  }
  if (!is_fault(cases.stop())) return all_answered;
  std::cerr << fault_message(name, cases.stop()) << '\n';
  return malformed_input;
}

int answer_file(const std::string& name) {
  if (name == "-") return answer_cases("<stdin>", std::cin);
  std::ifstream file(name, std::ios::binary);
  if (file) return answer_cases(name, file);
  complain(with_reason("cannot read '" + name + "'"));
  return failed;
}

int run(const Options& options) {
  int status = all_answered;
  if (options.help) {
    std::cout << help_text;
  } else if (options.version) {
    std::cout << "rotation-game " ROTATION_GAME_VERSION "\n";
  } else {
    for (const std::string& file : options.files) {
      if (!std::cout) break;
      errno = 0;
      status = std::max(status, answer_file(file));
    }
  }
  if (std::cout.flush()) return status;
  complain(with_reason("cannot write to standard output"));
  return failed;
}

}  // namespace
}  // namespace rotation_game

int main(int argc, char** argv) {
  using namespace rotation_game;
  std::ios::sync_with_stdio(false);
#ifdef SIGPIPE
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is a failed write, and told as one
#endif
  try {
    return run(parse_options({argv + 1, argv + argc}));
  } catch (const UsageError& error) {
    complain(std::string(error.what()) + "\nTry 'rotation-game --help'.");
  } catch (const std::exception& error) {
    complain(error.what());
  }
  return failed;
}
