// Wrong: the line break after the symbol is missing, so the next case's moves follow on the same line, as in "2AC".
// Right: the symbol should end with a line break.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <utility>

int cell[24];
std::string path;

const int leftColumn[7] = {0, 2, 6, 11, 15, 20, 22};
const int rightColumn[7] = {1, 3, 8, 12, 17, 21, 23};
const int upperRow[7] = {4, 5, 6, 7, 8, 9, 10};
const int lowerRow[7] = {13, 14, 15, 16, 17, 18, 19};

void turnLine(const int* line, bool towardsFirst) {
  for (int i = 0; i < 6; i++) {
    const int here = towardsFirst ? i : 5 - i;
    std::swap(cell[line[here]], cell[line[here + 1]]);
  }
}

void turn(char move) {
  if (move == 'A' || move == 'F') turnLine(leftColumn, move == 'A');
  if (move == 'B' || move == 'E') turnLine(rightColumn, move == 'B');
  if (move == 'C' || move == 'H') turnLine(upperRow, move == 'H');
  if (move == 'D' || move == 'G') turnLine(lowerRow, move == 'G');
}

int missing() {
  const int center[8] = {cell[6], cell[7], cell[8], cell[11], cell[12], cell[15], cell[16], cell[17]};
  int least = 8;
  for (int symbol = 1; symbol <= 3; symbol++) {
    const int equal = static_cast<int>(std::count(std::begin(center), std::end(center), symbol));
    least = std::min(least, 8 - equal);
  }
  return least;
}

bool search(int movesLeft) {
  if (missing() > movesLeft) return false;
  if (movesLeft == 0) return true;
  const char previous = path.empty() ? ' ' : path.back();
  for (char move = 'A'; move <= 'H'; move++) {
    const char inverse = "FEHGBADC"[move - 'A'];
    if (previous == inverse) continue;
    turn(move);
    path += move;
    if (search(movesLeft - 1)) return true;
    path.pop_back();
    turn(inverse);
  }
  return false;
}

int main() {
  while (std::cin >> cell[0] && cell[0] != 0) {
    for (int i = 1; i < 24; i++) std::cin >> cell[i];
    path.clear();
    int depth = 0;
    while (!search(depth)) depth++;
    std::cout << (path.empty() ? "No moves needed" : path) << '\n' << cell[6];
  }
}
