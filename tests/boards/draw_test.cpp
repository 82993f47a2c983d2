#include "boards/draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>
#include <string>

#include "reference/conversions.h"
#include "reference/reference.h"

namespace rotation_game {
namespace {

std::string drawn(const reference::Cells& cells, const reference::Answer& answer) {
  std::ostringstream output;
  draw_case(output, placements_of(cells), solution_of(answer));
  return output.str();
}

// Drawn by hand.
TEST(Draw, ShowsTheBoardAndItAgainAfterEveryMove) {
  const reference::Cells cells = {1, 1, 1, 1, 3, 2, 3, 2, 3, 1, 3, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 1, 3, 3};
  EXPECT_EQ(drawn(cells, {"AC", 2}), R"(          A   B
          1   1
          1   1
        +-------+
  H 3 2 | 3 2 3 | 1 3 C
        | 2   2 |
  G 3 1 | 2 2 2 | 3 1 D
        +-------+
          2   1
          3   3
          F   E

          A
         ^1   1
         ^3   1
        +-------+
    3 2 |^2 2 3 | 1 3
        |^2   2 |
    3 1 |^2 2 2 | 3 1
        +-------+
         ^3   1
         ^1   3

          1   1
          3   1
        +-------+
   >3>3 |>2>2>2 |>3>1 C
        | 2   2 |
    3 1 | 2 2 2 | 3 1
        +-------+
          3   1
          1   3

AC
2

)");
}

TEST(Draw, EndsWithTheAnswerWhereNoMovesAreNeeded) {
  const reference::Cells cells = {1, 3, 1, 3, 3, 1, 2, 2, 2, 3, 1, 2, 2, 1, 3, 2, 2, 2, 1, 3, 3, 1, 3, 1};
  const std::string text = drawn(cells, {"", 2});
  EXPECT_EQ(text.substr(text.find("\n\n")), "\n\nNo moves needed\n2\n\n");
}

// Every letter is drawn, as it stands on the board.
TEST(Draw, CanBeReadAgainWithBlanksForItsMarks) {
  std::mt19937 generator(1);
  for (int i = 0; i < 100; ++i) {
    reference::Cells cells = reference::random_cells(generator);
    std::string moves;
    for (int j = 0; j < 8; ++j) moves += char('A' + generator() % 8);
    std::string text = drawn(cells, {moves, 1});
    text.erase(text.rfind(moves));
    EXPECT_EQ(text.find(" \n"), std::string::npos);
    for (char& character : text) {
      if (character != '\n' && (character < '1' || character > '3')) character = ' ';
    }
    std::istringstream input(text);
    int symbol = 0;
    for (const char letter : " " + moves) {
      if (letter != ' ') cells = reference::rotate(cells, letter);
      for (const int expected : cells) {
        ASSERT_TRUE(input >> symbol);
        ASSERT_EQ(symbol, expected);
      }
    }
    EXPECT_FALSE(input >> symbol);
  }
}

TEST(Draw, MarksTheCellsThatMovedByAnArrowAndTheMoveByItsLetter) {
  const std::string arrows = "^^>>vv<<";
  std::mt19937 generator(2);
  const reference::Cells cells = reference::random_cells(generator);
  for (std::size_t move = 0; move < arrows.size(); ++move) {
    const std::string letter(1, char('A' + move));
    const std::string text = drawn(cells, {letter, 1});
    const std::string after = text.substr(text.find("\n\n"), text.rfind(letter) - text.find("\n\n"));
    EXPECT_EQ(std::count(after.begin(), after.end(), arrows[move]), 7) << letter;
    EXPECT_EQ(after.find_first_of("ABCDEFGH"), after.find(letter)) << letter;
    EXPECT_EQ(after.find_first_of("ABCDEFGH"), after.find_last_of("ABCDEFGH")) << letter;
  }
}

}  // namespace
}  // namespace rotation_game
