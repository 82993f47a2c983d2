#include "check/judgement.h"

#include <limits>
#include <new>

#include "rotation_game/solver.h"

namespace rotation_game {

namespace {

using Kind = AnswerLine::Kind;

// Returns what the center holds after the moves of a line, row by row: 123/12/321.
std::string center_text(const SolvedCase& solved, const AnswerLine& moves) {
  std::string text;
  for (const unsigned char origin : moves.origins) {
    for (int i = 0; i < symbol_count; ++i) {
      if (solved.placements.of[i] >> origin & 1) text += char('1' + i);
    }
  }
  return text.insert(5, "/").insert(3, "/");
}

std::string moves_text(Word count) { return std::to_string(count) + (count == 1 ? " move" : " moves"); }

// Judges a line that is not well-formed moves.
Judgement judged_form(const SolvedCase& solved, const AnswerLine& line) {
  const auto malformed = [&](const std::string& message, const std::string& form) {
    return Judgement{Verdict::malformed, line.number, message, form};
  };
  const bool is_for_solved_board = length(solved.right) == 0;
  const std::string instead = is_for_solved_board ? " instead of \"No moves needed\"" : " instead of the moves";
  if (line.text.empty()) return malformed("an empty line" + instead, "have an empty line" + instead);
  if (is_for_solved_board && (line.begins_with_no() || line.kind == Kind::other) && !line.has_words) {
    return malformed(quoted(line) + instead, "have " + quoted(line) + instead);
  }
  if (line.has_words) {
    return malformed(quoted(line) + " has words before the moves", "have words before the moves: they stand alone");
  }
  const std::string in_column = " in column " + std::to_string(line.stray + 1);
  const char stray = line.stray_byte;
  if (stray == ' ') {
    return malformed(quoted(line) + " has white space" + in_column,
                     "have white space in the moves: they stand side by side");
  }
  if (stray >= 'a' && stray <= 'h') {
    return malformed(quoted(line) + " has a small letter" + in_column, "have small letters: the moves are A to H");
  }
  return malformed(quoted(line) + " has something other than A to H" + in_column,
                   "have '" + printable(std::string(1, stray)) + "' in the moves");
}

// Returns the moves that solve a board with one symbol.
Solution first_solution(Placement placement) {
  try {
    return solution_table().solution(placement);
  } catch (const std::bad_alloc&) {
    return IdaStar().search({{placement, 0, 0}}, std::numeric_limits<Word>::max()) >> 2 << 2;
  }
}

Judgement judged_moves(const SolvedCase& solved, const AnswerLine& moves, const AnswerLine& symbol_line) {
  const int end_symbol = moves.symbol_after(solved.placements);
  if (end_symbol == 0) {
    const std::string message = moves.is_no_moves() ? " is wrong, for the center holds " : " leaves the center ";
    return {Verdict::no_solution, moves.number, quoted(moves) + message + center_text(solved, moves), ""};
  }
  const Word shortest = Word(length(solved.right));
  if (moves.move_count > shortest) {
    return {Verdict::not_shortest, moves.number,
            quoted(moves) + " is a solution of " + moves_text(moves.move_count) + ", but the shortest has " +
                std::to_string(shortest),
            ""};
  }
  if (!moves.has_moves_of(solved.right)) {
    const bool is_first = moves.has_moves_of(first_solution(solved.placements.of[end_symbol - 1]));
    return {Verdict::not_smallest, moves.number,
            quoted(moves) + " for symbol " + std::to_string(end_symbol) +
                " is as short, but not the first in dictionary order" +
                (is_first ? ": the first for symbol " + std::to_string(symbol(solved.right)) + " comes before it"
                          : ", not even for this symbol"),
            ""};
  }
  if (symbol_line.text[0] != char('0' + end_symbol)) {
    return {Verdict::wrong_symbol, symbol_line.number,
            quoted(symbol_line) + " is the wrong symbol, for " + std::to_string(end_symbol) + " is in the center", ""};
  }
  return {Verdict::right, moves.number, "", ""};
}

}  // namespace

Judgement judged(const SolvedCase& solved, const Answer& answer) {
  const auto malformed = [](const AnswerLine& line, const std::string& message, const std::string& form) {
    return Judgement{Verdict::malformed, line.number, message, form};
  };
  if (!answer.moves) {
    return malformed(*answer.symbol, "no line of moves before " + quoted(*answer.symbol), "have no line of moves");
  }
  const AnswerLine& moves = *answer.moves;
  if (!answer.symbol) {
    Judgement judgement =
        malformed(moves, "no line with the symbol after " + quoted(moves),
                  moves.is_no_moves() ? "have no symbol after \"No moves needed\": it belongs there, too"
                                      : "have no line with the symbol");
    ++judgement.line_number;
    return judgement;
  }
  const AnswerLine& symbol_line = *answer.symbol;
  if (answer.has_symbol_first) {
    return malformed(symbol_line, quoted(symbol_line) + " stands before the moves, not after them",
                     "have the symbol before the moves: it comes after them");
  }
  if (!moves.is_well_formed()) return judged_form(solved, moves);
  if (symbol_line.kind != Kind::symbol) {
    const std::string instead = quoted(symbol_line) + " instead of the symbol";
    return malformed(symbol_line, instead, "have " + instead + ", which is 1, 2 or 3");
  }
  if (moves.ends_in_line) {
    return malformed(moves, quoted(moves) + " and the symbol are in one line",
                     "have the symbol in the line of the moves: it has one of its own");
  }
  Judgement judgement = judged_moves(solved, moves, symbol_line);
  if (judgement.verdict == Verdict::right && symbol_line.ends_in_line) {
    return malformed(symbol_line, "no line break after the symbol " + quoted(symbol_line),
                     "have no line break after the symbol");
  }
  return judgement;
}

std::string letters_of(Solution solution) {
  std::string letters;
  for (int i = 0; i < length(solution); ++i) letters += char('A' + move_at(solution, i));
  return letters;
}

}  // namespace rotation_game
