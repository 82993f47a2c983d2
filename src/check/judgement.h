#pragma once

#include <string>

#include "check/alignment.h"

namespace rotation_game {

// What is wrong with an answer. Where several things are, it is the first of them in the order in which one would mend
// them: the lines, their spelling, the moves, the symbol.
enum class Verdict { right, no_answer, malformed, no_solution, not_shortest, not_smallest, wrong_symbol };
const int verdict_count = 7;

struct Judgement {
  Verdict verdict;
  Word line_number;     // of the line that is wrong, or 0 if there is none
  std::string message;  // what is wrong with it
};

// Judges the lines that answer a case.
Judgement judged(const SolvedCase& solved, const AnsweringLines& answer);

// Returns the letters of a solution, and the first of a well-formed line's.
std::string letters_of(Solution solution);
std::string letters_of(const AnswerLine& moves);

// Returns the first of the shortest solutions for one symbol, or the last, as letters.
std::string first_solution(const Placements& placements, int symbol);
std::string last_solution(const Placements& placements, int symbol);

}  // namespace rotation_game
