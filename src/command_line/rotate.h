#pragma once

#include "rotation_game/board.h"

namespace rotation_game::command_line {

// Makes `move` on a board, cell by cell. The cells may hold anything, such as the numbers of the cells themselves: then
// the board tells afterwards where each cell's content has come from.
inline void rotate(Board& board, Move move) {
  const int(&cells)[line_length] = move_cells[move];
  const Symbol first = board.symbols[cells[0]];
  for (int i = 0; i + 1 < line_length; ++i) board.symbols[cells[i]] = board.symbols[cells[i + 1]];
  board.symbols[cells[line_length - 1]] = first;
}

}  // namespace rotation_game::command_line
