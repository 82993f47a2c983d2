#include "check/answer_reader.h"

#include <utility>

#include "rotation_game/judge_format.h"

namespace rotation_game {

namespace {

using Kind = AnswerLine::Kind;

// There may be no end to a line, or to lines that belong to no answer: behind so many bytes the answers are taken to
// end.
const Word most_bytes_of_noise = 1 << 24;

const std::string byte_order_mark = "\xEF\xBB\xBF";

// Returns the two lines of one in which a symbol and moves stand together, `2AC`, `1No moves needed`, `AC 2` or `AC2`.
std::optional<std::pair<AnswerLine, AnswerLine>> split(const AnswerLine& line) {
  const std::string& text = line.text;
  if (text.size() < 2 || text.size() > 60) return std::nullopt;
  const auto is_symbol = [](char byte) { return byte >= '1' && byte <= '3'; };
  const bool is_symbol_first = is_symbol(text.front());
  if (is_symbol_first == is_symbol(text.back())) return std::nullopt;
  const std::size_t size = is_symbol_first ? 1 : text.size() - 1;
  AnswerLine first = line_of(text.substr(0, size), line.number);
  const AnswerLine second = line_of(text.substr(text.find_first_not_of(' ', size)), line.number);
  if (is_symbol_first ? !second.is_well_formed() : first.kind != Kind::moves) return std::nullopt;
  first.ends_in_line = true;
  return std::make_pair(first, second);
}

}  // namespace

bool AnswerReader::skip(std::string_view answer) {
  const bool has_begun = !line_.empty() || answer_.moves || answer_.symbol || other_ || answer_.surplus.count > 0;
  if (has_begun || has_ended_ || !answers_.empty() || input_.may_wait()) return false;
  const std::string_view bytes = input_.bytes();
  std::size_t next = 0;
  for (const char byte : answer) {
    while (byte == '\n' && next < bytes.size() && is_space(bytes[next]) && bytes[next] != '\n') ++next;
    if (next == bytes.size() || bytes[next++] != byte) return false;
  }
  input_.skip(next);
  symbols_first_ = false;
  line_count_ += 2;
  answer_end_ = byte_count_ += next;
  return true;
}

std::optional<Answer> AnswerReader::next(bool may_wait) {
  while (answers_.empty() && !has_ended_ && (may_wait || !input_.may_wait())) read();
  if (answers_.empty()) return std::nullopt;
  Answer answer = std::move(answers_.front());
  answers_.pop_front();
  return answer;
}

// Reads on to the end of the line, or of what is there for now.
void AnswerReader::read() {
  const std::string_view bytes = input_.bytes();
  if (bytes.empty() && input_.has_failed()) throw AnswersUnreadable();
  const std::size_t line_end = bytes.find('\n');
  const std::size_t size = line_end == bytes.npos ? bytes.size() : line_end + 1;
  line_ += bytes.substr(0, line_end);
  input_.skip(size);
  byte_count_ += size;
  if (line_end != bytes.npos) end_line();
  has_ended_ = bytes.empty() || byte_count_ - answer_end_ > most_bytes_of_noise || byte_count_ > last_byte_count_;
  if (!has_ended_) return;
  if (!line_.empty()) {
    lacks_last_line_end_ = !line_of(line_, 0).text.empty();
    end_line();
  }
  end();
}

// Completes what was begun. An empty line at the end stands for nothing.
void AnswerReader::end() {
  if (other_ && other_->text.empty()) give_up_other();
  if (answer_.moves || answer_.symbol) complete();
  give_up_other();
}

void AnswerReader::end_line() {
  std::string text = std::exchange(line_, std::string());
  if (++line_count_ == 1) {
    is_wide_ = text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF" || text.find('\0') < 2;
    if (text.compare(0, byte_order_mark.size(), byte_order_mark) == 0) text.erase(0, byte_order_mark.size());
  }
  const std::size_t carriage_return = text.find('\r');
  const bool is_several = carriage_return != text.npos && carriage_return + 1 < text.size();
  has_carriage_returns_ |= is_several;
  const AnswerLine line = line_of(std::move(text), line_count_);
  if (const auto lines = is_several ? std::nullopt : split(line)) {
    take(lines->first);
    take(lines->second);
  } else {
    take(line);
  }
}

void AnswerReader::take(const AnswerLine& line) {
  if (line.kind != Kind::other && !symbols_first_) symbols_first_ = line.kind == Kind::symbol;
  const bool is_reversed = symbols_first_.value_or(false);
  std::optional<AnswerLine>& first = is_reversed ? answer_.symbol : answer_.moves;
  if (line.kind == Kind::other) {
    if (first && other_) {
      answer_.surplus.add(line);
    } else {
      give_up_other();
      other_ = line;
    }
  } else if ((line.kind == Kind::symbol) == is_reversed) {
    if (first) complete();
    give_up_other();
    first = line;
  } else {
    if (!first) first = std::exchange(other_, std::nullopt);
    (is_reversed ? answer_.moves : answer_.symbol) = line;
    complete();
  }
}

// Lets the line that might have stood for another belong to no answer.
void AnswerReader::give_up_other() {
  if (other_) answer_.surplus.add(*std::exchange(other_, std::nullopt));
}

void AnswerReader::complete() {
  answer_.has_symbol_first = symbols_first_.value_or(false);
  std::optional<AnswerLine>& second = answer_.has_symbol_first ? answer_.moves : answer_.symbol;
  if (!second) second = std::exchange(other_, std::nullopt);
  give_up_other();
  answers_.push_back(std::exchange(answer_, Answer()));
  answer_end_ = byte_count_;
}

void AnswerReader::put_moves_first(const std::vector<Answer>& answers) {
  std::deque<Answer> all(answers.begin(), answers.end());
  all.insert(all.end(), answers_.begin(), answers_.end());
  all.push_back(std::exchange(answer_, Answer()));
  answers_.clear();
  symbols_first_ = false;
  for (const Answer& answer : all) {
    const Surplus& before = answer.surplus;
    if (before.count == 1 && before.text.size() <= 60 && answer.symbol && before.first < answer.symbol->number) {
      take(line_of(before.text, before.first));  // which may stand for moves
    } else {
      answer_.surplus.add(before);
    }
    if (answer.symbol) take(*answer.symbol);
    if (answer.moves) take(*answer.moves);
  }
  if (has_ended_) end();
}

std::string AnswerReader::remarks(bool all_right) const {
  std::string remarks;
  if (!all_right && is_wide_) remarks += "The answers seem to be UTF-16: save them as ASCII or UTF-8.\n";
  if (!all_right && has_carriage_returns_) {
    remarks += "The answers have carriage returns where line ends should be: a line ends with a line feed.\n";
  }
  if (lacks_last_line_end_ && remarks.empty())
    remarks += "The last line has no line end: some judges, such as UVa, want one.\n";
  return remarks;
}

}  // namespace rotation_game
