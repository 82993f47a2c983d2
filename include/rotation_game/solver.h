#pragma once

#include "rotation_game/ida_star.h"
#include "rotation_game/solution_table.h"

namespace rotation_game {

// As many nodes take about a tenth of the time that the table takes to build.
const Word default_node_budget = 100000;

// Solves boards, by IDA* while that is cheap and by the table once that pays.
//
// While the search keeps within its budget, the table is never paid for, so a few easy boards take no longer than by
// IDA* alone. Otherwise the table answers all the rest, and the search has cost a tenth more than the table alone.
// The total exceeds the better of the two most where IDA* alone would just have left the budget behind: by the cost of
// the table.
//
// Each thread needs a solver of its own; they share the table. A solver may be a global.
class Solver {
 public:
  // IDA* visits `budget` nodes at the most, over all boards; from then on the table answers. With 0 the table
  // answers all, with the largest number IDA* does.
  explicit Solver(Word budget = default_node_budget) : budget_(budget) {}
  // Returns the answer for the board with these placements: of its shortest solutions, whichever the symbol, the
  // smallest in dictionary order. Every placement must have eight cells. Throws std::bad_alloc where the table is
  // wanted and there is no memory for it.
  Solution solve(const Placements& placements) {
    Solution solution = search_.search(placements, budget_ - nodes());
    return solution ? solution : solution_table().solution(placements);
  }
  // Returns the nodes that IDA* has visited, also those in vain.
  Word nodes() const { return search_.nodes(); }

 private:
  Word budget_;
  IdaStar search_;
};

}  // namespace rotation_game
