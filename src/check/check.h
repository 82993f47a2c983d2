#pragma once

#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "check/alignment.h"
#include "check/answer_reader.h"
#include "check/report.h"
#include "solve/sink.h"

namespace rotation_game {

// Compares someone's answers with the right ones, case by case, and makes a report of it.
//
// As long as the answers are right, each is compared where it should stand. When one is not, cases and answers are
// gathered, as many of either, until there is a right one again beyond doubt; then all up to it are told of. So step is
// found again however many answers are missing or too many in one piece, up to 100,000.
//
// Where the cases have nothing more to give for now, or the answers come while they are checked and there are none,
// what has been gathered is judged as it is, so that a program at the other end of a pipe is told of each answer at
// once.
class AnswerChecker : public Sink {
 public:
  // `name` is that of the answers in messages. Both streams must live as long as the checker. What the moves of wrong
  // answers do is drawn by `draw`, if there is one.
  AnswerChecker(std::istream& answers, std::string name, std::ostream& report, DrawMoves draw = nullptr);
  // Checks the answer to the next case, counted over all inputs. `right` is the right one. Throws AnswersUnreadable.
  bool take(const Placements& placements, Solution right) override;
  // Tells of the answers to all cases so far, and waits for them if they come while they are checked. Throws
  // AnswersUnreadable.
  bool flush() override;
  // Leaves the answers to the last cases for finish(), which knows how all answers end.
  bool end() override { return report_.is_good(); }
  // Ends the report. Returns whether all answers were right and nothing left over. If the cases came to an end by a
  // fault, `all_cases_read` is false and nothing is said of the answers left over. Throws AnswersUnreadable.
  bool finish(bool all_cases_read);
  // Tells what it comes to so far, where there is no memory to go on.
  void sum_up() { report_.finish(reader_.line_count() > 0, ""); }

 private:
  using Answers = std::vector<std::optional<std::size_t>>;  // of the first cases, by their places

  void read_on(bool all);
  bool read(bool may_wait);
  void settle(const std::vector<Pair>& pairs);
  void settle_as_it_is(bool open_end);
  bool have_symbols_first(const std::vector<Answer>& answers) const;
  void tell(const Answers& answers, std::size_t answer_count = 0);
  void take_left_over();

  AnswerReader reader_;
  Report report_;
  Unsettled unsettled_;
  bool is_order_known_ = false;  // whether the symbol stands behind the moves, or before them
};

}  // namespace rotation_game
