#pragma once

#include "rotation_game/move_order.h"
#include "rotation_game/placement.h"
#include "rotation_game/solution.h"

namespace rotation_game {

// IDA* (Korf, 1985): depth-first searches with a growing threshold on the number of moves. Moves are tried from A to H,
// so the first solution found at the first threshold that has one is the smallest in dictionary order.
//
// The heuristic is the minimum mismatch: over the symbols, how many cells of the center do not hold it. It is
// admissible, since a move brings one symbol into the center and takes one out. What it will be after a move is known
// before the move is made, so one that would leave every symbol with more mismatches than moves is not made at all.
//
// A node is a position that a search visits, its root included. Each thread needs a search of its own, of 50 KB.
class IdaStar {
 public:
  IdaStar();
  // Returns the smallest of the shortest solutions of `start`, over all its symbols, or 0 if that takes `budget`
  // nodes or more. A placement of more or less than eight cells is never solved; with three of these, the search ends
  // by its budget only.
  Solution search(const Placements& start, Word budget) {
    nodes_left_ = budget;
    State position[symbol_count];
    for (int i = 0; i < symbol_count; ++i) position[i] = state_of(start.of[i]);
    Solution found = 0;
    for (int threshold = 0; !found && nodes_left_; ++threshold) found = visit(position, threshold, 0);
    return nodes_left_ ? found : 0;
  }
  // Returns the number of nodes that all searches have visited.
  Word nodes() const { return nodes_; }

 private:
  // What the search carries of each symbol: in the lower half its placement, which tells whether it is solved; in the
  // upper half its matches after each move, as MoveTable gives them, which tell what moves are promising.
  //
  // This is enough: what a move makes of a state follows from the placement in it. And as both halves are sums over
  // the cells, the new state takes no more look-ups than the new placement alone.
  typedef Word State;

  static State state_of(Placement placement) { return State(move_table().matches(placement)) << 32 | placement; }
  State after(Move move, State state) const {
    return after_[move][0][state & 255] + after_[move][1][state >> 8 & 255] + after_[move][2][state >> 16 & 255];
  }
  Solution visit(const State* position, int moves_left, MoveSet forbidden);

  State after_[move_count][3][256];  // what a move makes of the cells in a byte of the placement
  unsigned digits_[256];             // a set of moves as digits, like those of matches: 8 for each move in it
  Word nodes_, nodes_left_;
};

}  // namespace rotation_game
