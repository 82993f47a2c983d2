// Wrong: a solved board gets the line "No moves needed" but no line with the symbol in the center.
// Right: the symbol must follow on a line of its own, as after any other answer.
#include <algorithm>
#include <cstdio>

const int cells[8][7] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4},       {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0}, {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10},
};
const int center[8] = {6, 7, 8, 11, 12, 15, 16, 17};
const int opposite[8] = {5, 4, 7, 6, 1, 0, 3, 2};
int board[24];
char path[40];

void turn(int move) {
  const int* line = cells[move];
  int first = board[line[0]];
  for (int i = 0; i < 6; i++) board[line[i]] = board[line[i + 1]];
  board[line[6]] = first;
}

int wrongCells() {
  int count[4] = {0, 0, 0, 0};
  for (int cell : center) count[board[cell]]++;
  return 8 - std::max(count[1], std::max(count[2], count[3]));
}

bool search(int depth, int limit) {
  int wrong = wrongCells();
  if (wrong == 0) {
    path[depth] = '\0';
    return true;
  }
  if (depth + wrong > limit) return false;
  for (int move = 0; move < 8; move++) {
    if (depth > 0 && path[depth - 1] == 'A' + opposite[move]) continue;
    path[depth] = static_cast<char>('A' + move);
    turn(move);
    if (search(depth + 1, limit)) return true;
    turn(opposite[move]);
  }
  return false;
}

int main() {
  while (std::scanf("%d", &board[0]) == 1 && board[0] != 0) {
    for (int i = 1; i < 24; i++) {
      if (std::scanf("%d", &board[i]) != 1) return 0;
    }
    if (wrongCells() == 0) {
      std::printf("No moves needed\n");
      continue;
    }
    int limit = 1;
    while (!search(0, limit)) limit++;
    std::printf("%s\n%d\n", path, board[6]);
  }
  return 0;
}
