// run_samples PROGRAM WAY SAMPLE...
//
// Runs PROGRAM on each SAMPLE, a path without its ending, and compares standard output, standard error and exit status
// with the files beside it, byte by byte. Ends with 1 if there is a difference, and shows the first of each run. WAY is
// how the program is run:
//
//   stdin          SAMPLE.in is its standard input; SAMPLE.out, SAMPLE.err if there is one, and the status are expected
//   file           the same, as a FILE
//   search, table  the same, by this engine
//   submission     standard input, as a judge runs it: only SAMPLE.out is expected, in the system's own line ends, and
//                  status 0
//   check          SAMPLE.answers are checked, for the cases in SAMPLE.in, or in cases.in where there is none;
//                  SAMPLE.report and the status that goes with it are expected

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#ifndef _WIN32
#include <sys/wait.h>
#endif

namespace {

using Path = std::filesystem::path;

struct Outcome {
  std::string output, error;
  int status;
};

std::string contents(const Path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string quoted(const Path& path) { return '"' + path.string() + '"'; }

// A folder that is there as long as this is.
class Scratch {
 public:
  Scratch()
      : folder_(std::filesystem::temp_directory_path() / ("run_samples-" + std::to_string(std::random_device()()))) {
    create_directory(folder_);
  }
  ~Scratch() { remove_all(folder_); }
  Path file(const std::string& name) const { return folder_ / name; }

 private:
  Path folder_;
};

// Runs a command in `folder`, by the shell that every system has.
Outcome run(const std::string& command, const Path& folder) {
  static const Scratch scratch;
  const Path output = scratch.file("output"), error = scratch.file("error");
  std::string line = command + " > " + quoted(output) + " 2> " + quoted(error);
#ifdef _WIN32
  line = '"' + line + '"';  // its shell takes off the outermost quotes
#endif
  std::filesystem::current_path(folder);
  int status = std::system(line.c_str());
#ifndef _WIN32
  status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
#endif
  return {contents(output), contents(error), status};
}

// Returns the first line in which two texts differ.
std::string difference(const std::string& what, const std::string& found, const std::string& expected) {
  std::istringstream found_lines(found), expected_lines(expected);
  std::string found_line, expected_line;
  for (int number = 1;; ++number) {
    const bool has_found = bool(std::getline(found_lines, found_line));
    const bool has_expected = bool(std::getline(expected_lines, expected_line));
    if (!has_found && !has_expected) return what + ": the last line ends otherwise\n";
    if (has_found && has_expected && found_line == expected_line) continue;
    return what + ", line " + std::to_string(number) + ": " + (has_found ? '"' + found_line + '"' : "nothing") +
           " instead of " + (has_expected ? '"' + expected_line + '"' : "nothing") + '\n';
  }
}

std::string differences(const Outcome& found, const Outcome& expected) {
  std::string text;
  if (found.output != expected.output) text += difference("standard output", found.output, expected.output);
  if (found.error != expected.error) text += difference("standard error", found.error, expected.error);
  if (found.status != expected.status) {
    text += "exit status " + std::to_string(found.status) + " instead of " + std::to_string(expected.status) + '\n';
  }
  return text;
}

// Returns the file beside a sample that has this ending.
Path beside(const Path& sample, const std::string& ending) {
  return sample.parent_path() / (sample.filename().string() + ending);
}

std::string check_sample(const std::string& program, const Path& sample) {
  const std::string name = sample.filename().string();
  const std::string cases = exists(beside(sample, ".in")) ? name + ".in" : "cases.in";
  const std::string report = contents(beside(sample, ".report"));
  // All is right if the report begins with its line of counts, and that ends with the right ones.
  const bool all_right = report.find('\n') == report.find(" right\n") + std::string(" right").size();
  return differences(run(program + " --check=" + name + ".answers " + cases, sample.parent_path()),
                     {report, "", all_right ? 0 : 1});
}

std::string run_sample(const std::string& program, const std::string& way, const Path& sample) {
  if (way == "check") return check_sample(program, sample);
  const std::string input = sample.filename().string() + ".in";
  Outcome expected = {contents(beside(sample, ".out")), "", 0};
  if (way != "submission" && exists(beside(sample, ".err"))) {
    expected.error = contents(beside(sample, ".err"));
    if (way == "stdin") expected.error.replace(expected.error.find(input), input.size(), "<stdin>");
    expected.status = 1;
  }
  const bool by_engine = way == "search" || way == "table";
  const std::string arguments = by_engine       ? " --engine=" + way + ' ' + input
                                : way == "file" ? ' ' + input
                                                : " < " + input;
  Outcome found = run(program + arguments, sample.parent_path());
#ifdef _WIN32
  if (way == "submission") {
    std::string& output = found.output;
    for (std::size_t at; (at = output.find("\r\n")) != output.npos;) output.erase(at, 1);
  }
#endif
  return differences(found, expected);
}

}  // namespace

int main(int argc, char** argv) try {
  if (argc < 4) throw std::runtime_error("usage: run_samples PROGRAM WAY SAMPLE...");
  const std::string program = quoted(std::filesystem::absolute(argv[1]));
  const std::string way = argv[2];
  std::vector<Path> samples;
  for (int i = 3; i < argc; ++i) samples.push_back(std::filesystem::absolute(argv[i]));
  bool all_same = true;
  for (const Path& sample : samples) {
    const std::string text = run_sample(program, way, sample);
    if (text.empty()) continue;
    all_same = false;
    std::cout << sample.string() << ", by " << way << ":\n" << text;
  }
  return all_same ? 0 : 1;
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 2;
}
