// What --help, the README and the man page say of options and exit status is the same.

#include "command_line/options.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace rotation_game {
namespace {

std::string contents(const std::string& name) {
  std::ifstream file(std::string(PROJECT) + '/' + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string replaced(const std::string& text, const std::string& pattern, const std::string& replacement) {
  return std::regex_replace(text, std::regex(pattern), replacement);
}

// Returns what a pattern finds in its first group.
std::set<std::string> found(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  std::set<std::string> result;
  for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match)
    result.insert((*match)[1]);
  return result;
}

const std::string option = "((?:-[a-zA-Z], )?--[a-z]+(?:=[^ \\n]+)?)";

std::set<std::string> options_of_help() { return found(help_text, "\\n +" + option + "  "); }

std::set<std::string> options_of_readme() {
  const std::string table = replaced(contents("README.md"), "`, `", ", ");
  return found(replaced(table, "\\\\\\|", "|"), "\\n\\| `" + option + "` \\|");
}

std::set<std::string> options_of_man_page() {
  return found(replaced(contents("src/command_line/rotation-game.1"), "\\\\-", "-"), "\\.TP\\n\\.B " + option + "\\n");
}

TEST(Options, AreTheSameInHelpReadmeAndManPage) {
  EXPECT_EQ(options_of_help().size(), 10u);
  EXPECT_EQ(options_of_readme(), options_of_help());
  EXPECT_EQ(options_of_man_page(), options_of_help());
}

// Each that is told of is known, and no other.
TEST(Options, AreThoseThatAreToldOf) {
  for (const std::string& told : options_of_help()) {
    const std::string name = told.substr(told.find("--"), told.find('=') - told.find("--"));
    try {
      parse_options({name});
    } catch (const UsageError& error) {
      EXPECT_EQ(std::string(error.what()).find("unknown option"), std::string::npos) << error.what();
    }
  }
  EXPECT_THROW(parse_options({"--other"}), UsageError);
}

std::string message_for(const std::string& argument) {
  try {
    parse_options({argument});
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(Options, ThatAreMistypedAreSuggested) {
  EXPECT_EQ(message_for("--chekc"), "unknown option '--chekc'; did you mean '--check'?");
  EXPECT_EQ(message_for("-draw"), "unknown option '-draw'; did you mean '--draw'?");
  EXPECT_EQ(message_for("--state"), "unknown option '--state'; did you mean '--stats'?");
  EXPECT_EQ(message_for("--egine=table"), "unknown option '--egine'; did you mean '--engine'?");
  EXPECT_EQ(message_for("--drawing"), "unknown option '--drawing'");  // three letters are too many
  EXPECT_EQ(message_for("--rand"), "unknown option '--rand'; did you mean '--random'?");
  EXPECT_EQ(message_for("-c"), "unknown option '-c'");
}

// Whichever letter is left out, doubled or replaced, or two exchanged.
TEST(Options, ThatAreMistypedAnywhereAreSuggested) {
  for (const std::string& told : options_of_help()) {
    const std::string name = replaced(told, "-., |=.*", "");
    for (std::size_t i = 0; i < name.size(); ++i) {
      std::vector<std::string> mistyped(3, name);
      mistyped[0].insert(i, 1, '_');
      mistyped[1].erase(i, 1);
      mistyped[2][i] = '_';
      if (i > 1 && i + 1 < name.size() && name[i] != name[i + 1]) {
        mistyped.push_back(name);
        std::swap(mistyped.back()[i], mistyped.back()[i + 1]);
      }
      for (const std::string& word : mistyped) {
        if (word[0] != '-') continue;  // a FILE
        EXPECT_EQ(message_for(word), "unknown option '" + word + "'; did you mean '" + name + "'?");
      }
    }
  }
}

TEST(Options, ExitStatusIsTheSameInHelpAndManPage) {
  const std::string help = replaced(help_text, "\\n", " ");
  std::smatch match;
  ASSERT_TRUE(std::regex_search(help, match, std::regex("Exit status: 0 ([^;]+); 1 ([^;]+); 2 ([^;.]+)\\.")));
  const std::string man_page = contents("src/command_line/rotation-game.1");
  const std::string readme = contents("README.md");
  for (std::size_t status = 0; status <= 2; ++status) {
    const std::string number = std::to_string(status);
    EXPECT_NE(man_page.find(".TP\n.B " + number + "\n" + match[status + 1].str()), std::string::npos) << number;
    EXPECT_TRUE(std::regex_search(readme, std::regex("\\s" + number + ": "))) << number;
  }
}

TEST(Options, TheVersionOfTheManPageIsThatOfTheProgram) {
  EXPECT_NE(contents("src/command_line/rotation-game.1").find("\"Rotation Game " ROTATION_GAME_VERSION "\""),
            std::string::npos);
}

}  // namespace
}  // namespace rotation_game
