#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "check/causes.h"

namespace rotation_game {

// Draws what moves, as letters, make of a board.
using DrawMoves = std::function<void(const Placements& placements, const std::string& letters)>;

// What is said of somebody's answers: a line for each that is wrong,
//
//   case 17, mine.txt:33: "CAB" leaves the center 123/22/131; right: BAD, 3
//
// that is, with the number of the case, the file and the line in it, what is wrong, and the right answer; a line for
// lines in a row that are too many; and at the end what was tried, how it was answered, and why it is wrong.
class Report {
 public:
  // `name` is that of the answers. Where `draw` is not empty, it is called for each wrong answer that has moves, with
  // the first 60 at most.
  Report(std::ostream& output, std::string name, DrawMoves draw);
  // Takes the next case, which is answered right.
  void take_right(const SolvedCase& solved) {
    if (surplus_.count > 0) tell_surplus();
    causes_.take_right(solved);
  }
  // Takes the next case and what is meant for its answer.
  void take(const SolvedCase& solved, const Answer& answer);
  // Takes the next case, for which no answer is meant. It should be in this line; `at_end` if all answers end before.
  void take_missing(const SolvedCase& solved, Word line, bool at_end);
  // Takes the next lines, which belong to no answer.
  void take_surplus(const Surplus& lines) { surplus_.add(lines); }
  // Takes the lines that are left over after the last answer, and in words how many they are.
  void take_left_over(const Surplus& lines, const std::string& how_many);
  bool all_right() const;
  // Tells what it all comes to, with remarks on the file of the answers; `has_lines` is whether it has any.
  void finish(bool has_lines, const std::string& remarks);
  // Writes out what has been told. Returns whether all could be written.
  bool flush();
  bool is_good() const;

 private:
  void tell(const SolvedCase& solved, const Judgement& judgement);
  void tell_surplus();

  std::ostream& output_;
  std::string name_;
  DrawMoves draw_;
  Causes causes_;
  Surplus surplus_, all_surplus_;  // what has not been told of, and what has
  bool has_left_over_ = false, has_told_the_end_ = false;
};

}  // namespace rotation_game
