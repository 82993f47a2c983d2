// Wrong: the upper row is turned the wrong way round: C moves it to the left and H to the right.
// Right: C should move it to the right and H to the left.
#include <iostream>
#include <utility>

int a[24];
int moves[40];

const int position[8][7] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23}, {4, 5, 6, 7, 8, 9, 10},       {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0}, {13, 14, 15, 16, 17, 18, 19}, {10, 9, 8, 7, 6, 5, 4},
};
const int middle[8] = {6, 7, 8, 11, 12, 15, 16, 17};
const int back[8] = {5, 4, 7, 6, 1, 0, 3, 2};

void apply(int move) {
  const int* p = position[move];
  for (int i = 0; i < 6; i++) std::swap(a[p[i]], a[p[i + 1]]);
}

int distance() {
  int smallest = 8;
  for (int symbol = 1; symbol <= 3; symbol++) {
    int different = 0;
    for (int i = 0; i < 8; i++) {
      if (a[middle[i]] != symbol) different++;
    }
    if (different < smallest) smallest = different;
  }
  return smallest;
}

bool dfs(int depth, int bound, int last) {
  const int rest = distance();
  if (depth + rest > bound) return false;
  if (rest == 0) return true;
  for (int move = 0; move < 8; move++) {
    if (last >= 0 && move == back[last]) continue;
    apply(move);
    moves[depth] = move;
    if (dfs(depth + 1, bound, move)) return true;
    apply(back[move]);
  }
  return false;
}

int main() {
  while (std::cin >> a[0] && a[0] != 0) {
    for (int i = 1; i < 24; i++) std::cin >> a[i];
    int bound = 0;
    while (!dfs(0, bound, -1)) bound++;
    if (bound == 0) std::cout << "No moves needed";
    for (int i = 0; i < bound; i++) std::cout << static_cast<char>('A' + moves[i]);
    std::cout << "\n" << a[middle[0]] << "\n";
  }
  return 0;
}
