// Whatever a user has in a global is there before main() begins.

#include "globals.h"

#include "rotation_game/judge_format.h"
#include "rotation_game/solver.h"

using namespace rotation_game;

namespace {

const char text[] = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n";

Board board() {
  CaseReader reader;
  for (const char* byte = text;; ++byte) {
    if (const Board* board = reader.take(*byte)) return *board;
  }
}

}  // namespace

Solver solver;
const std::string by_search = answer_text(solver.solve(placements_of(board())));
const std::string by_table = answer_text(solution_table().solution(placements_of(board())));
const unsigned moved_center = move_table().moved[0](center);
