#pragma once

#include <cstdint>
#include <vector>

#include "boards/random_numbers.h"
#include "rotation_game/placement.h"

namespace rotation_game {

const int hardest_length = 13;  // no board needs more moves

// The boards whose shortest solution has a given number of moves, to be drawn at random, each as likely as any other.
//
// Some placements are keys: every board of that length has one among its three. Choosing a symbol, a key for it, and
// one of the 12,870 ways to fill the other cells with the other symbols makes a candidate. It is taken if its board has
// that length and the chosen symbol is the first of the board that has a key. So every board of that length comes from
// one candidate that is taken, and from no other; and as the candidates are drawn equally often, so are the boards.
class BoardsOfLength {
 public:
  // `length` is 0..hardest_length.
  explicit BoardsOfLength(int length);
  Board draw(RandomNumbers& numbers) const;

 private:
  // Returns the candidate of that number, below candidate_count_.
  Placements candidate(std::uint64_t number) const;
  bool is_key(Placement placement) const;
  bool is_taken(std::uint64_t number) const;

  int length_;
  std::vector<bool> too_short_;  // whether a placement's solution has fewer moves, by rank; it fits the cache
  bool keys_are_hard_ = false;
  std::vector<Placement> keys_;
  std::vector<unsigned> fillings_;  // the 16-bit sets of eight
  std::uint64_t candidate_count_ = 0;
  std::vector<std::uint64_t> taken_;  // all candidates that are taken, where they are too few to be hit upon
};

}  // namespace rotation_game
