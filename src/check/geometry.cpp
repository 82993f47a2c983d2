#include "check/geometry.h"

#include <algorithm>
#include <utility>

#include "check/proportion.h"
#include "solve/board_of.h"

namespace rotation_game {

namespace {

std::string letters(MoveSet moves) {
  std::string text;
  for (Move move = 0; move < move_count; ++move) {
    if (moves >> move & 1) text += (text.empty() ? "" : ", ") + std::string(1, char('A' + move));
  }
  return text;
}

// The cells column by column, left to right, and top to bottom in each.
const std::array<int, cell_count> cells_by_columns = {4,  13, 5, 14, 0,  2,  6,  11, 15, 20, 22, 7,
                                                      16, 1,  3, 8,  12, 17, 21, 23, 9,  18, 10, 19};

std::array<Move, move_count> moves_with_exchanged(const std::vector<std::pair<char, char>>& pairs) {
  std::array<Move, move_count> moves = {0, 1, 2, 3, 4, 5, 6, 7};
  for (const auto& [first, second] : pairs)
    std::swap(moves[std::size_t(first - 'A')], moves[std::size_t(second - 'A')]);
  return moves;
}

}  // namespace

Geometry::Geometry() : misreadings_(all_misreadings()) {}

// From the smallest change to the largest.
std::vector<Geometry::Misreading> Geometry::all_misreadings() {
  std::vector<Misreading> all;
  for (const auto& [first, second] :
       std::vector<std::pair<char, char>>{{'A', 'F'}, {'B', 'E'}, {'C', 'H'}, {'D', 'G'}}) {
    all.push_back({std::string("if ") + first + " and " + second +
                       " were exchanged: that line of the table is turned the wrong way round",
                   moves_with_exchanged({{first, second}})});
  }
  const std::vector<std::pair<std::string, std::string>> lines = {
      {"AF", "BE"}, {"CH", "DG"}, {"AF", "CH"}, {"AF", "HC"}, {"AF", "DG"},
      {"AF", "GD"}, {"BE", "CH"}, {"BE", "HC"}, {"BE", "DG"}, {"BE", "GD"}};
  for (const auto& [first, second] : lines) {
    all.push_back({std::string("if ") + first[0] + " and " + second[0] + ", and " + first[1] + " and " + second[1] +
                       ", were exchanged: two lines of the table have changed places",
                   moves_with_exchanged({{first[0], second[0]}, {first[1], second[1]}})});
  }
  all.push_back({"if every move went the other way: all lines of the table are turned the wrong way round",
                 moves_with_exchanged({{'A', 'F'}, {'B', 'E'}, {'C', 'H'}, {'D', 'G'}})});
  all.push_back({"if the moves were made from the last to the first: the path is written backwards",
                 moves_with_exchanged({}), true});
  all.push_back(
      {"if the board's numbers stood column by column: they are read in the wrong order, for they stand row by row",
       moves_with_exchanged({}), false, true});
  return all;
}

bool Geometry::explains(const Misreading& misreading, const Placements& placements, const std::string& letters) {
  Board board = board_of(placements);
  if (misreading.is_by_columns) {
    const Board given = board;
    for (std::size_t i = 0; i < cells_by_columns.size(); ++i) board.symbols[cells_by_columns[i]] = given.symbols[i];
  }
  std::string made = letters;
  if (misreading.is_backwards) std::reverse(made.begin(), made.end());
  for (const char letter : made) rotate(board, misreading.moves[std::size_t(letter - 'A')]);
  const Placements end = placements_of(board);
  return std::count(end.of, end.of + symbol_count, center) > 0;
}

void Geometry::take_right(Solution right) {
  if (length(right) == 1) right_single_moves_ |= 1u << move_at(right, 0);
}

void Geometry::take_no_solution(const SolvedCase& solved, const std::string& letters) {
  for (Misreading& misreading : misreadings_) misreading.explained += explains(misreading, solved.placements, letters);
  if (length(solved.right) == 1) wrong_single_moves_ |= 1u << move_at(solved.right, 0);
}

std::string Geometry::line(Word all) const {
  for (const Misreading& misreading : misreadings_) {
    if (!is_nearly_all(misreading.explained, all)) continue;
    return "Of those that are not a solution, " + all_or(misreading.explained, all) + " would be one " +
           misreading.description + '.';
  }
  // More of the moves are always right than always wrong: by chance a single one soon is.
  const std::string wrong = letters(wrong_single_moves_), right = letters(right_single_moves_);
  const bool is_split = (wrong_single_moves_ & right_single_moves_) == 0 && right.size() > wrong.size();
  if (all < 3 || wrong.empty() || !is_split) return "";
  return "Of the boards of one move, none that needs " + wrong + " is answered right, and those are that need " +
         right + ": look at the lines of the former.";
}

}  // namespace rotation_game
