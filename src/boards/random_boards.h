#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <vector>

#include "boards/boards_of_length.h"
#include "boards/random_numbers.h"

namespace rotation_game {

// The numbers of moves from `first` to `last`, both included and both 0..hardest_length.
struct Lengths {
  int first, last;
};

// Draws boards at random, each as likely as any other. The same seed gives the same boards on every platform.
class RandomBoards {
 public:
  // Without lengths, the draw is uniform over all 9,465,511,770 boards. With lengths, the boards are of each in turn,
  // from the first to the last and again from the first; each draw is uniform over the boards whose shortest solution
  // has exactly that many moves.
  explicit RandomBoards(std::uint64_t seed, std::optional<Lengths> lengths = std::nullopt)
      : numbers_(seed), lengths_(lengths) {}
  Board draw();

 private:
  RandomNumbers numbers_;
  std::optional<Lengths> lengths_;
  std::vector<BoardsOfLength> by_length_;  // those that have had a turn
  std::size_t turn_ = 0;
};

// Writes `count` boards, one a line, and the final 0.
void write_random_boards(std::ostream& output, std::uint64_t count, RandomBoards boards);

// Returns a seed that differs from run to run.
std::uint64_t fresh_seed();

}  // namespace rotation_game
