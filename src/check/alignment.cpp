#include "check/alignment.h"

#include <algorithm>

namespace rotation_game {

namespace {

using Kind = AnswerLine::Kind;

// A way to go on: to answer a case by some lines, with none, or to pass over a line.
struct Step {
  int score = 0;
  std::size_t cases = 0, lines = 0;
  AnsweringLines answer;
};

int score_of(const SolvedCase& solved, const AnsweringLines& answer) {
  const bool has_right_moves = answer.moves && answer.moves->is(solved.right_moves);
  const bool has_right_symbol = answer.symbol && answer.symbol->is_symbol(symbol(solved.right));
  if (answer.has_symbol_first()) return has_right_moves && has_right_symbol ? 98 : -1;
  if (has_right_moves && has_right_symbol) return 100;
  if (has_right_moves) return answer.symbol ? 70 : 60;
  if (!answer.moves) return has_right_symbol ? 12 : 10;
  if (!answer.symbol) return answer.moves->kind() == Kind::moves ? 11 : -1;
  const bool has_symbol = answer.symbol->kind() == Kind::symbol;
  if (answer.moves->kind() != Kind::moves) return has_symbol ? 20 : -1;
  if (answer.moves->is_well_formed() && symbol_after(solved, *answer.moves) != 0) return has_symbol ? 50 : 40;
  return has_symbol ? 30 : 25;
}

// Finds the best ways, from the last case and line to the first.
class Aligner {
 public:
  Aligner(const std::deque<SolvedCase>& cases, const std::vector<AnswerLine>& lines)
      : cases_(cases), lines_(lines), best_((cases.size() + 1) * (lines.size() + 1)) {
    for (std::size_t i = cases.size() + 1; i-- > 0;) {
      for (std::size_t j = lines.size() + 1; j-- > 0;) choose(i, j);
    }
  }

  std::vector<AnsweringLines> answers() const {
    std::vector<AnsweringLines> result;
    std::size_t i = 0, j = 0;
    while (i < cases_.size()) {
      const Step& step = best(i, j);
      if (step.cases > 0) result.push_back(step.answer);
      i += step.cases;
      j += step.lines;
    }
    return result;
  }

 private:
  Step& best(std::size_t i, std::size_t j) { return best_[i * (lines_.size() + 1) + j]; }
  const Step& best(std::size_t i, std::size_t j) const { return best_[i * (lines_.size() + 1) + j]; }

  // Chooses from case i and line j on. Of equal ways it is the one that answers early.
  void choose(std::size_t i, std::size_t j) {
    if (i == cases_.size()) return;
    Step chosen;
    chosen.score = -1;
    const auto consider = [&](const AnsweringLines& answer, int score, std::size_t cases, std::size_t lines) {
      score += best(i + cases, j + lines).score;
      if (score > chosen.score) chosen = {score, cases, lines, answer};
    };
    const auto consider_answer = [&](const AnsweringLines& answer, std::size_t lines) {
      const int score = score_of(cases_[i], answer);
      if (score >= 0) consider(answer, score, 1, lines);
    };
    if (j < lines_.size()) {
      const AnswerLine& line = lines_[j];
      const AnswerLine* const next = j + 1 < lines_.size() ? &lines_[j + 1] : nullptr;
      if (line.kind() == Kind::symbol) {
        if (next && next->kind() == Kind::moves) consider_answer({next, &line}, 2);
        consider_answer({nullptr, &line}, 1);
      } else {
        // The symbol may stand behind lines that are neither, or one of these instead of it.
        std::size_t behind = j + 1;
        while (behind < lines_.size() && lines_[behind].kind() == Kind::other) ++behind;
        if (behind < lines_.size() && lines_[behind].kind() == Kind::symbol) {
          consider_answer({&line, &lines_[behind]}, behind + 1 - j);
        }
        if (next && next->kind() == Kind::other) consider_answer({&line, next}, 2);
        consider_answer({&line, nullptr}, 1);
      }
      consider({}, 0, 0, 1);
    }
    consider({}, 0, 1, 0);
    best(i, j) = chosen;
  }

  const std::deque<SolvedCase>& cases_;
  const std::vector<AnswerLine>& lines_;
  std::vector<Step> best_;
};

}  // namespace

std::vector<AnsweringLines> aligned(const std::deque<SolvedCase>& cases, const std::vector<AnswerLine>& lines) {
  return Aligner(cases, lines).answers();
}

bool is_right_at(const SolvedCase& solved, const std::deque<AnswerLine>& lines, std::size_t first) {
  return first + 1 < lines.size() && lines[first].is(solved.right_moves) &&
         lines[first + 1].is_symbol(symbol(solved.right));
}

int symbol_after(const SolvedCase& solved, const AnswerLine& moves) {
  const Placements end = placements_of(moves.moves.applied_to(board_of(solved.placements)));
  for (int i = 0; i < symbol_count; ++i) {
    if (end.of[i] == center) return i + 1;
  }
  return 0;
}

}  // namespace rotation_game
