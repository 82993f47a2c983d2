#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <iostream>
#include <limits>

#include "boards/draw.h"
#include "boards/random_boards.h"
#include "check/check.h"
#include "command_line/messages.h"
#include "command_line/options.h"
#include "solve/answers.h"
#include "solve/batch_solver.h"

namespace rotation_game {
namespace {

enum ExitStatus { all_well = 0, something_wrong = 1, failed = 2 };

void complain(const std::string& message) { std::cerr << "rotation-game: " << message << '\n'; }

int cannot_read(const std::string& name) {
  complain(with_reason("cannot read '" + name + "'"));
  return failed;
}

// Solves all cases of one input, and says what ended them if that was not their proper end.
int solve_cases(const std::string& name, Input& input, BatchSolver& solver) {
  const std::optional<End> end = solver.solve(input);
  if (!end) return failed;  // main() says why
  if (input.has_failed()) return cannot_read(name);
  if (!is_fault(end->stop)) return all_well;
  std::cerr << fault_message(name, *end) << '\n';
  return something_wrong;
}

int solve_file(const std::string& name, Input& standard_input, BatchSolver& solver) {
  errno = 0;
  if (name == "-") return solve_cases("<stdin>", standard_input, solver);
  std::ifstream file(name, std::ios::binary);
  if (!file) return cannot_read(name);
  Input input(file);
  return solve_cases(name, input, solver);
}

Word node_budget(Engine engine) {
  if (engine == Engine::search) return std::numeric_limits<Word>::max();
  return engine == Engine::table ? 0 : default_node_budget;
}

int solve(const Options& options, Sink& sink) {
  const Word budget = node_budget(options.engine);
  Statistics statistics(budget);
  Progress progress(std::cerr);
  BatchSolver solver(budget, sink, options.stats ? &statistics : nullptr, options.progress ? &progress : nullptr);
  Input standard_input(std::cin);  // one for all "-", as it reads ahead
  int status = all_well;
  for (const std::string& name : options.files) {
    if (!std::cout) break;
    // Answers cannot be matched with cases any more when some of these are missing.
    if (options.check && status != all_well) break;
    status = std::max(status, solve_file(name, standard_input, solver));
  }
  if (options.stats) statistics.write(std::cerr);
  return status;
}

int check(const Options& options) {
  const bool from_standard_input = *options.check == "-";
  std::ifstream file;
  if (!from_standard_input) {
    errno = 0;
    file.open(*options.check, std::ios::binary);
    if (!file) return cannot_read(*options.check);
  }
  const std::string name = from_standard_input ? "<stdin>" : *options.check;
  AnswerChecker checker(from_standard_input ? std::cin : file, name, std::cout);
  try {
    const int status = solve(options, checker);
    return checker.finish(status == all_well) ? status : std::max<int>(status, something_wrong);
  } catch (const AnswersUnreadable&) {
    return cannot_read(name);
  }
}

int run(const Options& options) {
  if (options.help) {
    std::cout << help_text;
    return all_well;
  }
  if (options.version) {
    std::cout << "rotation-game " ROTATION_GAME_VERSION "\n";
    return all_well;
  }
  if (options.random) {
    const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
    if (!options.seed) std::cerr << "rotation-game: --seed=" << seed << '\n';
    write_random_boards(std::cout, *options.random, RandomBoards(seed, options.moves));
    return all_well;
  }
  if (options.check) return check(options);
  if (options.draw) {
    Drawings drawings(std::cout);
    return solve(options, drawings);
  }
  Answers answers(std::cout);
  return solve(options, answers);
}

}  // namespace
}  // namespace rotation_game

int main(int argc, char** argv) {
  using namespace rotation_game;
  std::ios::sync_with_stdio(false);
#ifdef SIGPIPE
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is a failed write, and told as one
#endif
  std::string trouble;
  try {
    const int status = run(parse_options({argv + 1, argv + argc}));
    if (std::cout.flush()) return status == all_well && !std::cerr ? failed : status;
    trouble = with_reason("cannot write to standard output");
  } catch (const UsageError& error) {
    trouble = error.what() + std::string("\nTry 'rotation-game --help'.");
  } catch (const std::bad_alloc&) {
    trouble = "out of memory";
  } catch (const std::exception& error) {
    trouble = error.what();
  }
  std::cout.flush();
  complain(trouble);
  return failed;
}
