#include "reference/reference.h"

#include <algorithm>
#include <bitset>
#include <utility>

namespace reference {

namespace {

const std::string letters = "ABCDEFGH";

// The lines run from top to bottom and from left to right.
using Line = std::array<std::size_t, 7>;
const Line left_column = {0, 2, 6, 11, 15, 20, 22};
const Line right_column = {1, 3, 8, 12, 17, 21, 23};
const Line upper_row = {4, 5, 6, 7, 8, 9, 10};
const Line lower_row = {13, 14, 15, 16, 17, 18, 19};

struct Rotation {
  const Line& line;
  bool to_start;  // up or left
};

const std::array<Rotation, 8> rotations = {{
    {left_column, true},    // A
    {right_column, true},   // B
    {upper_row, false},     // C
    {lower_row, false},     // D
    {right_column, false},  // E
    {left_column, false},   // F
    {lower_row, true},      // G
    {upper_row, true},      // H
}};

const std::string undoing_letters = "FEHGBADC";

const std::array<std::size_t, 8> center_cells = {6, 7, 8, 11, 12, 15, 16, 17};

void rotate_in_place(Cells& cells, std::size_t move) {
  const Line& line = rotations[move].line;
  if (rotations[move].to_start) {
    const int first = cells[line[0]];
    for (std::size_t i = 0; i < 6; ++i) cells[line[i]] = cells[line[i + 1]];
    cells[line[6]] = first;
  } else {
    const int last = cells[line[6]];
    for (std::size_t i = 6; i > 0; --i) cells[line[i]] = cells[line[i - 1]];
    cells[line[0]] = last;
  }
}

unsigned rotate_mask(unsigned mask, std::size_t move) {
  const Line& line = rotations[move].line;
  unsigned rotated = mask;
  for (std::size_t i = 0; i < 7; ++i) {
    const unsigned target = 1u << line[rotations[move].to_start ? (i + 6) % 7 : (i + 1) % 7];
    if (mask >> line[i] & 1) {
      rotated |= target;
    } else {
      rotated &= ~target;
    }
  }
  return rotated;
}

class TextbookSearch {
 public:
  explicit TextbookSearch(const Cells& start) : cells_(start) {}

  Answer run() {
    for (int threshold = mismatches(); !visit(threshold, letters.size()); ++threshold) {
    }
    return {moves_, cells_[center_cells[0]]};
  }

  unsigned long long nodes() const { return nodes_; }

 private:
  int mismatches() const {
    int counts[4] = {0, 0, 0, 0};
    for (std::size_t cell : center_cells) ++counts[cells_[cell]];
    return 8 - std::max({counts[1], counts[2], counts[3]});
  }

  bool visit(int moves_left, std::size_t undoing_move) {
    ++nodes_;
    const int estimate = mismatches();
    if (estimate == 0) return true;
    if (estimate > moves_left) return false;
    for (std::size_t move = 0; move < 8; ++move) {
      if (move == undoing_move) continue;
      const std::size_t inverse = static_cast<std::size_t>(undoing_letters[move] - 'A');
      rotate_in_place(cells_, move);
      moves_.push_back(letters[move]);
      if (visit(moves_left - 1, inverse)) return true;
      moves_.pop_back();
      rotate_in_place(cells_, inverse);
    }
    return false;
  }

  Cells cells_;
  std::string moves_;
  unsigned long long nodes_ = 0;
};

}  // namespace

bool operator==(const Answer& left, const Answer& right) {
  return left.moves == right.moves && left.symbol == right.symbol;
}

std::ostream& operator<<(std::ostream& output, const Answer& answer) { return output << text_of(answer); }

std::string text_of(const Answer& answer) {
  return (answer.moves.empty() ? "No moves needed" : answer.moves) + '\n' + std::to_string(answer.symbol) + '\n';
}

std::string line_of(const Cells& cells) {
  std::string line;
  for (const int symbol : cells) line += std::to_string(symbol) + ' ';
  line.back() = '\n';
  return line;
}

Cells rotate(Cells cells, char letter) {
  rotate_in_place(cells, letters.find(letter));
  return cells;
}

Answer textbook_ida_star(const Cells& start, unsigned long long* nodes) {
  TextbookSearch search(start);
  const Answer answer = search.run();
  if (nodes) *nodes += search.nodes();
  return answer;
}

unsigned mask_of(const Cells& cells, int symbol) {
  unsigned mask = 0;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] == symbol) mask |= 1u << cell;
  }
  return mask;
}

std::vector<unsigned> all_placements() {
  std::vector<unsigned> placements;
  for (unsigned mask = 0; mask < 1u << 24; ++mask) {
    if (std::bitset<24>(mask).count() == 8) placements.push_back(mask);
  }
  return placements;
}

BreadthFirstTable::BreadthFirstTable() : lengths_(1u << 24, -1) {
  unsigned center = 0;
  for (std::size_t cell : center_cells) center |= 1u << cell;
  lengths_[center] = 0;
  std::vector<unsigned> queue = {center};
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const unsigned placement = queue[head];
    for (std::size_t move = 0; move < 8; ++move) {
      const unsigned neighbour = rotate_mask(placement, move);
      if (lengths_[neighbour] >= 0) continue;
      lengths_[neighbour] = static_cast<signed char>(lengths_[placement] + 1);
      queue.push_back(neighbour);
    }
  }
}

int BreadthFirstTable::length(const Cells& cells) const {
  return std::min({length(mask_of(cells, 1)), length(mask_of(cells, 2)), length(mask_of(cells, 3))});
}

std::string BreadthFirstTable::moves(unsigned placement) const {
  std::string moves;
  while (length(placement) > 0) {
    std::size_t move = 0;
    while (length(rotate_mask(placement, move)) > length(placement) - 1) ++move;
    moves.push_back(letters[move]);
    placement = rotate_mask(placement, move);
  }
  return moves;
}

Answer BreadthFirstTable::solve(const Cells& cells) const {
  Answer best = {moves(mask_of(cells, 1)), 1};
  for (int symbol = 2; symbol <= 3; ++symbol) {
    const std::string other = moves(mask_of(cells, symbol));
    if (std::make_pair(other.size(), other) < std::make_pair(best.moves.size(), best.moves)) best = {other, symbol};
  }
  return best;
}

const BreadthFirstTable& table() {
  static const BreadthFirstTable table;
  return table;
}

// Fisher-Yates. That the remainder slightly favours small numbers does not matter here.
Cells random_cells(std::mt19937& generator) {
  Cells cells;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<int>(cell / 8) + 1;
  for (std::size_t cell = cells.size() - 1; cell > 0; --cell) {
    std::swap(cells[cell], cells[generator() % (cell + 1)]);
  }
  return cells;
}

std::vector<Cells> random_boards(std::size_t count, unsigned seed) {
  std::mt19937 generator(seed);
  std::vector<Cells> boards;
  while (boards.size() < count) boards.push_back(random_cells(generator));
  return boards;
}

std::vector<Cells> hardest_boards() {
  std::vector<unsigned> far;
  for (unsigned placement : all_placements()) {
    if (table().length(placement) >= 13) far.push_back(placement);
  }
  std::vector<Cells> boards;
  for (unsigned ones : far) {
    for (unsigned twos : far) {
      if ((ones & twos) != 0 || table().length(0xFFFFFF & ~(ones | twos)) < 13) continue;
      Cells cells;
      for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        cells[cell] = ones >> cell & 1 ? 1 : twos >> cell & 1 ? 2 : 3;
      }
      boards.push_back(cells);
    }
  }
  std::sort(boards.begin(), boards.end());
  return boards;
}

std::vector<std::vector<Cells>> boards_by_length(std::size_t count, unsigned seed) {
  std::vector<std::vector<Cells>> boards(14);
  boards[13] = hardest_boards();
  boards[13].resize(count);
  std::mt19937 generator(seed);
  for (std::size_t missing = 13 * count; missing > 0;) {
    const Cells cells = random_cells(generator);
    std::vector<Cells>& same_length = boards[static_cast<std::size_t>(table().length(cells))];
    if (same_length.size() == count) continue;
    same_length.push_back(cells);
    --missing;
  }
  return boards;
}

}  // namespace reference
