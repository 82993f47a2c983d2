#include "rotation_game/solution_table.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

const SolutionTable& table() { return solution_table(); }

const std::vector<Placement>& all_placements() {
  static const std::vector<Placement> placements = reference::all_placements();
  return placements;
}

TEST(SolutionTable, RanksThePlacementsInIncreasingOrder) {
  ASSERT_EQ(all_placements().size(), placement_count);
  unsigned rank = 0;
  for (Placement placement : all_placements()) ASSERT_EQ(table().rank(placement), rank++) << placement;
}

TEST(SolutionTable, HasAsManyPlacementsOfEachLengthAsItStates) {
  std::vector<int> counts(15);
  for (Placement placement : all_placements()) {
    ++counts.at(static_cast<std::size_t>(length(table().solution(placement))));
  }
  const std::vector<int> expected = {1,     8,      44,     208,    876,   3220,  10498, 30236,
                                     73982, 146466, 208170, 178588, 72941, 10045, 188};
  EXPECT_EQ(counts, expected);
}

// With the next test this checks the answer for every board there is, for it is the smallest of three of these.
TEST(SolutionTable, AgreesWithTheReferenceOnEveryPlacement) {
  for (Placement placement : all_placements()) {
    const Solution solution = table().solution(placement);
    ASSERT_EQ(moves_of(solution), reference::table().moves(placement)) << placement;
    ASSERT_EQ(symbol(solution), 0) << placement;
  }
}

TEST(SolutionTable, SolvesABoardByTheSmallestOfItsPlacementsSolutions) {
  for (const reference::Cells& cells : reference::random_boards(10000, 11)) {
    ASSERT_EQ(answer_of(table().solution(placements_of(cells))), reference::table().solve(cells));
  }
  for (const reference::Cells& cells : reference::hardest_boards()) {
    ASSERT_EQ(answer_of(table().solution(placements_of(cells))), reference::table().solve(cells));
  }
}

TEST(SolutionTable, EverySolutionLeadsToTheCenter) {
  for (Placement placement : all_placements()) {
    const Solution solution = table().solution(placement);
    Placement position = placement;
    for (int i = 0; i < length(solution); ++i) position = moved(position, move_at(solution, i));
    ASSERT_EQ(position, center) << placement;
  }
}

// So the lengths are the shortest: no move comes nearer by more than one, and only the center has none.
TEST(SolutionTable, NeighboursLengthsDifferByAtMostOne) {
  for (Placement placement : all_placements()) {
    const int here = length(table().solution(placement));
    ASSERT_EQ(here == 0, placement == center);
    for (Move move = 0; move < move_count; ++move) {
      ASSERT_LE(std::abs(length(table().solution(moved(placement, move))) - here), 1) << placement;
    }
  }
}

}  // namespace
}  // namespace rotation_game
