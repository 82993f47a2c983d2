// Writes the sample files: boards, and the answers that the reference gives, not the program.

#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <sstream>

#include "reference/reference.h"

namespace {

using Boards = std::vector<reference::Cells>;

// Writes the board's numbers, each but the last followed by its separator.
std::string text_of(const reference::Cells& cells, const std::function<std::string(std::size_t)>& separator) {
  std::string text;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    text += std::to_string(cells[cell]);
    if (cell + 1 < cells.size()) text += separator(cell);
  }
  return text;
}

std::string word_of(const reference::Cells& cells) {
  return text_of(cells, [](std::size_t) { return ""; });
}

std::string lines_of(const Boards& boards, const std::string& line_end = "\n") {
  std::string text;
  for (const reference::Cells& cells : boards) text += text_of(cells, [](std::size_t) { return " "; }) + line_end;
  return text;
}

std::string shape_of(const reference::Cells& cells) {
  std::string shape =
      "    #     #\n"
      "    #     #\n"
      "# # # # # # #\n"
      "    #     #\n"
      "# # # # # # #\n"
      "    #     #\n"
      "    #     #\n";
  for (int symbol : cells) shape[shape.find('#')] = static_cast<char>('0' + symbol);
  return shape;
}

// Returns the first random boards for which `wanted` holds.
Boards random_boards(std::size_t count, unsigned seed, const std::function<bool(const reference::Cells&)>& wanted) {
  std::mt19937 generator(seed);
  Boards boards;
  while (boards.size() < count) {
    const reference::Cells cells = reference::random_cells(generator);
    if (wanted(cells)) boards.push_back(cells);
  }
  return boards;
}

// Tells whether just `count` symbols have a shortest solution, and the dictionary chooses that of the last of them.
bool last_of_a_tie_wins(const reference::Cells& cells, int count) {
  const int shortest = reference::table().length(cells);
  int tied = 0, last = 0;
  for (int symbol = 1; symbol <= 3; ++symbol) {
    if (reference::table().length(reference::mask_of(cells, symbol)) != shortest) continue;
    ++tied;
    last = symbol;
  }
  return tied == count && reference::table().solve(cells).symbol == last;
}

class SampleWriter {
 public:
  explicit SampleWriter(std::filesystem::path directory) : directory_(std::move(directory)) {
    std::filesystem::create_directories(directory_);
  }

  void write(const std::string& name, const Boards& boards, const std::string& input) const {
    write_file(name + ".in", input);
    std::ostringstream answers;
    for (const reference::Cells& cells : boards) answers << reference::table().solve(cells);
    write_file(name + ".out", answers.str());
  }

  // Writes the boards in the usual form, a line each.
  void write(const std::string& name, const Boards& boards) const { write(name, boards, lines_of(boards) + "0\n"); }

 private:
  void write_file(const std::string& name, const std::string& text) const {
    std::ofstream file;
    file.exceptions(std::ios::badbit | std::ios::failbit);
    file.open(directory_ / name, std::ios::binary);
    file << text;
    file.close();
  }

  std::filesystem::path directory_;
};

void write_boards(const SampleWriter& samples) {
  samples.write("statement", {{1, 1, 1, 1, 3, 2, 3, 2, 3, 1, 3, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 1, 3, 3},
                              {1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3}});

  Boards solved;
  for (int symbol = 1; symbol <= 3; ++symbol) {
    solved.push_back(random_boards(1, 100, [symbol](const reference::Cells& cells) {
      return reference::table().length(reference::mask_of(cells, symbol)) == 0;
    })[0]);
  }
  samples.write("no_moves", solved);

  samples.write("ties_of_two", random_boards(20, 101, [](const auto& cells) { return last_of_a_tie_wins(cells, 2); }));
  samples.write("ties_of_three",
                random_boards(20, 102, [](const auto& cells) { return last_of_a_tie_wins(cells, 3); }));

  const std::vector<Boards> boards = reference::boards_by_length(8, 103);
  for (std::size_t length = 0; length < boards.size(); ++length) {
    const std::string digits = std::to_string(length);
    samples.write("length_" + std::string(2 - digits.size(), '0') + digits, boards[length]);
  }
  samples.write("hardest", reference::hardest_boards());
  samples.write("random_300", reference::random_boards(300, 104));
}

void write_forms(const SampleWriter& samples) {
  const Boards boards = reference::random_boards(5, 105);
  const std::string lines = lines_of(boards);
  samples.write("no_final_zero", boards, lines);
  samples.write("end_without_newline", boards, lines + "0");
  samples.write("crlf_bom", boards, "\xEF\xBB\xBF" + lines_of(boards, "\r\n") + "0\r\n");
  samples.write("text_after_zero", boards, lines + "0\n" + lines + "and words\n");
  samples.write("empty", {}, "0\n");
  samples.write("nothing", {}, "");
  samples.write("blank", {}, " \t\n\n \r\n\n");

  // Words of 24 symbols, alone and among the other forms.
  std::string words, forms;
  for (const reference::Cells& cells : boards) words += word_of(cells) + "\n";
  samples.write("words", boards, "\xEF\xBB\xBF" + words + "0\n");
  forms = reference::line_of(boards[0]) + word_of(boards[1]) + " " + word_of(boards[2]) + "\t" +
          reference::line_of(boards[3]) + word_of(boards[4]);
  samples.write("words_among_lines", boards, forms);

  std::string shapes, spaced = "\n\t\n";
  const std::vector<std::string> spaces = {" ", "\t", "    ", "\f", "\n", "\v", " \t ", "\n\n\n", "\r\n", "\r"};
  for (const reference::Cells& cells : boards) {
    shapes += shape_of(cells) + "\n";
    spaced += text_of(cells, [&](std::size_t cell) { return spaces[cell % spaces.size()]; }) + "\n \n";
  }
  samples.write("hash_shape", boards, shapes + "0\n");
  samples.write("odd_white_space", boards, spaced + "\t0 \n");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: make_samples DIRECTORY\n";
    return 2;
  }
  const SampleWriter samples(argv[1]);
  write_boards(samples);
  write_forms(samples);
}
