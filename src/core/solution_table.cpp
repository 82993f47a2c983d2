#include "rotation_game/solution_table.h"

#include "rotation_game/move_order.h"

namespace rotation_game {

SolutionTable::SolutionTable() {
  unsigned sizes[4096] = {0};
  unsigned short halves[13] = {0};
  for (unsigned half = 0; half < 4096; ++half) {
    sizes[half] = sizes[half / 2] + half % 2;
    place_[half] = halves[sizes[half]]++;
  }
  unsigned rank = 0;
  for (unsigned half = 0; half < 4096; ++half) {
    first_rank_[half] = rank;
    if (sizes[half] <= 8) rank += halves[8 - sizes[half]];
  }
}

// Breadth-first from the center, backwards: if `move` makes of a placement one that was found, it is solved by that
// move and the other's solution. Each level is built move by move over the one before it. So it comes out in dictionary
// order, and the solution by which a placement is first found is its smallest. What forbidden_after() forbids is in no
// smallest solution, and to leave it out saves three tenths of the moves.
void SolutionTable::build() {
  std::vector<Placement> found(placement_count + 1, center);
  std::vector<bool> reached(placement_count);
  solutions_.resize(placement_count);  // when all memory is there, for from now on the table is taken for built
  reached[rank(center)] = true;
  // Where in `found` those solutions of each length begin that begin with each move; after them, with none.
  unsigned starts[15][move_count + 2] = {{0}};
  starts[0][move_count + 1] = 1;
  unsigned count = 1;
  for (int level = 0; level < 14; ++level) {
    for (Move move = 0; move < move_count; ++move) {
      unsigned first = starts[level + 1][move] = count;
      for (Move next = 0; next <= move_count; ++next) {
        if (forbidden_after(move, 0) >> next & 1) continue;
        for (unsigned i = starts[level][next]; i < starts[level][next + 1]; ++i) {
          found[count] = moved(found[i], inverse(move));
          unsigned found_rank = rank(found[count]);
          // Added up instead of a branch, which would be mispredicted too often: a quarter of the time.
          count += !reached[found_rank];
          reached[found_rank] = true;
        }
      }
      for (unsigned i = first; i < count; ++i) {
        solutions_[rank(found[i])] = prepend(move, solutions_[rank(moved(found[i], move))]);
      }
    }
    starts[level + 1][move_count] = starts[level + 1][move_count + 1] = count;
  }
}

}  // namespace rotation_game
