#include <gtest/gtest.h>

#include "reference/conversions.h"
#include "rotation_game/ida_star.h"

namespace rotation_game {
namespace {

// The boards of the longest searches, all there are.
TEST(IdaStar, SolvesTheHardestBoards) {
  const std::vector<reference::Cells> boards = reference::hardest_boards();
  ASSERT_EQ(boards.size(), 192u);
  IdaStar search;
  for (const reference::Cells& cells : boards) {
    ASSERT_EQ(answer_of(search.search(placements_of(cells), Word(1) << 60)), reference::table().solve(cells));
  }
}

}  // namespace
}  // namespace rotation_game
