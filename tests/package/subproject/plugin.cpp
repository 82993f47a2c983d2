#include "rotation_game/solver.h"

using namespace rotation_game;

int length_of_first_board() {
  const Board board = {{1, 1, 1, 1, 3, 2, 3, 2, 3, 1, 3, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 1, 3, 3}};
  return length(Solver().solve(placements_of(board)));
}
