#include "command_line/options.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace rotation_game {

const char* const help_text =
    R"(Usage: rotation-game [OPTION]... [FILE]...

Solves boards of the Rotation Game: for each the fewest moves, and of these the
first in dictionary order. Without a FILE, or for -, reads standard input.

  --engine=auto|search|table  how to solve; all give the same answers (auto)
  --check=ANSWERS             judge ANSWERS, those of another program, case by
                              case, and explain each wrong one
  --draw                      also show the board before and after every move
  --random=N                  write N random boards and the final 0
    --moves=D|A-B             ... whose shortest solution has D moves, 0 to 13;
                              or A, A+1, ..., B, A, ... in turn
    --seed=S                  ... the same ones wherever S is the same
  --stats                     at the end: cases, nodes, time by engine and moves
  --progress                  once a second: cases so far and their rate
  -h, --help                  show this
  -V, --version               show the version

What is wrong with a solution of your own?
  rotation-game --random=240 --moves=0-11 > boards.txt
  ./mine < boards.txt > mine.txt
  rotation-game --check=mine.txt boards.txt

Exit status: 0 all answered, all right; 1 malformed or wrong; 2 other trouble.
)";

namespace {

// Returns the number that the value of an option is, which must be at most `largest`.
std::uint64_t number(const std::string& option, const std::string& value, std::uint64_t largest) {
  std::uint64_t result = 0;
  const char* const end = value.data() + value.size();
  const auto [stop, error] = std::from_chars(value.data(), end, result);
  if (error != std::errc() || stop != end || result > largest) {
    throw UsageError(option + " wants a number from 0 to " + std::to_string(largest) + ", not '" + value + "'");
  }
  return result;
}

// Returns the lengths that the value of --moves is: a number, or two with a hyphen between.
Lengths lengths(const std::string& value) {
  const auto length = [](const std::string& text) { return static_cast<int>(number("--moves", text, hardest_length)); };
  const std::size_t hyphen = value.find('-', 1);
  if (hyphen == std::string::npos) return {length(value), length(value)};
  const Lengths result = {length(value.substr(0, hyphen)), length(value.substr(hyphen + 1))};
  if (result.first > result.last) throw UsageError("--moves wants the smaller number first, not '" + value + "'");
  return result;
}

Engine engine(const std::string& value) {
  if (value == "auto") return Engine::automatic;
  if (value == "search") return Engine::search;
  if (value == "table") return Engine::table;
  throw UsageError("--engine wants auto, search or table, not '" + value + "'");
}

struct Option {
  std::string name;
  std::string short_name;
  bool takes_value;
  void (*set)(Options& options, const std::string& value);
};

const Option known_options[] = {
    {"--engine", "", true, [](Options& options, const std::string& value) { options.engine = engine(value); }},
    {"--check", "", true, [](Options& options, const std::string& value) { options.check = value; }},
    {"--draw", "", false, [](Options& options, const std::string&) { options.draw = true; }},
    {"--random", "", true,
     [](Options& options, const std::string& value) { options.random = number("--random", value, UINT64_MAX); }},
    {"--moves", "", true, [](Options& options, const std::string& value) { options.moves = lengths(value); }},
    {"--seed", "", true,
     [](Options& options, const std::string& value) { options.seed = number("--seed", value, UINT64_MAX); }},
    {"--stats", "", false, [](Options& options, const std::string&) { options.stats = true; }},
    {"--progress", "", false, [](Options& options, const std::string&) { options.progress = true; }},
    {"--help", "-h", false, [](Options& options, const std::string&) { options.help = true; }},
    {"--version", "-V", false, [](Options& options, const std::string&) { options.version = true; }},
};

// Returns how many letters must be put in, taken out or replaced to make one word of the other: Levenshtein's distance,
// row by row of its table.
std::size_t distance_between(const std::string& from, const std::string& to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t(0));
  for (const char letter : from) {
    std::size_t diagonal = row[0]++;
    for (std::size_t i = 0; i < to.size(); ++i) {
      const std::size_t replaced = diagonal + (letter == to[i] ? 0 : 1);
      diagonal = row[i + 1];
      row[i + 1] = std::min({replaced, row[i] + 1, row[i + 1] + 1});
    }
  }
  return row.back();
}

// Returns a question for the option that was meant, if one is at most two letters away.
std::string suggestion(const std::string& unknown) {
  const auto distance = [&](const Option& option) { return distance_between(unknown, option.name); };
  const auto nearest =
      std::min_element(std::begin(known_options), std::end(known_options),
                       [&](const Option& one, const Option& other) { return distance(one) < distance(other); });
  return distance(*nearest) <= 2 ? "; did you mean '" + nearest->name + "'?" : "";
}

const Option& find_option(const std::string& name) {
  const auto option = std::find_if(std::begin(known_options), std::end(known_options),
                                   [&](const Option& known) { return name == known.name || name == known.short_name; });
  if (option == std::end(known_options)) throw UsageError("unknown option '" + name + "'" + suggestion(name));
  return *option;
}

void require_sensible(const Options& options) {
  if (!options.random && (options.moves || options.seed)) throw UsageError("--moves and --seed go with --random");
  if (options.random && (options.check || options.draw || options.stats || options.progress)) {
    throw UsageError("--random solves nothing, so --check, --draw, --stats and --progress do not go with it");
  }
  if (options.random && !options.files.empty()) throw UsageError("--random reads no FILE");
  const bool reads_standard_input =
      options.files.empty() || std::count(options.files.begin(), options.files.end(), "-") > 0;
  if (options.check == "-" && reads_standard_input) {
    throw UsageError("cases and answers cannot both be read from standard input");
  }
}

}  // namespace

Options parse_options(const std::vector<std::string>& arguments) {
  Options options;
  for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
    if (*argument == "--") {
      options.files.insert(options.files.end(), argument + 1, arguments.end());
      break;
    }
    if (*argument == "-" || argument->empty() || argument->front() != '-') {
      options.files.push_back(*argument);
      continue;
    }
    const std::size_t equals = argument->find('=');
    const std::string name = argument->substr(0, equals);
    const Option& option = find_option(name);
    std::string value;
    if (equals != std::string::npos) {
      if (!option.takes_value) throw UsageError(name + " takes no value");
      value = argument->substr(equals + 1);
    } else if (option.takes_value) {
      if (++argument == arguments.end()) throw UsageError(name + " wants a value");
      value = *argument;
    }
    option.set(options, value);
  }
  if (options.help || options.version) return options;
  require_sensible(options);
  if (options.files.empty()) options.files.push_back("-");
  return options;
}

}  // namespace rotation_game
