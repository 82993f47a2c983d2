#pragma once

#include <string>
#include <string_view>

#include "check/permutation.h"

namespace rotation_game {

// A line of somebody's answers. Trailing white space is not part of it, and neither is the carriage return of a DOS
// line end. Where two lines stand in one, `2AC` or `AC 2`, they are two here, of the same number.
struct AnswerLine {
  enum class Kind { moves, symbol, other };
  // Returns what the line seems to be meant for. Moves are also those that are badly written: in lower case, with
  // blanks or commas between, or a "No moves needed" misspelt; but not a line with other letters than A to H, with
  // digits, or with columns, as a picture has.
  Kind kind() const;
  // Returns whether the line is moves and nothing else, or "No moves needed", which is none.
  bool is_well_formed() const { return (length > 0 && stray_column == 0) || is_no_moves(); }
  bool is_no_moves() const { return is("No moves needed"); }
  // Returns whether moves stand at the end of a line of words, such as `Case #1: ABC`, so many of them at least.
  bool ends_with_moves(std::size_t count) const;
  // Returns whether the line is no answer nor half of one, in whatever form. Words with a single move behind them are
  // rather for debugging.
  bool is_noise() const { return kind() == Kind::other && !ends_with_moves(2); }
  // Returns whether the line, in whatever spelling, seems to mean "No moves needed".
  bool begins_with_no() const;
  // Returns whether the line is this text, which is short.
  bool is(std::string_view whole_text) const { return length == text.size() && text == whole_text; }
  // Returns whether the line is the symbol `symbol`.
  bool is_symbol(int symbol) const { return length == 1 && text[0] == char('0' + symbol); }
  // Returns how many moves a well-formed line makes.
  Word move_count() const { return is_no_moves() ? 0 : length; }
  // Takes one more byte of the line.
  void add(char byte);

  Word number = 0;            // from 1
  Word length = 0;            // in bytes
  std::string text;           // the first 60 bytes
  Word stray_column = 0;      // of the first byte that is no move, from 1; 0 if all are moves
  char stray = 0;             // that byte
  Permutation moves;          // a line may have millions, and be read before it is known to which board it belongs
  bool ends_in_line = false;  // whether the next line stands in the same one, behind it

 private:
  Word bytes_ = 0;            // with the white space that may turn out to be trailing
  bool has_letters_ = false;  // of moves, capital or small
  bool is_other_ = false;     // as it has what no moves have
};

// Returns the line in quotes, with what is not printable spelt out and its end left out if it is long.
std::string quoted(const AnswerLine& line);

}  // namespace rotation_game
