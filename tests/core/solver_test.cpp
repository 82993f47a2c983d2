#include "rotation_game/solver.h"

#include <gtest/gtest.h>

#include <limits>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

const Word no_limit = std::numeric_limits<Word>::max();

TEST(Solver, AnswersTheSameByEveryEngine) {
  Solver automatic, by_search(no_limit), by_table(0);
  for (const reference::Cells& cells : reference::random_boards(300, 1)) {
    const reference::Answer expected = reference::table().solve(cells);
    for (Solver* solver : {&automatic, &by_search, &by_table}) {
      ASSERT_EQ(answer_of(solver->solve(placements_of(cells))), expected);
    }
  }
  EXPECT_EQ(by_table.nodes(), 0u);
  EXPECT_GT(by_search.nodes(), default_node_budget);
}

TEST(Solver, SearchesWithinItsBudgetOverAllBoards) {
  Solver solver(12345);
  for (const reference::Cells& cells : reference::random_boards(100, 2)) {
    solver.solve(placements_of(cells));
    ASSERT_LE(solver.nodes(), 12345u);
  }
  EXPECT_EQ(solver.nodes(), 12345u);
}

TEST(Solver, SolvesAFewEasyBoardsBySearchAlone) {
  const reference::Cells easy = {1, 1, 1, 1, 3, 2, 3, 2, 3, 1, 3, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 1, 3, 3};
  IdaStar search;
  Solver solver;
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(answer_of(solver.solve(placements_of(easy))), (reference::Answer{"AC", 2}));
    search.search(placements_of(easy), no_limit);
  }
  EXPECT_EQ(solver.nodes(), search.nodes());
}

}  // namespace
}  // namespace rotation_game
