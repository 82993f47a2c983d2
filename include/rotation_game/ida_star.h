#pragma once

#include "rotation_game/move_order.h"
#include "rotation_game/placement.h"
#include "rotation_game/solution.h"

namespace rotation_game {

// IDA* (Korf, 1985): depth-first searches with a growing threshold on the number of moves. Moves are tried from A to H,
// so the first solution found at the first threshold that has one is the smallest in dictionary order.
//
// The heuristic is the minimum mismatch: over the symbols, how many cells of the center do not hold it. It is
// admissible, since a move brings one symbol into the center and takes one out; and those two are known before the move
// is made, so a move that would leave every symbol with more mismatches than moves is not made at all.
//
// A node is a position that a search visits, its root included. Each thread needs a search of its own.
class IdaStar {
 public:
  IdaStar();
  // Returns the smallest of the shortest solutions of `start`, over all its symbols, or 0 if that takes `budget`
  // nodes or more. A placement of more or less than eight cells is never solved; with three of these, the search ends
  // by its budget only.
  Solution search(const Placements& start, Word budget) {
    nodes_left_ = budget;
    Solution found = 0;
    for (int threshold = 0; !found && nodes_left_; ++threshold) found = visit(start, threshold, 0);
    return nodes_left_ ? found : 0;
  }
  // Returns the number of nodes that all searches have visited.
  Word nodes() const { return nodes_; }

 private:
  // Returns the moves after which a placement's mismatches do not exceed the moves then left.
  //
  // A move changes the mismatches by -1, 0 or +1: by -1 if the placement holds the cell that enters the center, by +1
  // if it holds the one that leaves. Before the move there are moves_left - slack of them, after it there may be
  // moves_left - 1; so it may add at most slack - 1.
  MoveSet promising(Placement placement, int moves_left) const {
    unsigned summary = summary_(placement);
    MoveSet entering = summary, keeping = ~(summary >> 8);
    int slack = moves_left - int(summary >> 16);
    return slack > 1 ? ~0u : slack == 1 ? entering | keeping : slack == 0 ? entering & keeping : 0;
  }
  Solution visit(const Placements& position, int moves_left, MoveSet forbidden);

  // The moves whose entering cell a placement holds (bits 0..7), the moves whose leaving cell it holds (bits 8..15),
  // and its mismatches, which are as many as it has cells outside the center (from bit 16).
  CellSum summary_;
  const MoveTable& moves_;
  Word nodes_, nodes_left_;
};

}  // namespace rotation_game
