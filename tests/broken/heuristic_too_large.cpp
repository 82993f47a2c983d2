// Wrong: the estimate adds up the wrong cells of the four lines, so the center's corners count twice and it is often
// larger than the moves truly needed. Some answers are too long or not the smallest.
// Right: each of the eight center cells should count once.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

typedef std::vector<int> Cells;

const int ways[8][7] = {{0, 2, 6, 11, 15, 20, 22},    {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4},
                        {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
                        {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};

Cells turned(const Cells& cells, int way) {
  Cells result = cells;
  const int* line = ways[way];
  for (int i = 0; i < 7; i++) {
    result[static_cast<unsigned>(line[i])] = cells[static_cast<unsigned>(line[(i + 1) % 7])];
  }
  return result;
}

int estimate(const Cells& cells) {
  int smallest = 12;
  for (int symbol = 1; symbol <= 3; symbol++) {
    int sum = 0;
    for (int line = 0; line < 4; line++) {
      for (int i = 2; i < 5; i++) {
        if (cells[static_cast<unsigned>(ways[line][i])] != symbol) sum++;
      }
    }
    smallest = std::min(smallest, sum);
  }
  return smallest;
}

int search(const Cells& cells, int limit, std::string& path) {
  const int needed = estimate(cells);
  if (needed == 0) return cells[6];
  if (static_cast<int>(path.size()) + needed > limit) return 0;
  for (int way = 0; way < 8; way++) {
    const char name = static_cast<char>('A' + way);
    if (!path.empty() && path.back() == "FEHGBADC"[way]) continue;
    path.push_back(name);
    const int symbol = search(turned(cells, way), limit, path);
    if (symbol != 0) return symbol;
    path.pop_back();
  }
  return 0;
}

int main() {
  Cells cells(24);
  while (std::cin >> cells[0] && cells[0] != 0) {
    for (unsigned i = 1; i < 24; i++) std::cin >> cells[i];
    std::string path;
    int symbol = 0;
    for (int limit = 0; symbol == 0; limit++) symbol = search(cells, limit, path);
    if (path.empty()) path = "No moves needed";
    std::cout << path << std::endl << symbol << std::endl;
  }
  return 0;
}
