#pragma once

#include <cstddef>
#include <deque>
#include <vector>

#include "check/answer_line.h"
#include "rotation_game/placement.h"
#include "rotation_game/solution.h"

namespace rotation_game {

// A case, and its right answer.
struct SolvedCase {
  Placements placements;
  Solution right;
  std::string right_moves;  // or "No moves needed"
};

// The lines that answer a case. Where some are between its moves and its symbol, they are too many.
struct AnsweringLines {
  const AnswerLine* moves = nullptr;   // or what stands for them; null if there is none
  const AnswerLine* symbol = nullptr;  // or what stands for it; null if there is none
  bool is_missing() const { return !moves && !symbol; }
  bool has_symbol_first() const { return moves && symbol && symbol < moves; }
};

// Returns which lines answer which of the cases, in order, such that the most answers are right, and of the others the
// most are solutions, then well-formed: an alignment of two sequences by dynamic programming (Needleman and Wunsch,
// 1970). Lines that answer no case are too many; cases that no line answers are missing.
std::vector<AnsweringLines> aligned(const std::deque<SolvedCase>& cases, const std::vector<AnswerLine>& lines);

// Returns whether the lines from `first` on are the right answer of a case.
bool is_right_at(const SolvedCase& solved, const std::deque<AnswerLine>& lines, std::size_t first);

// Returns the symbol that fills the center after the moves of a line, or 0.
int symbol_after(const SolvedCase& solved, const AnswerLine& moves);

}  // namespace rotation_game
