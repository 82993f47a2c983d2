// Wrong: the deepening begins at depth 1, so a board that is solved already is answered with two moves, "AF".
// Right: it should begin at depth 0 and print "No moves needed" for such a board.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>

using Board = std::array<int, 24>;
using Line = std::array<std::size_t, 7>;

const std::array<Line, 8> lines = {{{0, 2, 6, 11, 15, 20, 22},
                                    {1, 3, 8, 12, 17, 21, 23},
                                    {10, 9, 8, 7, 6, 5, 4},
                                    {19, 18, 17, 16, 15, 14, 13},
                                    {23, 21, 17, 12, 8, 3, 1},
                                    {22, 20, 15, 11, 6, 2, 0},
                                    {13, 14, 15, 16, 17, 18, 19},
                                    {4, 5, 6, 7, 8, 9, 10}}};

Board rotated(const Board& board, const Line& line) {
  Board result = board;
  for (std::size_t i = 0; i < 7; ++i) result[line[i]] = board[line[(i + 1) % 7]];
  return result;
}

int movesNeededAtLeast(const Board& board) {
  std::array<int, 4> count{};
  for (std::size_t cell : {6u, 7u, 8u, 11u, 12u, 15u, 16u, 17u}) {
    ++count[static_cast<std::size_t>(board[cell])];
  }
  return 8 - *std::max_element(count.begin(), count.end());
}

bool solve(const Board& board, int movesLeft, std::string& answer, int& symbol) {
  if (movesNeededAtLeast(board) > movesLeft) return false;
  if (movesLeft == 0) {
    symbol = board[6];
    return true;
  }
  for (std::size_t move = 0; move < 8; ++move) {
    answer.push_back("ABCDEFGH"[move]);
    if (solve(rotated(board, lines[move]), movesLeft - 1, answer, symbol)) return true;
    answer.pop_back();
  }
  return false;
}

int main() {
  Board board;
  while (std::cin >> board[0] && board[0] != 0) {
    for (std::size_t i = 1; i < 24; ++i) std::cin >> board[i];
    std::string answer;
    int symbol = 0;
    int depth = 1;
    while (!solve(board, depth, answer, symbol)) ++depth;
    if (answer.empty()) answer = "No moves needed";
    std::cout << answer << '\n' << symbol << '\n';
  }
}
