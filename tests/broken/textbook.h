#pragma once

// A solver as a textbook on IDA* has it. It is a stranger's program and shares nothing with the one that is tested.
// What people get wrong in theirs is a value here; by default, all of them are right.

#include <array>
#include <climits>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace textbook {

using Board = std::array<int, 24>;  // the symbols of the cells
using Cell = std::size_t;           // 0..23
using Move = std::size_t;           // 0..7, for A to H
using Line = std::array<Cell, 7>;

struct Answer {
  std::string moves;
  int symbol;  // in the center after them
};

// How a line is turned. It makes a difference only where a cell stands in it twice.
enum class Turn { one_by_one, by_swaps, from_copy };

// What is done with a board for which no answer is found.
enum class Unsolved { print_nothing, print_no_moves, end_program };

struct Textbook {
  // The puzzle. By a move, each cell of its line takes the symbol of the next one.
  std::array<Line, 8> lines = {{{0, 2, 6, 11, 15, 20, 22},
                                {1, 3, 8, 12, 17, 21, 23},
                                {10, 9, 8, 7, 6, 5, 4},
                                {19, 18, 17, 16, 15, 14, 13},
                                {23, 21, 17, 12, 8, 3, 1},
                                {22, 20, 15, 11, 6, 2, 0},
                                {13, 14, 15, 16, 17, 18, 19},
                                {4, 5, 6, 7, 8, 9, 10}}};
  std::vector<Cell> center = {6, 7, 8, 11, 12, 15, 16, 17};  // the symbol is read from the first
  std::array<Cell, 24> cells_as_read = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11,
                                        12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23};

  // The search.
  bool is_best_first = false;  // A* instead of IDA*; of boards that look equally good, the last one found goes first
  std::string order = "ABCDEFGH";
  std::array<std::string, 8> not_after = {"F", "E", "H", "G", "B", "A", "D", "C"};  // not tried after A, B, ...
  std::string undone_by = "FEHGBADC";
  bool undone_by_copy = false;  // instead, the board is put back that was copied before the move
  bool undoes_pruned = true;    // a move is undone as well that leads to nothing within the threshold
  Turn turn = Turn::one_by_one;

  // The estimate: how many of the center's cells do not have the symbol that most of them have.
  std::vector<Cell> estimated_cells;  // or of these, if there are any
  std::vector<std::size_t> estimated_symbols = {1, 2, 3};
  bool trusts_estimate = true;  // a board is solved if its estimate is 0; or if the center has one symbol

  // The threshold.
  int first_threshold = -1;  // -1: the board's estimate
  int above_first_threshold = 0;
  int step = 1;
  int last_threshold = 40;
  Unsolved unsolved = Unsolved::print_nothing;
  bool stops_at_threshold_only = false;  // a board that is solved with fewer moves is not noticed

  // If there is this function, each symbol is solved by itself, and it tells whether a symbol's answer is better than
  // the best of those before. They come from a table of distances; or from three searches, breadth first, which do not
  // enter a placement that one of them has seen.
  std::function<bool(const Board& board, const Answer& answer, const Answer& best)> is_better;
  bool has_one_visited_set = false;

  // When the search gives up.
  long most_nodes = LONG_MAX;
};

class Solver {
 public:
  explicit Solver(const Textbook& book);
  // Returns nothing if there is no answer up to the last threshold.
  std::optional<Answer> solve(const Board& board);
  // Whether it did because of the number of nodes.
  bool has_given_up() const { return nodes_ >= book_.most_nodes; }

 private:
  using Placement = unsigned;  // the cells of one symbol; bit c is cell c

  std::optional<Answer> deepen();
  bool visit(Move last_move);
  std::optional<Answer> search_best_first();
  std::optional<Answer> solve_each_symbol();
  std::optional<std::string> look_up(Placement placement);
  std::optional<std::string> search_breadth_first(Placement start);
  void make_table();

  void make(Move move);
  bool is_tried(Move move, Move last_move) const;
  int estimate() const;
  bool is_solved(int estimate) const;
  Placement placement_of(int symbol) const;
  Placement turned(Placement placement, Move move) const;
  static Placement turned(Placement placement, const Line& line);

  Textbook book_;
  Placement center_ = 0;
  std::array<std::array<Placement, 4096>, 8> turned_lower_;  // by what cells 0 to 11 hold
  std::array<std::array<Placement, 4096>, 8> turned_upper_;  // and cells 12 to 23
  Board board_ = {};
  std::string path_;
  int threshold_ = 0;
  long nodes_ = 0;
  std::vector<signed char> distances_;  // by placement; -1 where there is no way to the center
  std::vector<bool> is_visited_;        // by placement
};

}  // namespace textbook
