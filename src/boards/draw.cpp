#include "boards/draw.h"

#include <optional>
#include <ostream>
#include <string>

#include "rotation_game/judge_format.h"
#include "solve/board_of.h"

namespace rotation_game {

namespace {

// A zero stands for a cell, with room for an arrow before it.
const char* const picture[] = {
    "          A   B",         "          0   0",   "          0   0",         "        +-------+",
    "  H 0 0 | 0 0 0 | 0 0 C", "        | 0   0 |", "  G 0 0 | 0 0 0 | 0 0 D", "        +-------+",
    "          0   0",         "          0   0",   "          F   E",
};

char arrow(Move move) { return "^^>>vv<<"[move]; }

// Draws the board with the letters of all moves, or as it is after `made`, with its letter only.
void draw_board(std::ostream& output, const Board& board, std::optional<Move> made) {
  bool has_moved[cell_count] = {};
  if (made) {
    for (const int cell : move_cells[*made]) has_moved[cell] = true;
  }
  int cell = 0;
  for (std::string line : picture) {
    for (std::size_t column = 0; column < line.size(); ++column) {
      char& mark = line[column];
      if (mark == '0') {
        if (has_moved[cell]) line[column - 1] = arrow(*made);
        mark = char('0' + board.symbols[cell++]);
      } else if (mark >= 'A' && mark <= 'H' && made && mark != char('A' + *made)) {
        mark = ' ';
      }
    }
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty()) output << line << '\n';
  }
  output << '\n';
}

}  // namespace

void draw_moves(std::ostream& output, const Placements& placements, const std::string& letters) {
  Board position = board_of(placements);
  draw_board(output, position, std::nullopt);
  for (const char letter : letters) {
    const Move move = Move(letter - 'A');
    rotate(position, move);
    draw_board(output, position, move);
  }
}

void draw_case(std::ostream& output, const Placements& placements, Solution solution) {
  std::string letters;
  for (int i = 0; i < length(solution); ++i) letters += char('A' + move_at(solution, i));
  draw_moves(output, placements, letters);
  output << answer_text(solution) << '\n';
}

}  // namespace rotation_game
