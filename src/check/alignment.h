#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

#include "check/answer.h"

namespace rotation_game {

// A case, and its right answer.
struct SolvedCase {
  Placements placements;
  Solution right;
};

// A case and an answer that is meant for it, by their places.
struct Pair {
  std::size_t solved, answer;
};

// The cases and the answers that have not been told of. For each that is added, it is looked up whether another is
// there that it belongs to, by the moves: so however far the two are apart.
class Unsettled {
 public:
  const std::deque<SolvedCase>& cases() const { return cases_; }
  const std::deque<Answer>& answers() const { return answers_; }
  // Adds the next case, or answer. Returns, in order, pairs that belong together beyond doubt, if by this there are
  // some.
  std::vector<Pair> add(const SolvedCase& solved);
  std::vector<Pair> add(Answer answer);
  // Takes away the first of them.
  void pass(std::size_t cases, std::size_t answers);

 private:
  // Pairs that seem to belong together, and by how many bits.
  struct Chain {
    std::vector<Pair> pairs;
    int bits;
  };
  using Places = std::unordered_map<Solution, std::size_t>;  // by the moves
  std::vector<Pair> extend(const std::vector<Pair>& pairs);

  std::deque<SolvedCase> cases_;
  std::deque<Answer> answers_;
  std::size_t cases_passed_ = 0, answers_passed_ = 0;
  Places case_places_, answer_places_;  // of the first that has these moves, counted with those passed
  std::deque<Chain> chains_;            // the latest
};

// Returns for each of the first cases which of the first answers is meant for it, if any is; in order. The symbols do
// not count.
//
// That is an alignment of two sequences by dynamic programming (Needleman and Wunsch, 1970), with runs of what is
// missing or too many (Gotoh, 1982). Where the moves of an answer solve a case, this speaks for the two by as many bits
// as it is improbable; and each run must be made up for by more than what speaks for one by chance. Where nothing
// decides, answers are taken as early as can be. With an `open_end` more may follow, and what has no counterpart at the
// end needs nothing to make up for it.
//
// It takes constant time a case. Where that does not suffice to try all ways, answers are taken one by one.
std::vector<std::optional<std::size_t>> aligned(const std::deque<SolvedCase>& cases, std::size_t case_count,
                                                const std::deque<Answer>& answers, std::size_t answer_count,
                                                bool open_end);

}  // namespace rotation_game
