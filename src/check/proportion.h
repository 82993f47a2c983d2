#pragma once

#include <string>

#include "rotation_game/solution.h"

namespace rotation_game {

// Returns whether so many are all, or nearly all, of three or more.
inline bool is_nearly_all(Word count, Word all) { return all >= 3 && count * 20 >= all * 19; }

// Returns "all 12" or "11 of 12".
inline std::string all_or(Word count, Word all) {
  return count == all ? "all " + std::to_string(all) : std::to_string(count) + " of " + std::to_string(all);
}

}  // namespace rotation_game
