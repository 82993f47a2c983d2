#include "rotation_game/ida_star.h"

#include <gtest/gtest.h>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

// More than any search visits, and far from overflow when it is added to the nodes so far.
const Word no_limit = Word(1) << 60;

TEST(IdaStar, SolvesTheBoardsOfTheStatement) {
  const reference::Cells first = {1, 1, 1, 1, 3, 2, 3, 2, 3, 1, 3, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 1, 3, 3};
  const reference::Cells second = {1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3};
  IdaStar search;
  EXPECT_EQ(answer_of(search.search(placements_of(first), no_limit)), (reference::Answer{"AC", 2}));
  EXPECT_EQ(answer_of(search.search(placements_of(second), no_limit)), (reference::Answer{"DDHH", 2}));
}

TEST(IdaStar, AgreesWithTheTextbookOnRandomBoards) {
  IdaStar search;
  for (const reference::Cells& cells : reference::random_boards(300, 2004)) {
    const reference::Answer expected = reference::textbook_ida_star(cells);
    ASSERT_EQ(expected, reference::table().solve(cells));  // the two halves of the reference
    ASSERT_EQ(answer_of(search.search(placements_of(cells), no_limit)), expected);
  }
}

TEST(IdaStar, SolvesBoardsOfEveryLength) {
  IdaStar search;
  for (const auto& boards : reference::boards_by_length(3, 5)) {
    for (const reference::Cells& cells : boards) {
      ASSERT_EQ(answer_of(search.search(placements_of(cells), no_limit)), reference::table().solve(cells));
    }
  }
}

TEST(IdaStar, GivesUpExactlyAtTheNodeBudget) {
  for (const reference::Cells& cells : reference::random_boards(20, 7)) {
    const Placements placements = placements_of(cells);
    IdaStar search;
    const Solution solution = search.search(placements, no_limit);
    const Word needed = search.nodes();
    for (Word budget : {Word(0), Word(1), needed / 2, needed}) {
      const Word before = search.nodes();
      ASSERT_EQ(search.search(placements, budget), 0u);
      ASSERT_EQ(search.nodes() - before, budget);
    }
    const Word before = search.nodes();
    ASSERT_EQ(search.search(placements, needed + 1), solution);
    ASSERT_EQ(search.nodes() - before, needed);
  }
}

TEST(IdaStar, AddsUpTheNodesOfAllSearches) {
  IdaStar all;
  Word sum = 0;
  for (const reference::Cells& cells : reference::random_boards(50, 8)) {
    IdaStar one;
    one.search(placements_of(cells), no_limit);
    all.search(placements_of(cells), no_limit);
    sum += one.nodes();
    ASSERT_EQ(all.nodes(), sum);
  }
}

// A solved board takes one node; one that needs a move takes the root at the thresholds 0 and 1, and the solved board.
TEST(IdaStar, VisitsNoPositionThatTheHeuristicRulesOut) {
  const auto boards = reference::boards_by_length(5, 9);
  for (const Word expected : {Word(1), Word(3)}) {
    for (const reference::Cells& cells : boards[expected / 2]) {
      IdaStar search;
      search.search(placements_of(cells), no_limit);
      EXPECT_EQ(search.nodes(), expected);
    }
  }
}

// Of no cell, of all but one, and of all: in the center there are none, or all that matter.
TEST(IdaStar, NeverSolvesAPlacementOfMoreOrLessThanEightCells) {
  const Placement none = 0, others = 0xFFFFFE, all = 0xFFFFFF;
  IdaStar search;
  EXPECT_EQ(search.search({{none, none, none}}, 1000), 0u);
  EXPECT_EQ(search.search({{all, all, all}}, 1000), 0u);
  EXPECT_EQ(search.search({{none, others, all}}, 1000), 0u);
  for (const auto& boards : reference::boards_by_length(3, 5)) {
    for (const reference::Cells& cells : boards) {
      const Placement placement = placements_of(cells).of[0];
      const std::string expected = reference::table().moves(placement);
      if (expected.size() > 5) continue;
      EXPECT_EQ(answer_of(search.search({{all, none, placement}}, no_limit)), (reference::Answer{expected, 3}));
    }
  }
}

// The signature of the search: what it visits, not only what it finds. A commit that changes this number says so in its
// last line: "Nodes: N".
TEST(IdaStar, VisitsAsManyNodesAsItsSignatureTells) {
  IdaStar search;
  for (const reference::Cells& cells : reference::random_boards(300, 2004)) {
    search.search(placements_of(cells), no_limit);
  }
  EXPECT_EQ(search.nodes(), 4917018u);
}

}  // namespace
}  // namespace rotation_game
