#include "rotation_game/move_order.h"

#include <gtest/gtest.h>

#include <set>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

using Sequence = std::vector<Move>;

// Returns all move sequences of the length, in dictionary order.
std::vector<Sequence> all_sequences(int length) {
  std::vector<Sequence> sequences = {{}};
  for (int i = 0; i < length; ++i) {
    std::vector<Sequence> longer;
    for (const Sequence& sequence : sequences) {
      for (Move move = 0; move < move_count; ++move) {
        longer.push_back(sequence);
        longer.back().push_back(move);
      }
    }
    sequences.swap(longer);
  }
  return sequences;
}

bool kept(const Sequence& sequence) {
  MoveSet forbidden = 0;
  for (Move move : sequence) {
    if (forbidden >> move & 1) return false;
    forbidden = forbidden_after(move, forbidden);
  }
  return true;
}

// What a rule that looks only at the last move can do.
bool kept_by_the_last_move(const Sequence& sequence) {
  for (std::size_t i = 1; i < sequence.size(); ++i) {
    const Move last = sequence[i - 1], move = sequence[i];
    if (move == inverse(last) || (move < last && (parallel_moves(last) >> move & 1))) return false;
  }
  return true;
}

reference::Cells arrangement_after(const Sequence& sequence) {
  reference::Cells cells;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<int>(cell);
  for (Move move : sequence) cells = reference::rotate(cells, letter_of(move));
  return cells;
}

std::string text_of(const Sequence& sequence) {
  std::string text;
  for (Move move : sequence) text += letter_of(move);
  return text;
}

// The first sequence, in dictionary order, that leads to an arrangement not reached in fewer moves is one that a search
// for the smallest shortest solution may need.
TEST(MoveOrder, KeepsTheSmallestShortestSequenceToEveryArrangement) {
  const std::vector<std::size_t> arrangements = {1, 8, 48, 280, 1560, 8464, 45192};
  std::set<reference::Cells> reached;
  for (std::size_t length = 0; length < arrangements.size(); ++length) {
    const std::size_t before = reached.size();
    for (const Sequence& sequence : all_sequences(static_cast<int>(length))) {
      const bool is_new = reached.insert(arrangement_after(sequence)).second;
      ASSERT_TRUE(kept(sequence) || !is_new) << text_of(sequence);
    }
    EXPECT_EQ(reached.size() - before, arrangements[length]) << length;
  }
}

TEST(MoveOrder, LeavesOneSequenceToEachArrangementOfUpToThreeMoves) {
  const std::vector<int> expected = {1, 8, 48, 280};
  for (std::size_t length = 0; length < expected.size(); ++length) {
    int count = 0;
    for (const Sequence& sequence : all_sequences(static_cast<int>(length))) count += kept(sequence);
    EXPECT_EQ(count, expected[length]) << length;
  }
}

TEST(MoveOrder, ForbidsMoreThanTheLastMoveAloneCouldTell) {
  std::set<std::string> slipped_through;
  int count = 0;
  for (const Sequence& sequence : all_sequences(3)) {
    if (!kept_by_the_last_move(sequence)) continue;
    ++count;
    if (!kept(sequence)) slipped_through.insert(text_of(sequence));
  }
  EXPECT_EQ(count, 284);
  EXPECT_EQ(slipped_through, (std::set<std::string>{"ABF", "AEF", "CDH", "CGH"}));
}

TEST(MoveOrder, AMoveAcrossTheBlockLiftsWhatTheBlockForbids) {
  for (Move move = 0; move < move_count; ++move) {
    for (Move across = 0; across < move_count; ++across) {
      if (parallel_moves(move) >> across & 1) continue;
      EXPECT_EQ(forbidden_after(move, 0) >> across & 1, 0u);
      EXPECT_EQ(forbidden_after(across, forbidden_after(move, 0)), forbidden_after(across, 0));
    }
  }
}

}  // namespace
}  // namespace rotation_game
