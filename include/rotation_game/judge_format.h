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
  Word case_number;   // from 1
  Word line;          // from 1
  Word column;        // from 1, in bytes; a byte order mark does not count
  int cell;           // the cell that was to be read, 0..23
  std::string found;  // what stands there, its first 32 bytes; nothing at the end of the input
};

// Reads cases one by one, in constant memory.
class CaseReader {
 public:
  // Whenever the input has nothing more to give for now, the reader flushes `output` before it waits, so that a program
  // at the other end of a pipe gets every answer at once. The input is untied from whatever it was tied to.
  CaseReader(std::istream& input, std::ostream& output);

  // Reads one case into `board`. Returns false where there is none, and must not be called again then: at a 0 or the
  // end of the input, which is proper at cell 0 and a fault elsewhere; at a word that is no symbol; or at the ninth of
  // a symbol. A read that failed has left its mark on the input, which is bad() then.
  bool read(Board& board);

  // Returns where and at what read() has returned false.
  const Stop& stop() const { return stop_; }

 private:
  bool fill_buffer();
  void skip_space();
  bool read_one_line_case(Board& board);
  void read_word();

  std::istream& input_;
  std::ostream& output_;
  Stop stop_;
  bool marked_;       // whether a byte order mark was passed over
  Word column_base_;  // the column of buffer_[0], as if the line began at or before it; it wraps around
  const char* next_;
  const char* end_;
  char buffer_[1 << 16];
};

const int longest_answer = 18;

// Writes the two lines of an answer to `text`, which has room for longest_answer characters, and returns their end.
char* write_answer(char* text, Solution solution);

}  // namespace rotation_game
