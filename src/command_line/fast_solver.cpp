#include "command_line/fast_solver.h"

#include <algorithm>

namespace rotation_game::command_line {

void FastSolver::look_up(const Placements* boards, int count, Solution* solutions) {
  if (count == 0) return;
  unsigned ranks[largest_batch][symbol_count];
  for (int i = 0; i < count; ++i) {
    for (int symbol = 0; symbol < symbol_count; ++symbol) ranks[i][symbol] = table_.rank(boards[i].of[symbol]);
  }
  const Solution* const table = table_.solutions().data();
  for (int i = 0; i < count; ++i) {
    const Solution one = table[ranks[i][0]] | 1;
    const Solution two = table[ranks[i][1]] | 2;
    const Solution three = table[ranks[i][2]] | 3;
    solutions[i] = std::min(std::min(one, two), three);
  }
}

}  // namespace rotation_game::command_line
