#pragma once

#include <array>
#include <iosfwd>
#include <string>
#include <string_view>

#include "check/answer_reader.h"
#include "solve/sink.h"

namespace rotation_game {

// What is wrong with an answer. Where several things are, it is the first of them in the order in which one would mend
// them: the lines, their spelling, the moves, the symbol.
enum class Verdict { right, no_answer, malformed, no_solution, not_shortest, not_smallest, wrong_symbol };
const int verdict_count = 7;

// The answers cannot be read; errno may tell why.
struct AnswersUnreadable {};

// Compares someone's answers with the right ones, case by case, and explains each wrong one in a line:
//
//   case 17, mine.txt:33: "CAB" for symbol 1 is as short, but not the first in dictionary order; right: BAD, 3
//
// that is, with the number of the case, the file and the line in it, what is wrong, and the right answer. A line of the
// answers is shown in quotes, its control characters spelt out and its end left out if it is long. Where the answers
// end too early, one line stands for all cases that have none.
class AnswerChecker : public Sink {
 public:
  // `name` is that of the answers in messages. Both streams must live as long as the checker; whenever the answers have
  // nothing more to give for now, the report is flushed before it waits for them.
  AnswerChecker(std::istream& answers, std::string name, std::ostream& report);
  // Checks the answer to the next case, counted over all inputs. `right` is the right one.
  bool take(const Placements& placements, Solution right) override;
  bool flush() override;
  // Ends the report with what is left over of the answers and a line of counts. Returns whether all were right and none
  // left over. If the cases came to an end by a fault, `all_cases_read` is false and nothing is said of the answers
  // left over.
  bool finish(bool all_cases_read);

 private:
  struct Finding {
    Verdict verdict;
    Word line_number;
    std::string message;
  };
  Finding judge(const Board& board, Solution right, std::string_view right_moves, const Answer& answer) const;
  Word& count(Verdict verdict) { return counts_[std::size_t(verdict)]; }

  std::istream& answers_;
  AnswerReader reader_;
  std::string name_;
  std::ostream& report_;
  std::array<Word, verdict_count> counts_ = {};
  Word case_count_ = 0;
};

}  // namespace rotation_game
