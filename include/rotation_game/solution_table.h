#pragma once

#include <algorithm>
#include <vector>

#include "rotation_game/solution.h"

namespace rotation_game {

const unsigned placement_count = 735471;  // C(24, 8)

// The smallest of the shortest solutions of every placement, and so of every board: a board's answer is the smallest
// of its three placements' solutions.
//
// Placements by the length of their solutions, 0..14: 1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170,
// 178588, 72941, 10045, 188.
class SolutionTable {
 public:
  SolutionTable();
  // Returns the number of a placement in the order of their values, 0..735470 (the combinatorial number system; Lehmer,
  // 1964). The placement must have eight cells. The upper twelve cells tell how many placements have a smaller upper
  // half, and how many cells are left for the lower half; its place among the halves of that size adds the rest.
  unsigned rank(Placement placement) const { return first_rank_[placement >> 12] + place_[placement & 4095]; }
  // Returns the solutions of all placements, by rank; the symbols are left open. The first call builds the table, which
  // takes 6 MB, and 3 MB more for that time.
  const std::vector<Solution>& solutions() {
    if (solutions_.empty()) build();
    return solutions_;
  }
  // Returns the solution of one placement, which must have eight cells; the symbol is left open.
  Solution solution(Placement placement) { return solutions()[rank(placement)]; }
  // Returns the solution of the board with these placements.
  Solution solution(const Placements& board) {
    Solution best = ~Solution(0);
    for (int i = 0; i < symbol_count; ++i) best = std::min(best, solution(board.of[i]) | Solution(i + 1));
    return best;
  }

 private:
  void build();

  unsigned first_rank_[4096];
  unsigned short place_[4096];
  std::vector<Solution> solutions_;  // by rank
};

}  // namespace rotation_game
