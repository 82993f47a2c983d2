// Wrong: the search goes to depth 9 only, and for a board that needs more moves nothing at all is printed.
// Right: the depth should grow until the board is solved.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

const std::size_t maximumDepth = 9;
const std::string names = "ABCDEFGH";
const std::vector<std::size_t> center = {6, 7, 8, 11, 12, 15, 16, 17};

std::vector<std::vector<std::size_t>> makeLines() {
  std::vector<std::vector<std::size_t>> lines = {
      {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4}, {19, 18, 17, 16, 15, 14, 13}};
  // E, F, G and H go backwards along B, A, D and C.
  for (std::size_t other : {1u, 0u, 3u, 2u}) {
    std::vector<std::size_t> line = lines[other];
    std::reverse(line.begin(), line.end());
    lines.push_back(line);
  }
  return lines;
}

const std::vector<std::vector<std::size_t>> lines = makeLines();

void rotate(std::string& board, std::size_t move) {
  const std::vector<std::size_t>& line = lines[move];
  for (std::size_t i = 0; i + 1 < line.size(); ++i) std::swap(board[line[i]], board[line[i + 1]]);
}

std::size_t estimate(const std::string& board) {
  std::size_t best = 8;
  for (char symbol : {'1', '2', '3'}) {
    std::size_t missing = 0;
    for (std::size_t cell : center) missing += board[cell] != symbol;
    best = std::min(best, missing);
  }
  return best;
}

bool search(std::string& board, std::string& path, std::size_t depth) {
  const std::size_t missing = estimate(board);
  if (missing == 0) return true;
  if (path.size() + missing > depth) return false;
  for (std::size_t move = 0; move < 8; ++move) {
    const std::string before = board;
    rotate(board, move);
    path += names[move];
    if (search(board, path, depth)) return true;
    path.pop_back();
    board = before;
  }
  return false;
}

int main() {
  std::string board(24, ' ');
  while (std::cin >> board[0] && board[0] != '0') {
    for (std::size_t i = 1; i < 24; ++i) std::cin >> board[i];
    for (std::size_t depth = 0; depth <= maximumDepth; ++depth) {
      std::string path;
      if (!search(board, path, depth)) continue;
      std::cout << (path.empty() ? "No moves needed" : path) << '\n' << board[6] << '\n';
      break;
    }
  }
  return 0;
}
