#pragma once

#include <algorithm>
#include <vector>

#include "rotation_game/placement.h"
#include "rotation_game/solution.h"

namespace rotation_game {

const unsigned placement_count = 735471;  // C(24, 8)

// The smallest of the shortest solutions of every placement, and so of every board: a board's answer is the smallest
// of its three placements' solutions.
//
// Placements by the length of their solutions, 0..14: 1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170,
// 178588, 72941, 10045, 188.
//
// A table never changes, so threads may share it. Every placement asked for must have eight cells, or what is read is
// not the table's.
class SolutionTable {
 public:
  // Builds the table, in the time of some million nodes of a search. It takes 6 MB, and 2 MB more while it is built;
  // where that much memory is not to be had, this throws std::bad_alloc.
  SolutionTable();
  // Returns the number of a placement in the order of their values, 0..735470 (the combinatorial number system; Lehmer,
  // 1964). The upper twelve cells tell how many placements have a smaller upper half, and how many cells are left for
  // the lower half; its place among the halves of that size adds the rest.
  unsigned rank(Placement placement) const { return first_rank_[placement >> 12] + place_[placement & 4095]; }
  // Returns the solution of one placement; the symbol is left open. It is the table's own entry: who is going to look
  // up many can have their memory fetched in advance.
  const Solution& solution(Placement placement) const { return solutions_[rank(placement)]; }
  // Returns the solution of the board with these placements.
  Solution solution(const Placements& placements) const {
    Solution best = ~Solution(0);
    for (int i = 0; i < symbol_count; ++i) best = std::min(best, solution(placements.of[i]) | Solution(i + 1));
    return best;
  }

 private:
  unsigned first_rank_[4096];
  unsigned short place_[4096];       // short, or the two would fill a first-level cache
  std::vector<Solution> solutions_;  // by rank
};

// Returns the table that all share. It is built at the first call, which may be made from anywhere, also before main()
// begins, and from C++11 on by several threads at once. A call that throws std::bad_alloc may be repeated.
inline const SolutionTable& solution_table() {
  static const SolutionTable table;
  return table;
}

}  // namespace rotation_game
