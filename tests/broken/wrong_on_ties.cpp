// Wrong: every symbol is solved by itself, and if two symbols need equally few moves, the smaller symbol wins.
// Right: then the answer that comes first in dictionary order should win, whatever its symbol.
#include <iostream>
#include <string>
#include <vector>

const unsigned lines[8][7] = {{0, 2, 6, 11, 15, 20, 22},    {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4},
                              {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
                              {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};

unsigned rotate(unsigned bits, int move) {
  unsigned result = bits;
  for (int i = 0; i < 7; ++i) {
    const unsigned to = lines[move][i];
    const unsigned from = lines[move][(i + 1) % 7];
    result &= ~(1u << to);
    result |= (bits >> from & 1u) << to;
  }
  return result;
}

// Steps from every placement of eight equal symbols to the center, by a search that begins at the center.
std::vector<int> makeDistances() {
  unsigned solved = 0;
  for (unsigned cell : {6u, 7u, 8u, 11u, 12u, 15u, 16u, 17u}) solved |= 1u << cell;
  std::vector<int> distance(1u << 24, -1);
  std::vector<unsigned> queue = {solved};
  distance[solved] = 0;
  for (std::size_t head = 0; head < queue.size(); ++head) {
    for (int move = 0; move < 8; ++move) {
      const unsigned next = rotate(queue[head], move);
      if (distance[next] != -1) continue;
      distance[next] = distance[queue[head]] + 1;
      queue.push_back(next);
    }
  }
  return distance;
}

std::string solve(unsigned bits, const std::vector<int>& distance) {
  std::string path;
  while (distance[bits] > 0) {
    int move = 0;
    while (distance[rotate(bits, move)] >= distance[bits]) ++move;
    bits = rotate(bits, move);
    path += static_cast<char>('A' + move);
  }
  return path;
}

int main() {
  const std::vector<int> distance = makeDistances();
  unsigned symbol = 0;
  while (std::cin >> symbol && symbol != 0) {
    unsigned bits[4] = {0, 0, 0, 0};
    bits[symbol] |= 1u;
    for (unsigned cell = 1; cell < 24 && std::cin >> symbol; ++cell) bits[symbol] |= 1u << cell;
    std::string best = solve(bits[1], distance);
    int bestSymbol = 1;
    for (int other = 2; other <= 3; ++other) {
      const std::string path = solve(bits[other], distance);
      if (path.size() >= best.size()) continue;
      best = path;
      bestSymbol = other;
    }
    std::cout << (best.empty() ? "No moves needed" : best) << '\n' << bestSymbol << '\n';
  }
}
