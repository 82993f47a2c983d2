#include "check/check.h"

#include <algorithm>
#include <utility>

#include "solve/answers.h"

namespace rotation_game {

namespace {

const std::size_t most_unsettled = 110000;  // of cases, and of answers, in some 60 MB
const std::size_t cases_to_know_order = 8;

}  // namespace

AnswerChecker::AnswerChecker(std::istream& answers, std::string name, std::ostream& report, DrawMoves draw)
    : reader_(answers), report_(report, std::move(name), std::move(draw)) {}

bool AnswerChecker::take(const Placements& placements, Solution right) {
  char text[longest_answer];
  const std::string_view right_text(text, std::size_t(write_answer(text, right) - text));
  const SolvedCase solved = {placements, right};
  if (unsettled_.cases().empty() && unsettled_.answers().empty() && reader_.skip(right_text)) {
    report_.take_right(solved);
    return report_.is_good();
  }
  settle(unsettled_.add(solved));
  const bool may_wait_for_more = !is_order_known_ && unsettled_.cases().size() < cases_to_know_order;
  if (may_wait_for_more && !reader_.may_wait()) return report_.is_good();
  read_on(false);
  if (unsettled_.cases().size() == most_unsettled) {
    const std::size_t half = most_unsettled / 2;
    tell(aligned(unsettled_.cases(), half, unsettled_.answers(), std::min(half, unsettled_.answers().size()), false));
  }
  return report_.is_good();
}

// Reads as many answers as there are cases that are not settled; or all, if they are wanted, until none is left. Before
// it waits, it tells of what there is.
void AnswerChecker::read_on(bool all) {
  while (!unsettled_.cases().empty() && !reader_.has_ended() &&
         unsettled_.answers().size() < (all ? most_unsettled : unsettled_.cases().size())) {
    if (read(false) || reader_.has_ended()) continue;
    settle_as_it_is(true);
    if (unsettled_.cases().empty()) return;
    report_.flush();
    read(true);
  }
}

// Reads an answer, and settles what is beyond doubt by it. Returns whether there was one.
bool AnswerChecker::read(bool may_wait) {
  std::optional<Answer> answer = reader_.next(may_wait);
  if (!answer) return false;
  std::vector<Answer> answers = {*answer};
  if (!std::exchange(is_order_known_, true) && answer->has_symbol_first) {
    while (answers.size() < cases_to_know_order && (answer = reader_.next(false))) answers.push_back(*answer);
    if (!have_symbols_first(answers)) {
      reader_.put_moves_first(answers);
      return read(may_wait);
    }
  }
  for (Answer& next : answers) settle(unsettled_.add(std::move(next)));
  return true;
}

// Where the answers begin with a symbol, all may stand before their moves; or it is one too many, or that to moves
// which are missing. Returns whether the symbols fit better that stand before moves than those behind.
bool AnswerChecker::have_symbols_first(const std::vector<Answer>& answers) const {
  const auto fitting = [&](std::size_t symbols_behind, std::size_t cases_missing) {
    std::size_t count = 0;
    for (std::size_t j = 0; j + symbols_behind < answers.size(); ++j) {
      const std::size_t i = j + cases_missing;
      const std::optional<AnswerLine>&moves = answers[j].moves, &symbol = answers[j + symbols_behind].symbol;
      if (!moves || !symbol || i >= unsettled_.cases().size()) continue;
      const int right = moves->symbol_after(unsettled_.cases()[i].placements);
      count += right != 0 && symbol->text == std::to_string(right);
    }
    return count;
  };
  const std::size_t before = fitting(0, 0), behind = std::max(fitting(1, 0), fitting(1, 1));
  // Where none fits, a symbol stands before its moves unless something else does that may stand for moves.
  return before + behind > 0 ? before >= behind : answers[0].moves && answers[0].surplus.count == 0;
}

// Tells of what belongs together and all before it, and of the next answers as long as they are right.
void AnswerChecker::settle(const std::vector<Pair>& pairs) {
  Pair begin = {0, 0};
  for (const Pair& pair : pairs) {
    const std::size_t case_count = pair.solved - begin.solved, answer_count = pair.answer - begin.answer;
    tell(aligned(unsettled_.cases(), case_count, unsettled_.answers(), answer_count, false), answer_count);
    tell({0}, 1);
    begin = {pair.solved + 1, pair.answer + 1};
  }
  while (!unsettled_.cases().empty() && !unsettled_.answers().empty()) {
    const SolvedCase& solved = unsettled_.cases().front();
    const Answer& answer = unsettled_.answers().front();
    if (!answer.moves || !answer.moves->has_moves_of(solved.right)) break;
    if (judged(solved, answer).verdict != Verdict::right) break;
    tell({0}, 1);
  }
}

// Tells of what there is. With an open end, those are left for which there is no answer yet.
void AnswerChecker::settle_as_it_is(bool open_end) {
  const std::size_t case_count = unsettled_.cases().size();
  std::size_t answer_count = unsettled_.answers().size();
  if (open_end) answer_count = std::min(answer_count, case_count + 200);
  Answers answers = aligned(unsettled_.cases(), case_count, unsettled_.answers(), answer_count, open_end);
  while (open_end && !answers.empty() && !answers.back()) answers.pop_back();
  tell(answers);
}

// Tells of the first cases, of their answers, and of all lines up to the last of these, or to so many answers.
void AnswerChecker::tell(const Answers& answers, std::size_t answer_count) {
  std::size_t next = 0;
  const std::deque<Answer>& given = unsettled_.answers();
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const SolvedCase& solved = unsettled_.cases()[i];
    if (answers[i]) {
      for (; next < *answers[i]; ++next) report_.take_surplus(given[next].lines());
      report_.take(solved, given[next++]);
    } else {
      const bool at_end = reader_.has_ended() && next == given.size();
      report_.take_missing(solved, next < given.size() ? given[next].lines().first : reader_.line_count() + 1, at_end);
    }
  }
  for (; next < answer_count; ++next) report_.take_surplus(given[next].lines());
  unsettled_.pass(answers.size(), next);
}

bool AnswerChecker::flush() {
  while (!unsettled_.cases().empty()) {
    settle_as_it_is(!reader_.has_ended());
    if (unsettled_.cases().empty()) break;
    report_.flush();
    read(true);
  }
  return report_.flush();
}

bool AnswerChecker::finish(bool all_cases_read) {
  read_on(true);
  settle_as_it_is(false);
  if (all_cases_read) take_left_over();
  const bool all_right = report_.all_right();
  report_.finish(reader_.line_count() > 0, reader_.remarks(all_right));
  return all_right;
}

// Reads what follows the last answer, and reports it if it is more than empty lines. There may be no end to it, be it
// lines or empty ones.
void AnswerChecker::take_left_over() {
  const Word most_lines = 1000, most_bytes = 1 << 20;
  const Word first_byte = reader_.byte_count();
  Surplus lines;
  for (const Answer& answer : unsettled_.answers()) lines.add(answer.lines());
  reader_.end_after(most_bytes);
  while (lines.count <= most_lines) {
    std::optional<Answer> answer = reader_.next(false);
    if (!answer) report_.flush();
    if (!answer) answer = reader_.next(true);
    if (!answer) break;
    lines.add(answer->lines());
  }
  if (reader_.has_ended() && (reader_.rest().has_text || reader_.byte_count() - first_byte > most_bytes)) {
    lines.add(reader_.rest());
  }
  if (reader_.byte_count() - first_byte > most_bytes) {
    report_.take_left_over(lines, "more than " + std::to_string(most_bytes) + " bytes");
  } else if (lines.count > most_lines) {
    report_.take_left_over(lines, "more than " + std::to_string(most_lines) + " lines");
  } else if (lines.count > 0) {
    report_.take_left_over(lines, std::to_string(lines.count) + (lines.count == 1 ? " line" : " lines"));
  }
}

}  // namespace rotation_game
