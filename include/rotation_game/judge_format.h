#pragma once

#include <iostream>
#include <string>

#include "rotation_game/solution.h"

// The judges' format. A case is 24 numbers 1, 2 or 3, cell by cell, separated by any white space; a 0 where a case
// would begin ends the input, and so does its end. An answer is two lines: the moves or "No moves needed", then the
// symbol.

namespace rotation_game {

// Where the reading of cases stopped, and at what.
struct Stop {
  Word case_number, line, column;  // from 1; columns are bytes, and a byte order mark is none
  int cell;                        // the cell that was to be read, 0..23
  std::string found;               // what stands there, up to 32 bytes of it; nothing at the end of the input
};

// Returns whether a character is white space, whatever the locale.
inline bool is_space(int byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

// Reads cases one by one, in constant memory.
class CaseReader {
 public:
  // Whenever the input has nothing more to give for now, the reader flushes `output` before it waits, so that a program
  // at the other end of a pipe gets every answer at once. The input is untied from whatever it was tied to.
  CaseReader(std::istream& input, std::ostream& output) : stop_(), input_(input), output_(output) {
    stop_.case_number = stop_.line = stop_.column = 1;
    input_.tie(0);
  }
  // Reads one case into `board`. Returns false where there is none, and must not be called again then: at a 0 or the
  // end of the input, which is proper at cell 0 and a fault elsewhere; at a word that is no symbol; or at the ninth of
  // a symbol. A read that failed has left its mark on the input, which is bad() then.
  bool read(Board& board);

  // Returns where and at what read() has returned false.
  const Stop& stop() const { return stop_; }

 protected:
  Stop stop_;

 private:
  int peek();
  void read_word();

  std::istream& input_;
  std::ostream& output_;
};

const int longest_answer = 18;  // "No moves needed", a symbol, and two line ends

// Writes the two lines of an answer to `text`, which has room for longest_answer characters, and returns their end.
// They are written with all 14 letters, of which the rest is overwritten: a loop up to the last one would be
// mispredicted at nearly every answer and take half as long again.
inline char* write_answer(char* text, Solution solution) {
  int size = length(solution);
  for (int i = 0; i < 14; ++i) text[i] = char('A' + move_at(solution, i));
  if (size == 0) size = int(std::string("No moves needed").copy(text, 15));
  text[size++] = '\n';
  text[size++] = char('0' + symbol(solution));
  text[size++] = '\n';
  return text + size;
}

}  // namespace rotation_game
