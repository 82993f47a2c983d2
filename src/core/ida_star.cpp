#include "rotation_game/ida_star.h"

namespace rotation_game {

IdaStar::IdaStar() : digits_(), nodes_(0), nodes_left_(0) {
  for (Move move = 0; move < move_count; ++move) {
    for (unsigned set = 0; set < 256; ++set) {
      for (int i = 0; i < 3; ++i) after_[move][i][set] = state_of(move_table().moved[move](set << 8 * i));
      digits_[set] += (set >> move & 1) * 8 << 4 * move;
    }
  }
}

Solution IdaStar::visit(const State* position, int moves_left, MoveSet forbidden) {
  if (!nodes_left_) return 0;
  --nodes_left_;
  ++nodes_;
  // A move is promising if it leaves some symbol with no more mismatches than moves. Its mismatches are 8 minus its
  // matches, so that is where matches + moves_left - 1 >= 8. All digits are added to at once, and then the highest bit
  // of each tells. With more than eight moves left every move is promising, and a digit might overflow.
  unsigned moves = 0;
  for (int i = 0; i < symbol_count; ++i) {
    if (Placement(position[i]) == center) return Solution(i + 1);  // with no moves left: shorter were sought before
    moves |= moves_left > 8 ? ~0u : unsigned(position[i] >> 32) + 0x11111111 * unsigned(moves_left - 1);
  }
  if (!moves_left) return 0;
  for (moves &= digits_[255 & ~forbidden]; moves; moves &= moves - 1) {
    // The first move is at the lowest bit, 8 times a power of 16; and by that power its number comes to the top digit.
    Move move = (moves & ~(moves - 1)) / 8 * 0x01234567 >> 28;
    State next[symbol_count];
    for (int i = 0; i < symbol_count; ++i) next[i] = after(move, position[i]);
    Solution rest = visit(next, moves_left - 1, forbidden_after(move, forbidden));
    if (rest) return prepend(move, rest);
  }
  return 0;
}

}  // namespace rotation_game
