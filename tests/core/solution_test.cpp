#include "rotation_game/solution.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

std::vector<std::string> all_strings(int length) {
  std::vector<std::string> strings = {""};
  for (int i = 0; i < length; ++i) {
    std::vector<std::string> longer;
    for (const std::string& string : strings) {
      for (char letter = 'A'; letter <= 'H'; ++letter) longer.push_back(string + letter);
    }
    strings.swap(longer);
  }
  return strings;
}

TEST(Solution, HoldsUpToFourteenMovesAndTheSymbol) {
  std::mt19937 generator(2);
  for (int symbol = 0; symbol <= symbol_count; ++symbol) {
    for (std::size_t length = 0; length <= 14; ++length) {
      for (int i = 0; i < 100; ++i) {
        std::string moves;
        while (moves.size() < length) moves += letter_of(generator() % 8);
        const Solution solution = solution_of({moves, symbol});
        ASSERT_EQ(rotation_game::length(solution), static_cast<int>(length));
        ASSERT_EQ(moves_of(solution), moves);
        ASSERT_EQ(rotation_game::symbol(solution), symbol);
      }
    }
  }
}

TEST(Solution, HasTheBitsThatTheHeaderTells) {
  EXPECT_EQ(solution_of({"", 3}), Solution(3));
  EXPECT_EQ(solution_of({"HA", 1}), Solution(2) << 60 | Solution(7) << 57 | 1);
  EXPECT_EQ(solution_of({"HHHHHHHHHHHHHH", 2}), Solution(14) << 60 | ((Solution(1) << 42) - 1) << 18 | 2);
}

// In the order of length, then the dictionary, then the symbol, the numbers ascend: so any two compare that way.
TEST(Solution, ComparesByLengthThenDictionary) {
  Solution last = 0;
  for (int length = 0; length <= 5; ++length) {
    for (const std::string& moves : all_strings(length)) {
      for (int symbol = 1; symbol <= symbol_count; ++symbol) {
        const Solution solution = solution_of({moves, symbol});
        ASSERT_LT(last, solution) << moves << ' ' << symbol;
        last = solution;
      }
    }
  }
}

TEST(Solution, ComparesLongOnesByLengthThenDictionary) {
  std::mt19937 generator(3);
  std::vector<std::pair<std::size_t, std::string>> expected;
  for (int i = 0; i < 5000; ++i) {
    std::string moves(generator() % 13, 'A');
    // Mostly alike, so that the first difference may be anywhere.
    if (!moves.empty()) moves[generator() % moves.size()] = letter_of(generator() % 8);
    moves += letter_of(generator() % 8);
    expected.emplace_back(moves.size(), moves);
  }
  std::vector<Solution> solutions;
  for (const auto& [length, moves] : expected) solutions.push_back(solution_of({moves, 1}));
  std::sort(expected.begin(), expected.end());
  std::sort(solutions.begin(), solutions.end());
  for (std::size_t i = 0; i < expected.size(); ++i) ASSERT_EQ(moves_of(solutions[i]), expected[i].second);
}

}  // namespace
}  // namespace rotation_game
