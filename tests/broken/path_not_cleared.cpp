// Wrong: the moves of a case stay in the path when the next case begins, so its answer follows those before on the
// line. Right: the path should be cleared at the beginning of each case.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <utility>

class RotationGame {
 public:
  bool read(std::istream& input) {
    if (!(input >> cells[0]) || cells[0] == 0) return false;
    for (std::size_t i = 1; i < cells.size(); ++i) input >> cells[i];
    return true;
  }

  void solve(std::ostream& output) {
    int limit = 0;
    while (!search(limit, 8)) ++limit;
    output << (limit == 0 ? "No moves needed" : path) << "\n" << cells[6] << "\n";
  }

 private:
  std::array<int, 24> cells{};
  std::string path;

  void turn(std::size_t move) {
    static const std::size_t lines[4][7] = {
        {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4}, {19, 18, 17, 16, 15, 14, 13}};
    const std::size_t* line = lines[move < 4 ? move : inverse(move)];
    for (std::size_t i = 0; i < 6; ++i) {
      const std::size_t here = move < 4 ? i : 5 - i;
      std::swap(cells[line[here]], cells[line[here + 1]]);
    }
  }

  static std::size_t inverse(std::size_t move) { return (move % 4 < 2 ? 5 : 9) - move; }

  int countWrong() const {
    int most = 0;
    for (int symbol = 1; symbol <= 3; ++symbol) {
      int equal = 0;
      for (std::size_t i : {6u, 7u, 8u, 11u, 12u, 15u, 16u, 17u}) equal += cells[i] == symbol ? 1 : 0;
      most = std::max(most, equal);
    }
    return 8 - most;
  }

  bool search(int movesLeft, std::size_t forbidden) {
    const int wrong = countWrong();
    if (wrong == 0) return true;
    if (wrong > movesLeft) return false;
    for (std::size_t move = 0; move < 8; ++move) {
      if (move == forbidden) continue;
      turn(move);
      path += "ABCDEFGH"[move];
      if (search(movesLeft - 1, inverse(move))) return true;
      path.pop_back();
      turn(inverse(move));
    }
    return false;
  }
};

int main() {
  RotationGame game;
  while (game.read(std::cin)) game.solve(std::cout);
}
