#include "check/check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "reference/conversions.h"

namespace rotation_game {
namespace {

// The messages of all kinds are pinned by samples/check; these are the laws behind them.

struct Report {
  std::string text;
  bool all_right;
};

Report check(const std::vector<reference::Cells>& boards, const std::string& answers, bool all_cases_read = true) {
  std::istringstream input(answers);
  std::ostringstream output;
  AnswerChecker checker(input, "mine", output);
  for (const reference::Cells& cells : boards) {
    EXPECT_TRUE(checker.take(placements_of(cells), solution_of(reference::table().solve(cells))));
  }
  const bool all_right = checker.finish(all_cases_read);
  return {output.str(), all_right};
}

// What the eight cells in the middle hold, row by row.
std::string center_text(const reference::Cells& cells) {
  std::string text;
  for (const int cell : {6, 7, 8, 11, 12, 15, 16, 17}) text += char('0' + cells[std::size_t(cell)]);
  return text.insert(5, "/").insert(3, "/");
}

TEST(Check, JudgesRandomMovesAsTheReferenceDoes) {
  std::mt19937 generator(1);
  const auto random = [&](unsigned bound) { return int(generator() % bound); };
  int solved_count = 0;
  for (int i = 0; i < 3000; ++i) {
    // A board few moves from a solved one, and few moves made on it: any, or those that solve it, also in another
    // order.
    reference::Cells cells = {1, 3, 1, 3, 3, 1, 2, 2, 2, 3, 1, 2, 2, 1, 3, 2, 2, 2, 1, 3, 3, 1, 3, 1};
    for (int j = random(4); j > 0; --j) cells = reference::rotate(cells, char('A' + random(8)));
    const reference::Answer right = reference::table().solve(cells);
    std::string moves = right.moves;
    if (random(2) == 0) std::reverse(moves.begin(), moves.end());
    for (int j = random(3); j > 0 || moves.empty(); --j) moves += char('A' + random(8));
    const int symbol = random(3) + 1;

    reference::Cells end = cells;
    for (const char letter : moves) end = reference::rotate(end, letter);
    const std::string center = center_text(end);
    const bool is_solved = center.find_first_not_of(std::string(1, center[0]) + '/') == std::string::npos;
    solved_count += is_solved;
    std::string expected;
    if (!is_solved) {
      expected = "1: \"" + moves + "\" leaves the center " + center;
    } else if (moves.size() > right.moves.size()) {
      expected = "1: \"" + moves + "\" is a solution of " + std::to_string(moves.size()) +
                 (moves.size() == 1 ? " move" : " moves") + ", but the shortest has " +
                 std::to_string(right.moves.size());
    } else if (moves != right.moves) {
      expected = "1: \"" + moves + "\" for symbol " + center[0] + " is as short, but not the first in dictionary order";
    } else if (symbol != right.symbol) {
      expected = "2: \"" + std::to_string(symbol) + "\" is the wrong symbol, for " + center[0] + " is in the center";
    }
    const Report report = check({cells}, moves + '\n' + std::to_string(symbol) + '\n');
    EXPECT_EQ(report.all_right, expected.empty());
    if (!expected.empty()) {
      const std::string text = text_of(right);
      expected = "case 1, mine:" + expected + "; right: " + text.substr(0, text.size() - 3) + ", " +
                 std::to_string(right.symbol) + '\n';
    }
    ASSERT_EQ(report.text.substr(0, report.text.rfind("1 case: ")), expected);
  }
  EXPECT_GT(solved_count, 300);
}

// More answers than the reader holds at a time, with every second line end another one.
TEST(Check, FindsTheOneWrongAnswerAmongManyAndItsLine) {
  const std::vector<reference::Cells> boards = reference::random_boards(20000, 2);
  for (const std::string end : {"\n", "\r\n", "  \t\n"}) {
    std::string answers;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      reference::Answer answer = reference::table().solve(boards[i]);
      if (i == 15000) answer.symbol = answer.symbol % 3 + 1;
      std::string text = text_of(answer);
      text.replace(text.find('\n'), 1, end);
      answers += text;
    }
    const Report report = check(boards, answers);
    EXPECT_FALSE(report.all_right);
    EXPECT_EQ(report.text.substr(0, 24), "case 15001, mine:30002: ");
    EXPECT_EQ(report.text.substr(report.text.find('\n')), "\n20000 cases: 19999 right, 1 wrong symbol\n");
  }
}

TEST(Check, CopesWithAnswersOfMillionsOfMoves) {
  const std::vector<reference::Cells> boards = reference::random_boards(2, 3);
  const reference::Answer first = reference::table().solve(boards[0]);
  std::string moves;
  while (moves.size() < 7000000) moves += "AAAAAAA";  // seven of them change nothing
  const Report report = check(boards, moves + first.moves + "\n1\n" + text_of(reference::table().solve(boards[1])));
  EXPECT_EQ(report.text.substr(0, report.text.find(", but")),
            "case 1, mine:1: \"" + std::string(60, 'A') + "...\" is a solution of " +
                std::to_string(moves.size() + first.moves.size()) + " moves");
  EXPECT_EQ(report.text.substr(report.text.find('\n')), "\n2 cases: 1 right, 1 not shortest\n");
}

TEST(Check, CopesWithMegabytesOfWhiteSpaceAndNoise) {
  const std::vector<reference::Cells> boards = reference::random_boards(1, 4);
  const reference::Answer right = reference::table().solve(boards[0]);
  const std::string blanks(1 << 20, ' ');
  const std::string symbol = std::to_string(right.symbol);
  EXPECT_TRUE(check(boards, right.moves + blanks + '\n' + symbol + blanks).all_right);
  EXPECT_FALSE(check(boards, blanks + right.moves + '\n' + symbol).all_right);
  EXPECT_LT(check(boards, std::string(1 << 20, '\0') + '\n').text.size(), 500u);
}

// A line lost or one too many costs its own case, but not the others.
TEST(Check, StaysInStep) {
  const std::vector<reference::Cells> boards = reference::random_boards(100, 5);
  std::vector<std::string> lines;
  for (const reference::Cells& cells : boards) {
    const reference::Answer answer = reference::table().solve(cells);
    lines.push_back(answer.moves + '\n');
    lines.push_back(std::to_string(answer.symbol) + '\n');
  }
  const auto wrong_count = [&](std::size_t position, bool erase, const std::string& inserted) {
    std::string answers;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i == position) answers += inserted;
      if (i != position || !erase) answers += lines[i];
    }
    const std::string text = check(boards, answers).text;
    return std::count(text.begin(), text.end(), '\n') - 1;
  };
  for (std::size_t position = 0; position < lines.size(); ++position) {
    EXPECT_EQ(wrong_count(position, true, ""), 1);
    EXPECT_EQ(wrong_count(position, false, "\n"), 1);
    EXPECT_EQ(wrong_count(position, false, "Case 1:\n"), 1);
    // Where a line looks like what it is not, the next case may have to pay as well.
    EXPECT_LE(wrong_count(position, true, "no moves\n"), 2);
    if (position % 2 == 0) {
      EXPECT_EQ(wrong_count(position, false, "no moves\n"), 1);
    }
    EXPECT_LE(wrong_count(position, false, "1\n"), 2);
  }
}

TEST(Check, SaysNothingOfAnswersLeftOverAfterAFaultInTheCases) {
  const std::vector<reference::Cells> boards = reference::random_boards(1, 6);
  const std::string answers = text_of(reference::table().solve(boards[0])) + "A\n1\n";
  const Report after_fault = check(boards, answers, false);
  EXPECT_TRUE(after_fault.all_right);
  EXPECT_EQ(after_fault.text, "1 case: 1 right\n");
  const Report after_all = check(boards, answers);
  EXPECT_FALSE(after_all.all_right);
  EXPECT_EQ(after_all.text, "mine:3: 2 lines left over after the last answer\n1 case: 1 right\n");
}

TEST(Check, HasNothingToSayOfNoCases) {
  const Report report = check({}, "");
  EXPECT_TRUE(report.all_right);
  EXPECT_EQ(report.text, "0 cases: 0 right\n");
}

}  // namespace
}  // namespace rotation_game
