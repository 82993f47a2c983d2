#include "command_line/answers.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "conversions.h"

using namespace rotation_game;
using command_line::Answers;

namespace {

Solution solution_of(const std::string& moves, int symbol) {
  Solution solution = Solution(symbol);
  for (auto move = moves.rbegin(); move != moves.rend(); ++move) solution = prepend(Move(*move - 'A'), solution);
  return solution;
}

std::string text_of(const std::string& moves, int symbol) {
  return (moves.empty() ? "No moves needed" : moves) + '\n' + std::to_string(symbol) + '\n';
}

// Each move in each place, at every length, and more than the answers hold before they write.
TEST(Answers, AreWrittenInOrder) {
  std::ostringstream output;
  std::string expected;
  {
    Answers answers(output);
    for (int i = 0; i < 100000; ++i) {
      std::string moves;
      for (int j = 0; j < i % 15; ++j) moves += char('A' + (i / 15 * 5 + j * 3 + i / 200) % 8);
      answers.take(Placements(), solution_of(moves, 1 + i % 3));
      expected += text_of(moves, 1 + i % 3);
    }
    EXPECT_LT(output.str().size(), expected.size());
  }
  EXPECT_EQ(output.str(), expected);
}

TEST(Answers, AreWrittenWhenFlushed) {
  std::ostringstream output;
  Answers answers(output);
  answers.take(Placements(), solution_of("", 3));
  answers.take(Placements(), solution_of("HGFEDCBAABCDEF", 1));
  EXPECT_EQ(output.str(), "");
  answers.flush();
  EXPECT_EQ(output.str(), "No moves needed\n3\nHGFEDCBAABCDEF\n1\n");
}

}  // namespace
