#include "command_line/fast_reader.h"

#include <algorithm>

namespace rotation_game::command_line {

int BlockInput::underflow() {
  if (source_.in_avail() <= 0 && source_.sgetc() == std::char_traits<char>::eof())
    return std::char_traits<char>::eof();  // may wait
  const std::streamsize available = std::max<std::streamsize>(source_.in_avail(), 1);
  const std::streamsize size = source_.sgetn(block_, std::min<std::streamsize>(available, sizeof block_));
  setg(block_, block_, block_ + size);
  return size == 0 ? std::char_traits<char>::eof() : static_cast<unsigned char>(*block_);
}

void FastReader::skip_space() {
  do {
    const char* text = input_.begin();
    for (; text != input_.end() && is_space(*text); ++text) {
      ++stop_.column;
      if (*text != '\n') continue;
      ++stop_.line;
      stop_.column = 1;
    }
    input_.skip(text - input_.begin());
  } while (input_.begin() == input_.end() && is_space(peek()));
}

bool FastReader::read_line(Board& board) {
  skip_space();
  const char* const text = input_.begin();
  constexpr int size = 2 * cell_count;
  if (input_.end() - text < size) return false;
  // Compilers turn this loop into vector instructions.
  Symbol ones = 0, twos = 0, threes = 0, blanks = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    const char digit = text[2 * cell];
    board.symbols[cell] = static_cast<Symbol>(digit - '0');
    if (digit == '1') ++ones;
    if (digit == '2') ++twos;
    if (digit == '3') ++threes;
    if (text[2 * cell + 1] == ' ') ++blanks;
  }
  const char last = text[size - 1];
  if (last == '\n' || last == '\r') ++blanks;
  if (ones != cells_per_symbol || twos != cells_per_symbol || threes != cells_per_symbol || blanks != cell_count)
    return false;
  input_.skip(size - 1);
  stop_.column += size - 1;
  ++stop_.case_number;
  return true;
}

}  // namespace rotation_game::command_line
