// Dropped.
#include <string>

#include "parts/one.h"
#include "parts/three.h"
#include "rotation_game/two.h"

// Also dropped.

int main() {  // dropped, too
  return rotation_game::two();
}
