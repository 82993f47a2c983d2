// The Rotation Game (POJ 2286, UVa 1343), by IDA* and a table. Generated from the commented sources
// of the project Rotation Game by its target update-submission: change those instead.

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

namespace rotation_game {

typedef unsigned long long Word;

const int cell_count = 24;
const int symbol_count = 3;
const int cells_per_symbol = 8;
const int line_length = 7;
const int move_count = 8;

typedef unsigned Move;

const int move_cells[move_count][line_length] = {
    {0, 2, 6, 11, 15, 20, 22},
    {1, 3, 8, 12, 17, 21, 23},
    {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1},
    {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19},
    {4, 5, 6, 7, 8, 9, 10},
};

inline Move inverse(Move move) { return move ^ 5; }

typedef unsigned MoveSet;

inline MoveSet parallel_moves(Move move) { return move & 2 ? 0xCC : 0x33; }

typedef unsigned char Symbol;

struct Board {
  Symbol symbols[cell_count];
};

typedef unsigned Placement;

const Placement center = 0x399C0;

struct Placements {
  Placement of[symbol_count];
};

Placements placements_of(const Board& board);

class CellSum {
 public:
  CellSum() : sums_() {}
  void add(int cell, unsigned weight) {
    for (int byte = 0; byte < 256; ++byte) sums_[cell / 8][byte] += weight * (byte >> cell % 8 & 1);
  }
  unsigned operator()(Placement placement) const {
    return sums_[0][placement & 255] + sums_[1][placement >> 8 & 255] + sums_[2][placement >> 16];
  }

 private:
  unsigned sums_[3][256];
};

extern const std::vector<CellSum> moved_cells;

inline Placement moved(Placement placement, Move move) { return moved_cells[move](placement); }

Placements placements_of(const Board& board) {
  const Word ones = ~Word(0) / 255, factor = Word(0x1020408) << 32 | 0x10204080;
  Placement odd = 0, high = 0;
  for (int cell = 0; cell < cell_count; cell += 8) {
    Word bytes = 0;
    for (int i = 0; i < 8; ++i) bytes |= Word(board.symbols[cell + i]) << 8 * i;
    odd |= Placement((bytes & ones) * factor >> 56) << cell;
    high |= Placement((bytes >> 1 & ones) * factor >> 56) << cell;
  }
  Placements placements = {{odd & ~high, high & ~odd, odd & high}};
  return placements;
}

static std::vector<CellSum> move_sums() {
  std::vector<CellSum> sums(move_count);
  for (Move move = 0; move < move_count; ++move) {
    for (int cell = 0; cell < cell_count; ++cell) sums[move].add(cell, 1u << cell);
    const int* cells = move_cells[move];
    for (int i = 0; i < line_length; ++i) {
      int source = cells[(i + 1) % line_length];
      sums[move].add(source, (1u << cells[i]) - (1u << source));
    }
  }
  return sums;
}

const std::vector<CellSum> moved_cells = move_sums();

inline MoveSet forbidden_after(Move move, MoveSet forbidden) {
  return ((forbidden | ((1u << move) - 1)) & parallel_moves(move)) | 1u << inverse(move);
}

typedef Word Solution;

inline int length(Solution solution) { return int(solution >> 60); }

inline Move move_at(Solution solution, int index) { return Move(solution >> (57 - 3 * index) & 7); }

inline int symbol(Solution solution) { return int(solution & 3); }

inline Solution prepend(Move move, Solution rest) {
  const Solution moves = (Solution(1) << 60) - 4;
  return (rest & ~moves) + (Solution(8 + move) << 57) + ((rest & moves) >> 3);
}

class IdaStar {
 public:
  explicit IdaStar(bool blind = false);
  Solution search(const Placements& start, Word node_budget) {
    nodes_left_ = node_budget;
    Solution solution = 0;
    for (int threshold = 0; !solution && nodes_left_ > 0; ++threshold) solution = visit(start, threshold, 0);
    return nodes_left_ > 0 ? solution : 0;
  }
  Word nodes() const { return nodes_; }

 private:
  MoveSet promising(Placement placement, int moves_left) const {
    unsigned summary = summary_(placement);
    MoveSet entering = summary, keeping = ~(summary >> 8);
    int slack = moves_left - int(summary >> 16);
    if (slack > 1) return ~0u;
    if (slack == 1) return entering | keeping;
    return slack == 0 ? entering & keeping : 0;
  }
  Solution visit(const Placements& position, int moves_left, MoveSet forbidden);
  CellSum summary_;
  Word nodes_, nodes_left_;
};

IdaStar::IdaStar(bool blind) : nodes_(0), nodes_left_(0) {
  if (blind) return;
  for (int cell = 0; cell < cell_count; ++cell) summary_.add(cell, (~center >> cell & 1) << 16);
  for (Move move = 0; move < move_count; ++move) {
    summary_.add(move_cells[move][5], 1u << move);
    summary_.add(move_cells[move][2], 256u << move);
  }
}

Solution IdaStar::visit(const Placements& position, int moves_left, MoveSet forbidden) {
  if (nodes_left_ == 0) return 0;
  --nodes_left_;
  ++nodes_;
  MoveSet moves = 0;
  for (int i = 0; i < symbol_count; ++i) {
    if (moves_left == 0 && position.of[i] == center) return Solution(i + 1);
    moves |= promising(position.of[i], moves_left);
  }
  moves &= ~forbidden;
  for (Move move = 0; move < move_count; ++move) {
    if (!(moves >> move & 1)) continue;
    Placements next;
    for (int i = 0; i < symbol_count; ++i) next.of[i] = moved(position.of[i], move);
    Solution rest = visit(next, moves_left - 1, forbidden_after(move, forbidden));
    if (rest) return prepend(move, rest);
  }
  return 0;
}

struct Stop {
  Word case_number, line, column;
  int cell;
  std::string found;
};

inline bool is_space(int byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

class CaseReader {
 public:
  CaseReader(std::istream& input, std::ostream& output) : stop_(), input_(input), output_(output) {
    stop_.case_number = stop_.line = stop_.column = 1;
    input_.tie(0);
  }
  bool read(Board& board);
  const Stop& stop() const { return stop_; }

 protected:
  int peek();
  Stop stop_;

 private:
  void read_word();
  std::istream& input_;
  std::ostream& output_;
};

const int longest_answer = 18;

inline char* write_answer(char* text, Solution solution) {
  int size = length(solution);
  for (int i = 0; i < 14; ++i) text[i] = char('A' + move_at(solution, i));
  if (size == 0) size = int(std::string("No moves needed").copy(text, 15));
  text[size++] = '\n';
  text[size++] = char('0' + symbol(solution));
  text[size++] = '\n';
  return text + size;
}

int CaseReader::peek() {
  if (input_.good() && input_.rdbuf()->in_avail() <= 0) output_.flush();
  return input_.peek();
}

void CaseReader::read_word() {
  for (; is_space(peek()); ++stop_.column) {
    if (input_.get() != '\n') continue;
    ++stop_.line;
    stop_.column = 0;
  }
  stop_.found.clear();
  while (!is_space(peek()) && input_.good() && stop_.found.size() < 32) stop_.found += char(input_.get());
}

bool CaseReader::read(Board& board) {
  int counts[symbol_count] = {0};
  for (stop_.cell = 0; stop_.cell < cell_count;) {
    read_word();
    std::string& word = stop_.found;
    if (stop_.line == 1 && stop_.column == 1 && word.compare(0, 3, "\xEF\xBB\xBF") == 0) {
      if (word.erase(0, 3).empty()) continue;
    }
    int symbol = word.size() == 1 ? word[0] - '0' : 0;
    if (symbol < 1 || symbol > symbol_count || ++counts[symbol - 1] > cells_per_symbol) return false;
    board.symbols[stop_.cell++] = Symbol(symbol);
    ++stop_.column;
  }
  ++stop_.case_number;
  return true;
}

const unsigned placement_count = 735471;

class SolutionTable {
 public:
  SolutionTable();
  unsigned rank(Placement placement) const { return first_rank_[placement >> 12] + place_[placement & 4095]; }
  Solution solution(Placement placement) {
    if (solutions_.empty()) build();
    return solutions_[rank(placement)];
  }
  Solution solution(const Placements& board) {
    if (solutions_.empty()) build();
    Solution best = ~Solution(0);
    for (int i = 0; i < symbol_count; ++i) best = std::min(best, solutions_[rank(board.of[i])] | Solution(i + 1));
    return best;
  }

 private:
  void build();
  unsigned first_rank_[4096];
  unsigned short place_[4096];
  std::vector<Solution> solutions_;
};

SolutionTable::SolutionTable() {
  unsigned sizes[4096] = {0};
  unsigned short halves[13] = {0};
  for (unsigned half = 0; half < 4096; ++half) {
    sizes[half] = sizes[half / 2] + half % 2;
    place_[half] = halves[sizes[half]]++;
  }
  unsigned rank = 0;
  for (unsigned half = 0; half < 4096; ++half) {
    first_rank_[half] = rank;
    if (sizes[half] <= 8) rank += halves[8 - sizes[half]];
  }
}

void SolutionTable::build() {
  std::vector<Placement> found(placement_count + 1, center);
  std::vector<char> reached(placement_count);
  solutions_.resize(placement_count);
  reached[rank(center)] = 1;
  for (unsigned begin = 0, end = 1, count = 1; begin < end; begin = end, end = count) {
    for (Move move = 0; move < move_count; ++move) {
      unsigned first = count;
      for (unsigned i = begin; i < end; ++i) {
        found[count] = moved(found[i], inverse(move));
        char& is_reached = reached[rank(found[count])];
        count += !is_reached;
        is_reached = 1;
      }
      for (unsigned i = first; i < count; ++i) {
        solutions_[rank(found[i])] = prepend(move, solutions_[rank(moved(found[i], move))]);
      }
    }
  }
}

const Word default_node_budget = 100000;

class Solver {
 public:
  explicit Solver(Word node_budget = default_node_budget) : node_budget_(node_budget) {}
  Solution solve(const Placements& board) {
    Solution solution = nodes() < node_budget_ ? search_.search(board, node_budget_ - nodes()) : 0;
    return solution ? solution : table_.solution(board);
  }
  Word nodes() const { return search_.nodes(); }

 private:
  Word node_budget_;
  IdaStar search_;
  SolutionTable table_;
};

}

int main() {
  using namespace rotation_game;
  std::ios::sync_with_stdio(false);
  CaseReader cases(std::cin, std::cout);
  Solver solver;
  Board board;
  while (cases.read(board)) {
    char text[longest_answer];
    std::cout.write(text, write_answer(text, solver.solve(placements_of(board))) - text);
  }
  return 0;
}
