#include "check/check.h"

#include <algorithm>
#include <utility>

#include "solve/answers.h"

namespace rotation_game {

namespace {

const std::size_t most_cases = 32;   // that are gathered
const std::size_t most_lines = 256;  // that are read ahead
const Word most_noise = 1 << 24;     // bytes without an answer, behind which none is expected any more

bool is_noise(const AnswerLine& line) { return line.is_noise(); }

// Returns the number of the first cases that end with a right answer beyond doubt.
std::size_t firm_count(const std::deque<SolvedCase>& cases, const std::vector<AnsweringLines>& answers) {
  std::size_t count = 0;
  int evidence = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    evidence = is_right(cases[i], answers[i]) ? evidence + evidence_of(cases[i]) : 0;
    if (evidence >= enough_evidence) count = i + 1;
  }
  return count;
}

// Returns the number of the first cases that end with the last one that has an answer.
std::size_t answered_count(const std::vector<AnsweringLines>& answers) {
  std::size_t count = answers.size();
  while (count > 0 && answers[count - 1].is_missing()) --count;
  return count;
}

}  // namespace

AnswerChecker::AnswerChecker(std::istream& answers, std::string name, std::ostream& report, DrawMoves draw)
    : reader_(answers), report_(report, std::move(name), std::move(draw)) {}

bool AnswerChecker::take(const Placements& placements, Solution right) {
  char text[longest_answer];
  const std::string_view right_text(text, std::size_t(write_answer(text, right) - text));
  if (cases_.empty() && reader_.skip(right_text)) {
    report_.take_right(right);
  } else {
    cases_.push_back({placements, right, std::string(right_text.substr(0, right_text.find('\n')))});
    if (cases_.size() < most_cases) {
      consider();
    } else {
      await(most_cases - 1);
    }
  }
  return report_.is_good();
}

// Settles all that is beyond doubt, without a wait.
void AnswerChecker::consider() {
  while (!cases_.empty()) {
    reader_.look_ahead(2, false);
    if (begins_right(reader_.ahead(), cases_.front())) {
      settle(1, {{&reader_.ahead()[0], &reader_.ahead()[1], false}});
      continue;
    }
    if (cases_.size() < size_to_consider_) return;
    look_ahead();
    const std::vector<AnsweringLines> answers = aligned(cases_, reader_.ahead());
    if (const std::size_t count = firm_count(cases_, answers)) {
      settle(count, answers);
    } else if (cases_.size() == most_cases && reader_.ahead().size() >= 2 * most_cases && answered_count(answers) > 1) {
      settle(answered_count(answers) / 2, answers);
      size_to_consider_ = most_cases;
    } else if (!pass_noise()) {
      size_to_consider_ = std::min(cases_.size() + 1 + cases_.size() / 4, most_cases);
      return;
    }
  }
}

// Reads as far ahead as the cases may need, and takes no wait.
void AnswerChecker::look_ahead() {
  const std::deque<AnswerLine>& lines = reader_.ahead();
  const std::size_t wanted = 4 * cases_.size() + 4;
  std::size_t count = lines.size() - std::size_t(std::count_if(lines.begin(), lines.end(), is_noise));
  while (count < wanted && lines.size() < most_lines && reader_.look_ahead(lines.size() + 1, false)) {
    if (!is_noise(lines.back())) ++count;
  }
}

// Where so many lines lie ahead as may, and half of them are noise, it makes room. Returns whether it did.
bool AnswerChecker::pass_noise() {
  const std::deque<AnswerLine>& lines = reader_.ahead();
  if (lines.size() < most_lines) return false;
  const auto middle = lines.begin() + most_lines / 2;
  if (!std::all_of(lines.begin(), middle, is_noise)) {
    return std::all_of(middle, lines.end(), is_noise) && settle_what_is_there();
  }
  pass_too_many(most_lines / 2);
  return true;
}

// As there are no more cases for now, settles them until so many are left, and waits for the answers if it must.
void AnswerChecker::await(std::size_t most_left) {
  size_to_consider_ = std::min(size_to_consider_, cases_.size());
  consider();
  while (cases_.size() > most_left) {
    if (settle_what_is_there()) {
      // and consider what is left
    } else if (reader_.has_ended()) {
      settle(cases_.size(), aligned(cases_, reader_.ahead()));
    } else {
      if (reader_.ahead().size() >= most_lines) pass_too_many(most_lines / 2);
      const std::size_t one_more = reader_.ahead().size() + 1;
      if (!reader_.look_ahead(one_more, false)) report_.flush();
      reader_.look_ahead(one_more, true);
    }
    size_to_consider_ = 0;
    consider();
  }
}

// Settles all cases up to the last one that has an answer that is whole. Returns whether there is one.
bool AnswerChecker::settle_what_is_there() {
  const std::vector<AnsweringLines> answers = aligned(cases_, reader_.ahead());
  std::size_t count = answered_count(answers);
  const bool may_go_on = count > 0 && !answers[count - 1].symbol && !reader_.has_ended() &&
                         answers[count - 1].moves == &reader_.ahead().back();
  if (may_go_on) --count;
  while (count > 0 && answers[count - 1].is_missing()) --count;
  if (count > 0) settle(count, answers);
  return count > 0;
}

// Tells of the first cases, and of the lines that are too many before and among their answers.
void AnswerChecker::settle(std::size_t count, const std::vector<AnsweringLines>& answers) {
  const std::deque<AnswerLine>& lines = reader_.ahead();
  std::size_t next = 0;
  for (std::size_t i = 0; i < count; ++i) {
    for (const AnswerLine* const line : {answers[i].first(), answers[i].second()}) {
      if (!line) continue;
      for (; &lines[next] != line; ++next) report_.take_too_many(lines[next]);
      ++next;
    }
    const bool at_end = reader_.has_ended() && next == lines.size();
    report_.take(cases_[i], answers[i], reader_.line_number(next), at_end);
  }
  cases_.erase(cases_.begin(), cases_.begin() + std::ptrdiff_t(count));
  reader_.pass(next);
  size_to_consider_ = 0;
  last_answer_end_ = reader_.byte_count();
}

void AnswerChecker::pass_too_many(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) report_.take_too_many(reader_.ahead()[i]);
  reader_.pass(count);
  if (reader_.byte_count() - last_answer_end_ > most_noise) reader_.stop();
}

bool AnswerChecker::flush() {
  await(0);
  return report_.flush();
}

bool AnswerChecker::finish(bool all_cases_read) {
  await(0);
  if (all_cases_read) take_left_over();
  return report_.finish(reader_.is_wide(), reader_.has_carriage_returns());
}

// Reads what follows the last answer, and reports it if it is more than empty lines. There may be no end to it, be it
// lines or empty ones.
void AnswerChecker::take_left_over() {
  const Word most_left_over = 1000, most_bytes = 1 << 20;
  const Word first = reader_.line_number(0), first_byte = reader_.byte_count();
  Word end = first;
  while (end - first <= most_left_over && reader_.byte_count() - first_byte <= most_bytes) {
    if (!reader_.look_ahead(1, false)) report_.flush();
    if (!reader_.look_ahead(1, true)) break;
    if (reader_.ahead().front().length > 0) end = reader_.line_number(0) + 1;
    reader_.pass(1);
  }
  const Word count = std::min(end - first, most_left_over);
  if (reader_.byte_count() - first_byte > most_bytes) {
    report_.take_left_over(first, "more than " + std::to_string(most_bytes) + " bytes");
  } else if (count > 0) {
    report_.take_left_over(first, (end - first > most_left_over ? "more than " : "") + std::to_string(count) +
                                      (count == 1 ? " line" : " lines"));
  }
}

}  // namespace rotation_game
