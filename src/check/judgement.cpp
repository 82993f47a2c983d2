#include "check/judgement.h"

#include "rotation_game/solution_table.h"
#include "solve/board_of.h"

namespace rotation_game {

namespace {

using Kind = AnswerLine::Kind;

// Returns what the center holds, row by row: 123/12/321.
std::string center_text(const Board& board) {
  std::string text;
  for (const int cell : {6, 7, 8, 11, 12, 15, 16, 17}) {
    text += char('0' + board.symbols[cell]);
    if (cell == 8 || cell == 12) text += '/';
  }
  return text;
}

std::string moves_text(Word count) { return std::to_string(count) + (count == 1 ? " move" : " moves"); }

// Returns what keeps a line from being moves.
std::string malformation(const AnswerLine& line, const SolvedCase& solved) {
  if (line.length == 0) return "an empty line instead of moves";
  if (line.begins_with_no() && length(solved.right) == 0) return quoted(line) + " is not spelt \"No moves needed\"";
  if (line.ends_with_moves(1)) return quoted(line) + " has words before the moves";
  const std::string column = " in column " + std::to_string(line.stray_column);
  if (line.stray == ' ') return quoted(line) + " has white space" + column;
  if (line.stray >= 'a' && line.stray <= 'h') return quoted(line) + " has a small letter" + column;
  return quoted(line) + " has something other than A to H" + column;
}

Judgement judged_moves(const SolvedCase& solved, const AnswerLine& moves, const AnswerLine& symbol_line) {
  const int end_symbol = symbol_after(solved, moves);
  if (end_symbol == 0) {
    const Board end = moves.moves.applied_to(board_of(solved.placements));
    const std::string message = moves.is_no_moves() ? " is wrong, for the center holds " : " leaves the center ";
    return {Verdict::no_solution, moves.number, quoted(moves) + message + center_text(end)};
  }
  const Word shortest = Word(length(solved.right));
  if (moves.move_count() > shortest) {
    return {Verdict::not_shortest, moves.number,
            quoted(moves) + " is a solution of " + moves_text(moves.move_count()) + ", but the shortest has " +
                std::to_string(shortest)};
  }
  if (!moves.is(solved.right_moves)) {
    const bool is_first = moves.is(first_solution(solved.placements, end_symbol));
    return {Verdict::not_smallest, moves.number,
            quoted(moves) + " for symbol " + std::to_string(end_symbol) +
                " is as short, but not the first in dictionary order" +
                (is_first ? ": the first for symbol " + std::to_string(symbol(solved.right)) + " comes before it"
                          : ", not even for this symbol")};
  }
  if (!symbol_line.is_symbol(end_symbol)) {
    return {Verdict::wrong_symbol, symbol_line.number,
            quoted(symbol_line) + " is the wrong symbol, for " + std::to_string(end_symbol) + " is in the center"};
  }
  return {Verdict::right, moves.number, ""};
}

}  // namespace

Judgement judged(const SolvedCase& solved, const AnsweringLines& answer) {
  const AnswerLine* const moves = answer.moves;
  const AnswerLine* const symbol_line = answer.symbol;
  if (answer.is_missing()) return {Verdict::no_answer, 0, "no answer"};
  if (!moves) return {Verdict::malformed, symbol_line->number, "no line of moves before " + quoted(*symbol_line)};
  if (!symbol_line) return {Verdict::malformed, moves->number + 1, "no line with the symbol after " + quoted(*moves)};
  if (answer.has_symbol_first) {
    return {Verdict::malformed, symbol_line->number, quoted(*symbol_line) + " stands before the moves, not after them"};
  }
  if (!moves->is_well_formed()) return {Verdict::malformed, moves->number, malformation(*moves, solved)};
  if (symbol_line->kind() != Kind::symbol) {
    return {Verdict::malformed, symbol_line->number, quoted(*symbol_line) + " instead of the symbol"};
  }
  if (moves->ends_in_line)
    return {Verdict::malformed, moves->number, quoted(*moves) + " and the symbol are in one line"};
  Judgement judgement = judged_moves(solved, *moves, *symbol_line);
  if (judgement.verdict == Verdict::right && symbol_line->ends_in_line) {
    return {Verdict::malformed, symbol_line->number, "no line break after the symbol " + quoted(*symbol_line)};
  }
  return judgement;
}

std::string letters_of(Solution solution) {
  std::string letters;
  for (int i = 0; i < length(solution); ++i) letters += char('A' + move_at(solution, i));
  return letters;
}

std::string letters_of(const AnswerLine& moves) { return moves.is_no_moves() ? "" : moves.text; }

std::string first_solution(const Placements& placements, int symbol) {
  return letters_of(solution_table().solution(placements.of[symbol - 1]));
}

// Again and again the last move that comes nearer.
std::string last_solution(const Placements& placements, int symbol) {
  const SolutionTable& table = solution_table();
  Placement placement = placements.of[symbol - 1];
  std::string letters;
  for (int left = length(table.solution(placement)); left > 0; --left) {
    Move move = move_count - 1;
    while (length(table.solution(move_table().moved[move](placement))) >= left) --move;
    placement = move_table().moved[move](placement);
    letters += char('A' + move);
  }
  return letters;
}

}  // namespace rotation_game
