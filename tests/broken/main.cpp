// A solver with a fault that people make: `broken FAULT < boards > answers`.

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "textbook.h"

namespace textbook {

namespace {

// What a program has when it prints an answer.
struct Case {
  Board board;  // as it was read
  std::string moves;
  int symbol;
  int number;         // of the case, from 1
  std::string& kept;  // from one case to the next, whatever a program keeps; empty at first
};

std::string line_of_moves(const std::string& moves) { return (moves.empty() ? "No moves needed" : moves) + '\n'; }

std::string two_lines(const std::string& moves, int symbol) {
  return line_of_moves(moves) + std::to_string(symbol) + '\n';
}

// Puts a word behind each move, or between two.
std::string behind_each(const std::string& moves, const std::string& word) {
  std::string text;
  for (const char letter : moves) text += letter + word;
  return text;
}

std::string between(const std::string& moves, const std::string& word) {
  const std::string text = behind_each(moves, word);
  return text.substr(0, moves.empty() ? 0 : text.size() - word.size());
}

std::string backwards(std::string moves) {
  std::reverse(moves.begin(), moves.end());
  return moves;
}

std::string inverted(std::string moves) {
  for (char& letter : moves) letter = "FEHGBADC"[letter - 'A'];
  return moves;
}

// Either the program is another than it should be, or what it prints.
using Fault = std::variant<void (*)(Textbook&), std::string (*)(Case)>;

const std::map<std::string, Fault> faults = {
    // Nothing is wrong.
    {"right", [](Textbook&) {}},

    // THE PUZZLE

    // The upper row is turned the wrong way round: C moves it to the left and H to the right.
    {"line_turned_wrong_way", [](Textbook& book) { std::swap(book.lines[2], book.lines[7]); }},
    // The two columns are exchanged: A and F turn the right column, B and E the left one.
    {"lines_exchanged",
     [](Textbook& book) {
       std::swap(book.lines[0], book.lines[1]);
       std::swap(book.lines[5], book.lines[4]);
     }},
    // All lines are turned the wrong way round.
    {"all_lines_turned_wrong_way",
     [](Textbook& book) {
       for (Line& line : book.lines) std::reverse(line.begin(), line.end());
     }},
    // A cell of a line is mistyped, and the line is turned by one list in both directions.
    {"cell_mistyped", [](Textbook& book) { book.lines[1][6] = book.lines[4][0] = 22; }},
    // A digit is missing in the list of one of the eight moves: 5 for 15.
    {"cell_of_one_move_mistyped", [](Textbook& book) { book.lines[3][4] = 5; }},
    // A cell of the center is mistyped.
    {"center_cell_mistyped", [](Textbook& book) { book.center = {6, 7, 8, 11, 13, 15, 16, 17}; }},
    // The center's cells are counted from 1, all others from 0.
    {"center_shifted", [](Textbook& book) { book.center = {7, 8, 9, 12, 13, 16, 17, 18}; }},
    // The numbers are taken to stand column by column.
    {"numbers_by_column",
     [](Textbook& book) {
       book.cells_as_read = {4, 13, 5, 14, 0, 2, 6, 11, 15, 20, 22, 7, 16, 1, 3, 8, 12, 17, 21, 23, 9, 18, 10, 19};
     }},

    // THE SEARCH

    // The moves are tried from H to A, so the last of the shortest is found.
    {"from_h_to_a", [](Textbook& book) { book.order = "HGFEDCBA"; }},
    // The moves are tried line by line.
    {"line_by_line", [](Textbook& book) { book.order = "AFBECHDG"; }},
    // What must not follow a move is the same move, instead of its inverse.
    {"no_move_twice", [](Textbook& book) { book.not_after = {"A", "B", "C", "D", "E", "F", "G", "H"}; }},
    // The pairs of inverse moves are wrong: C is undone by G, and D by H.
    {"undone_by_another",
     [](Textbook& book) {
       book.undone_by = "FEGHBACD";
       book.not_after = {"F", "E", "G", "H", "B", "A", "C", "D"};
     }},
    // The board is put back after a search that has failed, but not where the estimate forbids it.
    {"pruned_not_undone",
     [](Textbook& book) {
       book.undone_by_copy = true;
       book.undoes_pruned = false;
     }},
    // The deepening begins with a depth of 1, so that a solved board is answered with two moves, "AF".
    {"depth_from_one",
     [](Textbook& book) {
       book.first_threshold = 1;
       book.stops_at_threshold_only = true;
       book.not_after.fill("");
     }},
    // The first threshold is one too large, so that a longer solution may be found before a shorter one.
    {"starts_one_too_deep", [](Textbook& book) { book.above_first_threshold = 1; }},
    // The threshold grows by two.
    {"threshold_by_two", [](Textbook& book) { book.step = 2; }},
    // The search ends at depth 9, and for a board that needs more moves nothing at all is printed.
    {"depth_up_to_nine", [](Textbook& book) { book.last_threshold = 9; }},
    // It ends at depth 10, and what was not found is taken for no moves.
    {"limit_of_ten",
     [](Textbook& book) {
       book.last_threshold = 10;
       book.unsolved = Unsolved::print_no_moves;
     }},
    // The program crashes, or is ended, at the first board of 10 moves.
    {"stopped",
     [](Textbook& book) {
       book.last_threshold = 9;
       book.unsolved = Unsolved::end_program;
     }},
    // The estimate adds up the cells of the four lines, so the center's corners count twice.
    {"heuristic_too_large", [](Textbook& book) { book.estimated_cells = {6, 11, 15, 8, 12, 17, 6, 7, 8, 15, 16, 17}; }},
    // The estimate counts symbol 1 only.
    {"heuristic_of_one_symbol",
     [](Textbook& book) {
       book.estimated_symbols = {1};
       book.trusts_estimate = false;
     }},
    // A* instead of IDA*: the shortest answers are found in no order.
    {"best_first", [](Textbook& book) { book.is_best_first = true; }},
    // The three symbols' searches share one set of visited placements: a later one cannot pass where an earlier has
    // been.
    {"one_visited_set",
     [](Textbook& book) {
       book.has_one_visited_set = true;
       book.is_better = [](const Board&, const Answer& answer, const Answer& best) {
         return std::make_pair(answer.moves.size(), answer.moves) < std::make_pair(best.moves.size(), best.moves);
       };
     }},

    // THE CHOICE BETWEEN SYMBOLS, where each is solved by itself

    // Of two symbols that need equally few moves, the smaller number wins.
    {"ties_by_number",
     [](Textbook& book) {
       book.is_better = [](const Board&, const Answer& answer, const Answer& best) {
         return answer.moves.size() < best.moves.size();
       };
     }},
    // Or the larger.
    {"ties_by_larger_number",
     [](Textbook& book) {
       book.is_better = [](const Board&, const Answer& answer, const Answer& best) {
         return answer.moves.size() <= best.moves.size();
       };
     }},
    // Only the first letters of answers are compared that are equally long.
    {"ties_by_first_letter",
     [](Textbook& book) {
       book.is_better = [](const Board&, const Answer& answer, const Answer& best) {
         return std::make_pair(answer.moves.size(), answer.moves.substr(0, 1)) <
                std::make_pair(best.moves.size(), best.moves.substr(0, 1));
       };
     }},
    // The answers are compared as strings, whatever their length.
    {"smallest_string",
     [](Textbook& book) {
       book.is_better = [](const Board&, const Answer& answer, const Answer& best) {
         return answer.moves < best.moves;
       };
     }},
    // Only that symbol is solved of which the center has most.
    {"only_most_in_center",
     [](Textbook& book) {
       book.is_better = [](const Board& board, const Answer& answer, const Answer& best) {
         int difference = 0;
         for (const Cell cell : Textbook().center) {
           difference += (board[cell] == answer.symbol ? 1 : 0) - (board[cell] == best.symbol ? 1 : 0);
         }
         return difference > 0;
       };
     }},

    // Only symbol 1 is solved.
    {"only_symbol_1",
     [](Textbook& book) { book.is_better = [](const Board&, const Answer&, const Answer&) { return false; }; }},

    // THE SYMBOL

    // It is read from the board as given.
    {"symbol_of_given_board", [](Case a) { return two_lines(a.moves, a.board[6]); }},
    // It is read from a cell outside the center.
    {"symbol_of_first_number", [](Case a) { return two_lines(a.moves, a.board[0]); }},
    // The symbols are counted from 0.
    {"symbol_from_zero", [](Case a) { return two_lines(a.moves, a.symbol - 1); }},
    // It is always 1.
    {"symbol_always_1", [](Case a) { return two_lines(a.moves, 1); }},

    // THE MOVES

    // They are written from the last to the first.
    {"moves_backwards", [](Case a) { return two_lines(backwards(a.moves), a.symbol); }},
    // Each is written as its inverse.
    {"moves_inverted", [](Case a) { return two_lines(inverted(a.moves), a.symbol); }},
    // Both: the search goes from the center to the board, and writes its own way.
    {"path_from_goal", [](Case a) { return two_lines(backwards(inverted(a.moves)), a.symbol); }},

    // WHAT IS KEPT FROM ONE CASE TO THE NEXT

    // The path is not cleared between cases, so the moves of all cases before stand in front.
    {"path_not_cleared",
     [](Case a) {
       a.kept += a.moves;
       return two_lines(a.moves.empty() ? "" : a.kept, a.symbol);
     }},
    // The path is an array that is not ended behind the last move, so the tail of a longer one before follows.
    {"old_tail",
     [](Case a) {
       a.kept.replace(0, a.moves.size(), a.moves);
       return two_lines(a.moves.empty() ? "" : a.kept, a.symbol);
     }},
    // The moves are printed that were found for the case before.
    {"answer_of_case_before",
     [](Case a) {
       a.kept.swap(a.moves);
       return two_lines(a.moves, a.symbol);
     }},

    // THE FORM

    // The line break after the symbol is missing, so the next case's moves follow on the same line.
    {"no_line_break_after_symbol", [](Case a) { return line_of_moves(a.moves) + std::to_string(a.symbol); }},
    // "No moves needed" stands alone, without the symbol.
    {"no_symbol_after_no_moves",
     [](Case a) { return a.moves.empty() ? line_of_moves("") : two_lines(a.moves, a.symbol); }},
    // The symbol stands before the moves.
    {"symbol_first", [](Case a) { return std::to_string(a.symbol) + '\n' + line_of_moves(a.moves); }},
    // Lines for debugging were left in.
    {"debugging_lines",
     [](Case a) { return "depth " + std::to_string(a.moves.size()) + '\n' + two_lines(a.moves, a.symbol); }},
    // An empty line stands behind each answer, as other problems want it.
    {"empty_lines_between", [](Case a) { return two_lines(a.moves, a.symbol) + '\n'; }},
    // Every answer is printed twice.
    {"printed_twice", [](Case a) { return two_lines(a.moves, a.symbol) + two_lines(a.moves, a.symbol); }},
    // The moves are small letters.
    {"small_letters",
     [](Case a) {
       for (char& letter : a.moves) letter = static_cast<char>(letter - 'A' + 'a');
       return two_lines(a.moves, a.symbol);
     }},
    // Blanks stand behind the moves.
    {"blanks_between", [](Case a) { return two_lines(behind_each(a.moves, " "), a.symbol); }},
    // Commas stand between the moves.
    {"commas_between", [](Case a) { return two_lines(between(a.moves, ","), a.symbol); }},
    // A solved board is answered with the number of moves, with an empty line, or with other words.
    {"solved_as_0", [](Case a) { return two_lines(a.moves.empty() ? "0" : a.moves, a.symbol); }},
    {"solved_as_blank", [](Case a) { return a.moves + '\n' + std::to_string(a.symbol) + '\n'; }},
    {"solved_as_no_move_needed",
     [](Case a) { return two_lines(a.moves.empty() ? "No move needed" : a.moves, a.symbol); }},
    // The last line is not ended, for line ends are printed before all lines but the first.
    {"no_final_newline",
     [](Case a) { return (a.number == 1 ? "" : "\n") + line_of_moves(a.moves) + std::to_string(a.symbol); }},
    // Nothing is printed: the answers go to a file, as freopen() has it.
    {"nothing", [](Case) { return std::string(); }},
};

bool read(Board& board) {
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (!(std::cin >> board[i]) || board[i] == 0) return false;
  }
  return true;
}

void run(const Fault& fault) {
  Textbook book;
  if (const auto change = std::get_if<void (*)(Textbook&)>(&fault)) (*change)(book);
  const auto print = std::get_if<std::string (*)(Case)>(&fault);

  Solver solver(book);
  Board board;
  std::string kept;
  for (int number = 1; read(board); ++number) {
    std::optional<Answer> answer = solver.solve(board);
    if (!answer && book.unsolved == Unsolved::end_program) return;
    if (!answer && book.unsolved == Unsolved::print_no_moves) answer = {"", board[6]};
    if (!answer) continue;
    const Case a = {board, answer->moves, answer->symbol, number, kept};
    std::cout << (print ? (*print)(a) : two_lines(a.moves, a.symbol));
  }
}

}  // namespace

}  // namespace textbook

int main(int count, char** arguments) {
  const auto fault = textbook::faults.find(count == 2 ? arguments[1] : "");
  if (fault == textbook::faults.end()) {
    std::cerr << "usage: broken FAULT < boards > answers\nFAULT is one of:\n";
    for (const auto& [name, unused] : textbook::faults) std::cerr << "  " << name << '\n';
    return 2;
  }
  textbook::run(fault->second);
}
