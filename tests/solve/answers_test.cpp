#include "solve/answers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <streambuf>
#include <string>

#include "reference/conversions.h"

using namespace rotation_game;

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
      EXPECT_TRUE(answers.take(Placements(), solution_of(answer)));
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
  EXPECT_TRUE(answers.flush());
  EXPECT_EQ(output.str(), "No moves needed\n3\nHGFEDCBAABCDEF\n1\n");
}

// Takes so many bytes, and then no more.
class FullDisk : public std::streambuf {
 public:
  explicit FullDisk(std::streamsize room) : room_(room) {}

 private:
  std::streamsize xsputn(const char*, std::streamsize size) override {
    const std::streamsize taken = std::min(size, room_);
    room_ -= taken;
    return taken;
  }
  int sync() override { return room_ > 0 ? 0 : -1; }

  std::streamsize room_;
};

TEST(Answers, SayWhetherTheyCouldBeWritten) {
  FullDisk disk(9);
  std::ostream output(&disk);
  Answers answers(output);
  EXPECT_TRUE(answers.take(Placements(), solution_of({"AC", 2})));
  EXPECT_TRUE(answers.flush());
  EXPECT_TRUE(answers.take(Placements(), solution_of({"AC", 2})));
  EXPECT_FALSE(answers.flush());
  EXPECT_FALSE(answers.flush());
}

TEST(Answers, SayWhetherTheyCouldBeWrittenBeforeTheyAreFlushed) {
  FullDisk disk(9);
  std::ostream output(&disk);
  Answers answers(output);
  int count = 0;
  while (answers.take(Placements(), solution_of({"AC", 2}))) ASSERT_LT(++count, 100000);
}

}  // namespace
