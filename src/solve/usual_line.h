#pragma once

#include <cstddef>

#include "rotation_game/placement.h"

namespace rotation_game {

// The usual line: a case as 24 numbers with single blanks between, and an end of line, before which one more white
// space may stand, such as a carriage return. Nearly all cases are such lines, and this reads them in a fortieth of the
// time that a CaseReader takes.
const std::size_t longest_usual_line = 2 * cell_count + 1;

// Returns the size of the line that stands at `text`, and what it holds, if it is a usual line without a fault; else 0.
// There must be longest_usual_line characters.
std::size_t read_usual_line(const char* text, Placements& placements);

}  // namespace rotation_game
