#pragma once

#include <deque>
#include <istream>
#include <string_view>

#include "check/answer_line.h"
#include "solve/input.h"

namespace rotation_game {

// The answers cannot be read; errno may tell why.
struct AnswersUnreadable {};

// Reads the lines of answers in constant memory, however long a line is; only what lies ahead and was asked for is
// kept. A byte order mark where they begin is passed over. Whatever reads may throw AnswersUnreadable.
class AnswerReader {
 public:
  explicit AnswerReader(std::istream& answers) : input_(answers) {}
  // If the next answer is this text, two lines with their ends, but for white space before these, passes over it and
  // returns true. Where it returns false, the answer may still be that, and is to be read. Skipping takes a tenth of
  // the time of reading, and never waits.
  bool skip(std::string_view answer);
  // Reads until so many lines lie ahead, or the answers end. If it is not to wait, it may end before. Returns whether
  // so many lie ahead.
  bool look_ahead(std::size_t count, bool may_wait);
  // Returns the lines that lie ahead, as far as they have been read.
  const std::deque<AnswerLine>& ahead() const { return ahead_; }
  // Passes over the first of these.
  void pass(std::size_t count) { ahead_.erase(ahead_.begin(), ahead_.begin() + std::ptrdiff_t(count)); }
  // Returns the number that the line at this index among them has, or would have.
  Word line_number(std::size_t index) const { return index < ahead_.size() ? ahead_[index].number : line_count_ + 1; }
  // Returns whether it is known that no lines follow those ahead.
  bool has_ended() const { return has_ended_; }
  // Reads no more: nothing follows the lines ahead.
  void stop() { has_ended_ = true; }
  // Returns how many bytes have been read.
  Word byte_count() const { return byte_count_; }
  // Returns whether the answers look like UTF-16: by its byte order mark, or a zero for every other byte.
  bool is_wide() const { return is_wide_; }
  // Returns whether carriage returns stand where line ends should.
  bool has_carriage_returns() const { return has_carriage_returns_; }

 private:
  bool has_begun_line() const { return byte_count_ > line_begin_; }
  bool must_wait() const { return !has_ended_ && input_.may_wait(); }
  bool fill();
  void read();
  void end_line();
  void split_last();

  Input input_;
  bool has_ended_ = false, is_wide_ = false, has_carriage_returns_ = false;
  Word line_count_ = 0, byte_count_ = 0;
  AnswerLine line_;      // as far as it has been read
  Word line_begin_ = 0;  // the number of bytes before it
  char last_byte_ = '\n';
  std::deque<AnswerLine> ahead_;
};

}  // namespace rotation_game
