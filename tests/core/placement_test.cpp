#include "rotation_game/placement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bitset>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

const std::vector<Placement>& all_placements() {
  static const std::vector<Placement> placements = reference::all_placements();
  return placements;
}

TEST(Placement, HasAsManyPlacementsAsThereAreChoicesOfEightCells) { EXPECT_EQ(all_placements().size(), 735471u); }

TEST(Placement, CenterIsTheSquareInTheMiddle) {
  Placement square = 0;
  for (int cell : {6, 7, 8, 11, 12, 15, 16, 17}) square |= 1u << cell;
  EXPECT_EQ(center, square);
}

TEST(Placement, CenterCellsOfALineAreInItsMiddle) {
  for (const auto& line : move_cells) {
    for (int i = 0; i < line_length; ++i) EXPECT_EQ(center >> line[i] & 1, i >= 2 && i <= 4 ? 1u : 0u);
  }
}

TEST(Placement, EveryMoveOfEveryPlacementAgreesWithTheReference) {
  for (Placement placement : all_placements()) {
    reference::Cells cells;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = placement >> cell & 1;
    for (Move move = 0; move < move_count; ++move) {
      const unsigned expected = reference::mask_of(reference::rotate(cells, letter_of(move)), 1);
      ASSERT_EQ(moved(placement, move), expected) << placement << ' ' << letter_of(move);
    }
  }
}

TEST(Placement, InverseUndoesEveryMoveOfEveryPlacement) {
  for (Placement placement : all_placements()) {
    for (Move move = 0; move < move_count; ++move) {
      ASSERT_EQ(moved(moved(placement, move), inverse(move)), placement) << placement << ' ' << letter_of(move);
    }
  }
}

TEST(Placement, SevenTimesTheSameMoveIsNone) {
  for (Placement placement : all_placements()) {
    for (Move move = 0; move < move_count; ++move) {
      Placement rotated = placement;
      for (int i = 0; i < 7; ++i) rotated = moved(rotated, move);
      ASSERT_EQ(rotated, placement) << placement << ' ' << letter_of(move);
    }
  }
}

TEST(Placement, ParallelMovesCommute) {
  for (Placement placement : all_placements()) {
    for (Move first = 0; first < move_count; ++first) {
      for (Move second = first + 1; second < move_count; ++second) {
        if (!(parallel_moves(first) >> second & 1)) continue;
        ASSERT_EQ(moved(moved(placement, first), second), moved(moved(placement, second), first))
            << placement << ' ' << letter_of(first) << letter_of(second);
      }
    }
  }
}

TEST(Placement, CrossingMovesDoNotCommute) {
  for (Move first = 0; first < move_count; ++first) {
    for (Move second = 0; second < move_count; ++second) {
      if (parallel_moves(first) >> second & 1) continue;
      const auto differs = [=](Placement placement) {
        return moved(moved(placement, first), second) != moved(moved(placement, second), first);
      };
      EXPECT_TRUE(std::any_of(all_placements().begin(), all_placements().end(), differs));
    }
  }
}

TEST(Placement, PlacementsOfABoardAreItsSymbolsCells) {
  for (const reference::Cells& cells : reference::random_boards(1000, 1)) {
    const Placements placements = placements_of(board_of(cells));
    for (int symbol = 1; symbol <= symbol_count; ++symbol) {
      ASSERT_EQ(placements.of[symbol - 1], reference::mask_of(cells, symbol));
    }
  }
}

TEST(Placement, CellSumAddsTheWeightsOfAPlacementsCells) {
  CellSum sum;
  EXPECT_EQ(sum(0xFFFFFF), 0u);
  std::vector<unsigned> weights;
  for (int cell = 0; cell < cell_count; ++cell) {
    weights.push_back(1000003u * static_cast<unsigned>(cell + 1));
    sum.add(cell, weights.back() - 5);
    sum.add(cell, 5);
  }
  for (Placement placement : all_placements()) {
    unsigned expected = 0;
    for (std::size_t cell = 0; cell < weights.size(); ++cell) expected += (placement >> cell & 1) * weights[cell];
    ASSERT_EQ(sum(placement), expected);
  }
}

TEST(Placement, MatchesAreTheCellsInTheCenterAfterEachMove) {
  for (Placement placement : all_placements()) {
    const unsigned matches = move_table().matches(placement);
    for (Move move = 0; move < move_count; ++move) {
      ASSERT_EQ(matches >> 4 * move & 15, std::bitset<cell_count>(moved(placement, move) & center).count());
    }
  }
}

}  // namespace
}  // namespace rotation_game
