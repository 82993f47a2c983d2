#pragma once

#include <array>
#include <numeric>

#include "rotation_game/placement.h"

namespace rotation_game {

// What a sequence of moves does to any board, however long the sequence is.
class Permutation {
 public:
  // No moves.
  Permutation() { std::iota(origins_.begin(), origins_.end(), 0); }
  // Adds a move behind the others.
  void add(Move move) {
    const int(&cells)[line_length] = move_cells[move];
    const int first = origin(cells[0]);
    for (int i = 0; i + 1 < line_length; ++i) origin(cells[i]) = origin(cells[i + 1]);
    origin(cells[line_length - 1]) = first;
  }
  // Returns what the moves make of `board`.
  Board applied_to(const Board& board) const {
    Board result;
    for (std::size_t cell = 0; cell < origins_.size(); ++cell) result.symbols[cell] = board.symbols[origins_[cell]];
    return result;
  }
  // Returns the cells from which the symbols in `cells` come.
  Placement origins_of(Placement cells) const {
    Placement origins = 0;
    for (std::size_t cell = 0; cell < origins_.size(); ++cell) origins |= (cells >> cell & 1) << origins_[cell];
    return origins;
  }

 private:
  int& origin(int cell) { return origins_[std::size_t(cell)]; }

  std::array<int, cell_count> origins_;  // the cell from which each cell's symbol comes
};

}  // namespace rotation_game
