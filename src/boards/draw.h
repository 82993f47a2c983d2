#pragma once

#include <ostream>
#include <string>

#include "solve/sink.h"

namespace rotation_game {

// Draws a case: the board with the letters of all moves around it; then, after each move of the solution, its letter
// and the board again, with the cells that moved marked by arrows in its direction; then the two lines of the answer.
// The center is framed. An empty line stands between the pictures, and after the answer.
//
//          A   B
//          1   3                          1   3                            ^1   3
//          1   2                          1   2                            ^1   2
//        +-------+                      +-------+                          +-------+
//  H 3 2 | 3 2 3 | 1 3 C           >3>2 |>3>2>3 |>1>3 C                3 2 |^3 2 3 | 1 3
//        | 2   2 |
//
// In a picture, digits are cells, row by row; all else is a mark. With every mark replaced by a blank, such as by
// `tr -c '123\n' ' '`, it is a board that can be read again.
void draw_case(std::ostream& output, const Placements& placements, Solution solution);

// Draws what moves make of a board, as draw_case() does, without an answer. The moves are letters.
void draw_moves(std::ostream& output, const Placements& placements, const std::string& letters);

// Draws each case.
class Drawings : public Sink {
 public:
  explicit Drawings(std::ostream& output) : output_(output) {}
  bool take(const Placements& placements, Solution solution) override {
    draw_case(output_, placements, solution);
    return output_.good();
  }
  bool flush() override { return output_.flush().good(); }

 private:
  std::ostream& output_;
};

}  // namespace rotation_game
