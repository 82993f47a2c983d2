// A solution as it is often handed in, and rejected: it solves the board for each symbol and takes the shortest
// solution, but where two symbols are equally far it keeps the one with the smaller number. The problem wants the
// solution that is smaller in dictionary order. Everything else is right.

#include <iostream>

#include "rotation_game/judge_format.h"
#include "rotation_game/solution_table.h"

int main() {
  using namespace rotation_game;
  std::ios::sync_with_stdio(false);
  CaseReader cases(std::cin, std::cout);
  SolutionTable table;
  Board board;
  while (cases.read(board)) {
    const Placements placements = placements_of(board);
    Solution best = table.solution(placements.of[0]) | 1;
    for (int i = 1; i < symbol_count; ++i) {
      const Solution solution = table.solution(placements.of[i]) | Solution(i + 1);
      if (length(solution) < length(best)) best = solution;
    }
    char answer[longest_answer];
    std::cout.write(answer, write_answer(answer, best) - answer);
  }
}
