#pragma once

#include "rotation_game/board.h"

namespace rotation_game {

// A solution in one number: its moves and the symbol that they bring to the center.
//
//   bits 63..60  the number of moves, 0..14
//   bits 59..18  the moves, three bits each, the first one highest; zeros after the last
//   bits  1..0   the symbol, 1..3, or 0 where it is left open
//
// Solutions compare as numbers the way answers are chosen: the shorter one is less, and of two of the same length the
// one that is smaller in dictionary order.
typedef Word Solution;

// A board's solution is never 0, for it has a symbol: 0 says that none was found.

// Returns the number of moves.
inline int length(Solution solution) { return int(solution >> 60); }

// Returns the move at `index`, 0..13; beyond the last it is 0.
inline Move move_at(Solution solution, int index) { return Move(solution >> (57 - 3 * index) & 7); }

// Returns the symbol that is in the center at the end, 1..3.
inline int symbol(Solution solution) { return int(solution & 3); }

// Returns `rest`, which has 13 moves at most, with `move` before it.
//
// The moves make room for it by three bits, which leaves their last three bits free. In the first three comes the move;
// 8 above it is bit 60, and so makes the length one more.
inline Solution prepend(Move move, Solution rest) {
  const Solution moves = (Solution(1) << 60) - 4;  // bits 59..2, between the length and the symbol
  return (rest & ~moves) + (Solution(8 + move) << 57) + ((rest & moves) >> 3);
}

}  // namespace rotation_game
