#include "rotation_game/board.h"

namespace rotation_game {

Placements placements_of(const Board& board) {
  Placements placements = {{0, 0, 0}};
  for (int cell = 0; cell < cell_count; ++cell) placements.of[board.symbols[cell] - 1] |= 1u << cell;
  return placements;
}

static std::vector<CellSum> move_sums() {
  std::vector<CellSum> sums(move_count);
  for (Move move = 0; move < move_count; ++move) {
    for (int cell = 0; cell < cell_count; ++cell) sums[move].add(cell, 1u << cell);
    const int* cells = move_cells[move];
    for (int i = 0; i < line_length; ++i) {
      int source = cells[(i + 1) % line_length];
      sums[move].add(source, (1u << cells[i]) - (1u << source));
    }
  }
  return sums;
}

const std::vector<CellSum> moved_cells = move_sums();

}  // namespace rotation_game
