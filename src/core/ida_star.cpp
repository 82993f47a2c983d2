#include "rotation_game/ida_star.h"

namespace rotation_game {

IdaStar::IdaStar() : moves_(move_table()), nodes_(0), nodes_left_(0) {
  for (int cell = 0; cell < cell_count; ++cell) summary_.add(cell, (~center >> cell & 1) << 16);
  for (Move move = 0; move < move_count; ++move) {
    summary_.add(move_cells[move][5], 1u << move);
    summary_.add(move_cells[move][2], 256u << move);
  }
}

Solution IdaStar::visit(const Placements& position, int moves_left, MoveSet forbidden) {
  if (!nodes_left_) return 0;
  --nodes_left_;
  ++nodes_;
  MoveSet moves = 0;  // none in the end, if there are no moves left
  for (int i = 0; i < symbol_count; ++i) {
    if (position.of[i] == center) return Solution(i + 1);  // with no moves left, for shorter ones were sought before
    moves |= promising(position.of[i], moves_left);
  }
  moves &= 255 & ~forbidden;  // none beyond the eight
  for (Move move = 0; moves >> move; ++move) {
    if (!(moves >> move & 1)) continue;
    Placements next;
    for (int i = 0; i < symbol_count; ++i) next.of[i] = moves_.moved[move](position.of[i]);
    Solution rest = visit(next, moves_left - 1, forbidden_after(move, forbidden));
    if (rest) return prepend(move, rest);
  }
  return 0;
}

}  // namespace rotation_game
