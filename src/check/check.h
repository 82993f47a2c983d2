#pragma once

#include <array>
#include <deque>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "check/answer_reader.h"
#include "check/cause.h"
#include "check/judgement.h"
#include "solve/sink.h"

namespace rotation_game {

// Compares someone's answers with the right ones, case by case, and explains each wrong one in a line:
//
//   case 17, mine.txt:33: "CAB" leaves the center 123/22/131; right: BAD, 3
//
// that is, with the number of the case, the file and the line in it, what is wrong, and the right answer. At the end
// come the counts, and what the wrong answers have in common.
//
// It keeps step where answers are missing or lines too many. As long as the answers are right, each is compared where
// it should stand. When one is not, cases and lines are gathered until it is found where the right answers go on; then
// those before are aligned. They are found by two right ones in a row; or, where none are, by one of five moves or
// more, for a short answer is often right by chance. That a line of five moves is, by chance, the right answer of
// another case has a probability of about 1 in 8464, the number of sequences of five moves without detours; of longer
// ones, as most are, it is less, and of two in a row the product. A false step costs the answers up to the next right
// one.
//
// Where cases or answers have nothing more to give for now, what has been gathered is judged as it is, so that a
// program at the other end of a pipe is told of each answer at once.
class AnswerChecker : public Sink {
 public:
  // Draws what moves, as letters, make of a board.
  using Draw = std::function<void(const Placements& placements, const std::string& letters)>;

  // `name` is that of the answers in messages. Both streams must live as long as the checker. Where `draw` is not
  // empty, it is called for each wrong answer that has moves, with the first 60 at most.
  AnswerChecker(std::istream& answers, std::string name, std::ostream& report, Draw draw = nullptr);
  // Checks the answer to the next case, counted over all inputs. `right` is the right one. Throws AnswersUnreadable.
  bool take(const Placements& placements, Solution right) override;
  bool flush() override;
  // Ends the report with what is left over of the answers, a line of counts, and causes. Returns whether all were right
  // and none left over. If the cases came to an end by a fault, `all_cases_read` is false and nothing is said of the
  // answers left over. Throws AnswersUnreadable.
  bool finish(bool all_cases_read);

 private:
  void step();
  void gather_lines();
  void look_ahead(std::size_t count);
  bool find_again();
  void settle();
  void settle(std::size_t case_count, std::size_t line_count, std::size_t told_count, bool all_lines);
  void tell(const SolvedCase& solved, const AnsweringLines& answer, Word next_line_number, bool at_end);
  void tell_too_many(const std::vector<AnswerLine>& lines, std::size_t first, std::size_t end);
  bool tell_left_over();
  Word& count(Verdict verdict) { return counts_[std::size_t(verdict)]; }

  AnswerReader reader_;
  std::string name_;
  std::ostream& report_;
  Draw draw_;
  std::deque<SolvedCase> cases_;  // that have been gathered, as their answers have not been found
  std::size_t searched_ = 0;      // lines ahead in which answers to all of these but the last have been sought
  std::array<Word, verdict_count> counts_ = {};
  Word case_count_ = 0;  // those told
  Word too_many_ = 0;    // lines
  bool has_told_the_end_ = false;
  Cause cause_;
};

}  // namespace rotation_game
