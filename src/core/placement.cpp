#include "rotation_game/placement.h"

namespace rotation_game {

MoveTable::MoveTable() {
  for (Move move = 0; move < move_count; ++move) {
    Board sources;
    for (int cell = 0; cell < cell_count; ++cell) sources.symbols[cell] = Symbol(cell);
    rotate(sources, move);
    for (int cell = 0; cell < cell_count; ++cell) {
      moved[move].add(sources.symbols[cell], 1u << cell);
      matches.add(sources.symbols[cell], (center >> cell & 1) << 4 * move);
    }
  }
}

}  // namespace rotation_game
