#pragma once

#include <array>
#include <functional>
#include <iosfwd>
#include <string>

#include "check/cause.h"
#include "check/judgement.h"

namespace rotation_game {

// Draws what moves, as letters, make of a board.
using DrawMoves = std::function<void(const Placements& placements, const std::string& letters)>;

// What is said of somebody's answers: a line for each that is wrong,
//
//   case 17, mine.txt:33: "CAB" leaves the center 123/22/131; right: BAD, 3
//
// that is, with the number of the case, the file and the line in it, what is wrong, and the right answer; a line for
// each run of lines that are too many; and at the end the counts, and what the wrong answers have in common.
class Report {
 public:
  // `name` is that of the answers. Where `draw` is not empty, it is called for each wrong answer that has moves, with
  // the first 60 at most.
  Report(std::ostream& output, std::string name, DrawMoves draw);
  // Takes the next case, which is answered right.
  void take_right(Solution right);
  // Takes the next case and the lines that answer it. If none does, `next_line` is the number of the line where they
  // should be, and `at_end` whether all answers end before it.
  void take(const SolvedCase& solved, const AnsweringLines& answer, Word next_line, bool at_end);
  // Takes the next line that belongs to no answer.
  void take_too_many(const AnswerLine& line);
  // Takes what is left over after the last answer, in words; it begins in this line.
  void take_left_over(Word line, const std::string& what);
  // Tells the counts, and what the wrong answers have in common; and before that, of how the answers are written, if
  // something is wrong with them. Returns whether all were right and nothing was too many or left over.
  bool finish(bool is_wide, bool has_carriage_returns);
  // Writes out what has been told. Returns whether all could be written.
  bool flush();
  bool is_good() const;

 private:
  void begin_answer();
  void tell_counts();
  void tell_run();
  Word& count(Verdict verdict) { return counts_[std::size_t(verdict)]; }

  std::ostream& output_;
  std::string name_;
  DrawMoves draw_;
  std::array<Word, verdict_count> counts_ = {};
  Word case_count_ = 0;
  Word too_many_ = 0;  // lines
  bool has_left_over_ = false, has_told_the_end_ = false;
  // The run of lines that are too many and have not been told of: what the first says, and the numbers of it and the
  // last.
  std::string first_of_run_;
  Word run_begin_ = 0, run_end_ = 0, run_length_ = 0;
  Cause cause_;
};

}  // namespace rotation_game
