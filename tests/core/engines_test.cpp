// IDA* against the table, which share nothing but the moves: on many boards, and on every placement of one symbol. As
// the answer for a board is the best of three placements', the latter covers every board there is.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <thread>
#include <vector>

#include "reference/conversions.h"
#include "rotation_game/ida_star.h"
#include "rotation_game/solution_table.h"

namespace rotation_game {
namespace {

// Returns how many boards IDA* and the table answer differently, by as many threads as there are processors.
std::size_t differences(const std::vector<Placements>& boards) {
  const SolutionTable& table = solution_table();
  std::atomic<std::size_t> next(0), difference_count(0);
  const auto compare = [&] {
    IdaStar search;
    for (std::size_t i = next++; i < boards.size(); i = next++) {
      const Solution found = search.search(boards[i], std::numeric_limits<Word>::max());
      if (found != table.solution(boards[i])) ++difference_count;
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) threads.emplace_back(compare);
  for (std::thread& thread : threads) thread.join();
  return difference_count;
}

// Boards of one symbol only, for every placement whose solution has at most so many moves.
std::vector<Placements> single_placements(int longest) {
  const SolutionTable& table = solution_table();
  std::vector<Placements> boards;
  for (const Placement placement : reference::all_placements()) {
    if (length(table.solution(placement)) <= longest) boards.push_back({{placement, placement, placement}});
  }
  return boards;
}

TEST(Engines, AgreeOnRandomBoards) {
  std::vector<Placements> boards;
  for (const reference::Cells& cells : reference::random_boards(100000, 100000)) boards.push_back(placements_of(cells));
  EXPECT_EQ(differences(boards), 0u);
}

TEST(Engines, AgreeOnPlacementsUpToNineMoves) {
  const std::vector<Placements> boards = single_placements(9);
  EXPECT_EQ(boards.size(), 265539u);
  EXPECT_EQ(differences(boards), 0u);
}

TEST(Engines, AgreeOnEveryPlacement) {
  const std::vector<Placements> boards = single_placements(14);
  EXPECT_EQ(boards.size(), placement_count);
  EXPECT_EQ(differences(boards), 0u);
}

}  // namespace
}  // namespace rotation_game
