#include "check/alignment.h"

#include <algorithm>

namespace rotation_game {

namespace {

using Kind = AnswerLine::Kind;

const int evidence_of_move = 3, evidence_of_right_moves = 4, evidence_of_right_symbol = 4;
// In a solution that is not the right one: of all sequences of moves, one in a hundred thousand or so solves a board.
const Word most_moves_of_evidence = 6;

// A run, of answers that are missing or of lines too many, counts so much against it; a single answer as much as a
// right one of five moves just makes up for.
const int points_of_run = -19, points_of_missing = -2, points_of_line = -1;
// A symbol too many takes no step, for where moves stand can be seen.
const int points_of_lone_symbol = -3;
// Words with moves behind them, which may be an answer.
const int points_of_words = -2;
// Less than what is missing, or programs whose answers all are so would seem to give none.
const int points_of_malformed = -1;
// More than a lone symbol: where one follows another, the symbols did not stand before the moves until there.
const int points_of_turn = -4;

const int impossible = -1000000;

// What is to be known of a line again and again.
struct Line {
  explicit Line(const AnswerLine& line)
      : text(&line),
        kind(line.kind()),
        is_well_formed(line.is_well_formed()),
        may_be_moves(kind != Kind::symbol && !line.is_noise()) {}
  const AnswerLine* text;
  Kind kind;
  bool is_well_formed, may_be_moves;
};

// Returns how much the moves of a line speak for its being the answer to a case.
int evidence_of_moves(const SolvedCase& solved, const Line& line) {
  if (line.kind != Kind::moves || !line.is_well_formed || symbol_after(solved, *line.text) == 0) return 0;
  if (line.text->is(solved.right_moves)) return evidence_of_move * length(solved.right) + evidence_of_right_moves;
  return evidence_of_move * int(std::min<Word>(line.text->move_count(), most_moves_of_evidence));
}

// Finds the best ways, from the last case and line to the first.
class Aligner {
 public:
  Aligner(const std::deque<SolvedCase>& cases, const std::deque<AnswerLine>& lines)
      : cases_(cases),
        lines_(lines.begin(), lines.end()),
        width_(lines.size() + 1),
        ways_((cases.size() + 1) * width_) {
    for (std::size_t i = cases.size(); i-- > 0;) {
      for (std::size_t j = lines.size(); j-- > 0;) choose(i, j);
    }
  }

  std::vector<AnsweringLines> answers() const {
    std::vector<AnsweringLines> result;
    std::size_t i = 0, j = 0;
    while (i < cases_.size() && j < lines_.size()) {
      const Way& way = ways_[i * width_ + j];
      if (way.cases > 0) result.push_back(way.answer);
      i += way.cases;
      j += way.lines;
      result.resize(i);  // those of a run are missing
    }
    result.resize(cases_.size());
    return result;
  }

 private:
  // The best way on from a case and a line: the points of all of it, and its first step, which answers a case by some
  // lines, or passes over some of either. Where cases or lines are at their end, nothing is known, and nothing counts.
  struct Way {
    int points = 0;
    std::size_t cases = 0, lines = 0;
    AnsweringLines answer;
    // The best ways that go on with a run of missing answers, or of lines too many: their points but for those of the
    // run as such, and the run's length.
    int points_missing = impossible, points_too_many = impossible;
    std::size_t missing = 0, too_many = 0;
  };

  Way& way(std::size_t i, std::size_t j) { return ways_[i * width_ + j]; }

  // Chooses from case i and line j on. Of equal ways it is the one that answers early.
  void choose(std::size_t i, std::size_t j) {
    Way chosen;
    chosen.points = impossible;
    const auto consider = [&](int points, std::size_t cases, std::size_t lines, const AnsweringLines& answer) {
      points += way(i + cases, j + lines).points;
      if (points <= chosen.points) return;
      chosen.points = points;
      chosen.cases = cases;
      chosen.lines = lines;
      chosen.answer = answer;
    };
    consider_answers(cases_[i], j, consider);
    if (lines_[j].kind == Kind::other) consider(lines_[j].may_be_moves ? points_of_words : 0, 0, 1, {});
    if (lines_[j].kind == Kind::symbol) consider(points_of_lone_symbol, 0, 1, {});
    extend_runs(chosen, i, j);
    if (chosen.points_missing + points_of_run > chosen.points) {
      chosen.points = chosen.points_missing + points_of_run;
      chosen.cases = chosen.missing;
      chosen.lines = 0;
      chosen.answer = {};
    }
    if (chosen.points_too_many + points_of_run > chosen.points) {
      chosen.points = chosen.points_too_many + points_of_run;
      chosen.cases = 0;
      chosen.lines = chosen.too_many;
    }
    way(i, j) = chosen;
  }

  // Considers each way in which line j, and perhaps another, may be meant for the answer to a case.
  template <typename Consider>
  void consider_answers(const SolvedCase& solved, std::size_t j, const Consider& consider) const {
    const Line& line = lines_[j];
    const Line* const next = j + 1 < lines_.size() ? &lines_[j + 1] : nullptr;
    const auto has_right_symbol = [&](const Line& symbol_line) {
      return symbol_line.text->is_symbol(symbol(solved.right));
    };
    if (line.kind == Kind::symbol) {
      if (next && has_right_symbol(line) && next->text->is(solved.right_moves)) {
        const bool follows_symbol = j > 0 && lines_[j - 1].kind == Kind::symbol;
        consider(evidence_of(solved) + (follows_symbol ? points_of_turn : points_of_malformed), 1, 2,
                 {next->text, line.text, true});
      }
      if (j == 0 || lines_[j - 1].kind != Kind::moves) consider(points_of_malformed, 1, 1, {nullptr, line.text, false});
      return;
    }
    const int evidence = evidence_of_moves(solved, line);
    // The symbol may stand behind lines that are neither, or one of these instead of it.
    std::size_t behind = j + 1;
    while (behind < lines_.size() && lines_[behind].kind == Kind::other) ++behind;
    const bool has_symbol = behind < lines_.size() && lines_[behind].kind == Kind::symbol;
    if (has_symbol) {
      const bool has_right_moves = evidence > 0 && line.text->is(solved.right_moves);
      const int malformation = line.is_well_formed ? 0 : points_of_malformed;
      consider(
          evidence + (has_right_moves && has_right_symbol(lines_[behind]) ? evidence_of_right_symbol : malformation), 1,
          behind + 1 - j, {line.text, lines_[behind].text, false});
    }
    if (next && next->kind == Kind::other && line.may_be_moves) {
      consider(evidence + points_of_malformed, 1, 2, {line.text, next->text, false});
    }
    // Moves and the symbol behind them are not of two answers.
    if (line.kind == Kind::moves && !has_symbol)
      consider(evidence + points_of_malformed, 1, 1, {line.text, nullptr, false});
  }

  // Chooses between ending a run behind case i, or line j, and going on with it.
  void extend_runs(Way& chosen, std::size_t i, std::size_t j) {
    const Way& next_case = way(i + 1, j);
    const bool goes_on_missing = next_case.points_missing > next_case.points;
    chosen.points_missing = points_of_missing + (goes_on_missing ? next_case.points_missing : next_case.points);
    chosen.missing = 1 + (goes_on_missing ? next_case.missing : 0);
    const Way& next_line = way(i, j + 1);
    const bool goes_on_too_many = next_line.points_too_many > next_line.points;
    const int points = lines_[j].kind != Kind::other ? points_of_line : lines_[j].may_be_moves ? points_of_words : 0;
    chosen.points_too_many = points + (goes_on_too_many ? next_line.points_too_many : next_line.points);
    chosen.too_many = 1 + (goes_on_too_many ? next_line.too_many : 0);
  }

  const std::deque<SolvedCase>& cases_;
  const std::vector<Line> lines_;
  const std::size_t width_;
  std::vector<Way> ways_;
};

}  // namespace

std::vector<AnsweringLines> aligned(const std::deque<SolvedCase>& cases, const std::deque<AnswerLine>& lines) {
  return Aligner(cases, lines).answers();
}

int evidence_of(const SolvedCase& solved) {
  return evidence_of_move * length(solved.right) + evidence_of_right_moves + evidence_of_right_symbol;
}

bool begins_right(const std::deque<AnswerLine>& lines, const SolvedCase& solved) {
  return lines.size() >= 2 && is_right(solved, {&lines[0], &lines[1], false});
}

bool is_right(const SolvedCase& solved, const AnsweringLines& answer) {
  return answer.moves && answer.symbol && !answer.has_symbol_first && answer.moves->is(solved.right_moves) &&
         answer.symbol->is_symbol(symbol(solved.right));
}

int symbol_after(const SolvedCase& solved, const AnswerLine& moves) {
  const Placement origins = moves.moves.origins_of(center);
  for (int i = 0; i < symbol_count; ++i) {
    if (solved.placements.of[i] == origins) return i + 1;
  }
  return 0;
}

}  // namespace rotation_game
