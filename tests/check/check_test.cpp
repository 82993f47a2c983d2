#include "check/check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "check/text_of_file.h"
#include "reference/conversions.h"

namespace rotation_game {
namespace {

// The messages of all kinds are pinned by samples/check; these are the laws behind them.

struct Report {
  std::string text;
  bool all_right;
};

Report check(const std::vector<reference::Cells>& boards, const std::string& answers, bool all_cases_read = true) {
  TextOfFile file(answers);
  std::istream input(&file);
  std::ostringstream output;
  AnswerChecker checker(input, "mine", output);
  for (const reference::Cells& cells : boards) {
    EXPECT_TRUE(checker.take(placements_of(cells), solution_of(reference::table().solve(cells))));
  }
  const bool all_right = checker.finish(all_cases_read);
  return {output.str(), all_right};
}

// Returns the end of a report, from the line with the counts on.
std::string lines_from_counts(const std::string& report) {
  const std::size_t counts = report.rfind(" right");
  return report.substr(report.rfind('\n', counts) + 1);
}

// Returns how many are called this in the line of the counts.
int count_of(const std::string& report, const std::string& name) {
  const std::string lines = lines_from_counts(report), line = lines.substr(0, lines.find('\n'));
  const std::size_t end = line.find(' ' + name);
  return end == std::string::npos ? 0 : std::stoi(line.substr(line.find_last_of(" ", end - 1) + 1));
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
      // For one symbol, the first is found by the reference, too.
      const std::string first = reference::table().moves(reference::mask_of(cells, center[0] - '0'));
      expected = "1: \"" + moves + "\" for symbol " + center[0] +
                 " is as short, but not the first in dictionary order" +
                 (moves == first ? ": the first for symbol " + std::to_string(right.symbol) + " comes before it"
                                 : ", not even for this symbol");
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
    ASSERT_EQ(report.text.substr(0, report.text.find("1 case, of ")), expected);
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
    EXPECT_EQ(lines_from_counts(report.text).substr(0, 59),
              "20000 cases, of 1 to 12 moves: 19999 right, 1 wrong symbol\n");
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
  EXPECT_EQ(count_of(report.text, "right"), 1);
  EXPECT_EQ(count_of(report.text, "not shortest"), 1);
}

TEST(Check, CopesWithMegabytesOfWhiteSpaceAndNoise) {
  const std::vector<reference::Cells> boards = reference::random_boards(1, 4);
  const reference::Answer right = reference::table().solve(boards[0]);
  const std::string blanks(1 << 20, ' ');
  const std::string symbol = std::to_string(right.symbol);
  EXPECT_TRUE(check(boards, right.moves + blanks + '\n' + symbol + blanks).all_right);
  EXPECT_FALSE(check(boards, blanks + right.moves + '\n' + symbol).all_right);
  EXPECT_LT(check(boards, std::string(1 << 20, '\0') + '\n').text.size(), 700u);
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
    const auto counts = std::ptrdiff_t(text.size() - lines_from_counts(text).size());
    return std::count(text.begin(), text.begin() + counts, '\n');
  };
  for (std::size_t position = 0; position < lines.size(); ++position) {
    EXPECT_EQ(wrong_count(position, true, ""), 1);
    EXPECT_EQ(wrong_count(position, false, "\n"), 1);
    EXPECT_EQ(wrong_count(position, false, "Case 1:\n"), 1);
    // Where a line looks like what it is not, another line may have to pay as well.
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
  EXPECT_EQ(after_fault.text, "1 case, of 8 moves: 1 right\n");
  const Report after_all = check(boards, answers);
  EXPECT_FALSE(after_all.all_right);
  EXPECT_EQ(
      after_all.text,
      "mine:3: 2 lines left over after the last answer, the first \"A\"\n1 case, of 8 moves: 1 right, and something "
      "left over\n");
}

TEST(Check, CountsWhatIsLeftOverUpToALimit) {
  const auto left_over = [](const std::string& text) {
    const std::string report = check({}, text).text;
    return report.substr(0, report.find(" left over"));
  };
  std::string lines;
  for (int i = 0; i < 999; ++i) lines += "A\n";
  EXPECT_EQ(left_over("A\n"), "mine:1: 1 line");
  EXPECT_EQ(left_over("\n\nA\n\n1\n\n"), "mine:1: 5 lines");
  EXPECT_EQ(left_over(lines), "mine:1: 999 lines");
  EXPECT_EQ(left_over(lines + "1"), "mine:1: 1000 lines");
  EXPECT_EQ(left_over(lines + "1\n\n\n"), "mine:1: 1000 lines");
  EXPECT_EQ(left_over(lines + "1\n1\n"), "mine:1: more than 1000 lines");
  EXPECT_EQ(left_over(lines + lines), "mine:1: more than 1000 lines");
  const std::string mebibyte(1 << 20, ' ');
  EXPECT_EQ(left_over(mebibyte), "0 cases: 0 right\n");
  EXPECT_EQ(left_over(mebibyte + ' '), "mine:1: more than 1048576 bytes");
  std::string empty_lines(1 << 20, '\n');
  EXPECT_EQ(left_over(empty_lines), "0 cases: 0 right\n");
  EXPECT_EQ(left_over(empty_lines + '\n'), "mine:1: more than 1048576 bytes");
}

// What is said of the moves' line of a board that is solved, and of one that is not.
TEST(Check, SaysWhatIsWrongWithTheSpelling) {
  const std::vector<std::vector<reference::Cells>> boards = reference::boards_by_length(1, 21);
  const auto message = [&](std::size_t length, const std::string& line) {
    const reference::Cells& cells = boards[length].at(0);
    const std::string symbol = std::to_string(reference::table().solve(cells).symbol);
    const std::string text = check({cells}, line + '\n' + symbol + '\n').text;
    const std::string begin = "case 1, mine:1: ";
    return text.substr(0, begin.size()) == begin ? text.substr(begin.size(), text.find("; right") - begin.size()) : "";
  };
  EXPECT_EQ(message(0, "No moves needed"), "");
  EXPECT_EQ(message(0, "No moves needed \t\r"), "");
  for (const std::string line : {"No", "no", "NO MOVES NEEDED", "No move needed", "No moves needed.", "None"}) {
    EXPECT_EQ(message(0, line), '"' + line + "\" instead of \"No moves needed\"");
    EXPECT_EQ(message(3, line).find("instead of"), std::string::npos) << line;
  }
  EXPECT_EQ(message(0, "N"), "\"N\" instead of \"No moves needed\"");
  EXPECT_EQ(message(0, "0"), "\"0\" instead of \"No moves needed\"");
  EXPECT_EQ(message(0, ""), "an empty line instead of \"No moves needed\"");
  EXPECT_EQ(message(0, "Case 1: No moves needed"), "\"Case 1: No moves needed\" has words before the moves");
  const std::string moves = reference::table().solve(boards[3].at(0)).moves;
  EXPECT_EQ(message(3, moves + "  "), "");
  EXPECT_EQ(message(3, moves.substr(0, 1) + ' ' + moves.substr(1)),
            '"' + moves.substr(0, 1) + ' ' + moves.substr(1) + "\" has white space in column 2");
  EXPECT_EQ(message(3, ' ' + moves), "\" " + moves + "\" has white space in column 1");
  EXPECT_EQ(message(3, "Case 1: " + moves), "\"Case 1: " + moves + "\" has words before the moves");
  EXPECT_EQ(message(1, "Case 1: A"), "\"Case 1: A\" has words before the moves");
  EXPECT_EQ(message(3, "ABCa"), "\"ABCa\" has a small letter in column 4");
  EXPECT_EQ(message(3, "ABCh"), "\"ABCh\" has a small letter in column 4");
  EXPECT_EQ(message(3, "ABi"), "\"ABi\" has something other than A to H in column 3");
  EXPECT_EQ(message(3, "ABI"), "\"ABI\" has something other than A to H in column 3");
  EXPECT_EQ(message(3, "AHI@"), "\"AHI@\" has something other than A to H in column 3");
}

TEST(Check, HasNothingToSayOfNoCases) {
  const Report report = check({}, "");
  EXPECT_TRUE(report.all_right);
  EXPECT_EQ(report.text, "0 cases: 0 right\n");
}

// The numbers of the cases that a report blames.
std::set<std::size_t> blamed_cases(const std::string& report) {
  std::set<std::size_t> cases;
  std::istringstream lines(report);
  for (std::string line; std::getline(lines, line);) {
    if (line.compare(0, 5, "case ") == 0) cases.insert(std::stoul(line.substr(5)));
  }
  return cases;
}

TEST(Check, TellsOneMissingAnswerAsMissing) {
  const std::vector<reference::Cells> boards = reference::random_boards(20, 7);
  for (std::size_t missing = 0; missing < boards.size(); ++missing) {
    std::string answers;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      if (i != missing) answers += text_of(reference::table().solve(boards[i]));
    }
    const Report report = check(boards, answers);
    EXPECT_EQ(count_of(report.text, "right"), 19);
    EXPECT_EQ(count_of(report.text, "no answer"), 1);
    EXPECT_EQ(blamed_cases(report.text), std::set<std::size_t>{missing + 1});
  }
}

TEST(Check, FindsTheWayWhereTwoLineBreaksAreMissing) {
  const std::vector<reference::Cells> boards = reference::random_boards(22, 8);
  std::string answers;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    answers += text_of(reference::table().solve(boards[i]));
    if (i == 4 || i == 15) answers.pop_back();
  }
  const Report report = check(boards, answers);
  EXPECT_EQ(count_of(report.text, "right"), 20);
  EXPECT_EQ(blamed_cases(report.text), (std::set<std::size_t>{5, 16}));
}

// However many lines are between answers.
TEST(Check, PassesOverRunsOfLines) {
  const std::vector<reference::Cells> boards = reference::random_boards(60, 9);
  for (const std::size_t size : {1u, 2u, 5u, 30u, 200u}) {
    std::string answers;
    for (const reference::Cells& cells : boards) {
      for (std::size_t i = 0; i < size; ++i) answers += "visited " + std::to_string(i) + "\n";
      answers += text_of(reference::table().solve(cells));
    }
    EXPECT_EQ(count_of(check(boards, answers).text, "right"), 60) << size;
  }
}

// However many faults there are, and of whatever sort: the way is never lost for good.
TEST(Check, CountsEveryAnswerAmongManyFaults) {
  const std::vector<reference::Cells> boards = reference::random_boards(10000, 15);
  const auto report_with = [&](std::size_t every, const auto& changed) {
    std::string answers;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      const std::string text = text_of(reference::table().solve(boards[i]));
      answers += i % every == every - 1 ? changed(text) : text;
    }
    return check(boards, answers).text;
  };
  for (const std::size_t every : {3u, 10u, 100u}) {
    const int count = int(boards.size() / every), others = int(boards.size()) - count;
    const std::string missing = report_with(every, [](const std::string&) { return std::string(); });
    EXPECT_EQ(count_of(missing, "right"), others);
    EXPECT_EQ(count_of(missing, "no answer"), count);
    const std::string wrong = report_with(every, [](const std::string& text) { return "A" + text; });
    EXPECT_EQ(count_of(wrong, "right"), others);
    EXPECT_EQ(count_of(wrong, "not a solution") + count_of(wrong, "not shortest"), count);
    const std::string twice = report_with(every, [](const std::string& text) { return text + text; });
    EXPECT_EQ(count_of(twice, "right"), int(boards.size()));
    EXPECT_EQ(count_of(twice, "lines too many") + (every == 3 ? 0 : 2), 2 * count);  // or left over at the end
  }
}

// A picture before each answer, of a board and more lines than are read ahead; and words with single moves.
TEST(Check, FindsAnswersBehindWhatIsForDebugging) {
  const std::vector<reference::Cells> boards = reference::random_boards(50, 16);
  for (const std::string noise : {"          A   B\n  H 1 2 | 3 3 3 | 1 2 C\n", "try A\n", "\n", "12\n", "depth 3\n"}) {
    for (const int count : {1, 30, 400}) {
      std::string answers;
      for (const reference::Cells& cells : boards) {
        for (int i = 0; i < count; ++i) answers += noise;
        answers += text_of(reference::table().solve(cells));
      }
      EXPECT_EQ(count_of(check(boards, answers).text, "right"), 50) << noise << count;
    }
  }
}

TEST(Check, TellsHalfAnswersOfEachCase) {
  const std::vector<reference::Cells> boards = reference::random_boards(50, 24);
  std::string symbols, moves, wrong_moves;
  for (const reference::Cells& cells : boards) {
    const reference::Answer answer = reference::table().solve(cells);
    symbols += std::to_string(answer.symbol) + '\n';
    moves += answer.moves + '\n';
    wrong_moves += "A" + answer.moves + '\n';
  }
  for (const std::string& answers : {symbols, moves, wrong_moves}) {
    const std::string text = check(boards, answers).text;
    EXPECT_EQ(count_of(text, "malformed"), 50) << text;
    EXPECT_EQ(text.find("left over"), std::string::npos) << text;
  }
}

// There may be no end to them.
TEST(Check, GivesUpBehindMegabytesOfLinesForDebugging) {
  const std::vector<reference::Cells> boards = reference::random_boards(1, 25);
  const std::string right = text_of(reference::table().solve(boards[0]));
  const auto megabytes = [](int count) {
    std::string noise;
    while (noise.size() < std::size_t(count) << 20) noise += std::string(1000, 'x') + '\n';
    return noise;
  };
  EXPECT_EQ(count_of(check({boards[0], boards[0]}, right + megabytes(15) + right).text, "right"), 2);
  EXPECT_EQ(count_of(check({boards[0], boards[0]}, right + megabytes(18) + right).text, "no answer"), 1);
}

// Lines removed, repeated, inserted or joined at random: an answer at least two answers away from a change is right.
TEST(Check, BlamesNoAnswerFarFromAChange) {
  std::mt19937 generator(10);
  const auto random = [&](std::size_t bound) { return std::size_t(generator() % bound); };
  for (int round = 0; round < 400; ++round) {
    const std::vector<reference::Cells> boards = reference::random_boards(60, 1000 + unsigned(round));
    std::vector<std::string> lines;
    for (const reference::Cells& cells : boards) {
      const reference::Answer answer = reference::table().solve(cells);
      lines.push_back(answer.moves.empty() ? "No moves needed\n" : answer.moves + '\n');
      lines.push_back(std::to_string(answer.symbol) + '\n');
    }
    std::set<std::size_t> changed;
    for (std::size_t changes = 1 + random(4); changes > 0; --changes) {
      const std::size_t line = random(lines.size());
      changed.insert(line / 2);
      std::string& text = lines[line];
      switch (random(6)) {
        case 0:
          text = "";
          break;
        case 1:
          text += text;
          break;
        case 2:
          text += lines[random(lines.size())];
          break;
        case 3:
          text = "depth 3\n" + text;
          break;
        case 4:
          text = lines[random(lines.size())] + text;
          break;
        default:
          if (!text.empty()) text.pop_back();
      }
    }
    std::string answers;
    for (const std::string& line : lines) answers += line;
    const Report report = check(boards, answers);
    for (const std::size_t blamed : blamed_cases(report.text)) {
      std::size_t nearest = boards.size();
      for (const std::size_t change : changed) {
        nearest = std::min(nearest, change > blamed - 1 ? change - (blamed - 1) : blamed - 1 - change);
      }
      ASSERT_LE(nearest, 1u) << "round " << round << ", case " << blamed << '\n' << report.text << answers;
    }
  }
}

TEST(Check, SplitsLinesOfMovesAndSymbol) {
  const std::vector<reference::Cells> boards = {reference::boards_by_length(1, 30)[3].at(0)};
  const reference::Answer right = reference::table().solve(boards[0]);
  const std::string symbol = std::to_string(right.symbol), end = "\" and the symbol are in one line";
  for (const std::string blanks : {"", " ", "  "}) {
    const std::string text = check(boards, right.moves + blanks + symbol + '\n').text;
    EXPECT_EQ(text.find("case 1, mine:1: \"" + right.moves + end), 0u) << text;
  }
  // What is longer than what is kept of a line is not known to be moves and a symbol.
  const std::string long_moves(70, 'A');
  for (const std::string& line : {symbol + long_moves, long_moves + symbol}) {
    const std::string text = check({boards[0], boards[0]}, text_of(right) + line + '\n' + symbol + '\n').text;
    EXPECT_NE(text.find('"' + line.substr(0, 60) + "...\" has something other than A to H"), text.npos) << text;
  }
}

}  // namespace
}  // namespace rotation_game
