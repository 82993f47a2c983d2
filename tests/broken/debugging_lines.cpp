// Wrong: a line for debugging, such as "depth 3", was left in and stands before the answer of every case.
// Right: only the two lines of the answer should be printed.
#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>
#include <string>

typedef std::array<std::size_t, 24> Array;

// takeFrom[move][cell] is the cell whose symbol comes to this cell.
std::array<Array, 8> takeFrom;

void defineMove(std::size_t move, std::size_t inverse, const std::array<std::size_t, 7>& line) {
  std::iota(takeFrom[move].begin(), takeFrom[move].end(), 0);
  takeFrom[inverse] = takeFrom[move];
  for (std::size_t i = 0; i < 7; ++i) {
    const std::size_t next = (i + 1) % 7;
    takeFrom[move][line[i]] = line[next];
    takeFrom[inverse][line[next]] = line[i];
  }
}

std::size_t lowerBound(const Array& board) {
  std::size_t count[4] = {0, 0, 0, 0};
  for (int cell : {6, 7, 8, 11, 12, 15, 16, 17}) ++count[board[static_cast<std::size_t>(cell)]];
  return 8 - std::max({count[1], count[2], count[3]});
}

bool deepen(const Array& board, std::size_t depth, std::string& path, std::size_t& symbol) {
  if (lowerBound(board) > depth) return false;
  if (depth == 0) {
    symbol = board[6];
    return true;
  }
  for (std::size_t move = 0; move < 8; ++move) {
    Array next;
    for (std::size_t cell = 0; cell < 24; ++cell) next[cell] = board[takeFrom[move][cell]];
    path.push_back("ABCDEFGH"[move]);
    if (deepen(next, depth - 1, path, symbol)) return true;
    path.pop_back();
  }
  return false;
}

int main() {
  defineMove(0, 5, {0, 2, 6, 11, 15, 20, 22});
  defineMove(1, 4, {1, 3, 8, 12, 17, 21, 23});
  defineMove(2, 7, {10, 9, 8, 7, 6, 5, 4});
  defineMove(3, 6, {19, 18, 17, 16, 15, 14, 13});
  Array board;
  while (std::cin >> board[0] && board[0] != 0) {
    for (std::size_t cell = 1; cell < 24; ++cell) std::cin >> board[cell];
    std::string path;
    std::size_t symbol = 0;
    std::size_t depth = 0;
    while (!deepen(board, depth, path, symbol)) ++depth;
    std::cout << "depth " << depth << '\n';
    std::cout << (depth == 0 ? "No moves needed" : path) << '\n' << symbol << '\n';
  }
  return 0;
}
