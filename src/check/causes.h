#pragma once

#include <array>
#include <string>
#include <vector>

#include "check/hypotheses.h"

namespace rotation_game {

// What wrong answers have in common. Cases are counted, and the first thousand that are answered wrong and right are
// kept; at the end hypotheses are tested on these.
class Causes {
 public:
  // Takes the next case, which was answered right.
  void take_right(const SolvedCase& solved);
  // Takes the next case and what was meant for its answer, as it was judged.
  void take(const SolvedCase& solved, const Answer& answer, const Judgement& judgement);
  // Takes the next case, for which no answer was meant; `at_end` if none is meant for those behind it either.
  void take_missing(const SolvedCase& solved, bool at_end);
  Word case_count() const { return case_count_; }
  // Returns how many cases were judged so.
  Word count(Verdict verdict) const;
  // Returns what was tried, and how it was answered: "110 cases, of 0 to 10 moves: 105 right, 5 not smallest".
  std::string counts() const;
  // Returns, in lines, the causes that are known; and for what has none the facts, and the shortest board that was
  // answered wrong. `has_lines` is whether the answers have any, and `has_surplus` whether some belong to none.
  std::string lines(bool has_lines, bool has_surplus) const;

 private:
  // By the number of moves of the right answer.
  using Counts = std::array<Word, 14>;
  Sample next_sample(const SolvedCase& solved, const Judgement& judgement);
  std::string end_of_answers(bool has_lines) const;
  std::string split_by_length(const std::string& are) const;
  std::string facts(const std::vector<Sample>& unexplained) const;

  Word case_count_ = 0;
  std::array<Counts, verdict_count> counts_ = {};
  std::vector<Sample> wrong_, right_;
  Word given_none_ = 0;  // wrong answers without moves, and missing ones
  Word missing_at_end_ = 0;
  int first_missing_length_ = 0;     // of these
  Solution right_before_ = 0;        // the right answer of the case before
  Solution right_given_before_ = 0;  // the last answer with moves, if it was right
  std::string given_before_;         // and if it was wrong: its letters, the first 60
  Word given_before_count_ = 0;
};

}  // namespace rotation_game
