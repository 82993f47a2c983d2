#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "check/permutation.h"

namespace rotation_game {

// A line of an answer, as someone's program wrote it. Trailing white space is not part of it, and neither is the
// carriage return of a DOS line end.
struct AnswerLine {
  enum class Kind { moves, symbol, other };
  // Returns what the line seems to be meant for. Moves are also those that are badly written: in lower case, with
  // blanks or commas between, or a "No moves needed" misspelt; but not a line with other letters than A to H.
  Kind kind() const;
  // Returns whether the line is moves and nothing else, or "No moves needed", which is none.
  bool is_well_formed() const { return (length > 0 && stray_column == 0) || is_no_moves(); }
  bool is_no_moves() const { return is("No moves needed"); }
  // Returns whether the line, in whatever spelling, seems to mean "No moves needed".
  bool begins_with_no() const;
  // Returns whether the line is this text, which is short.
  bool is(std::string_view whole_text) const { return length == text.size() && text == whole_text; }
  // Returns how many moves a well-formed line makes.
  Word move_count() const { return is_no_moves() ? 0 : length; }
  // Takes one more byte of the line.
  void add(char byte);

  Word number = 0;        // from 1
  Word length = 0;        // in bytes
  std::string text;       // the first 60 bytes
  Word stray_column = 0;  // of the first byte that is no move, from 1; 0 if all are moves
  char stray = 0;         // that byte
  Permutation moves;      // a line may have millions, and be read before it is known to which board it belongs

 private:
  Word bytes_ = 0;  // with the white space that may turn out to be trailing
  bool has_letters_ = false, has_other_letters_ = false;
};

// The lines of one answer. Some may be missing.
struct Answer {
  std::optional<AnswerLine> misplaced;  // one that does not belong there, before the moves or the symbol
  std::optional<AnswerLine> moves;
  std::optional<AnswerLine> symbol;
};

// Reads answers, two lines each, in constant memory, however long a line is.
//
// After a malformed answer it stays in step where it can. If the line after the moves looks like moves again, the
// symbol's line is missing, and that line begins the next answer. If the first line is a symbol, the line of the moves
// is missing. A line is misplaced, and the answer goes on after it, if the next one is the right moves and it is not;
// or if it is neither moves nor symbol (an empty line, or "Case 1:") and the next one is what was awaited.
class AnswerReader {
 public:
  // A byte order mark where the answers begin is passed over. A read that failed has left its mark on the input, which
  // is bad() then. `output` is flushed whenever the input has nothing more to give for now, before the reader waits.
  AnswerReader(std::istream& input, std::ostream& output) : input_(input), output_(output) { input_.tie(nullptr); }
  // If the next answer is this text, two lines with their ends, but for white space before these, passes over it and
  // returns true. Where it returns false, the answer may still be that, and is to be read. Skipping takes a tenth of
  // the time of reading.
  bool skip(std::string_view answer);
  // Returns the next answer, in which all lines are missing if there is none. `right_moves` is what its first line
  // ought to be.
  Answer read(std::string_view right_moves);
  // Returns the number of lines left over, or one more than `limit` if there are more; empty ones at the end of the
  // input do not count.
  Word count_rest(Word limit);
  // Returns the number of the line that follows those read.
  Word next_line_number() const { return line_count_ + (next_line_ ? 0 : 1); }

 private:
  bool fill_buffer(std::size_t wanted, bool may_wait = true);
  const std::optional<AnswerLine>& peek();
  std::optional<AnswerLine> take();
  bool next_is(AnswerLine::Kind kind) { return peek() && peek()->kind() == kind; }

  std::istream& input_;
  std::ostream& output_;
  Word line_count_ = 0;
  std::optional<AnswerLine> next_line_;  // if it has been read already
  char buffer_[1 << 16];
  const char* next_ = buffer_;
  const char* end_ = buffer_;
};

}  // namespace rotation_game
