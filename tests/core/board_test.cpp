#include "rotation_game/board.h"

#include <gtest/gtest.h>

#include <set>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

reference::Cells different_cells() {
  reference::Cells cells;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<int>(cell);
  return cells;
}

TEST(Board, MoveCellsAreThoseTheReferenceRotates) {
  for (Move move = 0; move < move_count; ++move) {
    const reference::Cells before = different_cells();
    const reference::Cells after = reference::rotate(before, letter_of(move));
    std::set<int> line;
    for (int i = 0; i < line_length; ++i) {
      const std::size_t target = static_cast<std::size_t>(move_cells[move][i]);
      EXPECT_EQ(after[target], move_cells[move][(i + 1) % line_length]) << letter_of(move);
      line.insert(move_cells[move][i]);
    }
    for (std::size_t cell = 0; cell < before.size(); ++cell) {
      EXPECT_EQ(after[cell] != before[cell], line.count(static_cast<int>(cell)) == 1) << letter_of(move);
    }
  }
}

TEST(Board, InversePairsAreThoseOfTheStatement) {
  const std::string inverses = "FEHGBADC";
  for (Move move = 0; move < move_count; ++move) EXPECT_EQ(letter_of(inverse(move)), inverses[move]);
}

TEST(Board, ParallelMovesAreThoseOfTheColumnsAndOfTheRows) {
  const std::string columns = "ABEF", rows = "CDGH";
  for (Move move = 0; move < move_count; ++move) {
    const std::string& parallel = columns.find(letter_of(move)) != std::string::npos ? columns : rows;
    for (Move other = 0; other < move_count; ++other) {
      const bool expected = parallel.find(letter_of(other)) != std::string::npos;
      EXPECT_EQ((parallel_moves(move) >> other & 1) == 1, expected) << letter_of(move) << letter_of(other);
    }
    EXPECT_EQ(parallel_moves(move) >> move_count, 0u);
  }
}

TEST(Board, RotatesCellByCellAsTheReferenceDoes) {
  for (Move move = 0; move < move_count; ++move) {
    const reference::Cells before = different_cells();
    Board board = board_of(before);
    rotate(board, move);
    const reference::Cells after = reference::rotate(before, letter_of(move));
    for (std::size_t cell = 0; cell < after.size(); ++cell) EXPECT_EQ(board.symbols[cell], after[cell]);
  }
}

}  // namespace
}  // namespace rotation_game
