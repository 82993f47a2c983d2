#pragma once

#include "rotation_game/move_order.h"
#include "rotation_game/solution.h"

namespace rotation_game {

// IDA* (Korf, 1985): depth-first searches with a growing threshold on the number of moves. Moves are tried from A to H,
// so the first solution found at the first threshold that has one is the smallest in dictionary order.
//
// The heuristic is the minimum mismatch: over the symbols, how many cells of the center do not hold it. It is
// admissible, since a move brings one symbol into the center and takes one out; and those two are known before the move
// is made, so a move that would leave every symbol with more mismatches than moves is not made at all.
//
// A node is a position that a search visits, its root included.
class IdaStar {
 public:
  // A blind search does without the heuristic: plain iterative deepening.
  explicit IdaStar(bool blind = false);
  // Returns the smallest of the shortest solutions of `start`, over all its symbols, or 0 once node_budget
  // nodes have been visited in vain. Every placement must have eight cells.
  Solution search(const Placements& start, Word node_budget);
  // Returns the number of nodes that all searches have visited.
  Word nodes() const { return nodes_; }

 private:
  MoveSet promising(Placement placement, int moves_left) const;
  Solution visit(const Placements& position, int moves_left, MoveSet forbidden);

  unsigned mismatches_;
  CellSum summary_;
  Word nodes_, nodes_left_;
};

}  // namespace rotation_game
