#pragma once

#include <deque>
#include <istream>
#include <string>
#include <vector>

#include "check/alignment.h"
#include "check/answer_reader.h"
#include "check/report.h"
#include "solve/sink.h"

namespace rotation_game {

// Compares someone's answers with the right ones, case by case, and makes a report of it.
//
// It keeps step where answers are missing or lines too many. As long as the answers are right, each is compared where
// it should stand. When one is not, cases and lines are gathered until they are aligned so that the last answers are
// right beyond doubt: one of five moves, or several in a row (see alignment.h). If that does not come about within some
// dozens of cases, the first half of them is judged as it is, with the other to show where they belong.
//
// Where cases or answers have nothing more to give for now, what has been gathered is judged as it is, so that a
// program at the other end of a pipe is told of each answer at once.
class AnswerChecker : public Sink {
 public:
  // `name` is that of the answers in messages. Both streams must live as long as the checker. What the moves of wrong
  // answers do is drawn by `draw`, if there is one.
  AnswerChecker(std::istream& answers, std::string name, std::ostream& report, DrawMoves draw = nullptr);
  // Checks the answer to the next case, counted over all inputs. `right` is the right one. Throws AnswersUnreadable.
  bool take(const Placements& placements, Solution right) override;
  // Waits for the answers to all cases so far, and tells of each at once. Throws AnswersUnreadable.
  bool flush() override;
  // Ends the report. Returns whether all answers were right and nothing left over. If the cases came to an end by a
  // fault, `all_cases_read` is false and nothing is said of the answers left over. Throws AnswersUnreadable.
  bool finish(bool all_cases_read);

 private:
  void consider();
  void look_ahead();
  bool pass_noise();
  void await(std::size_t most_left);
  bool settle_what_is_there();
  void settle(std::size_t count, const std::vector<AnsweringLines>& answers);
  void pass_too_many(std::size_t count);
  void take_left_over();

  AnswerReader reader_;
  Report report_;
  std::deque<SolvedCase> cases_;      // that have been gathered
  std::size_t size_to_consider_ = 0;  // how many it takes before it is worth while to align them anew
  Word last_answer_end_ = 0;          // the number of bytes read when an answer was last found
};

}  // namespace rotation_game
