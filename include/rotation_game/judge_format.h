#pragma once

#include <string>

#include "rotation_game/board.h"
#include "rotation_game/solution.h"

// The judges' format. A case is 24 numbers 1, 2 or 3, cell by cell, separated by any white space; or one word of 24
// symbols. A 0 where a case would begin ends the input, and so does its end. An answer is two lines: the moves or
// "No moves needed", then the symbol.

namespace rotation_game {

// Where the reading of cases stands, or has stopped, and at what.
struct Stop {
  Word case_number, line, column;  // from 1; columns are bytes, and a byte order mark is none
  int cell;                        // the cell that is to be read next, 0..23
  std::string found;               // what stands there, up to 32 bytes of it; nothing at the end of the input
};

// Returns whether a character is white space, whatever the locale.
inline bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

// Takes the bytes of an input one by one, and makes cases of them, in constant memory. It neither asks for bytes nor
// writes any: whoever has some gives them, in pieces of any size. Each input needs a reader of its own, and so does
// each thread.
//
//   while (!reader.has_stopped()) {
//     const Board* board = there_is_a_byte ? reader.take(byte) : reader.end();
//     if (board) solve(*board);
//   }
class CaseReader {
 public:
  CaseReader() : at_(), has_stopped_() { at_.case_number = at_.line = at_.column = 1; }
  // Takes the next byte. Returns the case that it completes, which stays until the next byte is taken, or null. Once
  // the reader has stopped, it must be given no more.
  const Board* take(char byte);
  // Takes the end of the input, and stops. Returns what take() does.
  const Board* end();
  // Returns whether the reader has stopped: at a 0 or the end of the input, which is proper at cell 0 and a fault
  // elsewhere; at a word that is no symbol; or at the ninth of a symbol.
  bool has_stopped() const { return has_stopped_; }
  // Returns where the reader stands: at the next byte, or at the word that it is taking. When it has stopped, where and
  // at what.
  const Stop& stop() const { return at_; }

 private:
  const Board* end_word();

  Stop at_;
  bool has_stopped_;
  Board board_;
};

// Returns the two lines of an answer, with their ends. Of 0, which is no solution, they are "No moves needed" and 0.
inline std::string answer_text(Solution solution) {
  std::string text;
  for (int i = 0; i < length(solution); ++i) text += char('A' + move_at(solution, i));
  if (text.empty()) text = "No moves needed";
  return text + '\n' + char('0' + symbol(solution)) + '\n';
}

}  // namespace rotation_game
