// Answers of which some are missing, too many, or wrong: every verdict is compared with what was done to the answer.

#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "check/check.h"
#include "check/text_of_file.h"
#include "reference/conversions.h"

namespace rotation_game {
namespace {

struct Boards {
  std::vector<SolvedCase> cases;
  std::vector<std::string> answers;  // each with both of its line ends
};

const std::vector<reference::Cells>& random_cells() {
  static const std::vector<reference::Cells> cells = reference::random_boards(250000, 77);
  return cells;
}

// Returns so many boards from a place among all.
Boards random_boards(std::size_t count, std::size_t begin = 0) {
  Boards boards;
  for (std::size_t i = begin; i < begin + count; ++i) {
    const reference::Answer answer = reference::table().solve(random_cells()[i]);
    boards.cases.push_back({placements_of(random_cells()[i]), solution_of(answer)});
    boards.answers.push_back(text_of(answer));
  }
  return boards;
}

// What a report says of each case: nothing if it is right.
std::vector<std::string> verdicts(const Boards& boards, const std::string& answers) {
  TextOfFile file(answers);
  std::istream input(&file);
  std::ostringstream output;
  AnswerChecker checker(input, "mine", output);
  for (const SolvedCase& solved : boards.cases) checker.take(solved.placements, solved.right);
  checker.finish(true);
  std::vector<std::string> result(boards.cases.size());
  std::istringstream lines(output.str());
  for (std::string line; std::getline(lines, line);) {
    if (line.compare(0, 5, "case ") != 0) continue;
    const std::size_t number = std::stoul(line.substr(5));
    const std::string text = line.substr(line.find(": ") + 2);
    const bool is_end = text.find("the answers end") == 0;
    for (std::size_t i = number - 1; i < (is_end ? result.size() : number); ++i)
      result[i] = is_end ? "no answer" : text;
  }
  return result;
}

// Pieces of so many answers each, which are in all about this share of all.
std::vector<bool> pieces(std::size_t count, double share, std::size_t size, unsigned seed) {
  std::mt19937 generator(seed);
  std::vector<bool> is_in(count);
  const double probability = share / double(size) / (1 - share + share / double(size));
  for (std::size_t i = 0; i < count; ++i) {
    if (double(generator()) / 4294967296.0 >= probability) continue;
    for (std::size_t j = 0; j < size && i < count; ++j) is_in[i++] = true;
  }
  return is_in;
}

class Step : public testing::TestWithParam<std::tuple<double, std::size_t>> {
 protected:
  // Has `change` change those answers that are in pieces, and `expect` look at what is said of each case.
  template <typename Change, typename Expect>
  void expect_verdicts(Change change, Expect expect) const {
    const auto [share, size] = GetParam();
    static const Boards few = random_boards(5000), many = random_boards(50000);
    const Boards& boards = size == 1000 ? many : few;
    const std::vector<bool> is_changed = pieces(boards.cases.size(), share, size, unsigned(share * 1000));
    std::string answers;
    for (std::size_t i = 0; i < boards.answers.size(); ++i) {
      answers += is_changed[i] ? change(boards.answers[i]) : boards.answers[i];
    }
    const std::vector<std::string> found = verdicts(boards, answers);
    for (std::size_t i = 0; i < found.size(); ++i) {
      ASSERT_TRUE(is_changed[i] ? expect(found[i]) : found[i].empty()) << "case " << i + 1 << ": " << found[i];
    }
  }
};

TEST_P(Step, FindsWhatIsMissing) {
  expect_verdicts([](const std::string&) { return std::string(); },
                  [](const std::string& said) { return said.find("no answer") == 0; });
}

TEST_P(Step, PassesOverWhatIsThereTwice) {
  expect_verdicts([](const std::string& answer) { return answer + answer; },
                  [](const std::string& said) { return said.empty(); });
}

// The first move is another one.
TEST_P(Step, TellsWhatIsWrong) {
  expect_verdicts(
      [](std::string answer) {
        answer[0] = answer[0] == 'N' ? 'n' : char('A' + (answer[0] - 'A' + 3) % 8);
        return answer;
      },
      [](const std::string& said) { return !said.empty() && said.find("no answer") != 0; });
}

TEST_P(Step, TellsWhereALineBreakIsMissing) {
  expect_verdicts([](const std::string& answer) { return answer.substr(0, answer.size() - 1); },
                  [](const std::string& said) { return said.empty() || said.find("no line break") == 0; });
}

TEST_P(Step, PassesOverWhatIsNoAnswer) {
  expect_verdicts([](const std::string& answer) { return "depth 7\n12\n\n" + answer; },
                  [](const std::string& said) { return said.empty(); });
}

INSTANTIATE_TEST_SUITE_P(SharesAndSizes, Step,
                         testing::Combine(testing::Values(0.001, 0.01, 0.1, 0.5, 0.9),
                                          testing::Values(1u, 2u, 10u, 100u, 1000u)));

// Two pieces have changed places: the answers around them are right, and those of one of the pieces.
TEST(StepOfPieces, FindsThoseThatHaveChangedPlaces) {
  const Boards boards = random_boards(10000);
  for (const std::size_t size : {1u, 2u, 5u, 30u, 300u, 3000u}) {
    std::string answers;
    const std::size_t begin = 2000;
    const auto add = [&](std::size_t first, std::size_t end) {
      for (std::size_t i = first; i < end; ++i) answers += boards.answers[i];
    };
    add(0, begin);
    add(begin + size, begin + 2 * size);
    add(begin, begin + size);
    add(begin + 2 * size, boards.answers.size());
    const std::vector<std::string> found = verdicts(boards, answers);
    std::size_t wrong_inside = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
      const bool is_inside = i >= begin && i < begin + 2 * size;
      if (is_inside) wrong_inside += !found[i].empty();
      ASSERT_TRUE(is_inside || found[i].empty()) << size << ", case " << i + 1 << ": " << found[i];
    }
    EXPECT_LE(wrong_inside, size == 1 ? 2 : size) << size;
  }
}

// In one piece, at the beginning, in the middle, or before the last one: the others are right.
TEST(StepOfPieces, IsFoundAgainBehindAHundredThousand) {
  const std::size_t size = 100000;
  const Boards boards = random_boards(150000);
  const Boards others = random_boards(size, 150000);
  std::string surplus;
  for (const std::string& answer : others.answers) surplus += answer;
  for (const std::size_t begin : {std::size_t(0), std::size_t(20000), boards.answers.size() - size - 1}) {
    std::string less, more;
    for (std::size_t i = 0; i < boards.answers.size(); ++i) {
      if (i < begin || i >= begin + size) less += boards.answers[i];
      if (i == begin) more += surplus;
      more += boards.answers[i];
    }
    const std::vector<std::string> found = verdicts(boards, less);
    for (std::size_t i = 0; i < found.size(); ++i) {
      const bool is_missing = i >= begin && i < begin + size;
      ASSERT_EQ(found[i].find("no answer") == 0, is_missing) << begin << ", case " << i + 1 << ": " << found[i];
      ASSERT_TRUE(is_missing || found[i].empty()) << begin << ", case " << i + 1 << ": " << found[i];
    }
    for (const std::string& said : verdicts(boards, more)) ASSERT_EQ(said, "") << begin;
  }
}

}  // namespace
}  // namespace rotation_game
