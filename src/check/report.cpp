#include "check/report.h"

#include <ostream>
#include <utility>

namespace rotation_game {

Report::Report(std::ostream& output, std::string name, DrawMoves draw)
    : output_(output), name_(std::move(name)), draw_(std::move(draw)) {}

void Report::take(const SolvedCase& solved, const Answer& answer) {
  take_surplus(answer.surplus);
  const Judgement judgement = judged(solved, answer);
  if (judgement.verdict == Verdict::right) return take_right(solved);
  causes_.take(solved, answer, judgement);
  tell(solved, judgement);
  const bool has_moves = answer.moves && answer.moves->is_well_formed() && answer.moves->move_count > 0;
  if (draw_ && has_moves) draw_(solved.placements, answer.moves->letters);
}

void Report::take_missing(const SolvedCase& solved, Word line, bool at_end) {
  causes_.take_missing(solved, at_end);
  if (at_end && std::exchange(has_told_the_end_, true)) return;
  tell(solved, {Verdict::no_answer, line, at_end ? "the answers end before this one" : "no answer", ""});
}

void Report::tell(const SolvedCase& solved, const Judgement& judgement) {
  if (surplus_.count > 0) tell_surplus();
  const std::string moves = length(solved.right) > 0 ? letters_of(solved.right) : "No moves needed";
  output_ << "case " << causes_.case_count() << ", " << name_ << ':' << judgement.line_number << ": "
          << judgement.message << "; right: " << moves << ", " << symbol(solved.right) << '\n';
}

void Report::tell_surplus() {
  const Surplus lines = std::exchange(surplus_, Surplus());
  output_ << name_ << ':' << lines.first;
  if (lines.count > 1) output_ << '-' << lines.last << ": " << lines.count << " lines too many, the first ";
  output_ << (lines.count > 1 ? "" : ": a line too many: ") << quoted(lines.text) << '\n';
  all_surplus_.add(lines);
}

void Report::take_left_over(const Surplus& lines, const std::string& how_many) {
  if (surplus_.count > 0) tell_surplus();
  output_ << name_ << ':' << lines.first << ": " << how_many << " left over after the last answer"
          << (lines.count == 1 ? ": " : ", the first ") << quoted(lines.text) << '\n';
  has_left_over_ = true;
}

bool Report::all_right() const {
  return causes_.count(Verdict::right) == causes_.case_count() && all_surplus_.count == 0 && !has_left_over_;
}

void Report::finish(bool has_lines, const std::string& remarks) {
  if (surplus_.count > 0) tell_surplus();
  const Word count = all_surplus_.count;
  output_ << causes_.counts();
  if (count > 0) output_ << ", " << count << (count == 1 ? " line" : " lines") << " too many";
  output_ << (has_left_over_ ? ", and something left over\n" : "\n") << remarks
          << causes_.lines(has_lines, count > 0 || has_left_over_);
  // Where answers are missing, too, those that are too many may be meant for these.
  if (count < 3 || count <= 2 * causes_.count(Verdict::no_answer)) return;
  output_ << (all_surplus_.has_text ? "Nothing may be printed but one answer for each board.\n"
                                    : "All lines too many are empty: there are none between the answers.\n");
}

bool Report::flush() {
  if (surplus_.count > 0) tell_surplus();
  return output_.flush().good();
}

bool Report::is_good() const { return output_.good(); }

}  // namespace rotation_game
