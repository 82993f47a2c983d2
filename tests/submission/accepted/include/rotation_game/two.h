#pragma once

#include <iostream>

// Dropped.

namespace rotation_game {

// Dropped, with the blank lines around.

inline int two() { return 2; }

class Two {
 public:
  // Dropped with the blank lines between members.
  int one;

  // And again.
  int two;

 private:
  int three;
};

}  // namespace rotation_game

namespace other {

const int three = 3;

}  // namespace other
