#pragma once

#include <array>
#include <string>
#include <vector>

#include "check/geometry.h"
#include "check/judgement.h"

namespace rotation_game {

// What wrong answers have in common: evidence is gathered case by case, in constant memory, and at the end each cause
// that explains all of them, or nearly all, is told in a line, with what it usually means. No cause is named for fewer
// than three.
class Cause {
 public:
  // Takes a case that was answered right.
  void take_right(Solution right);
  // Takes a case as it was judged.
  void take(const SolvedCase& solved, const AnsweringLines& answer, Verdict verdict);
  // Returns the lines that tell of causes; so many lines of the answers were too many.
  std::vector<std::string> lines(Word too_many) const;

 private:
  void take_moves(const SolvedCase& solved, const AnswerLine& moves, Verdict verdict);
  void take_symbol(const SolvedCase& solved, int given);
  void take_malformed(const AnsweringLines& answer);
  void add_order(std::vector<std::string>& lines) const;
  void add_length(std::vector<std::string>& lines) const;
  void add_memory(std::vector<std::string>& lines) const;
  void add_symbol(std::vector<std::string>& lines) const;
  void add_stop(std::vector<std::string>& lines) const;
  void add_malformed(std::vector<std::string>& lines) const;
  void add_solutions(std::vector<std::string>& lines) const;

  // Solutions, but too long or not the smallest.
  Word solutions_with_faults() const {
    return verdicts_[std::size_t(Verdict::not_shortest)] + verdicts_[std::size_t(Verdict::not_smallest)];
  }

  Word case_number_ = 0, right_ = 0, wrong_ = 0;
  std::array<Word, verdict_count> verdicts_ = {};

  Geometry geometry_;
  Word first_of_own_symbol_ = 0, last_of_own_symbol_ = 0;
  Word smaller_symbol_ = 0, larger_symbol_ = 0;  // than that of the right answer

  int shortest_right_ = 99, longest_right_ = -1, shortest_wrong_ = 99, longest_wrong_ = -1;
  std::array<Word, 4> right_by_symbol_ = {}, wrong_by_symbol_ = {};  // by the symbol of the right answer

  Solution last_right_ = 0;        // the right answer of the case before
  Solution last_given_right_ = 0;  // the last answer with moves, if it was right
  std::string last_given_;         // and if it was not: its letters
  Word as_before_ = 0, behind_the_last_ = 0;
  Word last_right_case_ = 0, first_wrong_case_ = 0;

  std::array<Word, 4> given_symbols_ = {};  // that were wrong
  Placement cells_with_given_symbol_ = (1u << cell_count) - 1;
  Word one_too_small_ = 0;

  Word joined_ = 0, in_one_line_ = 0, symbol_first_ = 0, without_symbol_ = 0, without_symbol_when_solved_ = 0;
};

}  // namespace rotation_game
