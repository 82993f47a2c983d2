#include <algorithm>
#include <cerrno>
#include <iostream>
#include <limits>
#include <new>
#include <stdexcept>

#include "boards/draw.h"
#include "boards/random_boards.h"
#include "check/check.h"
#include "command_line/messages.h"
#include "command_line/options.h"
#include "command_line/platform.h"
#include "rotation_game/solver.h"
#include "solve/answers.h"
#include "solve/batch_solver.h"

namespace rotation_game {
namespace {

enum ExitStatus { all_well = 0, something_wrong = 1, failed = 2 };

void complain(const std::string& message) { std::cerr << "rotation-game: " << printable_name(message) << '\n'; }

int cannot_read(const std::string& name) {
  complain(with_reason("cannot read '" + name + "'"));
  return failed;
}

[[noreturn]] void cannot_write() { throw std::runtime_error(with_reason("cannot write to standard output")); }

// Solves all cases of one input, and says what ended them if that was not their proper end.
int solve_cases(const std::string& name, Input& input, BatchSolver& solver) {
  errno = 0;
  const std::optional<End> end = solver.solve(input);
  if (!end) cannot_write();
  if (input.has_failed()) return cannot_read(name);
  if (!is_fault(end->stop)) return all_well;
  std::cerr << printable_name(fault_message(name, *end)) << '\n';
  return something_wrong;
}

int solve_file(const std::string& name, BatchSolver& solver) {
  errno = 0;
  InputBuffer file(name);
  if (!file.is_open()) return cannot_read(name);
  std::istream stream(&file);
  Input input(stream);
  return solve_cases(name, input, solver);
}

// Solves the cases of all FILEs. Where one is given more than once as standard input, each goes on behind the 0 that
// ended the one before; but nothing is read behind a fault.
int solve_files(const Options& options, BatchSolver& solver) {
  InputBuffer buffer("-");
  std::istream stream(&buffer);
  Input standard_input(stream);  // one for all, as it reads ahead
  int standard_input_status = all_well;
  int status = all_well;
  for (const std::string& name : options.files) {
    // Answers cannot be matched with cases any more when some of these are missing.
    if (options.check && status != all_well) break;
    if (name != "-") {
      status = std::max(status, solve_file(name, solver));
    } else if (standard_input_status == all_well) {
      standard_input_status = solve_cases("<stdin>", standard_input, solver);
      status = std::max(status, standard_input_status);
    }
  }
  return status;
}

Word node_budget(Engine engine) {
  if (engine == Engine::search) return std::numeric_limits<Word>::max();
  return engine == Engine::table ? 0 : default_node_budget;
}

int solve(const Options& options, Sink& sink) {
  Statistics statistics;
  Progress progress(std::cerr);
  BatchSolver solver(node_budget(options.engine), sink, options.stats ? &statistics : nullptr,
                     options.progress ? &progress : nullptr);
  const int status = solve_files(options, solver);
  if (options.stats) statistics.write(std::cerr, solver.nodes());
  return status;
}

int check(const Options& options) {
  errno = 0;
  InputBuffer buffer(*options.check);
  if (!buffer.is_open()) return cannot_read(*options.check);
  std::istream answers(&buffer);
  const std::string name = *options.check == "-" ? "<stdin>" : *options.check;
  DrawMoves draw;
  if (options.draw) {
    draw = [](const Placements& placements, const std::string& letters) { draw_moves(std::cout, placements, letters); };
  }
  AnswerChecker checker(answers, printable_name(name), std::cout, draw);
  try {
    const int status = solve(options, checker);
    return checker.finish(status == all_well) ? status : std::max<int>(status, something_wrong);
  } catch (const AnswersUnreadable&) {
    return cannot_read(name);
  } catch (const std::bad_alloc&) {
    checker.sum_up();
    throw;
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
  prepare_platform();
  std::ios::sync_with_stdio(false);
  int status = failed;
  try {
    if (argc == 1 && standard_input_is_terminal()) {
      complain("type boards, 24 numbers each, and then 0; --help shows more");
    }
    status = run(parse_options({argv + 1, argv + argc}));
    if (!std::cout.flush()) cannot_write();
  } catch (const UsageError& error) {
    complain(error.what());
    std::cerr << "Try 'rotation-game --help'.\n";
  } catch (const std::bad_alloc&) {
    complain("out of memory");
  } catch (const std::exception& error) {
    complain(error.what());
  }
  return std::cout.flush() && std::cerr ? status : failed;
}
