#include "check/check.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "check/printable.h"
#include "rotation_game/judge_format.h"
#include "solve/answers.h"

namespace rotation_game {

namespace {

// Returns the line in quotes, its end left out if it is long.
std::string quoted(const AnswerLine& line) {
  if (line.length == 0) return "an empty line";
  return '"' + printable(line.text) + (line.length > line.text.size() ? "...\"" : "\"");
}

// Returns the symbol that fills the center of a board, or 0.
int center_symbol(const Board& board) {
  const Placements placements = placements_of(board);
  for (int i = 0; i < symbol_count; ++i) {
    if (placements.of[i] == center) return i + 1;
  }
  return 0;
}

// Returns what the center holds, row by row: 123/12/321.
std::string center_text(const Board& board) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (!(center >> cell & 1)) continue;
    text += char('0' + board.symbols[cell]);
    if (cell == 8 || cell == 12) text += '/';
  }
  return text;
}

std::string moves_text(Word count) { return std::to_string(count) + (count == 1 ? " move" : " moves"); }

// Returns what keeps a line from being moves.
std::string malformation(const AnswerLine& line, std::string_view right_moves) {
  if (line.length == 0) return "an empty line instead of moves";
  if (line.begins_with_no() && right_moves.front() == 'N') return quoted(line) + " is not spelt \"No moves needed\"";
  const std::string column = " in column " + std::to_string(line.stray_column);
  if (line.stray == ' ') return quoted(line) + " has white space" + column;
  if (line.stray >= 'a' && line.stray <= 'h') return quoted(line) + " has a small letter" + column;
  return quoted(line) + " has something other than A to H" + column;
}

}  // namespace

AnswerChecker::AnswerChecker(std::istream& answers, std::string name, std::ostream& report)
    : answers_(answers), reader_(answers, report), name_(std::move(name)), report_(report) {}

bool AnswerChecker::take(const Placements& placements, Solution right) {
  ++case_count_;
  char text[longest_answer];
  const std::string_view right_text(text, std::size_t(write_answer(text, right) - text));
  if (reader_.skip(right_text)) {
    ++count(Verdict::right);
    return true;
  }
  const std::string_view right_moves = right_text.substr(0, right_text.find('\n'));
  const Finding finding = judge(board_of(placements), right, right_moves, reader_.read(right_moves));
  ++count(finding.verdict);
  if (finding.verdict == Verdict::right || (finding.verdict == Verdict::no_answer && count(Verdict::no_answer) > 1)) {
    return true;
  }
  report_ << "case " << case_count_ << ", " << name_ << ':' << finding.line_number << ": " << finding.message
          << "; right: " << right_moves << ", " << symbol(right) << '\n';
  return report_.good();
}

AnswerChecker::Finding AnswerChecker::judge(const Board& board, Solution right, std::string_view right_moves,
                                            const Answer& answer) const {
  if (answer.misplaced) {
    return {Verdict::malformed, answer.misplaced->number, quoted(*answer.misplaced) + " is out of place"};
  }
  if (!answer.moves && !answer.symbol) {
    if (answers_.bad()) throw AnswersUnreadable();
    return {Verdict::no_answer, reader_.next_line_number(), "the answers end before this one"};
  }
  if (!answer.moves) {
    return {Verdict::malformed, answer.symbol->number, "no line of moves before " + quoted(*answer.symbol)};
  }
  const AnswerLine& moves = *answer.moves;
  if (!answer.symbol) {
    return {Verdict::malformed, moves.number + 1, "no line with the symbol after " + quoted(moves)};
  }
  if (!moves.is_well_formed()) return {Verdict::malformed, moves.number, malformation(moves, right_moves)};
  const AnswerLine& symbol_line = *answer.symbol;
  if (symbol_line.kind() != AnswerLine::Kind::symbol) {
    return {Verdict::malformed, symbol_line.number, quoted(symbol_line) + " instead of the symbol"};
  }

  const Board end = moves.moves.applied_to(board);
  const int end_symbol = center_symbol(end);
  if (end_symbol == 0) {
    const std::string message = moves.is_no_moves() ? " is wrong, for the center holds " : " leaves the center ";
    return {Verdict::no_solution, moves.number, quoted(moves) + message + center_text(end)};
  }
  const Word shortest = Word(length(right));
  if (moves.move_count() > shortest) {
    return {Verdict::not_shortest, moves.number,
            quoted(moves) + " is a solution of " + moves_text(moves.move_count()) + ", but the shortest has " +
                std::to_string(shortest)};
  }
  if (moves.text != right_moves) {
    return {Verdict::not_smallest, moves.number,
            quoted(moves) + " for symbol " + std::to_string(end_symbol) +
                " is as short, but not the first in dictionary order"};
  }
  if (symbol_line.text[0] - '0' != end_symbol) {
    return {Verdict::wrong_symbol, symbol_line.number,
            quoted(symbol_line) + " is the wrong symbol, for " + std::to_string(end_symbol) + " is in the center"};
  }
  return {Verdict::right, moves.number, ""};
}

bool AnswerChecker::flush() { return report_.flush().good(); }

bool AnswerChecker::finish(bool all_cases_read) {
  const Word line_number = reader_.next_line_number();
  const Word limit = 1000;  // there may be no end to them
  const Word left_over = all_cases_read ? reader_.count_rest(limit) : 0;
  if (left_over > 0) {
    report_ << name_ << ':' << line_number << ": " << (left_over > limit ? "more than " : "")
            << std::min(left_over, limit) << (left_over == 1 ? " line" : " lines")
            << " left over after the last answer\n";
  }
  const char* const names[verdict_count] = {"right",        "no answer",    "malformed",   "not a solution",
                                            "not shortest", "not smallest", "wrong symbol"};
  report_ << case_count_ << (case_count_ == 1 ? " case: " : " cases: ") << counts_[0] << " right";
  for (std::size_t i = 1; i < counts_.size(); ++i) {
    if (counts_[i] > 0) report_ << ", " << counts_[i] << ' ' << names[i];
  }
  report_ << '\n';
  return count(Verdict::right) == case_count_ && left_over == 0;
}

}  // namespace rotation_game
