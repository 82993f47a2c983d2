#include "solve/statistics.h"

#include <gtest/gtest.h>

#include <chrono>
#include <sstream>
#include <vector>

#include "solve/progress.h"

namespace rotation_game {
namespace {

// A clock that a test moves on.
std::chrono::steady_clock::time_point now_;
std::chrono::steady_clock::time_point fake_clock() { return now_; }
void pass(int milliseconds) { now_ += std::chrono::milliseconds(milliseconds); }

Solution solution_of_length(int length) {
  Solution solution = 1;
  for (int i = 0; i < length; ++i) solution = prepend(0, solution);
  return solution;
}

TEST(Statistics, CountsByWhatItWasSpentOnAndByTheNumberOfMoves) {
  Statistics statistics(fake_clock);
  const auto count = [&](Statistics::Row engine, const std::vector<int>& lengths, Word nodes) {
    std::vector<Solution> solutions;
    for (const int length : lengths) solutions.push_back(solution_of_length(length));
    statistics.count(engine, solutions.data(), int(solutions.size()), nodes);
  };
  pass(40);
  statistics.spend(Statistics::rest);
  pass(100);
  count(Statistics::search, {5}, 300);
  pass(60);
  statistics.spend(Statistics::rest);
  pass(20);
  count(Statistics::search, {0}, 1);
  pass(30);
  count(Statistics::search, {5}, 401);
  pass(50);
  statistics.spend(Statistics::search);  // in vain
  pass(290);
  statistics.spend(Statistics::table);  // its building
  pass(10);
  count(Statistics::table, {7, 14, 5}, 298);
  count(Statistics::table, {}, 0);
  pass(400);
  std::ostringstream output;
  statistics.write(output, 1000);
  EXPECT_EQ(output.str(),
            "              cases        moves        nodes   seconds      cases/s\n"
            "search            3           10         1000     0.200           15\n"
            "table             3           26            0     0.300           10\n"
            "rest              0            0            0     0.500            0\n"
            "total             6           36         1000     1.000            6\n"
            "\n"
            "moves       cases     searched        nodes nodes/search     seconds\n"
            "    0           1            1            1            1    0.020000\n"
            "    5           3            2          701          350    0.130000\n"
            "    7           1            0            0            0    0.000000\n"
            "   14           1            0            0            0    0.000000\n");
}

TEST(Statistics, HasNoRateWithoutTimeAndNoLengthsWithoutCases) {
  Statistics statistics(fake_clock);
  std::ostringstream output;
  statistics.write(output, 0);
  EXPECT_EQ(output.str(),
            "              cases        moves        nodes   seconds      cases/s\n"
            "search            0            0            0     0.000            0\n"
            "table             0            0            0     0.000            0\n"
            "rest              0            0            0     0.000            0\n"
            "total             0            0            0     0.000            0\n");
}

TEST(Progress, SpeaksOnceASecond) {
  std::ostringstream output;
  Progress progress(output, fake_clock);
  for (int i = 0; i < 99; ++i) {
    pass(10);
    progress.count();
  }
  EXPECT_EQ(output.str(), "");  // 0.99 seconds
  for (int i = 0; i < 200; ++i) {
    pass(10);
    progress.count();
  }
  EXPECT_EQ(output.str(),
            "100 cases, 100 a second\n"
            "200 cases, 100 a second\n");
}

TEST(Progress, MissesNoSecondWhileCasesComeFast) {
  std::ostringstream output;
  Progress progress(output, fake_clock);
  for (int i = 0; i < 1000000; ++i) {
    now_ += std::chrono::microseconds(2);
    progress.count();
  }
  EXPECT_EQ(output.str().substr(0, 4), "5000");  // within 64 cases of a second
  EXPECT_NE(output.str().find(" cases, 500000 a second\n"), std::string::npos);
}

// Looking at the clock seldom, as while cases come fast, must not outlast them.
TEST(Progress, SpeaksSoonAfterCasesTurnSlow) {
  std::ostringstream output;
  Progress progress(output, fake_clock);
  for (int i = 0; i < 10000; ++i) progress.count();
  for (int i = 0; i < 64; ++i) {
    pass(1000);
    progress.count();
  }
  EXPECT_NE(output.str(), "");
}

}  // namespace
}  // namespace rotation_game
