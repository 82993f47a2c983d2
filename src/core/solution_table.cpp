#include "rotation_game/solution_table.h"

#include "rotation_game/move_order.h"

namespace rotation_game {

// Breadth-first from the center, backwards: if `move` makes of a placement one that was found, it is solved by that
// move and the other's solution. Each level is built move by move over the one before it. So it comes out in dictionary
// order, and the solution by which a placement is first found is its smallest. What forbidden_after() forbids is in no
// smallest solution, and to leave it out saves three tenths of the moves.
SolutionTable::SolutionTable() : solutions_(placement_count) {
  unsigned sizes[4096] = {0};
  unsigned short halves[13] = {0};
  for (unsigned half = 0; half < 4096; ++half) {
    sizes[half] = sizes[half / 2] + half % 2;
    place_[half] = halves[sizes[half]]++;
  }
  for (unsigned half = 0, first_rank = 0; half < 4096; ++half) {
    first_rank_[half] = first_rank;
    if (sizes[half] <= 8) first_rank += halves[8 - sizes[half]];
  }
  // Two levels are held at a time, the largest of 208,170 placements; one more is written behind the end.
  std::vector<Placement> shorter(208171, center), longer(shorter);
  std::vector<bool> reached(placement_count);
  reached[rank(center)] = true;
  // Where in a level those solutions begin that begin with each move; after them, with none.
  std::vector<unsigned> starts(move_count + 2), new_starts(starts);
  starts[move_count + 1] = 1;
  // Level by level, until one is empty.
  unsigned count;
  do {
    count = 0;
    for (Move move = 0; move < move_count; ++move) {
      // Copies, whose place the compiler knows.
      const CellSum moved = move_table().moved[move], moved_back = move_table().moved[inverse(move)];
      new_starts[move] = count;
      for (Move next = 0; next <= move_count; ++next) {
        if (forbidden_after(move, 0) >> next & 1) continue;
        for (unsigned i = starts[next]; i < starts[next + 1]; ++i) {
          longer[count] = moved_back(shorter[i]);
          unsigned place = rank(longer[count]);
          // Added up instead of a branch, which would be mispredicted too often: a quarter of the time.
          count += !reached[place];
          reached[place] = true;
        }
      }
      for (unsigned i = new_starts[move]; i < count; ++i) {
        solutions_[rank(longer[i])] = prepend(move, solution(moved(longer[i])));
      }
    }
    new_starts[move_count] = new_starts[move_count + 1] = count;
    starts.swap(new_starts);
    shorter.swap(longer);
  } while (count);
}

}  // namespace rotation_game
