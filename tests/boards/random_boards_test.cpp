#include "boards/random_boards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "reference/reference.h"

namespace rotation_game {
namespace {

reference::Cells cells_of(const Board& board) {
  reference::Cells cells;
  std::copy(std::begin(board.symbols), std::end(board.symbols), cells.begin());
  return cells;
}

std::vector<reference::Cells> draw(std::uint64_t seed, std::optional<int> length, int count) {
  RandomBoards boards(seed, length ? std::optional<Lengths>({*length, *length}) : std::nullopt);
  std::vector<reference::Cells> result;
  for (int i = 0; i < count; ++i) result.push_back(cells_of(boards.draw()));
  return result;
}

// How far each of the three symbols is.
std::array<int, 3> lengths_of(const reference::Cells& cells) {
  std::array<int, 3> lengths;
  for (int symbol = 1; symbol <= 3; ++symbol) {
    lengths[std::size_t(symbol - 1)] = reference::table().length(reference::mask_of(cells, symbol));
  }
  return lengths;
}

double chi_square(const std::vector<double>& observed, const std::vector<double>& expected) {
  double sum = 0;
  for (std::size_t i = 0; i < observed.size(); ++i) {
    const double difference = observed[i] - expected[i];
    sum += difference * difference / expected[i];
  }
  return sum;
}

// The bounds below are the chi-square distribution's upper 0.1 % points, rounded up.

std::string text(std::uint64_t seed, std::optional<int> length, std::uint64_t count) {
  std::ostringstream output;
  write_random_boards(output, count,
                      RandomBoards(seed, length ? std::optional<Lengths>({*length, *length}) : std::nullopt));
  return output.str();
}

// Expected values by a program in another language, with a Mersenne twister of its own.
TEST(RandomBoards, FollowFromTheSeedAlone) {
  EXPECT_EQ(text(0, std::nullopt, 2),
            "2 2 2 2 2 1 1 3 1 1 1 2 3 3 2 3 3 1 1 3 3 2 3 1\n"
            "3 3 2 1 1 2 2 1 3 2 3 2 1 2 3 1 2 1 1 3 3 2 3 1\n"
            "0\n");
  EXPECT_EQ(text(1, std::nullopt, 2),
            "3 2 1 2 3 2 1 1 2 2 2 1 1 3 3 3 3 1 3 3 2 1 1 2\n"
            "2 2 3 2 1 2 2 2 2 3 3 1 1 1 3 1 3 1 1 3 3 2 3 1\n"
            "0\n");
  EXPECT_EQ(text(UINT64_MAX, std::nullopt, 2),
            "1 2 2 2 1 2 1 3 1 2 2 1 3 3 1 2 2 1 3 1 3 3 3 3\n"
            "3 3 2 1 1 2 1 2 2 1 2 2 3 1 1 3 3 3 2 2 3 3 1 1\n"
            "0\n");
  EXPECT_EQ(text(1, 0, 2),
            "2 1 1 2 2 1 3 3 3 2 1 3 3 1 1 3 3 3 2 1 2 2 2 1\n"
            "2 3 2 3 3 2 1 1 1 3 3 1 1 3 2 1 1 1 2 3 2 2 3 2\n"
            "0\n");
  EXPECT_EQ(text(1, 9, 2),
            "3 2 1 1 2 2 1 2 1 1 3 3 3 1 3 3 3 3 2 1 2 2 2 1\n"
            "1 1 1 2 3 2 3 3 2 3 3 1 1 3 2 2 3 1 2 2 3 1 1 2\n"
            "0\n");
  EXPECT_EQ(text(1, 12, 2),
            "2 2 3 1 1 3 3 1 3 2 3 2 1 2 2 2 3 1 2 1 3 1 1 3\n"
            "2 3 2 2 1 3 3 2 1 1 3 1 3 3 1 1 2 3 1 2 2 3 1 2\n"
            "0\n");
}

TEST(RandomBoards, MayBeNone) { EXPECT_EQ(text(1, std::nullopt, 0), "0\n"); }

TEST(RandomBoards, HaveEachSymbolEightTimesAndTheLengthAskedFor) {
  for (int length = 0; length <= 13; ++length) {
    for (const reference::Cells& cells : draw(1, length, 1000)) {
      for (int symbol = 1; symbol <= 3; ++symbol) ASSERT_EQ(std::count(cells.begin(), cells.end(), symbol), 8);
      ASSERT_EQ(reference::table().length(cells), length);
    }
  }
}

// All boards by length, 0..13.
const std::vector<double> board_counts = {38610,      308880,    1698840,    8030880,    33820248,
                                          124134840,  400278348, 1098954804, 2316756348, 3172593156,
                                          1992066048, 312776400, 4053576,    192};

TEST(RandomBoards, HaveTheLengthsOfARangeInTurn) {
  for (const Lengths lengths : {Lengths{0, 13}, Lengths{3, 5}, Lengths{7, 7}}) {
    RandomBoards boards(1, lengths);
    for (int round = 0; round < 20; ++round) {
      for (int length = lengths.first; length <= lengths.last; ++length) {
        const reference::Cells cells = cells_of(boards.draw());
        for (int symbol = 1; symbol <= 3; ++symbol) ASSERT_EQ(std::count(cells.begin(), cells.end(), symbol), 8);
        ASSERT_EQ(reference::table().length(cells), length);
      }
    }
  }
}

// The first board of a range is drawn as that of its first length alone, whose bytes are pinned above.
TEST(RandomBoards, OfARangeFollowFromTheSeedAlone) {
  for (const int length : {0, 9, 12}) {
    std::ostringstream output;
    write_random_boards(output, 1, RandomBoards(1, Lengths{length, 13}));
    EXPECT_EQ(output.str().substr(0, 48), text(1, length, 1).substr(0, 48));
  }
}

// The others of a length are not drawn less often because lengths take turns.
TEST(RandomBoards, OfLength0AreUniformInARange) {
  std::map<reference::Cells, double> occurrences;
  RandomBoards boards(9, Lengths{0, 1});
  for (int i = 0; i < 386100; ++i) {
    ++occurrences[cells_of(boards.draw())];
    boards.draw();
  }
  std::vector<double> observed(38610);
  ASSERT_LE(occurrences.size(), observed.size());
  std::transform(occurrences.begin(), occurrences.end(), observed.begin(),
                 [](const auto& pair) { return pair.second; });
  EXPECT_LT(chi_square(observed, std::vector<double>(38610, 10)), 39474);  // 38609 degrees of freedom
}

TEST(RandomBoards, OfAnyLengthAreUniformByLength) {
  const int count = 200000;
  std::vector<double> observed(14), expected;
  for (const reference::Cells& cells : draw(2, std::nullopt, count)) {
    ++observed[std::size_t(reference::table().length(cells))];
  }
  for (const double boards : board_counts) expected.push_back(count * boards / 9465511770.0);
  // The rarest lengths go together with their neighbours, so that at least five are expected of each.
  for (std::vector<double>* counts : {&observed, &expected}) {
    (*counts)[1] += (*counts)[0];
    (*counts)[12] += (*counts)[13];
    counts->pop_back();
    counts->erase(counts->begin());
  }
  EXPECT_LT(chi_square(observed, expected), 31.3);  // 11 degrees of freedom
}

TEST(RandomBoards, OfAnyLengthAreUniformByCell) {
  const int count = 200000;
  const std::vector<reference::Cells> boards = draw(3, std::nullopt, count);
  // Two cells at a time: they hold the same symbol with 7/23, two given others with 8/69.
  for (const auto& [first, second] : {std::pair<std::size_t, std::size_t>{0, 1}, {0, 23}, {22, 23}, {11, 12}}) {
    std::vector<double> observed(9), expected(9);
    for (const reference::Cells& cells : boards) ++observed[std::size_t(3 * cells[first] + cells[second] - 4)];
    for (std::size_t i = 0; i < 9; ++i) expected[i] = count / 3.0 * (i % 4 == 0 ? 7 / 23.0 : 8 / 23.0);
    EXPECT_LT(chi_square(observed, expected), 26.2) << first << ' ' << second;  // 8 degrees of freedom
  }
}

TEST(RandomBoards, OfLength13AreEachOfThe192EquallyOften) {
  const int count = 19200;
  std::map<reference::Cells, double> occurrences;
  for (const reference::Cells& cells : draw(4, 13, count)) ++occurrences[cells];
  std::vector<double> observed;
  for (const reference::Cells& cells : reference::hardest_boards()) {
    observed.push_back(occurrences[cells]);
  }
  EXPECT_EQ(occurrences.size(), 192u);
  EXPECT_LT(chi_square(observed, std::vector<double>(192, count / 192.0)), 257.2);  // 191 degrees of freedom
}

TEST(RandomBoards, OfLength0AreEachOfThe38610EquallyOften) {
  const int count = 386100;
  std::map<reference::Cells, double> occurrences;
  for (const reference::Cells& cells : draw(5, 0, count)) ++occurrences[cells];
  std::vector<double> observed(38610);
  ASSERT_LE(occurrences.size(), observed.size());
  std::transform(occurrences.begin(), occurrences.end(), observed.begin(),
                 [](const auto& pair) { return pair.second; });
  EXPECT_LT(chi_square(observed, std::vector<double>(38610, 10)), 39474);  // 38609 degrees of freedom
}

// Which symbols are at the shortest length, and how far the others are behind.
std::array<int, 3> profile(const reference::Cells& cells) {
  std::array<int, 3> lengths = lengths_of(cells);
  const int shortest = *std::min_element(lengths.begin(), lengths.end());
  for (int& length : lengths) length = std::min(length - shortest, 2);
  return lengths;
}

// Boards drawn for a length must look like those of that length among all boards. The length of 9 is drawn by keys of
// exactly that length, that of 11 by the hard ones; both would show if a board that more symbols solve in the fewest
// moves, or that has more keys, came more often.
void expect_same_profiles(int length, std::uint64_t seed) {
  std::map<std::array<int, 3>, std::array<double, 2>> counts;
  std::array<double, 2> totals = {};
  const auto count = [&](const reference::Cells& cells, std::size_t sample) {
    ++counts[profile(cells)][sample];
    ++totals[sample];
  };
  for (const reference::Cells& cells : draw(seed, std::nullopt, 1000000)) {
    if (reference::table().length(cells) == length) count(cells, 0);
  }
  for (const reference::Cells& cells : draw(seed + 1, length, 100000)) count(cells, 1);

  double sum = 0;
  for (const auto& [lengths, pair] : counts) {
    for (std::size_t sample = 0; sample < 2; ++sample) {
      const double expected = (pair[0] + pair[1]) * totals[sample] / (totals[0] + totals[1]);
      sum += (pair[sample] - expected) * (pair[sample] - expected) / expected;
    }
  }
  EXPECT_EQ(counts.size(), 19u);  // all of 3 x 3 x 3 in which one at least is 0
  EXPECT_LT(sum, 42.4);           // 18 degrees of freedom
}

TEST(RandomBoards, OfLength9LookLikeThoseAmongAllBoards) { expect_same_profiles(9, 6); }

TEST(RandomBoards, OfLength11LookLikeThoseAmongAllBoards) { expect_same_profiles(11, 8); }

}  // namespace
}  // namespace rotation_game
