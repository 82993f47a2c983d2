#include <algorithm>
#include <array>
#include <utility>

#include "check/hypotheses.h"

namespace rotation_game {

namespace {

// The puzzle, as somebody's program may have it.
struct Puzzle {
  std::array<std::array<int, line_length>, move_count> lines;
  std::vector<int> center = {6, 7, 8, 11, 12, 15, 16, 17};  // the cells that are to hold one symbol
  std::vector<int> order;                                   // the cells in the order of a board's numbers
  bool is_backwards = false;                                // the moves are written from the last to the first

  Puzzle() {
    for (std::size_t move = 0; move < move_count; ++move) {
      std::copy(move_cells[move], move_cells[move] + line_length, lines[move].begin());
    }
    for (int cell = 0; cell < cell_count; ++cell) order.push_back(cell);
  }

  void exchange(Move first, Move second) { std::swap(lines[first], lines[second]); }

  bool is_solved_by(const Sample& sample) const {
    std::array<int, cell_count> symbols;
    for (std::size_t i = 0; i < symbols.size(); ++i) {
      symbols[std::size_t(order[i])] = symbol_at(sample.solved.placements, int(i));
    }
    std::string moves = sample.given;
    if (is_backwards) std::reverse(moves.begin(), moves.end());
    for (const char letter : moves) {
      const auto& line = lines[std::size_t(letter - 'A')];
      const int first = symbols[std::size_t(line[0])];
      for (std::size_t i = 1; i < line.size(); ++i) symbols[std::size_t(line[i - 1])] = symbols[std::size_t(line[i])];
      symbols[std::size_t(line.back())] = first;
    }
    const auto holds_the_first = [&](int cell) {
      return symbols[std::size_t(cell)] == symbols[std::size_t(center[0])];
    };
    return sample.has_all_moves() && std::all_of(center.begin(), center.end(), holds_the_first);
  }
};

void add(std::vector<Hypothesis>& hypotheses, const std::string& change, const Puzzle& puzzle) {
  hypotheses.push_back(
      {"would be solutions if " + change, [puzzle](const Sample& sample) { return puzzle.is_solved_by(sample); }});
}

std::string letter_of(Move move) { return std::string(1, char('A' + move)); }

std::vector<Hypothesis> other_moves() {
  std::vector<Hypothesis> all;
  Puzzle inverted, backwards;
  for (const Move move : {0u, 1u, 2u, 3u}) {
    Puzzle turned;
    turned.exchange(move, inverse(move));
    inverted.exchange(move, inverse(move));
    add(all,
        letter_of(move) + " and " + letter_of(inverse(move)) + " were exchanged: that line is turned the wrong way",
        turned);
  }
  add(all, "every move went the other way: all lines are turned the wrong way", inverted);
  backwards.is_backwards = inverted.is_backwards = true;
  add(all, "the moves were made from the last to the first: they are written backwards", backwards);
  add(all, "the moves were made from the last to the first, each the other way: they lead from the center to the board",
      inverted);
  return all;
}

std::vector<Hypothesis> other_orders() {
  std::vector<Hypothesis> all;
  const std::pair<const char*, std::vector<int>> orders[] = {
      {"column by column", {4, 13, 5, 14, 0, 2, 6, 11, 15, 20, 22, 7, 16, 1, 3, 8, 12, 17, 21, 23, 9, 18, 10, 19}},
      {"from the last to the first",
       {23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}},
      {"from right to left", {1, 0, 3, 2, 10, 9, 8, 7, 6, 5, 4, 12, 11, 19, 18, 17, 16, 15, 14, 13, 21, 20, 23, 22}},
      {"from the bottom up", {22, 23, 20, 21, 13, 14, 15, 16, 17, 18, 19, 11, 12, 4, 5, 6, 7, 8, 9, 10, 2, 3, 0, 1}}};
  for (const auto& [name, order] : orders) {
    Puzzle puzzle;
    puzzle.order = order;
    add(all, std::string("the board's numbers stood ") + name + ": they stand row by row, from left to right", puzzle);
  }
  return all;
}

// Two moves that have changed places in the table; and two lines, with both of their moves.
std::vector<Hypothesis> exchanged_moves() {
  std::vector<Hypothesis> all;
  for (Move first = 0; first < move_count; ++first) {
    for (Move second = first + 1; second < move_count; ++second) {
      if (second == inverse(first)) continue;
      Puzzle puzzle;
      puzzle.exchange(first, second);
      const std::string letters = letter_of(first) + " and " + letter_of(second);
      add(all, letters + " were exchanged: look at the table of lines", puzzle);
      if (first > std::min(inverse(first), inverse(second))) continue;  // the same, with other names
      puzzle.exchange(inverse(first), inverse(second));
      add(all,
          letters + ", and " + letter_of(inverse(first)) + " and " + letter_of(inverse(second)) +
              ", were exchanged: look at the table of lines",
          puzzle);
    }
  }
  return all;
}

std::vector<Hypothesis> mistyped_centers() {
  std::vector<Hypothesis> all;
  for (std::size_t i = 0; i < cells_per_symbol; ++i) {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (center >> cell & 1) continue;
      Puzzle puzzle;
      const int right = std::exchange(puzzle.center[i], cell);
      add(all,
          "the center had cell " + std::to_string(cell) + " instead of " + std::to_string(right) +
              ": look at the list of its cells",
          puzzle);
    }
  }
  return all;
}

// The center without one of its cells; or whatever eight cells hold one symbol at the end of an answer.
std::vector<Hypothesis> other_centers(const Sample& sample) {
  std::vector<Hypothesis> all;
  for (std::size_t i = 0; i < cells_per_symbol; ++i) {
    Puzzle puzzle;
    const int missing = puzzle.center[i];
    puzzle.center.erase(puzzle.center.begin() + std::ptrdiff_t(i));
    add(all, "the center had no cell " + std::to_string(missing) + ": look at the list of its cells", puzzle);
  }
  for (Placement placement : sample.solved.placements.of) {
    for (const char letter : sample.given) placement = move_table().moved[letter - 'A'](placement);
    Puzzle puzzle;
    puzzle.center.clear();
    std::string cells;
    for (int cell = 0; cell < cell_count; ++cell) {
      if (!(placement >> cell & 1)) continue;
      puzzle.center.push_back(cell);
      cells += ' ' + std::to_string(cell);
    }
    add(all, "the center were the cells" + cells + ": look at the list of its cells", puzzle);
  }
  return all;
}

// A cell in the list of one move, or in those of both moves of a line.
std::vector<Hypothesis> mistyped_cells() {
  std::vector<Hypothesis> all;
  for (Move move = 0; move < move_count; ++move) {
    for (std::size_t i = 0; i < line_length; ++i) {
      for (int cell = 0; cell < cell_count; ++cell) {
        Puzzle puzzle;
        const int right = std::exchange(puzzle.lines[move][i], cell);
        const std::string had = " had cell " + std::to_string(cell) + " instead of " + std::to_string(right);
        add(all, "the line of " + letter_of(move) + had + ": look at its list of cells", puzzle);
        if (move > inverse(move)) continue;
        puzzle.lines[inverse(move)][line_length - 1 - i] = cell;
        add(all,
            "the line of " + letter_of(move) + " and " + letter_of(inverse(move)) + had + ": look at its list of cells",
            puzzle);
      }
    }
  }
  return all;
}

}  // namespace

Hypotheses altered_puzzles(const std::vector<Sample>& wrong) {
  return {other_moves(),   other_orders(), exchanged_moves(), mistyped_centers(), other_centers(wrong.front()),
          mistyped_cells()};
}

// Of the board as it was given, or as it is at the end.
Hypotheses altered_symbols() {
  std::vector<Hypothesis> constants, cells;
  for (int symbol = 1; symbol <= symbol_count; ++symbol) {
    constants.push_back({"are " + std::to_string(symbol) + ", as in all right answers: it is not read off the board",
                         [symbol](const Sample& sample) { return sample.given_symbol == symbol; }});
  }
  constants.push_back({"are one too small: symbols are counted from 1", [](const Sample& sample) {
                         return sample.given_symbol == std::max(1, symbol(sample.solved.right) - 1);
                       }});
  for (int cell = 0; cell < cell_count; ++cell) {
    for (const bool is_at_end : {false, true}) {
      const auto holds = [=](const Sample& sample) {
        Placements board = sample.solved.placements;
        for (Placement& placement : board.of) {
          for (std::size_t i = 0; is_at_end && i < sample.given.size(); ++i) {
            placement = move_table().moved[sample.given[i] - 'A'](placement);
          }
        }
        return sample.given_symbol == symbol_at(board, cell);
      };
      // By chance, one of the cells has the symbols of so many answers once in 270 times; and right ones tell more.
      const std::size_t least = 8;
      cells.push_back({"are that of cell " + std::to_string(cell) + " of the board " +
                           (is_at_end ? "at the end" : "as it was given") +
                           ": it is read there, not in the center at the end",
                       holds, least});
    }
  }
  return {constants, cells};
}

}  // namespace rotation_game
