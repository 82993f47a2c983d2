#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "broken/textbook.h"
#include "check/check.h"
#include "reference/conversions.h"

namespace rotation_game {
namespace {

using textbook::Cell;
using textbook::Textbook;

// What the report says of a program's faults, as far as they are told from others by it. $1, $2 and $3 are letters,
// cells or symbols.
namespace sentence {
const std::string cell_of_one_list = "the line of $1 had cell $2 instead of $3:";
const std::string cell_of_both_lists = "the line of $1 and $2 had cell $3 instead of $4:";
const std::string cell_of_center = "the center had cell $1 instead of $2:";
const std::string center_without = "the center had no cell $1:";
const std::string center = "the center were the cells $1:";
const std::string moves_exchanged = "if $1 and $2 were exchanged";
const std::string lines_exchanged = "if $1 and $2, and $3 and $4, were exchanged";
const std::string numbers_by_column = "the board's numbers stood column by column";
const std::string undone_by = "undoes $1 by $2";
const std::string no_move_twice = "makes no move twice running";
const std::string no_line_twice = "makes no two moves running on a line";
const std::string order = "tries the moves in the order $1";
const std::string not_undone = "does not undo a move behind which it goes no further";
const std::string one_too_deep = "begins with a threshold that is one too large";
const std::string from_one = "begins with a threshold of 1";
const std::string step_of_two = "makes its threshold two larger each time";
const std::string limit = "there is a limit on the depth";
const std::string end = "The answers end before case $1, ";
const std::string one_estimate = "estimates by symbol $1 only";
const std::string corners_twice = "the corners of the center count twice";
const std::string smaller_symbol = "takes the smaller symbol";
const std::string larger_symbol = "takes the larger symbol";
const std::string first_letters = "looks at the first letters only";
const std::string strings = "compares the symbols' solutions as strings";
const std::string most_in_center = "solves the board for the symbol that the center holds most of only";
const std::string one_symbol = "solves the board for symbol $1 only";
const std::string not_cleared = "they are not cleared between cases";
const std::string old_end = "but for the end of a longer answer before";
const std::string case_before = "are the right ones of the case before";
const std::string backwards = "the moves were made from the last to the first: they are written backwards";
const std::string inverted = "every move went the other way";
const std::string from_center = "they lead from the center to the board";
const std::string symbol_constant = "are $1, as in all right answers";
const std::string symbol_from_zero = "are one too small";
const std::string symbol_of_cell = "are that of cell $1 of the board as it was given";
const std::string malformed = "malformed answers";
// These tell no cause.
const std::string unknown = "The shortest wrong one is case ";
const std::string only_longer = "longer ones are wrong";
}  // namespace sentence

// Returns a sentence with its values.
std::string with(std::string sentence, const std::vector<std::string>& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string place = '$' + std::to_string(i + 1);
    sentence.replace(sentence.find(place), place.size(), values[i]);
  }
  return sentence;
}

class Random {
 public:
  explicit Random(unsigned seed) : generator_(seed) {}
  std::size_t below(std::size_t bound) { return generator_() % bound; }
  bool coin() { return below(2) == 0; }
  template <class Value>
  const Value& one_of(const std::vector<Value>& values) {
    return values[below(values.size())];
  }
  template <class Values>
  void shuffle(Values& values) {
    for (std::size_t i = values.size() - 1; i > 0; --i) std::swap(values[i], values[below(i + 1)]);
  }

 private:
  std::mt19937 generator_;
};

// The two lines of an answer; nothing is printed if there is no symbol.
struct Lines {
  std::string moves;
  std::string symbol;
};

// A program with faults, and what may be told of them.
struct Altered {
  Textbook book;
  // What becomes of its answers, all of them, when they are printed.
  std::vector<std::function<void(const std::vector<reference::Cells>& boards, std::vector<Lines>& answers)>> printing;
  std::vector<std::string> truths;
  bool is_hypothesis = false;  // whether one of these should be told, if the program has no other fault
};

const std::string letters = "ABCDEFGH";

std::string letter(std::size_t move) { return letters.substr(move, 1); }

std::size_t inverse_of(std::size_t move) { return letters.find("FEHGBADC"[move]); }

std::string text(Cell cell) { return std::to_string(cell); }

// The puzzle.

void mistype_cell(Altered& altered, Random& random) {
  const std::size_t move = random.below(8);
  const std::size_t place = random.below(7);
  const Cell cell = random.below(24);
  const Cell right = std::exchange(altered.book.lines[move][place], cell);
  if (random.coin()) {
    altered.book.lines[inverse_of(move)][6 - place] = cell;
  } else {
    altered.truths.push_back(with(sentence::cell_of_one_list, {letter(move), text(cell), text(right)}));
  }
  const std::size_t first = std::min(move, inverse_of(move));
  altered.truths.push_back(
      with(sentence::cell_of_both_lists, {letter(first), letter(inverse_of(first)), text(cell), text(right)}));
  // Where the undoing of such a move makes something else of the board, the answers are no solutions of any puzzle.
  altered.is_hypothesis = altered.book.undone_by_copy;
}

std::string cells_of(std::vector<Cell> center) {
  std::sort(center.begin(), center.end());
  std::string cells;
  for (const Cell cell : center) cells += (cells.empty() ? "" : " ") + text(cell);
  return cells;
}

void mistype_center(Altered& altered, Random& random) {
  Cell& place = altered.book.center[random.below(8)];
  const Cell right = std::exchange(place, random.below(24));
  // If a cell stands there twice, it is only known which one is missing.
  const bool is_twice = std::set<Cell>(altered.book.center.begin(), altered.book.center.end()).size() < 8;
  altered.truths = {is_twice ? with(sentence::center_without, {text(right)})
                             : with(sentence::cell_of_center, {text(place), text(right)}),
                    with(sentence::center, {cells_of(altered.book.center)})};
  altered.is_hypothesis = true;
}

void move_center(Altered& altered, Random& random) {
  std::vector<Cell> cells(24);
  std::iota(cells.begin(), cells.end(), 0);
  random.shuffle(cells);
  std::vector<Cell>& center = altered.book.center;
  if (random.coin()) {
    center.assign(cells.begin(), cells.begin() + 8);
  } else {
    const Cell distance = random.coin() ? 1 : 1 + random.below(6);
    const bool is_down = random.coin();
    for (Cell& cell : center) cell = is_down ? cell - distance : cell + distance;
  }
  altered.truths = {with(sentence::center, {cells_of(center)})};
  altered.is_hypothesis = true;
}

void exchange_moves(Altered& altered, Random& random) {
  const std::size_t first = random.below(7);
  const std::size_t second = first + 1 + random.below(7 - first);
  std::swap(altered.book.lines[first], altered.book.lines[second]);
  altered.truths = {with(sentence::moves_exchanged, {letter(first), letter(second)})};
  altered.is_hypothesis = altered.book.undone_by_copy || second == inverse_of(first);
}

void exchange_lines(Altered& altered, Random& random) {
  std::size_t first = random.below(4);
  std::size_t second = random.below(8);
  if (second == first || second == inverse_of(first)) second = (first + 1) % 4;
  std::swap(altered.book.lines[first], altered.book.lines[second]);
  std::swap(altered.book.lines[inverse_of(first)], altered.book.lines[inverse_of(second)]);
  for (int i = 0; i < 4; ++i) {  // either pair may be told first, and in it either move
    altered.truths.push_back(with(sentence::lines_exchanged, {letter(first), letter(second), letter(inverse_of(first)),
                                                              letter(inverse_of(second))}));
    std::swap(first, second);
    if (i % 2 == 1) {
      first = inverse_of(first);
      second = inverse_of(second);
    }
  }
  altered.is_hypothesis = true;
}

void turn_lines(Altered& altered, Random& random) {
  const std::size_t kept = random.below(8);  // all lines but one, or all
  for (std::size_t move = 0; move < 4; ++move) {
    if (move == kept) continue;
    std::swap(altered.book.lines[move], altered.book.lines[inverse_of(move)]);
  }
  altered.truths = {sentence::inverted};
  altered.is_hypothesis = kept >= 4;
  if (kept < 4) altered.truths.clear();
}

void order_numbers(Altered& altered, Random& random) {
  if (random.coin()) {
    altered.book.cells_as_read = {4, 13, 5, 14, 0, 2, 6, 11, 15, 20, 22, 7, 16, 1, 3, 8, 12, 17, 21, 23, 9, 18, 10, 19};
    altered.truths = {sentence::numbers_by_column};
    altered.is_hypothesis = true;
  } else {
    random.shuffle(altered.book.cells_as_read);
  }
}

// The search.

void undo_by_another(Altered& altered, Random& random) {
  const std::size_t move = random.below(8);
  const std::size_t other = random.below(8);
  altered.book.undone_by_copy = false;
  altered.book.undone_by[move] = letters[other];
  if (random.coin()) altered.book.not_after[move] = letter(other);
  altered.truths = {with(sentence::undone_by, {letter(move), letter(other)})};
  altered.is_hypothesis = true;
}

void leave_out_moves(Altered& altered, Random& random) {
  const std::size_t kind = random.below(4);
  for (std::size_t move = 0; move < 8; ++move) {
    std::string& left_out = altered.book.not_after[move];
    if (kind == 0) left_out = letter(move);
    if (kind == 1) left_out += letter(move);
    for (std::size_t other = 0; kind > 1 && other < 8; ++other) {
      if (random.below(5) == 0) left_out += letter(other);
    }
  }
  // That a move and its inverse follow each other makes hardly ever a difference.
  if (kind < 2) altered.truths = {sentence::no_move_twice, sentence::no_line_twice};
  altered.is_hypothesis = kind < 2;
}

void order_moves(Altered& altered, Random& random) {
  random.shuffle(altered.book.order);
  altered.truths = {with(sentence::order, {""})};  // which order is looked at by a test of its own
  altered.is_hypothesis = true;
}

void leave_pruned(Altered& altered, Random&) {
  altered.book.undone_by_copy = true;
  altered.book.undoes_pruned = false;
  altered.truths = {sentence::not_undone};
  altered.is_hypothesis = true;
}

void begin_elsewhere(Altered& altered, Random& random) {
  const int above = 1 + static_cast<int>(random.below(3));
  altered.book.above_first_threshold = above;
  if (above == 1) altered.truths = {sentence::one_too_deep};
  altered.is_hypothesis = above == 1;
}

void begin_at_one(Altered& altered, Random&) {
  altered.book.first_threshold = 1;
  altered.book.stops_at_threshold_only = true;
  altered.book.not_after.fill("");
  altered.truths = {sentence::from_one};
  altered.is_hypothesis = true;
}

void grow_by_more(Altered& altered, Random& random) {
  altered.book.step = 2 + static_cast<int>(random.below(2));
  altered.book.first_threshold = static_cast<int>(random.below(3)) - 1;
  if (altered.book.step == 2) altered.truths = {sentence::step_of_two};
  altered.is_hypothesis = altered.book.step == 2;
}

void end_early(Altered& altered, Random& random) {
  altered.book.last_threshold = 3 + static_cast<int>(random.below(4));
  altered.book.unsolved = random.one_of<textbook::Unsolved>(
      {textbook::Unsolved::print_nothing, textbook::Unsolved::print_no_moves, textbook::Unsolved::end_program});
  altered.truths = {sentence::limit};
  altered.is_hypothesis = true;
}

void estimate_otherwise(Altered& altered, Random& random) {
  altered.book.trusts_estimate = false;
  const std::size_t kind = random.below(5);
  if (kind < 3) {
    altered.book.estimated_symbols = {kind + 1};
    altered.truths = {with(sentence::one_estimate, {std::to_string(kind + 1)})};
  } else if (kind == 3) {
    altered.book.estimated_cells = {6, 11, 15, 8, 12, 17, 6, 7, 8, 15, 16, 17};
    altered.truths = {sentence::corners_twice};
  } else {
    for (int i = 0; i < 10; ++i) altered.book.estimated_cells.push_back(random.below(24));
  }
  altered.is_hypothesis = kind < 4;
}

// The choice between symbols.

void choose_otherwise(Altered& altered, Random& random) {
  using textbook::Answer;
  using textbook::Board;
  const auto by = [&altered](const auto& value, const std::string& truth) {
    altered.book.is_better = [value](const Board& board, const Answer& answer, const Answer& best) {
      return value(board, answer) < value(board, best);
    };
    altered.is_hypothesis = !truth.empty();
    if (!truth.empty()) altered.truths = {truth};
  };
  const int some = 1 + static_cast<int>(random.below(3));
  switch (random.below(10)) {
    case 0:
      return by([](const Board&, const Answer& a) { return a.moves.size(); }, sentence::smaller_symbol);
    case 1:
      return by([](const Board&, const Answer& a) { return std::make_pair(a.moves.size(), -a.symbol); },
                sentence::larger_symbol);
    case 2:
      return by([](const Board&, const Answer& a) { return std::make_pair(a.moves.size(), a.moves.substr(0, 1)); },
                sentence::first_letters);
    case 3:
      return by([](const Board&, const Answer& a) { return a.moves; }, sentence::strings);
    case 4:
      return by(
          [](const Board& board, const Answer& a) {
            int others = 0;
            for (const Cell cell : Textbook().center) others += board[cell] != a.symbol;
            return others;
          },
          sentence::most_in_center);
    case 5:
      return by([some](const Board&, const Answer& a) { return a.symbol != some; },
                with(sentence::one_symbol, {std::to_string(some)}));
    case 6:  // the others are no hypotheses: the last letters decide, or all from the last on
      return by([](const Board&,
                   const Answer& a) { return std::make_pair(a.moves.size(), a.moves.empty() ? ' ' : a.moves.back()); },
                "");
    case 7:
      return by(
          [](const Board&, const Answer& a) {
            return std::make_pair(a.moves.size(), std::string(a.moves.rbegin(), a.moves.rend()));
          },
          "");
    case 8:  // the numbers from some symbol on
      return by([some](const Board&, const Answer& a) { return std::make_pair(a.moves.size(), (a.symbol + some) % 3); },
                some == 2 ? sentence::smaller_symbol : "");
    default:  // the lengths in pairs
      return by([](const Board&, const Answer& a) { return std::make_pair(a.moves.size() / 2, a.moves); }, "");
  }
}

// What is printed.

void print_moves_otherwise(Altered& altered, Random& random) {
  const std::size_t kind = random.below(3);
  altered.printing.push_back([kind](const std::vector<reference::Cells>&, std::vector<Lines>& answers) {
    for (Lines& answer : answers) {
      if (kind != 0) std::reverse(answer.moves.begin(), answer.moves.end());
      for (char& move : answer.moves) {
        if (kind != 1) move = letters[inverse_of(letters.find(move))];
      }
    }
  });
  altered.truths = {kind == 0 ? sentence::inverted : kind == 1 ? sentence::backwards : sentence::from_center};
  altered.is_hypothesis = true;
}

void keep_moves(Altered& altered, Random& random) {
  const std::size_t kind = random.below(3);
  altered.printing.push_back([kind](const std::vector<reference::Cells>&, std::vector<Lines>& answers) {
    std::string kept;
    for (Lines& answer : answers) {
      if (kind == 2) {
        kept.swap(answer.moves);
      } else if (!answer.moves.empty()) {
        if (kind == 0) kept += answer.moves;
        if (kind == 1) kept.replace(0, answer.moves.size(), answer.moves);
        answer.moves = kept;
      }
    }
  });
  altered.truths = {kind == 0 ? sentence::not_cleared : kind == 1 ? sentence::old_end : sentence::case_before};
  altered.is_hypothesis = true;
}

void print_symbol_otherwise(Altered& altered, Random& random) {
  const std::size_t kind = random.below(5);
  const Cell cell = random.below(24);
  const std::string some(1, static_cast<char>('1' + random.below(3)));
  altered.printing.push_back([=](const std::vector<reference::Cells>& boards, std::vector<Lines>& answers) {
    Random noise(7);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      if (answers[i].symbol.empty()) continue;
      char& symbol = answers[i].symbol[0];
      if (kind == 0) symbol = some[0];
      if (kind == 1) --symbol;
      if (kind == 2) symbol = static_cast<char>('0' + boards[i][cell]);
      if (kind == 3) symbol = static_cast<char>('1' + noise.below(3));
      if (kind == 4) symbol = static_cast<char>('1' + symbol % 3);
    }
  });
  if (kind == 0) altered.truths = {with(sentence::symbol_constant, {some})};
  if (kind == 1) altered.truths = {sentence::symbol_from_zero, sentence::malformed};
  if (kind == 2) altered.truths = {with(sentence::symbol_of_cell, {text(cell)})};
  altered.is_hypothesis = kind < 3;
}

void spoil_some_answers(Altered& altered, Random& random) {
  const unsigned seed = static_cast<unsigned>(random.below(1000));
  const std::size_t one_of = 2 + random.below(10);
  const std::string characters = random.coin() ? letters : "ABCDEFGHabcx1-,";
  altered.printing.push_back([=](const std::vector<reference::Cells>&, std::vector<Lines>& answers) {
    Random noise(seed);
    for (Lines& answer : answers) {
      if (noise.below(one_of) != 0) continue;
      answer.moves.resize(1 + noise.below(9));
      for (char& move : answer.moves) move = characters[noise.below(characters.size())];
    }
  });
  if (characters != letters) altered.truths = {sentence::malformed};
}

using Alter = void (*)(Altered& altered, Random& random);
const std::vector<std::pair<std::string, Alter>> alterations = {
    {"mistype_cell", mistype_cell},
    {"mistype_center", mistype_center},
    {"move_center", move_center},
    {"exchange_moves", exchange_moves},
    {"exchange_lines", exchange_lines},
    {"turn_lines", turn_lines},
    {"order_numbers", order_numbers},
    {"undo_by_another", undo_by_another},
    {"leave_out_moves", leave_out_moves},
    {"order_moves", order_moves},
    {"leave_pruned", leave_pruned},
    {"begin_elsewhere", begin_elsewhere},
    {"begin_at_one", begin_at_one},
    {"grow_by_more", grow_by_more},
    {"end_early", end_early},
    {"estimate_otherwise", estimate_otherwise},
    {"choose_otherwise", choose_otherwise},
    {"print_moves_otherwise", print_moves_otherwise},
    {"keep_moves", keep_moves},
    {"print_symbol_otherwise", print_symbol_otherwise},
    {"spoil_some_answers", spoil_some_answers},
};

// Returns a program without faults, in one of the styles that people write it in.
Altered right_program(Random& random) {
  Altered altered;
  altered.book.undone_by_copy = random.coin();
  altered.book.turn =
      random.one_of<textbook::Turn>({textbook::Turn::one_by_one, textbook::Turn::by_swaps, textbook::Turn::from_copy});
  altered.book.most_nodes = 30000;  // that a program that does not find its solution may end
  return altered;
}

// Returns a board that is few moves from one that the program takes for solved.
reference::Cells near_board(const Textbook& book, std::size_t move_count, Random& random) {
  reference::Cells cells = {1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3};
  random.shuffle(cells);
  const int symbol = 1 + static_cast<int>(random.below(3));
  for (const Cell cell : book.center) {
    if (cells[cell] == symbol) continue;
    Cell other = 0;
    while (cells[other] != symbol || std::count(book.center.begin(), book.center.end(), other) > 0) ++other;
    std::swap(cells[cell], cells[other]);
  }
  for (std::size_t i = 0; i < move_count; ++i) cells = reference::rotate(cells, letters[random.below(8)]);
  reference::Cells numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = cells[book.cells_as_read[i]];
  return numbers;
}

struct Report {
  std::string text;
  std::vector<std::string> causes;  // its last lines
  std::size_t wrong_count;
};

Report report_on(const std::vector<reference::Cells>& boards, const std::vector<Lines>& answers) {
  std::string lines;
  for (const Lines& answer : answers) {
    if (answer.symbol.empty()) continue;
    lines += (answer.moves.empty() ? "No moves needed" : answer.moves) + '\n' + answer.symbol + '\n';
  }
  std::istringstream input(lines);
  std::ostringstream output;
  AnswerChecker checker(input, "mine", output);
  Report report;
  report.wrong_count = boards.size() - std::min(boards.size(), answers.size());
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const reference::Answer right = reference::table().solve(boards[i]);
    checker.take(placements_of(boards[i]), solution_of(right));
    if (i >= answers.size()) continue;
    report.wrong_count += answers[i].moves != right.moves || answers[i].symbol != std::to_string(right.symbol);
  }
  checker.finish(true);
  report.text = output.str();
  std::istringstream text(report.text);
  bool is_behind_counts = false;
  for (std::string line; std::getline(text, line);) {
    const bool has_no_cause =
        line.find(sentence::unknown) != std::string::npos || line.find(sentence::only_longer) != std::string::npos;
    if (is_behind_counts && !has_no_cause) report.causes.push_back(line);
    if (line.find(" cases, of ") != std::string::npos) is_behind_counts = true;
  }
  return report;
}

// Lets an altered program answer boards, and has its answers checked.
class Trial {
 public:
  Trial(Altered altered, Random& random) : altered_(std::move(altered)) {
    textbook::Solver solver(altered_.book);
    std::vector<Lines> answers;
    bool has_ended = false;
    for (std::size_t i = 0; i < 96; ++i) {
      const reference::Cells cells = near_board(altered_.book, altered_.book.is_better ? i : i % 8, random);
      if (has_ended) {
        boards_.push_back(cells);
        continue;
      }
      const auto answer = solver.solve(cells);
      if (!answer && (solver.has_given_up() || altered_.book.is_better))
        continue;  // it would take too long, or there is none
      boards_.push_back(cells);
      if (answer) {
        answers.push_back({answer->moves, std::to_string(answer->symbol)});
      } else if (altered_.book.unsolved == textbook::Unsolved::print_no_moves) {
        answers.push_back({"", std::to_string(cells[6])});
      } else if (altered_.book.unsolved == textbook::Unsolved::end_program) {
        has_ended = true;
        altered_.truths.push_back(with(sentence::end, {std::to_string(boards_.size())}));
      } else {
        answers.push_back({"", ""});
      }
    }
    for (const auto& print : altered_.printing) print(boards_, answers);
    report_ = report_on(boards_, answers);
  }

  const std::vector<reference::Cells>& boards() const { return boards_; }
  const Report& report() const { return report_; }
  bool is_true(const std::string& cause) const {
    return std::any_of(altered_.truths.begin(), altered_.truths.end(),
                       [&](const std::string& truth) { return cause.find(truth) != std::string::npos; });
  }
  // Whether there is a cause that should have been told.
  bool wants_cause() const { return altered_.is_hypothesis && report_.wrong_count >= 10; }
  bool is_named() const {
    return std::any_of(report_.causes.begin(), report_.causes.end(),
                       [&](const std::string& cause) { return is_true(cause); });
  }

 private:
  Altered altered_;
  std::vector<reference::Cells> boards_;
  Report report_;
};

void expect_no_false_cause(const Trial& trial, const std::string& name) {
  for (const std::string& cause : trial.report().causes) {
    EXPECT_TRUE(trial.is_true(cause)) << "False, of " << name << ": " << cause << '\n' << trial.report().text;
  }
}

TEST(Causes, AreTrueForProgramsWithOneFault) {
  Random random(1);
  std::size_t wanted = 0;
  std::size_t named = 0;
  for (const auto& [name, alter] : alterations) {
    for (int i = 0; i < 6; ++i) {
      Altered altered = right_program(random);
      alter(altered, random);
      const Trial trial(altered, random);
      expect_no_false_cause(trial, name + ' ' + std::to_string(i));
      wanted += trial.wants_cause();
      named += trial.wants_cause() && trial.is_named();
    }
  }
  std::cout << named << " of " << wanted << " faults that are hypotheses are named\n";
  EXPECT_GE(named * 10, wanted * 9);
}

TEST(Causes, AreTrueForProgramsWithTwoFaults) {
  Random random(2);
  for (int i = 0; i < 80; ++i) {
    Altered altered = right_program(random);
    std::string names;
    std::vector<std::string> truths;
    for (int j = 0; j < 2; ++j) {
      const auto& [name, alter] = random.one_of(alterations);
      alter(altered, random);
      names += name + ' ';
      truths.insert(truths.end(), altered.truths.begin(), altered.truths.end());
    }
    altered.truths = truths;
    expect_no_false_cause(Trial(altered, random), names + std::to_string(i));
  }
}

// Of several orders that give the same answers, any may be told.
TEST(Causes, TellAnOrderThatGivesTheAnswers) {
  Random random(3);
  for (int i = 0; i < 10; ++i) {
    Altered altered = right_program(random);
    order_moves(altered, random);
    const Trial trial(altered, random);
    ASSERT_TRUE(trial.is_named()) << altered.book.order << '\n' << trial.report().text;
    const std::string cause = trial.report().causes[0];
    Textbook told;
    told.order = cause.substr(cause.find(altered.truths[0]) + altered.truths[0].size(), 8);
    textbook::Solver solver(altered.book);
    textbook::Solver told_solver(told);
    for (const reference::Cells& board : trial.boards()) {
      EXPECT_EQ(solver.solve(board)->moves, told_solver.solve(board)->moves) << altered.book.order << ' ' << cause;
    }
  }
}

}  // namespace
}  // namespace rotation_game
