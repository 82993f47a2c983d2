#include "rotation_game/judge_format.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "reference/conversions.h"

namespace rotation_game {

namespace {

struct Reading {
  std::vector<std::string> cases;  // each as its 24 digits
  Stop stop;
};

// Gives the text to a reader byte by byte, and its end if the reader has not stopped before.
Reading read_all(const std::string& text) {
  CaseReader reader;
  Reading reading;
  for (std::size_t i = 0; !reader.has_stopped(); ++i) {
    const Board* const board = i < text.size() ? reader.take(text[i]) : reader.end();
    if (board) reading.cases.push_back(digits_of(*board));
  }
  reading.stop = reader.stop();
  return reading;
}

const std::string digits = "111132323132231222312133";

std::string with_separator(const std::string& separator) {
  std::string text(1, digits[0]);
  for (std::size_t i = 1; i < digits.size(); ++i) text += separator + digits[i];
  return text;
}

const std::string board_line = with_separator(" ");
const std::vector<std::string> one_case = {digits}, two_cases = {digits, digits};

TEST(CaseReader, EndsAtAZero) {
  const Reading reading = read_all(board_line + "\n" + board_line + "\n0\n");
  EXPECT_EQ(reading.cases, two_cases);
  EXPECT_EQ(reading.stop, (Stop{3, 3, 1, 0, "0"}));
}

TEST(CaseReader, EndsAtTheEndOfTheInput) {
  for (const std::string end : {"", "\n", "\r\n", " \t\n"}) {
    const Reading reading = read_all(board_line + "\n" + board_line + end);
    EXPECT_EQ(reading.cases, two_cases);
    EXPECT_EQ(reading.stop.case_number, 3u);
    EXPECT_EQ(reading.stop.cell, 0);
    EXPECT_EQ(reading.stop.found, "");
  }
}

TEST(CaseReader, FindsNoCaseInAnInputWithoutAny) {
  EXPECT_EQ(read_all("").stop, (Stop{1, 1, 1, 0, ""}));
  EXPECT_EQ(read_all(" \n\t\n ").stop, (Stop{1, 3, 2, 0, ""}));
  EXPECT_EQ(read_all("0").stop, (Stop{1, 1, 1, 0, "0"}));
  EXPECT_EQ(read_all("\xEF\xBB\xBF").stop, (Stop{1, 1, 1, 0, ""}));
}

TEST(CaseReader, TakesAnyWhiteSpaceBetweenNumbers) {
  for (const std::string separator : {" ", "\t", "\n", "\v", "\f", "\r", "\r\n", "  ", " \t \v\f\r\n\n", "\n\n\n"}) {
    const std::string text = with_separator(separator);
    EXPECT_EQ(read_all(text).cases, one_case);
    EXPECT_EQ(read_all(separator + text + separator + text + separator + "0").cases, two_cases);
  }
}

// Separators of one character each, only one of them not a blank: whoever reads lines of the usual form faster must
// still see what is different here.
TEST(CaseReader, TakesAnyWhiteSpaceAtAnyPlaceOfALine) {
  for (char separator : {'\t', '\n', '\v', '\f', '\r'}) {
    for (std::size_t place = 1; place < board_line.size(); place += 2) {
      for (const std::string end : {" ", "\n", " \n"}) {
        std::string text = board_line + end;
        text[place] = separator;
        const Reading reading = read_all(text + "4");
        EXPECT_EQ(reading.cases, one_case);
        const Word lines = static_cast<Word>(std::count(text.begin(), text.end(), '\n'));
        EXPECT_EQ(reading.stop.line, 1 + lines) << "place " << place;
      }
    }
  }
}

TEST(CaseReader, TakesABoardInItsShape) {
  const std::string shape =
      "    1     1\n"
      "    1     1\n"
      "3 2 3 2 3 1 3\n"
      "    2     2\n"
      "3 1 2 2 2 3 1\n"
      "    2     1\n"
      "    3     3\n";
  const Reading reading = read_all(shape + "\n" + shape + "0\n");
  EXPECT_EQ(reading.cases, two_cases);
  EXPECT_EQ(reading.stop, (Stop{3, 16, 1, 0, "0"}));
}

TEST(CaseReader, TakesSeveralBoardsOnALine) {
  const Reading reading = read_all(board_line + " " + board_line + " 0");
  EXPECT_EQ(reading.cases, two_cases);
  EXPECT_EQ(reading.stop, (Stop{3, 1, 97, 0, "0"}));
}

TEST(CaseReader, TakesAByteOrderMarkAndDoesNotCountIt) {
  const Reading reading = read_all("\xEF\xBB\xBF" + board_line + "\r\n0\r\n");
  EXPECT_EQ(reading.cases, one_case);
  EXPECT_EQ(reading.stop, (Stop{2, 2, 1, 0, "0"}));
  EXPECT_EQ(read_all("\xEF\xBB\xBF" + board_line + " 7").stop, (Stop{2, 1, 49, 0, "7"}));
  EXPECT_EQ(read_all("\xEF\xBB\xBFx").stop, (Stop{1, 1, 1, 0, "x"}));
}

TEST(CaseReader, TakesAByteOrderMarkAtTheBeginningOnly) {
  const std::string mark = "\xEF\xBB\xBF";
  EXPECT_EQ(read_all(" " + mark + board_line).stop, (Stop{1, 1, 2, 0, mark + "1"}));
  EXPECT_EQ(read_all("\n" + mark + board_line).stop, (Stop{1, 2, 1, 0, mark + "1"}));
  EXPECT_EQ(read_all(board_line + "\n" + mark).stop, (Stop{2, 2, 1, 0, mark}));
  EXPECT_EQ(read_all(mark + mark + board_line).stop, (Stop{1, 1, 1, 0, mark + "1"}));
  EXPECT_EQ(read_all("\xEF\xBB" + board_line).stop, (Stop{1, 1, 1, 0, "\xEF\xBB\x31"}));
}

TEST(CaseReader, DoesNotReadWhatFollowsTheZero) {
  const Reading reading = read_all(board_line + "\n0 1 2 3 nonsense\n");
  EXPECT_EQ(reading.cases, one_case);
  EXPECT_EQ(reading.stop, (Stop{2, 2, 1, 0, "0"}));
}

TEST(CaseReader, StopsAtAWordThatIsNoSymbol) {
  const std::string line = board_line + "\n";
  EXPECT_EQ(read_all("1 2 4").stop, (Stop{1, 1, 5, 2, "4"}));
  EXPECT_EQ(read_all(line + line + "1 2\n 3 x 1").stop, (Stop{3, 4, 4, 3, "x"}));
  EXPECT_EQ(read_all(line + "1 12 3").stop, (Stop{2, 2, 3, 1, "12"}));
  EXPECT_EQ(read_all(line + "-1").stop, (Stop{2, 2, 1, 0, "-1"}));
  EXPECT_EQ(read_all(line + "+1").stop, (Stop{2, 2, 1, 0, "+1"}));
  EXPECT_EQ(read_all(line + "01").stop, (Stop{2, 2, 1, 0, "01"}));
  EXPECT_EQ(read_all(line + "00").stop, (Stop{2, 2, 1, 0, "00"}));
  EXPECT_EQ(read_all(line + "1,2").stop, (Stop{2, 2, 1, 0, "1,2"}));
  EXPECT_EQ(read_all(line + "\t\x31\t\xA0").stop, (Stop{2, 2, 4, 1, "\xA0"}));
  EXPECT_EQ(read_all(line + "1 " + digits).stop, (Stop{2, 2, 3, 1, digits}));
}

TEST(CaseReader, TakesAWordOf24SymbolsForABoard) {
  for (const std::string end : {"", "\n", " 0", "\r\n0"}) {
    EXPECT_EQ(read_all(digits + end).cases, one_case);
    EXPECT_EQ(read_all(digits + ' ' + digits + end).cases, two_cases);
    EXPECT_EQ(read_all(board_line + '\t' + digits + end).cases, two_cases);
    EXPECT_EQ(read_all(digits + '\n' + board_line + end).cases, two_cases);
    EXPECT_EQ(read_all("\xEF\xBB\xBF" + digits + end).cases, one_case);
  }
  EXPECT_EQ(read_all(digits + " 7").stop, (Stop{2, 1, 26, 0, "7"}));
}

TEST(CaseReader, StopsAtTheSymbolOfAWordThatIsWrong) {
  for (std::size_t i = 0; i < digits.size(); ++i) {
    for (const char wrong : {'0', '4', 'x', '\xB1'}) {
      std::string word = digits;
      word[i] = wrong;
      // If the first is wrong, then who knows what the word is.
      const std::string found = i == 0 ? word : std::string(1, wrong);
      EXPECT_EQ(read_all("\n " + word + "\n").stop, (Stop{1, 2, i + 2, static_cast<int>(i), found}));
    }
  }
  std::string word = digits;
  word.back() = '2';
  EXPECT_EQ(read_all(word).stop, (Stop{1, 1, 24, 23, "2"}));
  EXPECT_EQ(read_all(std::string(24, '1')).stop, (Stop{1, 1, 9, 8, "1"}));
}

TEST(CaseReader, StopsAtWordsOfAnyOtherLength) {
  for (std::size_t size = 2; size < 40; ++size) {
    if (size == 24) continue;
    const std::string word = (digits + digits).substr(0, size);
    EXPECT_EQ(read_all(word + " 1").stop, (Stop{1, 1, 1, 0, word.substr(0, 32)}));
  }
}

// Every cell of a line, which is otherwise as usual, one at a time.
TEST(CaseReader, StopsAtAWrongNumberInAnyCell) {
  for (int cell = 0; cell < cell_count; ++cell) {
    for (const std::string wrong : {"4", "9", "x", "/", "\x01", "\xB1"}) {
      std::string line = board_line;
      const std::size_t place = static_cast<std::size_t>(2 * cell);
      line.replace(place, 1, wrong);
      const Reading reading = read_all(board_line + "\n" + line + "\n0\n");
      EXPECT_EQ(reading.cases, one_case);
      EXPECT_EQ(reading.stop, (Stop{2, 2, place + 1, cell, wrong}));
    }
  }
}

TEST(CaseReader, StopsAtNumbersThatAreNotSeparatedAtAnyPlaceOfALine) {
  for (int cell = 0; cell < cell_count - 1; ++cell) {
    for (char glue : {'x', '1', '.'}) {
      for (const std::string end : {" ", "\n", " 0"}) {
        std::string line = board_line;
        const std::size_t place = static_cast<std::size_t>(2 * cell);
        line[place + 1] = glue;
        const Stop expected = {1, 1, place + 1, cell, line.substr(place, 3)};
        EXPECT_EQ(read_all(line + end).stop, expected) << line << end;
      }
    }
  }
}

TEST(CaseReader, StopsAtAZeroInsideABoard) {
  EXPECT_EQ(read_all(board_line + "\n1 2 0\n").stop, (Stop{2, 2, 5, 2, "0"}));
  EXPECT_EQ(read_all(board_line.substr(0, 46) + "0\n").stop, (Stop{1, 1, 47, 23, "0"}));
}

TEST(CaseReader, StopsAtTheEndInsideABoard) {
  EXPECT_EQ(read_all("1").stop, (Stop{1, 1, 2, 1, ""}));
  EXPECT_EQ(read_all(board_line + "\n1 2\n").stop, (Stop{2, 3, 1, 2, ""}));
  EXPECT_EQ(read_all(board_line.substr(0, 45)).stop, (Stop{1, 1, 46, 23, ""}));
}

TEST(CaseReader, StopsAtTheNinthOfASymbol) {
  EXPECT_EQ(read_all("1 1 1 1 1 1 1 1 1 2 3").stop, (Stop{1, 1, 17, 8, "1"}));
  EXPECT_EQ(read_all("1 2 2 2 2 2 2 2 2\n1 2 3").stop, (Stop{1, 2, 3, 10, "2"}));
  // The last cell is the first that tells: nine of one symbol, seven of another.
  std::string line = board_line;
  line.back() = '2';
  EXPECT_EQ(read_all(board_line + "\n" + line + "\n0\n").stop, (Stop{2, 2, 47, 23, "2"}));
}

TEST(CaseReader, ShowsTheFirst32BytesOfALongWord) {
  EXPECT_EQ(read_all("1 " + std::string(31, 'a') + " 2").stop.found, std::string(31, 'a'));
  EXPECT_EQ(read_all("1 " + std::string(32, 'b') + " 2").stop.found, std::string(32, 'b'));
  const std::string long_word = "0123456789abcdefghijklmnopqrstuvwxyz";
  EXPECT_EQ(read_all("1 " + long_word + " 2").stop, (Stop{1, 1, 3, 1, long_word.substr(0, 32)}));
  EXPECT_EQ(read_all(std::string(300000, '1')).stop, (Stop{1, 1, 1, 0, std::string(32, '1')}));
}

TEST(CaseReader, TakesNulForACharacterThatIsNoSymbol) {
  const std::string nul(1, '\0');
  EXPECT_EQ(read_all("1 " + nul + " 2").stop, (Stop{1, 1, 3, 1, nul}));
  EXPECT_EQ(read_all("1 2" + nul).stop, (Stop{1, 1, 3, 1, "2" + nul}));
}

// Once it knows that a word is no symbol, it does not wait for the word's end.
TEST(CaseReader, StopsAfter32BytesOfAWord) {
  CaseReader reader;
  for (int i = 0; i < 31; ++i) {
    EXPECT_FALSE(reader.take('1'));
    EXPECT_FALSE(reader.has_stopped());
  }
  EXPECT_FALSE(reader.take('1'));
  EXPECT_TRUE(reader.has_stopped());
}

TEST(CaseReader, GivesACaseAtTheByteBehindIt) {
  CaseReader reader;
  for (const char byte : board_line) ASSERT_FALSE(reader.take(byte));
  const Board* const board = reader.take('\n');
  ASSERT_TRUE(board);
  EXPECT_EQ(digits_of(*board), digits);
  EXPECT_FALSE(reader.take('\n'));
  EXPECT_FALSE(reader.end());
}

TEST(AnswerText, HasTheMovesAndTheSymbol) {
  std::string moves;
  for (char letter : std::string("HGFEDCBAABCDEF")) {
    moves += letter;
    for (int symbol = 1; symbol <= symbol_count; ++symbol) {
      EXPECT_EQ(answer_text(solution_of({moves, symbol})), moves + "\n" + static_cast<char>('0' + symbol) + "\n");
    }
  }
}

TEST(AnswerText, SaysThatNoMovesAreNeeded) {
  for (int symbol = 1; symbol <= symbol_count; ++symbol) {
    EXPECT_EQ(answer_text(static_cast<Solution>(symbol)), "No moves needed\n" + std::to_string(symbol) + "\n");
  }
}

// A word that looks like two numbers to anyone who counts the blanks of a line.
TEST(CaseReader, TakesNothingElseForABlank) {
  for (std::size_t gap = 1; gap < 2 * cell_count - 1; gap += 2) {
    std::string line = board_line;
    line[gap] = '`';
    const int cell = static_cast<int>(gap / 2);
    EXPECT_EQ(read_all(line + " \n0\n").stop, (Stop{1, 1, gap, cell, line.substr(gap - 1, 3)}));
  }
}

}  // namespace
}  // namespace rotation_game
