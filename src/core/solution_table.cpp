#include "rotation_game/solution_table.h"

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
// order, and the solution by which a placement is first found is its smallest.
void SolutionTable::build() {
  std::vector<Placement> found(placement_count + 1, center);
  std::vector<char> reached(placement_count);
  solutions_.resize(placement_count);  // when all memory is there, for from now on the table is taken for built
  reached[rank(center)] = 1;
  for (unsigned begin = 0, end = 1, count = 1; begin < end; begin = end, end = count) {
    for (Move move = 0; move < move_count; ++move) {
      unsigned first = count;
      for (unsigned i = begin; i < end; ++i) {
        found[count] = moved(found[i], inverse(move));
        char& is_reached = reached[rank(found[count])];
        // Added up instead of a branch, which would be mispredicted too often: a quarter of the time.
        count += !is_reached;
        is_reached = 1;
      }
      for (unsigned i = first; i < count; ++i) {
        solutions_[rank(found[i])] = prepend(move, solutions_[rank(moved(found[i], move))]);
      }
    }
  }
}

}  // namespace rotation_game
