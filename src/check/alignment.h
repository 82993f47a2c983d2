#pragma once

#include <deque>
#include <string>
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
  bool has_symbol_first = false;       // rather than the moves
  bool is_missing() const { return !moves && !symbol; }
  const AnswerLine* first() const { return has_symbol_first || !moves ? symbol : moves; }
  const AnswerLine* second() const { return first() == moves ? symbol : moves; }
};

// Returns which lines answer which of the cases, in order: the simplest explanation of what is wrong. Lines that answer
// no case are too many; cases that no line answers are missing.
//
// That is an alignment of two sequences by dynamic programming (Needleman and Wunsch, 1970), with runs of what is
// missing or too many (Gotoh, 1982). What the lines say of a case counts for it: evidence_of() its right answer, or
// less for another solution. Each run counts against it, as much as the right answers after it must make up for.
std::vector<AnsweringLines> aligned(const std::deque<SolvedCase>& cases, const std::deque<AnswerLine>& lines);

// Returns how much the right answer of a case speaks for itself: the more moves it has, the less it is right by chance.
int evidence_of(const SolvedCase& solved);

// The evidence that it takes to believe that the answers go on at another place than where they should: one answer of
// five moves, or two in a row of two moves in all, or three. Some other case's answer is that of this one by chance
// once in 8464 times if it has five moves, for that is the number of sequences of five moves without detours; and once
// in a million if it has eight, as most have.
const int enough_evidence = 23;

// Returns whether the first lines are the right answer of a case.
bool begins_right(const std::deque<AnswerLine>& lines, const SolvedCase& solved);

// Returns whether these lines, each in its place, are the right answer of a case.
bool is_right(const SolvedCase& solved, const AnsweringLines& answer);

// Returns the symbol that fills the center after the moves of a line, or 0.
int symbol_after(const SolvedCase& solved, const AnswerLine& moves);

}  // namespace rotation_game
