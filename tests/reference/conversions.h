#pragma once

// From the reference's types to the program's and back.

#include "reference/reference.h"
#include "rotation_game/judge_format.h"
#include "rotation_game/placement.h"
#include "rotation_game/solution.h"

namespace rotation_game {

inline Board board_of(const reference::Cells& cells) {
  Board board;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    board.symbols[cell] = static_cast<Symbol>(cells[cell]);
  }
  return board;
}

inline Placement moved(Placement placement, Move move) { return move_table().moved[move](placement); }

inline Placements placements_of(const reference::Cells& cells) { return placements_of(board_of(cells)); }

inline char letter_of(Move move) { return static_cast<char>('A' + move); }

inline std::string moves_of(Solution solution) {
  std::string moves;
  for (int i = 0; i < length(solution); ++i) {
    moves += letter_of(move_at(solution, i));
  }
  return moves;
}

inline Solution solution_of(const reference::Answer& answer) {
  Solution solution = static_cast<Solution>(answer.symbol);
  for (std::size_t i = answer.moves.size(); i > 0; --i) {
    solution = prepend(static_cast<Move>(answer.moves[i - 1] - 'A'), solution);
  }
  return solution;
}

inline reference::Answer answer_of(Solution solution) { return {moves_of(solution), symbol(solution)}; }

inline std::string digits_of(const Board& board) {
  std::string digits;
  for (const Symbol symbol : board.symbols) digits += static_cast<char>('0' + symbol);
  return digits;
}

inline bool operator==(const Stop& left, const Stop& right) {
  return left.case_number == right.case_number && left.line == right.line && left.column == right.column &&
         left.cell == right.cell && left.found == right.found;
}

inline std::ostream& operator<<(std::ostream& output, const Stop& stop) {
  return output << "case " << stop.case_number << ", line " << stop.line << ", column " << stop.column << ", cell "
                << stop.cell << ", found '" << stop.found << "'";
}

}  // namespace rotation_game
