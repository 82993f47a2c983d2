#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "reference/reference.h"
#include "rotation_game/solution_table.h"

namespace rotation_game {
namespace {

const std::size_t cells_of_half = 12;

// A way to split twelve cells among the three symbols: sets of cells, and their sizes.
struct Split {
  std::array<unsigned short, 3> cells = {};
  std::array<int, 3> sizes = {};
};

// Returns all 3^12 splits.
std::vector<Split> all_splits() {
  std::vector<Split> splits = {{}};
  for (std::size_t cell = 0; cell < cells_of_half; ++cell) {
    std::vector<Split> longer;
    for (const Split& split : splits) {
      for (std::size_t symbol = 0; symbol < 3; ++symbol) {
        longer.push_back(split);
        longer.back().cells[symbol] = static_cast<unsigned short>(split.cells[symbol] | 1u << cell);
        ++longer.back().sizes[symbol];
      }
    }
    splits.swap(longer);
  }
  return splits;
}

// Goes through all boards, in a split of the upper twelve cells and each split of the lower ones that goes with it. Of
// the six boards that differ only in the names of the symbols, one is counted six times: the one whose upper halves
// descend, and they all differ, since no symbol has twelve cells.
TEST(Distribution, IsThatOfAllBoards) {
  const SolutionTable& table = solution_table();
  // By upper half, then lower half: so all boards of an upper split read from three short rows.
  std::vector<unsigned char> lengths(1 << 2 * cells_of_half);
  for (Placement placement : reference::all_placements()) {
    lengths[placement] = static_cast<unsigned char>(length(table.solution(placement)));
  }

  const std::vector<Split> splits = all_splits();
  std::map<std::array<int, 3>, std::vector<std::array<unsigned short, 3>>> by_sizes;
  for (const Split& split : splits) by_sizes[split.sizes].push_back(split.cells);

  std::array<Word, 16> counts = {};
  for (const auto& [upper, sizes] : splits) {
    if (upper[0] < upper[1] || upper[1] < upper[2]) continue;
    const unsigned char* const first = &lengths[std::size_t(upper[0]) << cells_of_half];
    const unsigned char* const second = &lengths[std::size_t(upper[1]) << cells_of_half];
    const unsigned char* const third = &lengths[std::size_t(upper[2]) << cells_of_half];
    for (const auto& lower : by_sizes[{8 - sizes[0], 8 - sizes[1], 8 - sizes[2]}]) {
      counts[std::min(std::min(first[lower[0]], second[lower[1]]), third[lower[2]])] += 6;
    }
  }

  const std::array<Word, 16> expected = {38610,      308880,    1698840,    8030880,    33820248,
                                         124134840,  400278348, 1098954804, 2316756348, 3172593156,
                                         1992066648, 312776400, 4053576,    192};
  EXPECT_EQ(counts, expected);
}

}  // namespace
}  // namespace rotation_game
