// Wrong: the moves are tried from H down to A, so among the shortest answers the last in dictionary order is found.
// Right: they should be tried from A to H, so that the first in dictionary order is found.
#include <cstdio>
#include <cstring>

static const int kTurns[8][7] = {
    {0, 2, 6, 11, 15, 20, 22},     // A
    {1, 3, 8, 12, 17, 21, 23},     // B
    {10, 9, 8, 7, 6, 5, 4},        // C
    {19, 18, 17, 16, 15, 14, 13},  // D
    {23, 21, 17, 12, 8, 3, 1},     // E
    {22, 20, 15, 11, 6, 2, 0},     // F
    {13, 14, 15, 16, 17, 18, 19},  // G
    {4, 5, 6, 7, 8, 9, 10},        // H
};
static const int kInverse[8] = {5, 4, 7, 6, 1, 0, 3, 2};
static const int kCenter[8] = {6, 7, 8, 11, 12, 15, 16, 17};

static int boards[40][24];  // one board for every depth
static char answer[40];

static int estimate(const int* board) {
  int count[4] = {0, 0, 0, 0};
  int most = 0;
  for (int i = 0; i < 8; ++i) {
    int symbol = board[kCenter[i]];
    if (++count[symbol] > most) most = count[symbol];
  }
  return 8 - most;
}

static bool find(int depth, int limit, int previous) {
  const int* board = boards[depth];
  if (depth + estimate(board) > limit) return false;
  if (depth == limit) return true;
  for (int turn = 7; turn >= 0; --turn) {
    if (previous != -1 && kInverse[previous] == turn) continue;
    int* next = boards[depth + 1];
    std::memcpy(next, board, sizeof boards[depth]);
    for (int i = 0; i < 7; ++i) next[kTurns[turn][i]] = board[kTurns[turn][(i + 1) % 7]];
    answer[depth] = "ABCDEFGH"[turn];
    if (find(depth + 1, limit, turn)) return true;
  }
  return false;
}

int main() {
  for (;;) {
    for (int i = 0; i < 24; ++i) {
      if (std::scanf("%d", &boards[0][i]) != 1 || boards[0][i] == 0) return 0;
    }
    int limit = 0;
    while (!find(0, limit, -1)) ++limit;
    answer[limit] = '\0';
    std::puts(limit > 0 ? answer : "No moves needed");
    std::printf("%d\n", boards[limit][6]);
  }
}
