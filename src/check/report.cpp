#include "check/report.h"

#include <ostream>
#include <utility>

#include "rotation_game/judge_format.h"

namespace rotation_game {

Report::Report(std::ostream& output, std::string name, DrawMoves draw)
    : output_(output), name_(std::move(name)), draw_(std::move(draw)) {}

void Report::begin_answer() {
  if (run_length_ > 0) tell_run();
  ++case_count_;
}

void Report::take_right(Solution right) {
  begin_answer();
  ++count(Verdict::right);
  cause_.take_right(right);
}

void Report::take(const SolvedCase& solved, const AnsweringLines& answer, Word next_line, bool at_end) {
  Judgement judgement = judged(solved, answer);
  if (judgement.verdict == Verdict::right) return take_right(solved.right);
  begin_answer();
  ++count(judgement.verdict);
  cause_.take(solved, answer, judgement.verdict);
  if (judgement.verdict == Verdict::no_answer) {
    judgement.line_number = next_line;
    if (at_end && std::exchange(has_told_the_end_, true)) return;
    if (at_end) judgement.message = "the answers end before this one";
  }
  output_ << "case " << case_count_ << ", " << name_ << ':' << judgement.line_number << ": " << judgement.message
          << "; right: " << solved.right_moves << ", " << symbol(solved.right) << '\n';
  const bool has_moves = answer.moves && answer.moves->is_well_formed() && !answer.moves->is_no_moves();
  if (draw_ && has_moves) draw_(solved.placements, answer.moves->text);
}

void Report::take_too_many(const AnswerLine& line) {
  if (run_length_++ == 0) {
    run_begin_ = line.number;
    first_of_run_ = quoted(line);
  }
  run_end_ = line.number;
}

void Report::tell_run() {
  output_ << name_ << ':' << run_begin_;
  if (run_length_ == 1) {
    output_ << ": a line too many: " << first_of_run_ << '\n';
  } else {
    output_ << '-' << run_end_ << ": " << run_length_ << " lines too many, the first " << first_of_run_ << '\n';
  }
  too_many_ += std::exchange(run_length_, 0);
}

void Report::take_left_over(Word line, const std::string& what) {
  if (run_length_ > 0) tell_run();
  output_ << name_ << ':' << line << ": " << what << " left over after the last answer\n";
  has_left_over_ = true;
}

bool Report::finish(bool is_wide, bool has_carriage_returns) {
  if (run_length_ > 0) tell_run();
  tell_counts();
  const bool all_right = count(Verdict::right) == case_count_ && too_many_ == 0 && !has_left_over_;
  if (!all_right && is_wide) output_ << "The answers seem to be UTF-16: save them as ASCII or UTF-8.\n";
  if (!all_right && has_carriage_returns) {
    output_ << "The answers have carriage returns where line ends should be: a line ends with a line feed.\n";
  }
  for (const std::string& line : cause_.lines(too_many_)) output_ << line << '\n';
  return all_right;
}

void Report::tell_counts() {
  const char* const names[verdict_count] = {"right",        "no answer",    "malformed",   "not a solution",
                                            "not shortest", "not smallest", "wrong symbol"};
  output_ << case_count_ << (case_count_ == 1 ? " case: " : " cases: ") << counts_[0] << " right";
  for (std::size_t i = 1; i < counts_.size(); ++i) {
    if (counts_[i] > 0) output_ << ", " << counts_[i] << ' ' << names[i];
  }
  if (too_many_ > 0) output_ << ", " << too_many_ << (too_many_ == 1 ? " line" : " lines") << " too many";
  if (has_left_over_) output_ << ", and something left over";
  output_ << '\n';
}

bool Report::flush() {
  if (run_length_ > 0) tell_run();
  return output_.flush().good();
}

bool Report::is_good() const { return output_.good(); }

}  // namespace rotation_game
