// amalgamate SPINE INCLUDE_DIR OUTPUT
//
// Writes one source file: the spine, with each quoted include where it is first asked for, looked
// up beside the including file and then in INCLUDE_DIR. System includes are gathered at the top; comments and the blank
// lines around them are left out, and so is the seam where one file closes a namespace and the next opens it again.
// Names and lines stay as they are. To save bytes, a tab stands for each two spaces of indentation, and "inline", which
// means nothing in a single file, is left out.
//
// A folder goes in as a whole: a file beside an included one that nobody includes is refused, so that none is
// forgotten. So is a function whose name stands nowhere else, since nothing calls it. A class goes in as a whole.
//
// What it does not understand it refuses, naming file and line, with exit status 1. It relies on the project's format:
// a directive begins its line, and a comment names the namespace that a brace closes.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Path = std::filesystem::path;

const char opening_comment[] = "// Generated from the commented sources of Rotation Game.\n\n";

// All of them are in C++98.
const std::set<std::string> system_headers = {"algorithm", "iostream", "string", "vector"};

struct Place {
  Path file;
  int line;
};

[[noreturn]] void refuse(const Place& place, const std::string& reason) {
  throw std::runtime_error(place.file.generic_string() + ":" + std::to_string(place.line) + ": " + reason);
}

// Returns the line without its comment and the spaces before it.
std::string without_comment(const std::string& line, const Place& place) {
  std::string code;
  char quote = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!quote && line.compare(i, 2, "/*") == 0) refuse(place, "a block comment");
    if (!quote && line.compare(i, 2, "//") == 0) break;
    code += line[i];
    if (quote && line[i] == '\\') {
      code += line[++i];
    } else if (line[i] == quote) {
      quote = 0;
    } else if (!quote && (line[i] == '"' || line[i] == '\'')) {
      quote = line[i];
    }
  }
  if (quote) refuse(place, "a literal that does not end");
  return code.substr(0, code.find_last_not_of(' ') + 1);
}

class Amalgamation {
 public:
  Amalgamation(const Path& spine, const Path& include_directory) : include_directory_(include_directory) {
    if (!is_regular_file(spine)) throw std::runtime_error(spine.generic_string() + ": no such file");
    add_file(spine);
    close_namespace();
    finished_files_.erase(canonical(spine));
    for (const Path& included : finished_files_) require_its_folder(included);
    for (const auto& [name, place] : functions_) {
      if (!other_names_.count(name)) refuse(place, "a function that nothing calls: " + name);
    }
  }

  void write(std::ostream& output) const {
    output << opening_comment;
    for (const std::string& header : headers_) output << "#include <" << header << ">\n";
    output << text_;
  }

 private:
  void add_file(const Path& file) {
    open_files_.push_back(canonical(file));
    std::ifstream input(file);
    Place place = {file, 0};
    for (std::string line; std::getline(input, line);) {
      ++place.line;
      add_line(line, place);
    }
    if (!input.eof()) refuse(place, "the file cannot be read");
    finished_files_.insert(open_files_.back());
    open_files_.pop_back();
  }

  void add_line(const std::string& line, const Place& place) {
    static const std::regex directive(" *#.*"), namespace_end("}  // (namespace \\w+)");
    for (char c : line) {
      if (c < ' ' || c > '~') refuse(place, "a byte that is not printable ASCII");
    }
    if (!line.empty() && line.back() == '\\') refuse(place, "a line continuation");
    std::string code = without_comment(line, place);
    std::smatch match;
    if (line.empty()) {
      blank_ = true;
    } else if (std::regex_match(code, directive)) {
      obey(code, place);
    } else if (std::regex_match(line, match, namespace_end)) {
      close_namespace();
      closing_ = match.str(1) + " {";
    } else if (!closing_.empty() && code == closing_) {
      closing_.clear();
    } else if (!code.empty()) {
      close_namespace();
      note_names(code, place);
      add_code(code);
    }
  }

  // A function outside of classes begins where its line does.
  void note_names(const std::string& code, const Place& place) {
    static const std::regex function("\\w[^(=]* [&*]*(\\w+)(\\(.*)"), name("\\w+");
    std::smatch match;
    const bool is_function = std::regex_match(code, match, function) && match.str(1) != "main";
    if (is_function) functions_.insert({match.str(1), place});
    const std::string rest = is_function ? match.str(2) : code;
    other_names_.insert(std::sregex_token_iterator(rest.begin(), rest.end(), name), std::sregex_token_iterator());
  }

  void obey(const std::string& directive, const Place& place) {
    static const std::regex quoted("#include \"([^\"]+)\""), system("#include <([^>]+)>");
    std::smatch match;
    if (std::regex_match(directive, match, quoted)) {
      include(match.str(1), place);
    } else if (std::regex_match(directive, match, system)) {
      if (!system_headers.count(match.str(1))) refuse(place, "a header that is not on the list: " + match.str(1));
      headers_.insert(match.str(1));
    } else if (directive != "#pragma once") {
      refuse(place, "a directive that is not understood: " + directive);
    }
  }

  void include(const std::string& name, const Place& place) {
    Path file = (place.file.parent_path() / name).lexically_normal();
    if (!is_regular_file(file)) file = (include_directory_ / name).lexically_normal();
    if (!is_regular_file(file)) refuse(place, "no such file: " + name);
    const Path identity = canonical(file);
    if (std::count(open_files_.begin(), open_files_.end(), identity)) refuse(place, "a cycle of includes: " + name);
    if (!finished_files_.count(identity)) add_file(file);
  }

  void require_its_folder(const Path& included) const {
    for (const auto& entry : std::filesystem::directory_iterator(included.parent_path())) {
      if (finished_files_.count(canonical(entry.path()))) continue;
      throw std::runtime_error(entry.path().filename().generic_string() + ": beside " +
                               included.filename().generic_string() + ", but not included");
    }
  }

  // The end of a namespace is held back until it is known that the next line does not open it again.
  void close_namespace() {
    if (closing_.empty()) return;
    closing_.clear();
    add_code("}");
    blank_ = true;
  }

  // Blank lines stay before definitions of several lines.
  void add_code(const std::string& code) {
    const std::size_t indentation = code.find_first_not_of(' ');
    if (blank_ && indentation == 0 && code.back() == '{') text_ += '\n';
    blank_ = false;
    text_ += std::string(indentation / 2, '\t');
    text_ += code.substr(code.compare(0, 7, "inline ") == 0 ? 7 : indentation / 2 * 2) + '\n';
  }

  Path include_directory_;
  std::vector<Path> open_files_;  // the spine first
  std::set<Path> finished_files_;
  std::set<std::string> headers_;
  std::map<std::string, Place> functions_;
  std::set<std::string> other_names_;  // all names but those of functions where they are declared or defined
  std::string closing_;                // the line that would open again the namespace whose end is held back
  std::string text_;
  bool blank_ = true;  // whether blank lines stand before the next line of code
};

}  // namespace

int main(int argc, char** argv) try {
  if (argc != 4) throw std::runtime_error("usage: amalgamate SPINE INCLUDE_DIR OUTPUT");
  const Amalgamation amalgamation(argv[1], argv[2]);
  std::ofstream output(argv[3], std::ios::binary);
  amalgamation.write(output);
  if (!output.flush()) throw std::runtime_error(std::string("cannot write ") + argv[3]);
  return 0;
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
