#pragma once

#include <string>
#include <vector>

#include "rotation_game/two.h"

namespace rotation_game {

const char* const text = "// kept, \" // kept";  // dropped
const char quote = '"', slash = '\\';            // dropped

}  // namespace rotation_game
