#pragma once

#include <array>
#include <string>
#include <vector>

#include "check/alignment.h"
#include "rotation_game/move_order.h"

namespace rotation_game {

// What moves that are no solutions tell of the board that somebody's program sees: the smallest change to the moves or
// the board after which they would be solutions.
class Geometry {
 public:
  Geometry();
  // Takes a case that was answered right.
  void take_right(Solution right);
  // Takes moves, all of them, that do not solve a case.
  void take_no_solution(const SolvedCase& solved, const std::string& letters);
  // Returns the line that tells of it, or nothing, as of `all` answers that are no solutions.
  std::string line(Word all) const;

 private:
  struct Misreading {
    std::string description;  // what would have to be changed for the answers to be solutions
    std::array<Move, move_count> moves;
    bool is_backwards = false, is_by_columns = false;
    Word explained = 0;
  };
  static std::vector<Misreading> all_misreadings();
  static bool explains(const Misreading& misreading, const Placements& placements, const std::string& letters);

  std::vector<Misreading> misreadings_;
  MoveSet right_single_moves_ = 0, wrong_single_moves_ = 0;  // the right ones, on boards of one move
};

}  // namespace rotation_game
