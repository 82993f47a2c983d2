#pragma once

#include "rotation_game/placement.h"

namespace rotation_game {

// Returns the board whose symbols have these placements. A cell in none of the first two holds 3.
inline Board board_of(const Placements& placements) {
  Board board;
  for (int cell = 0; cell < cell_count; ++cell) {
    board.symbols[cell] = Symbol(placements.of[0] >> cell & 1 ? 1 : placements.of[1] >> cell & 1 ? 2 : 3);
  }
  return board;
}

}  // namespace rotation_game
