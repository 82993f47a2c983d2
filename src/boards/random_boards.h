#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <random>
#include <vector>

#include "rotation_game/solution_table.h"

namespace rotation_game {

const int hardest_length = 13;  // no board needs more moves

// Draws boards at random, each as likely as any other. The boards follow from the seed alone, whatever the platform and
// the standard library: the numbers of std::mt19937_64 are fixed by the standard, and what is made of them is made
// here.
//
// How a board of a given length is drawn. Some placements are keys: every board of that length has one among its three.
// Choosing a symbol, a key for it, and one of the 12,870 ways to fill the other cells with the other symbols makes a
// candidate. It is taken if its board has that length and the chosen symbol is the first of the board that has a key.
// So every board of that length comes from one candidate that is taken, and from no other; and as the candidates are
// drawn equally often, so are the boards.
class RandomBoards {
 public:
  // Without a length, the draw is uniform over all 9,465,511,770 boards. With one, 0..13, it is uniform over the boards
  // whose shortest solution has exactly that many moves.
  explicit RandomBoards(std::uint64_t seed, std::optional<int> length = std::nullopt);
  Board draw();

 private:
  // Returns the candidate of that number, below candidate_count_.
  Placements candidate(std::uint64_t number) const;
  bool is_key(Placement placement);
  bool is_taken(std::uint64_t number);
  // Returns a number below `bound`, each equally likely.
  std::uint64_t below(std::uint64_t bound);

  std::mt19937_64 engine_;
  std::optional<int> length_;
  std::vector<bool> too_short_;  // whether a placement's solution has fewer moves, by rank; it fits the cache
  bool keys_are_hard_ = false;
  std::vector<Placement> keys_;
  std::vector<unsigned> fillings_;  // the 16-bit sets of eight
  std::uint64_t candidate_count_ = 0;
  std::vector<std::uint64_t> taken_;  // all candidates that are taken, where they are too few to be hit upon
};

// Writes `count` boards, one a line, and the final 0.
void write_random_boards(std::ostream& output, std::uint64_t count, RandomBoards boards);

// Returns a seed that differs from run to run.
std::uint64_t fresh_seed();

}  // namespace rotation_game
