#pragma once

#include "rotation_game/board.h"

namespace rotation_game {

// Which moves need not follow those made so far, since of the sequences that differ only in the order of commuting
// moves, or in moves that undo each other, a search should make just one.
//
// Parallel moves commute, so the order inside a block of them does not matter. The rule:
//   - within a block, letters never descend (A B, not B A);
//   - within a block, a move and its inverse are never both made, not even with others between (A B F is B).
// It loses neither length nor letters: a sequence that breaks it has the effect of one that is shorter, or as long and
// smaller in dictionary order. So the smallest of the shortest solutions never breaks it.
//
// Returns the moves that must not follow `move`; `forbidden` are those that it must not have been, none at the start.
// What a block of parallel moves forbids stays forbidden until a move across it begins another.
//
// Nor would the solution have the same move four times running. To remember that would save two nodes in a hundred, and
// take more state than this one set.
inline MoveSet forbidden_after(Move move, MoveSet forbidden) {
  return ((forbidden | ((1u << move) - 1)) & parallel_moves(move)) | 1u << inverse(move);
}

}  // namespace rotation_game
