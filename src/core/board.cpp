#include "rotation_game/board.h"

namespace rotation_game {

Placements placements_of(const Board& board) {
  // Which cells hold an odd symbol, and from bit 32 on, which hold 2 or 3.
  Word planes = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    Word symbol = board.symbols[cell];
    planes |= ((symbol & 1) | symbol >> 1 << 32) << cell;
  }
  Placement odd = Placement(planes), high = Placement(planes >> 32);
  Placements placements = {{odd & ~high, high & ~odd, odd & high}};
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
