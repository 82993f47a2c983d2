#include "check/answer_reader.h"

#include <utility>

#include "rotation_game/judge_format.h"

namespace rotation_game {

namespace {

// What is longer is no line of an answer, and there may be no end to it: the answers are taken to end there.
const Word longest_line = 1 << 24;

const std::string_view byte_order_mark = "\xEF\xBB\xBF";

AnswerLine line_of(std::string_view text, Word number = 0) {
  AnswerLine line;
  line.number = number;
  for (const char byte : text) line.add(byte);
  return line;
}

bool is_symbol(char byte) { return byte >= '1' && byte <= '3'; }

}  // namespace

// Returns whether there are bytes, and waits for some if there are none for now.
bool AnswerReader::fill() {
  if (has_ended_) return false;
  has_ended_ = input_.bytes().empty();
  if (has_ended_ && input_.has_failed()) throw AnswersUnreadable();
  return !has_ended_;
}

bool AnswerReader::skip(std::string_view answer) {
  if (!ahead_.empty() || has_begun_line() || must_wait() || !fill()) return false;
  const std::string_view bytes = input_.bytes();
  std::size_t next = 0;
  for (const char byte : answer) {
    while (byte == '\n' && next < bytes.size() && is_space(bytes[next]) && bytes[next] != '\n') ++next;
    if (next == bytes.size() || bytes[next++] != byte) return false;
  }
  input_.skip(next);
  line_count_ += 2;
  line_begin_ = byte_count_ += next;
  return true;
}

bool AnswerReader::look_ahead(std::size_t count, bool may_wait) {
  while (ahead_.size() < count && !has_ended_ && (may_wait || !must_wait())) read();
  return ahead_.size() >= count;
}

// Reads on to the end of the line, or of what is there for now.
void AnswerReader::read() {
  if (!fill()) {
    if (has_begun_line()) end_line();
    return;
  }
  const std::string_view bytes = input_.bytes();
  const std::size_t end = bytes.find('\n');
  const bool has_end = end != bytes.npos;
  for (const char byte : bytes.substr(0, end)) {
    if (last_byte_ == '\r') has_carriage_returns_ = true;
    last_byte_ = byte;
    line_.add(byte);
  }
  const std::size_t size = has_end ? end + 1 : bytes.size();
  input_.skip(size);
  byte_count_ += size;
  if (byte_count_ - line_begin_ > longest_line) has_ended_ = true;
  if (has_end || has_ended_) end_line();
}

void AnswerReader::end_line() {
  const std::string_view text = line_.text;
  if (line_count_ == 0) {
    is_wide_ = text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF" || text.find('\0') < 2;
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark && line_.length <= text.size()) {
      line_ = line_of(std::string(text.substr(byte_order_mark.size())));
    }
  }
  line_.number = ++line_count_;
  ahead_.push_back(std::exchange(line_, AnswerLine()));
  line_begin_ = byte_count_;
  last_byte_ = '\n';
  split_last();
}

// Makes two lines of one in which a symbol and moves stand together: `2AC`, `1No moves needed`, `AC 2`, `AC2`.
void AnswerReader::split_last() {
  const AnswerLine line = ahead_.back();
  const std::string_view text = line.text;
  if (text.size() < 2 || line.length > text.size()) return;
  const bool is_symbol_first = is_symbol(text.front()), is_symbol_last = is_symbol(text.back());
  if (is_symbol_first == is_symbol_last) return;
  const std::size_t size = is_symbol_first ? 1 : text.size() - 1;
  AnswerLine first = line_of(text.substr(0, size), line.number);
  AnswerLine second = line_of(text.substr(text.find_first_not_of(' ', size)), line.number);
  if (!(is_symbol_first ? second : first).is_well_formed()) return;
  first.ends_in_line = true;
  ahead_.back() = std::move(first);
  ahead_.push_back(std::move(second));
}

}  // namespace rotation_game
