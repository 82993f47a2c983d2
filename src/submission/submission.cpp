#include <iostream>

#include "../core/ida_star.cpp"
#include "../core/judge_format.cpp"
#include "../core/placement.cpp"
#include "../core/solution_table.cpp"
#include "rotation_game/solver.h"

int main() {
  using namespace rotation_game;
  std::ios::sync_with_stdio(false);
  std::cin.tie(0);
  CaseReader reader;
  Solver solver;
  while (!reader.has_stopped()) {
    if (std::cin.rdbuf()->in_avail() <= 0) std::cout.flush();
    char byte;
    const Board* board = std::cin.get(byte) ? reader.take(byte) : reader.end();
    if (board) std::cout << answer_text(solver.solve(placements_of(*board)));
  }
  return 0;
}
