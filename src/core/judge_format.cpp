#include "rotation_game/judge_format.h"

namespace rotation_game {

const Board* CaseReader::take(char byte) {
  if (!is_space(byte)) {
    at_.found += byte;
    if (at_.found.size() == 32) end_word();  // it is too long whatever follows
    return 0;
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

// Makes a symbol of the word that was taken, if there is one, or stops at it. Returns the case that it completes, or
// null.
const Board* CaseReader::end_word() {
  std::string& word = at_.found;
  // A byte order mark where the input begins.
  if (at_.line == 1 && at_.column == 1 && word.compare(0, 3, "\xEF\xBB\xBF") == 0) word.erase(0, 3);
  if (word.empty()) return 0;
  int symbol = word.size() == 1 ? word[0] - '0' : 0;
  has_stopped_ = symbol < 1 || symbol > symbol_count || ++counts_[symbol - 1] > cells_per_symbol;
  if (has_stopped_) return 0;
  board_.symbols[at_.cell++] = Symbol(symbol);
  ++at_.column;
  word.clear();
  if (at_.cell < cell_count) return 0;
  counts_[0] = counts_[1] = counts_[2] = at_.cell = 0;
  ++at_.case_number;
  return &board_;
}

}  // namespace rotation_game
