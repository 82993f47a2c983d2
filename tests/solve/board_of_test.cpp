#include "solve/board_of.h"

#include <gtest/gtest.h>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

TEST(BoardOf, BoardsComeBackFromTheirPlacements) {
  for (const reference::Cells& cells : reference::random_boards(1000, 2)) {
    const Board board = board_of(placements_of(cells));
    for (std::size_t cell = 0; cell < cells.size(); ++cell) ASSERT_EQ(board.symbols[cell], cells[cell]);
  }
}

}  // namespace
}  // namespace rotation_game
