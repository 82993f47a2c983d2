#pragma once

#include "rotation_game/board.h"

namespace rotation_game {

// The cells that hold one symbol, as a set: bit c is cell c. What a move makes of a symbol's placement, and whether
// the symbol fills the center, depends on this placement alone. A board's placements have eight cells each; what is
// here takes sets of any size.
typedef unsigned Placement;

const Placement center = 0x399C0;

// The placements of a board's symbols, which solvers work on: of[0] is that of symbol 1, and so on.
struct Placements {
  Placement of[symbol_count];
};

// Returns the placements of a board's symbols. Every cell must hold 1, 2 or 3.
inline Placements placements_of(const Board& board) {
  Placements placements = {{0, 0, 0}};
  for (int cell = 0; cell < cell_count; ++cell) placements.of[board.symbols[cell] - 1] |= 1u << cell;
  return placements;
}

// A sum of weights over the cells of a placement, tabulated by the placement's three bytes.
class CellSum {
 public:
  CellSum() : sums_() {}
  void add(int cell, unsigned weight) {
    for (int byte = 0; byte < 256; ++byte) sums_[cell / 8][byte] += weight * (byte >> cell % 8 & 1);
  }
  unsigned operator()(Placement placement) const {
    return sums_[0][placement & 255] + sums_[1][placement >> 8 & 255] + sums_[2][placement >> 16];
  }

 private:
  unsigned sums_[3][256];
};

// What each move makes of every placement, in 27 KB: move_table().moved[move](placement).
struct MoveTable {
  MoveTable();
  CellSum moved[move_count];  // the placement after the move: the sum of the bits to which it takes the cells
  CellSum matches;            // how many cells are in the center after each move: hexadecimal digits, A's the lowest
};

// Returns the table that all share. It is made at the first call, which may be made from anywhere, also before main()
// begins, and from C++11 on by several threads at once. Who looks up often keeps the reference.
inline const MoveTable& move_table() {
  static const MoveTable table;
  return table;
}

}  // namespace rotation_game
