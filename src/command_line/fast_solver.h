#pragma once

#include "rotation_game/solver.h"

namespace rotation_game::command_line {

// A solver that can be told in advance which boards it is to solve.
class FastSolver : public Solver {
 public:
  using Solver::Solver;
  // Returns whether IDA* has some of its budget left.
  bool is_searching() const { return nodes() < node_budget_; }
  // Begins to fetch from memory what solve() will look up for a board, unless IDA* is going to search. Look-ups in a
  // table of 6 MB wait for memory; those that have been announced some time before do not, and a million boards are
  // solved in 0.7 of the time. The table is built here, if solve() has not done that, so this may throw
  // std::bad_alloc.
  void announce(const Placements& board) {
    if (is_searching()) return;
    const std::vector<Solution>& solutions = table_.solutions();
    for (const Placement placement : board.of) prefetch(&solutions[table_.rank(placement)]);
  }

 private:
  static void prefetch(const void* address) {
#ifdef __GNUC__  // and Clang
    __builtin_prefetch(address);
#else
    static_cast<void>(address);
#endif
  }
};

}  // namespace rotation_game::command_line
