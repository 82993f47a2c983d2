#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <iostream>
#include <limits>

#include "command_line/answers.h"
#include "command_line/batch.h"
#include "command_line/check.h"
#include "command_line/draw.h"
#include "command_line/fast_reader.h"
#include "command_line/messages.h"
#include "command_line/options.h"
#include "command_line/random_boards.h"

namespace rotation_game::command_line {
namespace {

enum ExitStatus { all_well = 0, something_wrong = 1, failed = 2 };

void complain(const std::string& message) { std::cerr << "rotation-game: " << message << '\n'; }

int cannot_read(const std::string& name) {
  complain(with_reason("cannot read '" + name + "'"));
  return failed;
}

// Solves all cases of one input, and says what ended them if that was not their proper end.
int solve_cases(const std::string& name, BlockInput& input, Batch& batch) {
  FastReader cases(input, batch.stream());
  Placements board;
  while (std::cout && cases.read(board)) batch.add(board);
  batch.stream().flush();
  if (!std::cout) return failed;
  if (input.bad()) return cannot_read(name);
  if (!is_fault(cases.stop())) return all_well;
  std::cerr << fault_message(name, cases.stop()) << '\n';
  return something_wrong;
}

int solve_file(const std::string& name, BlockInput& standard_input, Batch& batch) {
  errno = 0;
  if (name == "-") return solve_cases("<stdin>", standard_input, batch);
  std::ifstream file(name, std::ios::binary);
  if (!file) return cannot_read(name);
  BlockInput input(file);
  return solve_cases(name, input, batch);
}

Word node_budget(Engine engine) {
  if (engine == Engine::search) return std::numeric_limits<Word>::max();
  return engine == Engine::table ? 0 : default_node_budget;
}

int solve(const Options& options, Sink& sink) {
  const Word budget = node_budget(options.engine);
  FastSolver solver(budget);
  Statistics statistics(budget);
  Progress progress(std::cerr);
  Batch batch(solver, sink, options.stats ? &statistics : nullptr, options.progress ? &progress : nullptr);
  BlockInput standard_input(std::cin);  // one for all "-", as it reads ahead
  int status = all_well;
  for (const std::string& name : options.files) {
    if (!std::cout) break;
    // Answers cannot be matched with cases any more when some of these are missing.
    if (options.check && status != all_well) break;
    status = std::max(status, solve_file(name, standard_input, batch));
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
  AnswerChecker checker(from_standard_input ? std::cin : file, from_standard_input ? "<stdin>" : *options.check,
                        std::cout);
  const int status = solve(options, checker);
  return checker.finish(status == all_well) ? status : std::max<int>(status, something_wrong);
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
}  // namespace rotation_game::command_line

int main(int argc, char** argv) {
  using namespace rotation_game::command_line;
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
