#include "command_line/fast_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "conversions.h"

using namespace rotation_game;
using command_line::BlockInput;
using command_line::FastReader;

namespace {

// A case as it stands in one line.
std::string line_of(const reference::Cells& cells) {
  std::string line;
  for (const int symbol : cells) line += std::to_string(symbol) + ' ';
  line.back() = '\n';
  return line;
}

// As the C locale has it.
bool is_white(int byte) { return byte == ' ' || (byte >= 9 && byte <= 13); }

// What is read at the beginning of a text: the first case, or where and at what the reading stopped.
struct Reading {
  std::optional<Placements> first;
  Stop stop;
};

Reading read(const std::string& text) {
  std::istringstream source(text);
  BlockInput input(source);
  std::ostringstream output;
  FastReader reader(input, output);
  Placements placements;
  Reading reading;
  if (reader.read(placements)) reading.first = placements;
  reading.stop = reader.stop();
  return reading;
}

void expect_same(const Placements& placements, const reference::Cells& cells) {
  for (int symbol = 1; symbol <= symbol_count; ++symbol) {
    ASSERT_EQ(placements.of[symbol - 1], reference::mask_of(cells, symbol));
  }
}

void expect_read(const Reading& reading, const reference::Cells& cells) {
  ASSERT_TRUE(reading.first);
  expect_same(*reading.first, cells);
}

TEST(FastReader, ReadsEveryCellOfRandomBoards) {
  for (const reference::Cells& cells : reference::random_boards(10000, 1)) expect_read(read(line_of(cells)), cells);
}

// However the symbols lie: the ninth of one, from the left, is where the reading stops.
TEST(FastReader, CountsTheSymbols) {
  std::mt19937 random(2);
  for (int ones = 0; ones <= cell_count; ++ones) {
    for (int twos = 0; ones + twos <= cell_count; ++twos) {
      reference::Cells cells;
      for (int cell = 0; cell < cell_count; ++cell) {
        cells[std::size_t(cell)] = cell < ones ? 1 : cell < ones + twos ? 2 : 3;
      }
      for (int i = 0; i < 20; ++i, std::shuffle(cells.begin(), cells.end(), random)) {
        const Reading reading = read(line_of(cells));
        if (ones == 8 && twos == 8) {
          expect_read(reading, cells);
          continue;
        }
        ASSERT_FALSE(reading.first);
        int counts[4] = {};
        int cell = 0;
        while (++counts[cells[std::size_t(cell)]] <= 8) ++cell;
        ASSERT_EQ(reading.stop.cell, cell);
        ASSERT_EQ(reading.stop.column, Word(2 * cell + 1));
        ASSERT_EQ(reading.stop.found, std::to_string(cells[std::size_t(cell)]));
      }
    }
  }
}

// With any byte replaced by any other, a line is a case only if white space has become other white space.
TEST(FastReader, LooksAtEveryBit) {
  const reference::Cells cells = reference::random_boards(1, 3)[0];
  const std::string line = line_of(cells);
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string changed = line;
      changed[i] = static_cast<char>(byte);
      const Reading reading = read(changed + "0\n");
      if (changed == line || (i % 2 == 1 && is_white(byte))) {
        expect_read(reading, cells);
      } else {
        ASSERT_FALSE(reading.first) << "byte " << i << " is " << byte;
      }
    }
  }
}

// Blocks are of 64 KB; shifted so that their edges come to lie everywhere in a case.
TEST(FastReader, ReadsAcrossTheEdgesOfBlocks) {
  const std::vector<reference::Cells> boards = reference::random_boards(3000, 4);
  std::string lines;
  for (const reference::Cells& cells : boards) lines += line_of(cells);
  for (std::size_t shift = 0; shift < 48; ++shift) {
    std::istringstream source(std::string(shift, ' ') + lines + "1 1 bad");
    BlockInput input(source);
    std::ostringstream output;
    FastReader reader(input, output);
    for (const reference::Cells& cells : boards) {
      Placements placements;
      ASSERT_TRUE(reader.read(placements));
      expect_same(placements, cells);
    }
    Placements placements;
    ASSERT_FALSE(reader.read(placements));
    const Stop& stop = reader.stop();
    ASSERT_EQ(stop.case_number, boards.size() + 1);
    ASSERT_EQ(stop.line, boards.size() + 1);
    ASSERT_EQ(stop.column, 5u);
    ASSERT_EQ(stop.cell, 2);
    ASSERT_EQ(stop.found, "bad");
  }
}

}  // namespace
