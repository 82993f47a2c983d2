#pragma once

#include <functional>
#include <string>
#include <vector>

#include "check/judgement.h"

namespace rotation_game {

// What is kept of a case and its answer, for hypotheses to be tested on.
struct Sample {
  Word number = 0;  // of the case
  SolvedCase solved = {};
  Judgement judgement = {};
  std::string given;            // the moves, as letters, the first 60
  Word given_count = 0;         // how many there are
  int given_symbol = 0;         // or 0
  std::string given_before;     // the last moves that were given for a case before: the first 60
  Word given_before_count = 0;  // how many there were
  Solution right_before = 0;    // of the case before, or 0
  bool has_all_moves() const { return given_count == given.size(); }
};

// A supposed cause of wrong answers. It is told of them if it holds for all or nearly all, and contradicts no right
// one.
struct Hypothesis {
  std::string sentence;                             // goes on behind "All 12 wrong answers ..."
  std::function<bool(const Sample& sample)> holds;  // whether the answer is as it would be by this cause
  std::size_t least = 3;                            // wrong answers, for which it must hold
};

// Returns the symbol of a cell.
inline int symbol_at(const Placements& placements, int cell) {
  return placements.of[0] >> cell & 1 ? 1 : placements.of[1] >> cell & 1 ? 2 : 3;
}

// Hypotheses by how large a change they suppose, the smallest first.
using Hypotheses = std::vector<std::vector<Hypothesis>>;

// Returns the readings of the puzzle that have one thing otherwise: a line, a cell of a line or of the center, the
// order of a board's numbers, or what the moves mean. Each holds for an answer whose moves are a solution by it.
// `wrong` has an answer that is no solution.
Hypotheses altered_puzzles(const std::vector<Sample>& wrong);

// Returns the programs that have one thing otherwise: what they keep from case to case, how they decide between
// symbols, or something in the search. Each holds for an answer with the moves that it gives. Throws std::bad_alloc
// where there is no memory for the table.
Hypotheses altered_programs(const std::vector<Sample>& wrong, const std::vector<Sample>& right);

// Returns where else the symbol may be read.
Hypotheses altered_symbols();

}  // namespace rotation_game
