#include "rotation_game/judge_format.h"

namespace rotation_game {

// Returns the next character and leaves it there. If the input holds none, to ask for one may mean to wait.
int CaseReader::peek() {
  if (input_.good() && input_.rdbuf()->in_avail() <= 0) output_.flush();
  return input_.peek();
}

void CaseReader::read_word() {
  for (; is_space(peek()); ++stop_.column) {
    if (input_.get() != '\n') continue;
    ++stop_.line;
    stop_.column = 0;
  }
  stop_.found.clear();
  while (!is_space(peek()) && input_.good() && stop_.found.size() < 32) stop_.found += char(input_.get());
}

bool CaseReader::read(Board& board) {
  int counts[symbol_count] = {0};
  for (stop_.cell = 0; stop_.cell < cell_count;) {
    read_word();
    std::string& word = stop_.found;
    if (stop_.line == 1 && stop_.column == 1 && word.compare(0, 3, "\xEF\xBB\xBF") == 0) {
      if (word.erase(0, 3).empty()) continue;  // a byte order mark where the input begins
    }
    int symbol = word.size() == 1 ? word[0] - '0' : 0;
    if (symbol < 1 || symbol > symbol_count || ++counts[symbol - 1] > cells_per_symbol) return false;
    board.symbols[stop_.cell++] = Symbol(symbol);
    ++stop_.column;
  }
  ++stop_.case_number;
  return true;
}

}  // namespace rotation_game
