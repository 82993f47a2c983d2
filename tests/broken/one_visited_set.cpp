// Wrong: the three symbols' searches share one set of visited placements, so a later one cannot pass where an earlier
// one has been, and answers are too long or not the smallest. Right: empty the set before each symbol's search.
#include <algorithm>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>

struct Node {
  unsigned placement, parent;
  char move;
};

const int lines[8][7] = {{0, 2, 6, 11, 15, 20, 22},    {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4},
                         {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
                         {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};
const unsigned center = 1u << 6 | 1u << 7 | 1u << 8 | 1u << 11 | 1u << 12 | 1u << 15 | 1u << 16 | 1u << 17;
unsigned moved[8][2][4096];  // what a move makes of cells 0 to 11 and of cells 12 to 23
std::vector<bool> visited(1u << 24);
std::vector<Node> nodes;

unsigned rotate(unsigned placement, const int* line) {
  unsigned result = placement;
  for (int i = 0; i < 7; ++i) result &= ~(1u << line[i]);
  for (int i = 0; i < 7; ++i) result |= (placement >> line[(i + 1) % 7] & 1u) << line[i];
  return result;
}

bool search(unsigned start, std::string& moves) {
  if (start == center) return true;
  nodes = {{start, 0, ' '}};
  visited[start] = true;
  for (unsigned i = 0; i < nodes.size(); ++i) {
    const unsigned placement = nodes[i].placement;
    for (int move = 0; move < 8; ++move) {
      const unsigned next = moved[move][0][placement & 4095u] | moved[move][1][placement >> 12];
      if (next == center) {
        moves = "ABCDEFGH"[move];
        for (unsigned node = i; node != 0; node = nodes[node].parent) moves = nodes[node].move + moves;
        return true;
      }
      if (visited[next]) continue;
      visited[next] = true;
      nodes.push_back({next, i, "ABCDEFGH"[move]});
    }
  }
  return false;
}

int main() {
  for (int move = 0; move < 8; ++move) {
    for (unsigned half = 0; half < 4096; ++half) {
      for (int i = 0; i < 2; ++i) moved[move][i][half] = rotate(half << 12 * i, lines[move]);
    }
  }
  int cells[24];
  while (std::cin >> cells[0] && cells[0] != 0) {
    for (int i = 1; i < 24; ++i) std::cin >> cells[i];
    std::fill(visited.begin(), visited.end(), false);
    std::tuple<std::size_t, std::string, int> best = {99, "", 0};
    for (int symbol = 1; symbol <= 3; ++symbol) {
      unsigned start = 0;
      std::string moves;
      for (int i = 0; i < 24; ++i) start |= (cells[i] == symbol ? 1u : 0u) << i;
      if (search(start, moves)) best = std::min(best, std::make_tuple(moves.size(), moves, symbol));
    }
    const auto& [length, answer, symbol] = best;
    std::cout << (length == 0 ? "No moves needed" : answer) << '\n' << symbol << '\n';
  }
}
