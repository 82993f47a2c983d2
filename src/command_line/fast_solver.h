#pragma once

#include "rotation_game/solver.h"

namespace rotation_game::command_line {

// A solver that can look up many boards at once. The look-ups in a table of 6 MB wait for memory; in a loop of their
// own, those of several boards wait together, which saves up to two fifths of the whole program's time.
class FastSolver : public Solver {
 public:
  using Solver::Solver;
  static constexpr int largest_batch = 256;
  // Returns whether IDA* has some of its budget left.
  bool is_searching() const { return nodes() < node_budget_; }
  // Writes the table's solutions of `count` boards, largest_batch at most, to `solutions`.
  void look_up(const Placements* boards, int count, Solution* solutions);
};

}  // namespace rotation_game::command_line
