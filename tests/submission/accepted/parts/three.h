#pragma once

#include "one.h"

// The seam between the two files is left out, and so is this.

namespace rotation_game {

const int three = 3;

}  // namespace rotation_game
