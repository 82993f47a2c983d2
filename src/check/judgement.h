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
  Word line_number;     // of the line that is wrong
  std::string message;  // what is wrong with it
  std::string form;     // of what is malformed: what all answers have that are malformed so
};

// Judges the lines that are meant for a case. Where there is no memory for the table, a search takes its place.
Judgement judged(const SolvedCase& solved, const Answer& answer);

// Returns the letters of a solution.
std::string letters_of(Solution solution);

}  // namespace rotation_game
