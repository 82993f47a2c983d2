#include "check/check.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "rotation_game/judge_format.h"
#include "solve/answers.h"

namespace rotation_game {

namespace {

const std::size_t most_cases = 16;  // that are gathered
const std::size_t few_cases = 4;    // until so many are gathered, one is not enough, and few lines are read ahead
const std::size_t most_lines = 256;
const int telling_length = 5;  // of an answer that is hardly right by chance

bool is_telling(const SolvedCase& solved) { return length(solved.right) >= telling_length; }

// Returns whether the symbol of a case that seems right stands before its moves, too. Then the symbols may all stand
// there, and that behind the moves be the next one's, which is the same once in three times.
bool may_stand_behind_its_symbol(const SolvedCase& solved, const std::deque<AnswerLine>& lines, std::size_t line) {
  return line > 0 && lines[line - 1].is_symbol(symbol(solved.right));
}

}  // namespace

AnswerChecker::AnswerChecker(std::istream& answers, std::string name, std::ostream& report, Draw draw)
    : reader_(answers), name_(std::move(name)), report_(report), draw_(std::move(draw)) {}

bool AnswerChecker::take(const Placements& placements, Solution right) {
  char text[longest_answer];
  const std::string_view right_text(text, std::size_t(write_answer(text, right) - text));
  if (cases_.empty() && reader_.skip(right_text)) {
    ++case_count_;
    ++count(Verdict::right);
    cause_.take_right(right);
  } else {
    cases_.push_back({placements, right, std::string(right_text.substr(0, right_text.find('\n')))});
    step();
  }
  return report_.good();
}

void AnswerChecker::step() {
  gather_lines();
  if (cases_.empty()) return;
  if (cases_.size() == 1 && is_right_at(cases_.front(), reader_.ahead(), 0)) return settle(1, 2, 1, true);
  if (find_again()) return;
  const std::size_t count = cases_.size();
  if (reader_.ahead().empty()) return settle(count, 0, count, true);
  if (count < most_cases) return;
  // The second half is there to tell to which cases the lines belong.
  const Word before = reader_.line_number(0);
  settle(count, std::min(reader_.ahead().size(), 3 * most_cases), most_cases / 2, false);
  if (reader_.line_number(0) == before && reader_.ahead().size() >= most_lines) settle(0, most_lines / 2, 0, true);
}

// Reads at least the lines that there should be, and before it waits for one, tells what can be told. Reads further
// ahead if these are not enough, but does not wait for that.
void AnswerChecker::gather_lines() {
  while (reader_.ahead().size() < 2 * cases_.size()) {
    if (reader_.may_wait()) {
      settle();
      report_.flush();
      if (reader_.ahead().size() >= 2 * cases_.size()) return;
    }
    if (!reader_.look_ahead(reader_.ahead().size() + 1)) return;
  }
  const std::size_t wanted = cases_.size() < few_cases ? 2 * cases_.size() + 2 : most_lines;
  if (cases_.size() > 1 || !is_right_at(cases_.front(), reader_.ahead(), 0)) look_ahead(wanted);
}

// Reads until so many lines lie ahead, as far as that takes no wait.
void AnswerChecker::look_ahead(std::size_t count) {
  while (reader_.ahead().size() < count && !reader_.may_wait() && reader_.look_ahead(reader_.ahead().size() + 1)) {
  }
}

// Seeks an answer that shows where the answers go on, and settles all up to it.
bool AnswerChecker::find_again() {
  const std::deque<AnswerLine>& lines = reader_.ahead();
  for (std::size_t i = 0; i < cases_.size(); ++i) {
    const bool is_last = i + 1 == cases_.size();
    for (std::size_t j = is_last || searched_ < 4 ? 0 : searched_ - 4; j < lines.size(); ++j) {
      if (!is_right_at(cases_[i], lines, j)) continue;
      const bool follows_another = i > 0 && j >= 2 && is_right_at(cases_[i - 1], lines, j - 2);
      const bool is_enough = cases_.size() >= few_cases && is_telling(cases_[i]);
      if (!is_enough && !follows_another) continue;
      const std::size_t first = follows_another ? i - 1 : i, first_line = follows_another ? j - 2 : j;
      if (may_stand_behind_its_symbol(cases_[first], lines, first_line)) continue;
      settle(i + 1, j + 2, i + 1, true);
      while (!cases_.empty() && is_right_at(cases_.front(), reader_.ahead(), 0)) settle(1, 2, 1, true);
      return true;
    }
  }
  searched_ = lines.size();
  return false;
}

// Settles what can be settled without what is to come: all cases up to the last one that has an answer.
void AnswerChecker::settle() {
  if (cases_.empty()) return;
  look_ahead(most_lines);
  if (!reader_.ahead().empty()) settle(cases_.size(), reader_.ahead().size(), 0, false);
}

// Aligns the first cases and lines, and tells so many of the cases; or with 0, those up to the last one that has an
// answer that is whole. With all_lines, the lines behind the last answer are told, too.
void AnswerChecker::settle(std::size_t case_count, std::size_t line_count, std::size_t told_count, bool all_lines) {
  const std::deque<SolvedCase> cases(cases_.begin(), cases_.begin() + std::ptrdiff_t(case_count));
  const std::vector<AnswerLine> lines(reader_.ahead().begin(), reader_.ahead().begin() + std::ptrdiff_t(line_count));
  const std::vector<AnsweringLines> answers = aligned(cases, lines);
  if (told_count == 0) {
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const bool may_go_on = !answers[i].symbol && answers[i].moves == &lines.back() && !reader_.has_ended();
      if (!answers[i].is_missing() && !may_go_on) told_count = i + 1;
    }
  }
  std::size_t next = 0;
  const auto index = [&](const AnswerLine* line) { return std::size_t(line - lines.data()); };
  for (std::size_t i = 0; i < told_count; ++i) {
    const AnsweringLines& answer = answers[i];
    const AnswerLine* const first = answer.has_symbol_first() || !answer.moves ? answer.symbol : answer.moves;
    const AnswerLine* const second = first == answer.symbol ? answer.moves : answer.symbol;
    if (first) {
      tell_too_many(lines, next, index(first));
      next = index(first) + 1;
    }
    if (second) {
      tell_too_many(lines, next, index(second));
      next = index(second) + 1;
    }
    tell(cases[i], answer, reader_.line_number(next), reader_.has_ended() && next == reader_.ahead().size());
  }
  if (all_lines) {
    tell_too_many(lines, next, lines.size());
    next = lines.size();
  }
  cases_.erase(cases_.begin(), cases_.begin() + std::ptrdiff_t(told_count));
  reader_.pass(next);
  searched_ -= std::min(searched_, next);
}

// Tells of a case; `at_end` is whether the answers end before it if it has none.
void AnswerChecker::tell(const SolvedCase& solved, const AnsweringLines& answer, Word next_line_number, bool at_end) {
  ++case_count_;
  Judgement judgement = judged(solved, answer);
  ++count(judgement.verdict);
  cause_.take(solved, answer, judgement.verdict);
  if (judgement.verdict == Verdict::right) return;
  if (judgement.verdict == Verdict::no_answer) {
    judgement.line_number = next_line_number;
    if (at_end && std::exchange(has_told_the_end_, true)) return;
    if (at_end) judgement.message = "the answers end before this one";
  }
  report_ << "case " << case_count_ << ", " << name_ << ':' << judgement.line_number << ": " << judgement.message
          << "; right: " << solved.right_moves << ", " << symbol(solved.right) << '\n';
  const bool has_moves = answer.moves && answer.moves->is_well_formed() && !answer.moves->is_no_moves();
  if (draw_ && has_moves) draw_(solved.placements, answer.moves->text);
}

// Tells of a run of lines that belong to no answer.
void AnswerChecker::tell_too_many(const std::vector<AnswerLine>& lines, std::size_t first, std::size_t end) {
  if (first == end) return;
  too_many_ += end - first;
  report_ << name_ << ':' << lines[first].number;
  if (end - first == 1) {
    report_ << ": a line too many: " << quoted(lines[first]) << '\n';
  } else {
    report_ << '-' << lines[end - 1].number << ": " << end - first << " lines too many, the first "
            << quoted(lines[first]) << '\n';
  }
}

// Tells of what follows the last answer, but for empty lines. Returns whether there is something. There may be no end
// to it, be it lines or empty ones.
bool AnswerChecker::tell_left_over() {
  const Word most_left_over = 1000, most_bytes = 1 << 20;
  const Word first = reader_.line_number(0), first_byte = reader_.byte_count();
  Word end = first;
  while (end - first <= most_left_over && reader_.byte_count() - first_byte <= most_bytes) {
    if (reader_.may_wait()) report_.flush();
    if (!reader_.look_ahead(1)) break;
    if (reader_.ahead().front().length > 0) end = reader_.line_number(0) + 1;
    reader_.pass(1);
  }
  const bool has_more_bytes = reader_.byte_count() - first_byte > most_bytes;
  const Word count = std::min(end - first, most_left_over);
  if (count == 0 && !has_more_bytes) return false;
  report_ << name_ << ':' << first << ": ";
  if (has_more_bytes) {
    report_ << "more than " << most_bytes << " bytes";
  } else {
    report_ << (end - first > most_left_over ? "more than " : "") << count << (count == 1 ? " line" : " lines");
  }
  report_ << " left over after the last answer\n";
  return true;
}

bool AnswerChecker::flush() {
  settle();
  return report_.flush().good();
}

bool AnswerChecker::finish(bool all_cases_read) {
  while (!cases_.empty()) {
    gather_lines();
    const std::size_t count = cases_.size();
    settle();
    if (cases_.empty() || cases_.size() < count) continue;
    if (reader_.has_ended()) {
      settle(count, 0, count, false);  // no line answers them
    } else {
      settle(0, reader_.ahead().size() / 2, 0, true);
    }
  }
  const bool has_left_over = all_cases_read && tell_left_over();
  const char* const names[verdict_count] = {"right",        "no answer",    "malformed",   "not a solution",
                                            "not shortest", "not smallest", "wrong symbol"};
  report_ << case_count_ << (case_count_ == 1 ? " case: " : " cases: ") << counts_[0] << " right";
  for (std::size_t i = 1; i < counts_.size(); ++i) {
    if (counts_[i] > 0) report_ << ", " << counts_[i] << ' ' << names[i];
  }
  if (too_many_ > 0) report_ << ", " << too_many_ << (too_many_ == 1 ? " line" : " lines") << " too many";
  if (has_left_over) report_ << ", and something left over";
  report_ << '\n';
  const bool all_right = count(Verdict::right) == case_count_ && too_many_ == 0 && !has_left_over;
  if (!all_right && reader_.is_wide()) report_ << "The answers seem to be UTF-16: save them as ASCII or UTF-8.\n";
  if (!all_right && reader_.has_carriage_returns()) {
    report_ << "The answers have carriage returns where line ends should be: a line ends with a line feed.\n";
  }
  for (const std::string& line : cause_.lines(too_many_)) report_ << line << '\n';
  return all_right;
}

}  // namespace rotation_game
