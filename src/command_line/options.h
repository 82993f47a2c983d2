#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "boards/random_boards.h"

namespace rotation_game {

enum class Engine { automatic, search, table };

// What the arguments ask for; each member is the option of its name.
struct Options {
  Engine engine = Engine::automatic;
  std::optional<std::string> check;
  bool draw = false;
  std::optional<std::uint64_t> random;
  std::optional<Lengths> moves;
  std::optional<std::uint64_t> seed;
  bool stats = false;
  bool progress = false;
  bool help = false;
  bool version = false;
  std::vector<std::string> files;  // "-" is standard input
};

// Arguments that ask for nothing sensible; what() says what is wrong with them.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Reads the arguments, options and FILEs in any order: `--name=value` and `--name value` are the same, and all that
// follows a `--` are FILEs. Without a FILE, `files` is standard input. Throws UsageError.
Options parse_options(const std::vector<std::string>& arguments);

// The text for --help.
extern const char* const help_text;

}  // namespace rotation_game
