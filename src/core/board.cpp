#include "rotation_game/board.h"

namespace rotation_game {

Placements placements_of(const Board& board) {
  Placements placements = {{0}};
  for (int cell = 0; cell < cell_count; ++cell) placements.of[board.symbols[cell] - 1] |= 1u << cell;
  return placements;
}

static std::vector<CellSum> tabulated_moves() {
  std::vector<CellSum> sums(move_count);
  for (Move move = 0; move < move_count; ++move) {
    for (int cell = 0; cell < cell_count; ++cell) sums[move].add(cell, 1u << cell);
    for (int i = 0; i < line_length; ++i) {
      int target = move_cells[move][i], source = move_cells[move][(i + 1) % line_length];
      sums[move].add(source, (1u << target) - (1u << source));
    }
  }
  return sums;
}

const std::vector<CellSum> moved_cells = tabulated_moves();

}  // namespace rotation_game
