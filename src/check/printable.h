#pragma once

#include <string>

namespace rotation_game {

// Returns `text` in a form that is safe to print: what is not printable ASCII as \xNN.
std::string printable(const std::string& text);

}  // namespace rotation_game
