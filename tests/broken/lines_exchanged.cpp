// Wrong: the two columns are exchanged: A and F turn the right column, B and E the left one.
// Right: A and F should turn the left column (cells 0 to 22), B and E the right one (cells 1 to 23).
#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

struct Move {
  char name;
  char inverse;
  std::vector<std::size_t> cells;
};

const std::vector<Move> allMoves = {
    {'A', 'F', {1, 3, 8, 12, 17, 21, 23}},    {'B', 'E', {0, 2, 6, 11, 15, 20, 22}},
    {'C', 'H', {10, 9, 8, 7, 6, 5, 4}},       {'D', 'G', {19, 18, 17, 16, 15, 14, 13}},
    {'E', 'B', {22, 20, 15, 11, 6, 2, 0}},    {'F', 'A', {23, 21, 17, 12, 8, 3, 1}},
    {'G', 'D', {13, 14, 15, 16, 17, 18, 19}}, {'H', 'C', {4, 5, 6, 7, 8, 9, 10}},
};

struct Game {
  std::array<unsigned, 24> board{};
  std::string path;

  void rotate(const Move& move) {
    for (std::size_t i = 1; i < move.cells.size(); ++i) std::swap(board[move.cells[i - 1]], board[move.cells[i]]);
  }

  unsigned missing() const {
    std::array<unsigned, 4> number{};
    for (std::size_t cell : {6u, 7u, 8u, 11u, 12u, 15u, 16u, 17u}) ++number[board[cell]];
    return 8 - std::max({number[1], number[2], number[3]});
  }

  bool solve(unsigned movesLeft) {
    const unsigned needed = missing();
    if (needed == 0) return true;
    if (needed > movesLeft) return false;
    for (const Move& move : allMoves) {
      if (!path.empty() && path.back() == move.inverse) continue;
      Game copy = *this;
      copy.rotate(move);
      copy.path += move.name;
      if (copy.solve(movesLeft - 1)) {
        *this = copy;
        return true;
      }
    }
    return false;
  }
};

int main() {
  for (Game game; std::cin >> game.board[0] && game.board[0] != 0; game = Game()) {
    for (std::size_t i = 1; i < 24; ++i) std::cin >> game.board[i];
    unsigned limit = 0;
    while (!game.solve(limit)) ++limit;
    std::cout << (limit == 0 ? "No moves needed" : game.path) << "\n" << game.board[6] << "\n";
  }
  return 0;
}
