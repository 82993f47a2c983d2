#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <iostream>
#include <limits>

#include "command_line/answers.h"
#include "command_line/batch.h"
#include "command_line/fast_reader.h"
#include "command_line/messages.h"
#include "command_line/options.h"
#include "rotation_game/judge_format.h"
#include "rotation_game/solver.h"

namespace rotation_game::command_line {
namespace {

enum ExitStatus { all_well = 0, something_wrong = 1, failed = 2 };

void complain(const std::string& message) { std::cerr << "rotation-game: " << message << '\n'; }

Word node_budget(Engine engine) {
  if (engine == Engine::search) return std::numeric_limits<Word>::max();
  return engine == Engine::table ? 0 : default_node_budget;
}

// Solves all cases of one input, and says what ended them if that was not their proper end.
int solve_cases(const std::string& name, std::istream& source, Batch& batch) {
  BlockInput input(source);
  FastReader cases(input, batch.stream());
  Board board;
  while (std::cout && cases.read(board)) batch.add(board);
  batch.stream().flush();
  if (!std::cout) return failed;
  if (input.bad()) {
    complain(with_reason("cannot read '" + name + "'"));
    return failed;
  }
  if (!is_fault(cases.stop())) return all_well;
  std::cerr << fault_message(name, cases.stop()) << '\n';
  return something_wrong;
}

int solve_file(const std::string& name, Batch& batch) {
  if (name == "-") return solve_cases("<stdin>", std::cin, batch);
  std::ifstream file(name, std::ios::binary);
  if (file) return solve_cases(name, file, batch);
  complain(with_reason("cannot read '" + name + "'"));
  return failed;
}

int solve(const Options& options) {
  Solver solver(node_budget(options.engine));
  Answers answers(std::cout);
  Batch batch(solver, answers);
  int status = all_well;
  for (const std::string& file : options.files) {
    if (!std::cout) break;
    errno = 0;
    status = std::max(status, solve_file(file, batch));
  }
  return status;
}

int run(const Options& options) {
  int status = all_well;
  if (options.help) {
    std::cout << help_text;
  } else if (options.version) {
    std::cout << "rotation-game " ROTATION_GAME_VERSION "\n";
  } else {
    status = solve(options);
  }
  if (std::cout.flush()) return status;
  complain(with_reason("cannot write to standard output"));
  return failed;
}

}  // namespace
}  // namespace rotation_game::command_line

int main(int argc, char** argv) {
  using namespace rotation_game::command_line;
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
