#include "command_line/messages.h"

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <sstream>
#include <system_error>

#include "check/answer.h"

namespace rotation_game {

namespace {

// A character of UTF-8: its code, and how many bytes it has. Whatever is no character is a byte with the code 0.
struct Character {
  unsigned long code;
  std::size_t size;
};

// Returns the character at the beginning of a text, which is not empty.
Character first_character(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return {byte(0), 1};
  const std::size_t size = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
  if (byte(0) < 0xC2 || byte(0) > 0xF4 || text.size() < size) return {0, 1};
  unsigned long code = byte(0) & (0xFFu >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {0, 1};
    code = code << 6 | (byte(i) & 0x3F);
  }
  const unsigned long least[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = code >= 0xD800 && code < 0xE000;
  if (code < least[size] || code > 0x10FFFF || is_surrogate) return {0, 1};
  return {code, size};
}

// Returns whether a character has a shape of its own: it is neither a control character, nor one that formats what is
// around it, nor a kind of blank other than the usual one.
bool is_seen(unsigned long code) {
  struct Range {
    unsigned long first, last;
  };
  const Range unseen[] = {{0, 0x1F},        {0x7F, 0xA0},     {0xAD, 0xAD},      {0x61C, 0x61C},   {0x180E, 0x180E},
                          {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F},  {0x3000, 0x3000}, {0xFE00, 0xFE0F},
                          {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF}};
  return std::none_of(std::begin(unseen), std::end(unseen),
                      [code](const Range& range) { return range.first <= code && code <= range.last; });
}

}  // namespace

std::string printable_name(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const Character character = first_character(text);
    const std::string bytes(text.substr(0, character.size));
    result += is_seen(character.code) ? bytes : printable(bytes);
    text.remove_prefix(character.size);
  }
  return result;
}

bool is_fault(const Stop& stop) { return stop.cell > 0 || !(stop.found.empty() || stop.found == "0"); }

// Returns a word in quotes, its end left out if it is long.
static std::string quoted_word(const std::string& word) {
  const std::size_t longest = 20;
  return "'" + printable(word.substr(0, longest)) + (word.size() > longest ? "...'" : "'");
}

// Returns advice on a word in which numbers seem to stand together.
static std::string advice(const std::string& word) {
  const auto is_digit = [](char byte) { return byte >= '0' && byte <= '9'; };
  if (std::count_if(word.begin(), word.end(), is_digit) < 2) return "";
  return "; symbols are separated by white space, or all 24 written together";
}

static std::string expected_and_found(const Stop& stop) {
  const std::string after = " after " + std::to_string(stop.cell);
  if (stop.found.empty()) return "expected 24 symbols, found the end of the input" + after;
  if (stop.found == "0") return "expected 24 symbols, found 0" + after;
  if (stop.found == "1" || stop.found == "2" || stop.found == "3") {
    return "expected each symbol eight times, found a ninth " + stop.found;
  }
  return (stop.cell == 0 ? "expected 1, 2 or 3, or a final 0, found " : "expected 1, 2 or 3, found ") +
         quoted_word(stop.found) + advice(stop.found);
}

std::string fault_message(const std::string& file, const End& end) {
  const Stop& stop = end.stop;
  std::ostringstream message;
  message << file << ':' << stop.line << ':' << stop.column << ": error: case " << stop.case_number;
  const bool begins_the_line = end.case_line == stop.line && end.case_column == 1;
  if (stop.cell > 0 && !begins_the_line) message << ", begun at " << end.case_line << ':' << end.case_column;
  message << ": " << expected_and_found(stop);
  return message.str();
}

std::string with_reason(const std::string& message) {
  return errno == 0 ? message : message + ": " + std::generic_category().message(errno);
}

}  // namespace rotation_game
