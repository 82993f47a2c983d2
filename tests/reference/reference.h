#pragma once

// The naive twin: the game as the problem statement tells it, on a plain array of 24 numbers. It shares neither table
// nor header with the program, so that the two do not make the same mistake.

#include <array>
#include <ostream>
#include <random>
#include <string>
#include <vector>

namespace reference {

// The symbols 1, 2 and 3 of the 24 cells, numbered row by row; rotate() takes any other numbers as well.
using Cells = std::array<int, 24>;

struct Answer {
  std::string moves;
  int symbol;
};

bool operator==(const Answer& left, const Answer& right);
std::ostream& operator<<(std::ostream& output, const Answer& answer);

// Returns the two lines of an answer, with their ends.
std::string text_of(const Answer& answer);

// Returns a case as it stands in one line, with its end.
std::string line_of(const Cells& cells);

// Returns what the move 'A'..'H' makes of the cells.
Cells rotate(Cells cells, char letter);

// Textbook IDA*: rotate in place and undo, count the center, and do not undo the last move; nothing else. Adds the
// number of positions visited to `nodes`.
Answer textbook_ida_star(const Cells& start, unsigned long long* nodes = nullptr);

// The set of the cells that hold `symbol`: bit c is cell c.
unsigned mask_of(const Cells& cells, int symbol);

// Returns all 735,471 sets of eight cells in increasing order.
std::vector<unsigned> all_placements();

// The distance of every placement from the center, by breadth-first search. A smallest solution is then read off it:
// again and again the first letter that comes nearer.
class BreadthFirstTable {
 public:
  BreadthFirstTable();
  int length(unsigned placement) const { return lengths_[placement]; }
  int length(const Cells& cells) const;
  std::string moves(unsigned placement) const;
  Answer solve(const Cells& cells) const;

 private:
  std::vector<signed char> lengths_;  // by placement; -1 for sets of other sizes
};

// Returns the one table that all share, which is built when it is first asked for.
const BreadthFirstTable& table();

// Returns a random board. It uses raw output of the generator only, which is the same on all platforms.
Cells random_cells(std::mt19937& generator);

// Returns the first `count` random boards of a generator with this seed.
std::vector<Cells> random_boards(std::size_t count, unsigned seed);

// Returns the 192 boards that need 13 moves, in increasing order.
std::vector<Cells> hardest_boards();

// Returns, for each length 0..13, the first `count` boards that have it: random ones up to 12, then the hardest.
std::vector<std::vector<Cells>> boards_by_length(std::size_t count, unsigned seed);

}  // namespace reference
