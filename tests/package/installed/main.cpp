#include "globals.h"

int main() {
  // A rotates the left column up: 6 11 15 go to 2 6 11, and 15 is left by them.
  const unsigned expected = 1u << 2 | 1u << 6 | 1u << 7 | 1u << 8 | 1u << 11 | 1u << 12 | 1u << 16 | 1u << 17;
  return by_search == "AC\n2\n" && by_table == "AC\n2\n" && moved_center == expected ? 0 : 1;
}
