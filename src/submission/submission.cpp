#include "../core/board.cpp"
#include "../core/ida_star.cpp"
#include "../core/judge_format.cpp"
#include "../core/solution_table.cpp"
#include "rotation_game/solver.h"

int main() {
  using namespace rotation_game;
  std::ios::sync_with_stdio(false);
  CaseReader cases(std::cin, std::cout);
  Solver solver;
  Board board;
  while (cases.read(board)) {
    char text[longest_answer];
    std::cout.write(text, write_answer(text, solver.solve(placements_of(board))) - text);
  }
  return 0;
}
