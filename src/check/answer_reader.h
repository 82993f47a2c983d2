#pragma once

#include <deque>
#include <istream>
#include <string_view>
#include <vector>

#include "check/answer.h"
#include "solve/input.h"

namespace rotation_game {

// The answers cannot be read; errno may tell why.
struct AnswersUnreadable {};

// Reads answers: moves, and the symbol behind them; or, where they begin with a symbol, the other way round. Lines that
// are neither belong to no answer, unless one stands beside a line whose other half is missing. A byte order mark at
// the beginning is passed over. Whatever reads may throw AnswersUnreadable.
class AnswerReader {
 public:
  explicit AnswerReader(std::istream& answers) : input_(answers) {}
  // Returns whether next() might wait: the answers come while they are read, and there is none for now.
  bool may_wait() const { return answers_.empty() && !has_ended_ && input_.may_wait(); }
  // If the next answer is this text, two lines with their ends, but for white space before these, passes over it and
  // returns true. Where it returns false, the answer may still be that, and is to be read. Skipping takes a tenth of
  // the time of reading, and never waits.
  bool skip(std::string_view answer);
  // Returns the next answer; or nothing, if there are no more, or none is there yet and this is not to wait.
  std::optional<Answer> next(bool may_wait);
  // Takes back the first answers, all that were read: the symbols stand behind the moves, but for the first.
  void put_moves_first(const std::vector<Answer>& answers);
  // Ends the answers behind so many bytes more.
  void end_after(Word bytes) { last_byte_count_ = byte_count_ + bytes; }
  bool has_ended() const { return has_ended_ && answers_.empty(); }
  // Returns the lines behind the last answer, once the answers have ended.
  const Surplus& rest() const { return answer_.surplus; }
  Word line_count() const { return line_count_; }
  Word byte_count() const { return byte_count_; }
  // Returns, in sentences, what is wrong with the file, or might be: those in which the answers are not right, too, or
  // only those.
  std::string remarks(bool all_right) const;

 private:
  void read();
  void end_line();
  void end();
  void take(const AnswerLine& line);
  void give_up_other();
  void complete();

  Input input_;
  bool has_ended_ = false, is_wide_ = false, has_carriage_returns_ = false, lacks_last_line_end_ = false;
  Word line_count_ = 0, byte_count_ = 0;
  Word last_byte_count_ = ~Word(0);
  Word answer_end_ = 0;  // the number of bytes read when an answer was last complete
  std::string line_;     // as far as it has been read
  std::optional<bool> symbols_first_;
  Answer answer_;                    // as far as it has come
  std::optional<AnswerLine> other_;  // what may stand for a missing line: the last before the first one, or the next
  std::deque<Answer> answers_;       // that are complete
};

}  // namespace rotation_game
