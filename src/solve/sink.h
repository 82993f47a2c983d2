#pragma once

#include "rotation_game/placement.h"
#include "rotation_game/solution.h"

namespace rotation_game {

// Where solved cases go, in the order of the input. What it returns is whether all that was made of them could be
// written; when it was not, the sink is to be given no more.
class Sink {
 public:
  virtual ~Sink() = default;
  // Takes a case. What is made of it may wait for the next flush().
  virtual bool take(const Placements& placements, Solution solution) = 0;
  // Writes out all that was made of the cases so far.
  virtual bool flush() = 0;
  // Takes the end of an input; others may follow.
  virtual bool end() { return flush(); }
};

}  // namespace rotation_game
