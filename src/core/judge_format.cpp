#include "rotation_game/judge_format.h"

#include <cstring>

namespace rotation_game {

static bool is_space(char character) { return character == ' ' || (character >= '\t' && character <= '\r'); }

CaseReader::CaseReader(std::istream& input, std::ostream& output)
    : input_(input), output_(output), stop_(), marked_(false), column_base_(1), next_(buffer_), end_(buffer_) {
  stop_.line = 1;
  input_.tie(0);
}

// Of the three calls on the input, only get() may wait.
bool CaseReader::fill_buffer() {
  if (next_ == end_ && input_) {
    column_base_ += Word(end_ - buffer_);
    char* end = buffer_;
    if (input_.rdbuf()->in_avail() <= 0) {
      output_.flush();
      if (input_.get(*end)) ++end;
    }
    next_ = buffer_;
    end_ = end + input_.readsome(end, buffer_ + sizeof buffer_ - end);
  }
  return next_ != end_;
}

void CaseReader::skip_space() {
  while (fill_buffer() && is_space(*next_)) {
    if (*next_++ == '\n') {
      ++stop_.line;
      column_base_ = Word(buffer_ - next_ + 1);
    }
  }
}

// Nearly all cases come in this form, and so read, with the vector instructions that compilers find for this loop, take
// a tenth of the time.
bool CaseReader::read_one_line_case(Board& board) {
  if (end_ - next_ < 2 * cell_count) return false;
  const char* const text = next_;
  unsigned char ones = 0, twos = 0, threes = 0, spaces = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    const char digit = text[2 * cell];
    board.symbols[cell] = Symbol(digit - '0');
    if (digit == '1') ++ones;
    if (digit == '2') ++twos;
    if (digit == '3') ++threes;
    if (text[2 * cell + 1] == ' ') ++spaces;
  }
  char last = text[47];
  if (last != ' ' && is_space(last)) ++spaces;
  if (ones != 8 || twos != 8 || threes != 8 || spaces != 24) return false;
  next_ = text + 47;
  return true;
}

// A byte order mark where the input begins is passed over, once.
void CaseReader::read_word() {
  skip_space();
  stop_.column = column_base_ + Word(next_ - buffer_);
  stop_.found.clear();
  while (stop_.found.size() < 32 && fill_buffer() && !is_space(*next_)) {
    stop_.found += *next_++;
    if (!marked_ && stop_.line == 1 && stop_.column == 1 && stop_.found == "\xEF\xBB\xBF") {
      marked_ = true;
      column_base_ -= 3;
      return read_word();
    }
  }
}

bool CaseReader::read(Board& board) {
  ++stop_.case_number;
  skip_space();
  if (read_one_line_case(board)) return true;
  int counts[symbol_count] = {0};
  for (int& cell = stop_.cell = 0; cell < cell_count; ++cell) {
    read_word();
    const int symbol = stop_.found.size() == 1 ? stop_.found[0] - '0' : 0;
    if (symbol < 1 || symbol > symbol_count || ++counts[symbol - 1] > cells_per_symbol) return false;
    board.symbols[cell] = Symbol(symbol);
  }
  return true;
}

// All 14 letters are written and those beyond the last overwritten: a loop up to the last would be mispredicted at
// nearly every answer, which takes half as long again.
char* write_answer(char* text, Solution solution) {
  int size = length(solution);
  for (int i = 0; i < 14; ++i) text[i] = char('A' + move_at(solution, i));
  if (size == 0) {
    size = 15;
    std::memcpy(text, "No moves needed", 15);
  }
  text[size++] = '\n';
  text[size++] = char('0' + symbol(solution));
  text[size++] = '\n';
  return text + size;
}

}  // namespace rotation_game
