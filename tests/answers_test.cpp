#include "command_line/answers.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "conversions.h"

using namespace rotation_game;
using command_line::Answers;

namespace {

// Each move in each place, at every length, and more than the answers hold before they write.
TEST(Answers, AreWrittenInOrder) {
  std::ostringstream output;
  std::string expected;
  {
    Answers answers(output);
    for (int i = 0; i < 100000; ++i) {
      std::string moves;
      for (int j = 0; j < i % 15; ++j) moves += char('A' + (i / 15 * 5 + j * 3 + i / 200) % 8);
      const reference::Answer answer = {moves, 1 + i % 3};
      answers.take(Placements(), solution_of(answer));
      expected += text_of(answer);
    }
    EXPECT_LT(output.str().size(), expected.size());
  }
  EXPECT_EQ(output.str(), expected);
}

TEST(Answers, AreWrittenWhenFlushed) {
  std::ostringstream output;
  Answers answers(output);
  answers.take(Placements(), solution_of({"", 3}));
  answers.take(Placements(), solution_of({"HGFEDCBAABCDEF", 1}));
  EXPECT_EQ(output.str(), "");
  answers.flush();
  EXPECT_EQ(output.str(), "No moves needed\n3\nHGFEDCBAABCDEF\n1\n");
}

}  // namespace
