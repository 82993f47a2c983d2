#include "check/answer.h"

#include <algorithm>

#include "rotation_game/judge_format.h"

namespace rotation_game {

namespace {

const std::size_t text_limit = 60;
const char* const letters_of_moves = "ABCDEFGH";

char upper_case(char byte) { return byte >= 'a' && byte <= 'z' ? char(byte - 'a' + 'A') : byte; }

bool is_of_words(char byte) {
  const char letter = upper_case(byte);
  return (letter > 'H' && letter <= 'Z') || (byte >= '0' && byte <= '9') || byte == '|';
}

// Returns where the moves begin that stand behind words at the end of a text, or 0.
std::size_t begin_of_last_moves(const std::string& text) {
  const std::size_t no_moves = text.rfind(" No moves needed");
  if (no_moves != text.npos && no_moves + 16 == text.size()) return no_moves + 1;
  const std::size_t begin = text.rfind(' ') + 1;
  return begin < text.size() && text.find_first_not_of(letters_of_moves, begin) == text.npos ? begin : 0;
}

// Makes the line one of the moves that are in a text, whatever stands between them.
void set_moves(AnswerLine& line, const std::string& text) {
  std::array<unsigned char, cell_count> origins;  // the cells from which the symbols come that each cell gets
  for (std::size_t cell = 0; cell < origins.size(); ++cell) origins[cell] = static_cast<unsigned char>(cell);
  for (const char byte : text) {
    const char letter = upper_case(byte);
    if (letter < 'A' || letter > 'H') continue;
    ++line.move_count;
    if (line.letters.size() < text_limit) line.letters += letter;
    const auto& cells = move_cells[letter - 'A'];
    for (std::size_t i = 1; i < line_length; ++i) {
      std::swap(origins[std::size_t(cells[i - 1])], origins[std::size_t(cells[i])]);
    }
  }
  line.origins = {origins[6], origins[7], origins[8], origins[11], origins[12], origins[15], origins[16], origins[17]};
  if (line.move_count > 14) return;
  line.moves = 0;
  for (std::size_t i = line.letters.size(); i-- > 0;) line.moves = prepend(Move(line.letters[i] - 'A'), line.moves);
}

}  // namespace

bool AnswerLine::begins_with_no() const {
  const bool has_digits = text.find_first_of("0123456789") != text.npos;
  return text.size() >= 2 && upper_case(text[0]) == 'N' && upper_case(text[1]) == 'O' && !has_digits;
}

int AnswerLine::symbol_after(const Placements& placements) const {
  Placement filling = 0;
  for (const unsigned char origin : origins) filling |= 1u << origin;
  for (int i = 0; i < symbol_count; ++i) {
    if (placements.of[i] == filling) return i + 1;
  }
  return 0;
}

AnswerLine line_of(std::string text, Word number) {
  while (!text.empty() && is_space(text.back())) text.pop_back();
  // Where white space stood is known, so blanks will do for showing it.
  std::replace_if(text.begin(), text.end(), is_space, ' ');
  AnswerLine line;
  line.number = number;
  line.text = text.substr(0, text_limit + 1);
  line.stray = text.find_first_not_of(letters_of_moves);
  if (line.stray != text.npos) line.stray_byte = text[line.stray];
  const std::size_t last = begin_of_last_moves(text);
  if (text == "1" || text == "2" || text == "3") {
    line.kind = AnswerLine::Kind::symbol;
  } else if (line.begins_with_no()) {
    line.kind = AnswerLine::Kind::moves;
    set_moves(line, "");
  } else if (std::none_of(text.begin(), text.end(), is_of_words) && text.find("  ") == text.npos) {
    set_moves(line, text);
    if (line.move_count > 0) line.kind = AnswerLine::Kind::moves;
  } else if (last > 0) {
    line.has_words = true;
    set_moves(line, text[last] == 'N' ? "" : text.substr(last));
    // Words with a single move behind them are rather for debugging.
    if (line.move_count != 1) line.kind = AnswerLine::Kind::moves;
  }
  return line;
}

std::string quoted(const std::string& text) {
  if (text.empty()) return "an empty line";
  return '"' + printable(text.substr(0, text_limit)) + (text.size() > text_limit ? "...\"" : "\"");
}

std::string printable(const std::string& text) {
  const char* const digits = "0123456789ABCDEF";
  std::string result;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte >= ' ' && byte <= '~') {
      result += character;
    } else {
      result += {'\\', 'x', digits[byte / 16], digits[byte % 16]};
    }
  }
  return result;
}

void Surplus::add(const Surplus& other) {
  if (other.count == 0) return;
  if (count == 0 || other.first < first) first = other.first, text = other.text;
  last = std::max(last, other.last);
  count += other.count;
  has_text |= other.has_text;
}

Surplus Answer::lines() const {
  Surplus lines = surplus;
  if (moves) lines.add(*moves);
  if (symbol) lines.add(*symbol);
  return lines;
}

}  // namespace rotation_game
