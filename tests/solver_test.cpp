#include "rotation_game/solver.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "conversions.h"

namespace rotation_game {
namespace {

const Word no_limit = std::numeric_limits<Word>::max();

reference::Cells random_board(std::mt19937& random) {
  reference::Cells cells;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = 1 + static_cast<int>(cell) / 8;
  for (std::size_t cell = cells.size() - 1; cell > 0; --cell) std::swap(cells[cell], cells[random() % (cell + 1)]);
  return cells;
}

TEST(Solver, AnswersTheSameByEveryEngine) {
  const reference::BreadthFirstTable table;
  std::mt19937 random(1);
  Solver automatic, by_search(no_limit), by_table(0);
  for (int i = 0; i < 300; ++i) {
    const reference::Cells cells = random_board(random);
    const reference::Answer expected = table.solve(cells);
    for (Solver* solver : {&automatic, &by_search, &by_table}) {
      ASSERT_EQ(answer_of(solver->solve(placements_of(cells))), expected);
    }
  }
  EXPECT_EQ(by_table.nodes(), 0u);
  EXPECT_GT(by_search.nodes(), default_node_budget);
}

TEST(Solver, SearchesWithinItsBudgetOverAllBoards) {
  std::mt19937 random(2);
  Solver solver(12345);
  for (int i = 0; i < 100; ++i) {
    solver.solve(placements_of(random_board(random)));
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
