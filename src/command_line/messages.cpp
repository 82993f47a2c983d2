#include "command_line/messages.h"

#include <algorithm>
#include <cerrno>
#include <sstream>
#include <system_error>

#include "check/printable.h"

namespace rotation_game {

bool is_fault(const Stop& stop) { return stop.cell > 0 || !(stop.found.empty() || stop.found == "0"); }

// Returns a word in quotes, its end left out if it is long.
static std::string quoted(const std::string& word) {
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
         quoted(stop.found) + advice(stop.found);
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
