#include "solve/usual_line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "reference/conversions.h"

using namespace rotation_game;

namespace {

// As the C locale has it.
bool is_white(int byte) { return byte == ' ' || (byte >= 9 && byte <= 13); }

void expect_same(const Placements& placements, const reference::Cells& cells) {
  for (int symbol = 1; symbol <= symbol_count; ++symbol) {
    ASSERT_EQ(placements.of[symbol - 1], reference::mask_of(cells, symbol));
  }
}

// Reads the line at the beginning of a text, behind which there is at least one more character.
std::size_t read(const std::string& text, Placements& placements) {
  EXPECT_GE(text.size(), longest_usual_line);
  return read_usual_line(text.data(), placements);
}

void expect_read(const std::string& text, std::size_t size, const reference::Cells& cells) {
  Placements placements;
  ASSERT_EQ(read(text, placements), size) << text;
  expect_same(placements, cells);
}

void expect_not_read(const std::string& text) {
  Placements placements;
  ASSERT_EQ(read(text, placements), 0u) << text;
}

TEST(UsualLine, ReadsEveryCellOfRandomBoards) {
  for (const reference::Cells& cells : reference::random_boards(10000, 1))
    expect_read(reference::line_of(cells) + "x", 48, cells);
}

// However the symbols lie.
TEST(UsualLine, CountsTheSymbols) {
  std::mt19937 random(2);
  for (int ones = 0; ones <= cell_count; ++ones) {
    for (int twos = 0; ones + twos <= cell_count; ++twos) {
      reference::Cells cells;
      for (int cell = 0; cell < cell_count; ++cell) {
        cells[std::size_t(cell)] = cell < ones ? 1 : cell < ones + twos ? 2 : 3;
      }
      for (int i = 0; i < 20; ++i, std::shuffle(cells.begin(), cells.end(), random)) {
        if (ones == 8 && twos == 8) {
          expect_read(reference::line_of(cells) + "x", 48, cells);
        } else {
          expect_not_read(reference::line_of(cells) + "\n");
        }
      }
    }
  }
}

// With any byte replaced by any other, it is a usual line only if the line end has become other white space, for then
// the line end behind it belongs to it.
TEST(UsualLine, LooksAtEveryBit) {
  const reference::Cells cells = reference::random_boards(1, 3)[0];
  const std::string line = reference::line_of(cells);
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string changed = line + "\n";
      changed[i] = static_cast<char>(byte);
      if (changed == line + "\n") {
        expect_read(changed, 48, cells);
      } else if (i == line.size() - 1 && is_white(byte)) {
        expect_read(changed, 49, cells);
      } else {
        expect_not_read(changed);
      }
    }
  }
}

TEST(UsualLine, EndsWithItsLine) {
  const reference::Cells cells = reference::random_boards(1, 4)[0];
  std::string line = reference::line_of(cells);
  line.pop_back();
  for (int byte = 0; byte < 256; ++byte) {
    const char character = static_cast<char>(byte);
    if (character == '\n') continue;
    expect_not_read(line + ' ' + character);
    expect_not_read(line + character + character);
  }
}

}  // namespace
