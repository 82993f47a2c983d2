#pragma once

#include <string>
#include <string_view>

#include "solve/batch_solver.h"

namespace rotation_game {

// Returns `text`, such as a message with the name of a file, in a form that is safe to show on a terminal: letters of
// UTF-8 stay as they are; every byte of a character that controls something, or is not seen, and of what is not UTF-8
// becomes \xNN.
std::string printable_name(std::string_view text);

// Returns whether the reading of cases stopped at a fault, not at its proper end.
bool is_fault(const Stop& stop);

// Returns the line that tells of a fault: FILE:LINE:COLUMN: error: case N: what was expected and what was found. Where
// the case did not begin with the fault's line, it tells the place, too: case N, begun at LINE:COLUMN.
std::string fault_message(const std::string& file, const End& end);

// Returns `message` with the reason that the system gives for the call that failed last, if it gives one.
std::string with_reason(const std::string& message);

}  // namespace rotation_game
