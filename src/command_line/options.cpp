#include "options.h"

namespace rotation_game {

const char* const help_text =
    R"(Usage: rotation-game [OPTION]... [FILE]...
Solve each case of The Rotation Game (POJ 2286, UVa 1343) in the FILEs with the
fewest moves, the smallest in dictionary order among them. Without a FILE, or
where FILE is -, read standard input.

  -h, --help     show this help and exit
  -V, --version  show the version and exit

Example:  rotation-game < input.txt > output.txt
)";

Options parse_options(const std::vector<std::string>& arguments) {
  Options options;
  bool only_files = false;
  for (const std::string& argument : arguments) {
    if (only_files || argument == "-" || argument.empty() || argument[0] != '-') {
      options.files.push_back(argument);
    } else if (argument == "--") {
      only_files = true;
    } else if (argument == "-h" || argument == "--help") {
      options.help = true;
    } else if (argument == "-V" || argument == "--version") {
      options.version = true;
    } else {
      throw UsageError("unknown option '" + argument + "'");
    }
  }
  if (options.files.empty()) options.files.push_back("-");
  return options;
}

}  // namespace rotation_game
