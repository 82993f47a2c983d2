#include "boards/random_boards.h"

#include <ostream>
#include <utility>

namespace rotation_game {

Board RandomBoards::draw() {
  if (lengths_) {
    const std::size_t turn = turn_++ % (std::size_t(lengths_->last - lengths_->first) + 1);
    if (turn == by_length_.size()) by_length_.emplace_back(lengths_->first + int(turn));
    return by_length_[turn].draw(numbers_);
  }
  Board board;
  for (int cell = 0; cell < cell_count; ++cell) board.symbols[cell] = Symbol(1 + cell / cells_per_symbol);
  for (int cell = cell_count - 1; cell > 0; --cell) {
    std::swap(board.symbols[cell], board.symbols[numbers_.below(std::uint64_t(cell) + 1)]);
  }
  return board;
}

void write_random_boards(std::ostream& output, std::uint64_t count, RandomBoards boards) {
  for (std::uint64_t i = 0; i < count && output; ++i) {
    const Board board = boards.draw();
    char line[2 * cell_count];
    for (int cell = 0; cell < cell_count; ++cell) {
      line[2 * cell] = char('0' + board.symbols[cell]);
      line[2 * cell + 1] = ' ';
    }
    line[2 * cell_count - 1] = '\n';
    output.write(line, sizeof line);
  }
  output << "0\n";
}

std::uint64_t fresh_seed() {
  std::random_device device;
  return std::uint64_t(device()) << 32 | device();
}

}  // namespace rotation_game
