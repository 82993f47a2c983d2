#include "rotation_game/judge_format.h"

#include <algorithm>

namespace rotation_game {

const Board* CaseReader::take(char byte) {
  if (!is_space(byte)) {
    at_.found += byte;
    if (at_.found.size() < 32) return 0;  // with so many it is too long whatever follows
  }
  const Board* board = end_word();
  if (has_stopped_) return 0;
  ++at_.column;
  if (byte == '\n') {
    ++at_.line;
    at_.column = 1;
  }
  return board;
}

const Board* CaseReader::end() {
  const Board* board = end_word();
  has_stopped_ = true;
  return board;
}

// Makes a symbol, or a board, of the word that was taken, if there is one, or stops at it. Returns the case that it
// completes, or null.
const Board* CaseReader::end_word() {
  std::string& word = at_.found;
  if (word.empty()) return 0;
  // A byte order mark where the input begins.
  if (at_.line == 1 && at_.column == 1 && word.compare(0, 3, "\xEF\xBB\xBF") == 0) word.erase(0, 3);
  bool is_board = at_.cell == 0 && word.size() == cell_count;
  for (unsigned i = 0; i < word.size(); ++i) {
    int symbol = is_board || word.size() == 1 ? word[i] - '0' : 0;
    has_stopped_ = symbol < 1 || symbol > symbol_count ||
                   std::count(board_.symbols, board_.symbols + at_.cell, symbol) == cells_per_symbol;
    if (has_stopped_) {
      if (i > 0) word = word[i];
      return 0;
    }
    board_.symbols[at_.cell++] = Symbol(symbol);
    ++at_.column;
  }
  word.clear();
  if (at_.cell < cell_count) return 0;
  at_.cell = 0;
  ++at_.case_number;
  return &board_;
}

}  // namespace rotation_game
