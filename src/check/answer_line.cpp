#include "check/answer_line.h"

#include <algorithm>

#include "check/printable.h"
#include "rotation_game/judge_format.h"

namespace rotation_game {

namespace {

const std::size_t text_limit = 60;

char lower_case(char byte) { return byte >= 'A' && byte <= 'Z' ? char(byte - 'A' + 'a') : byte; }

}  // namespace

AnswerLine::Kind AnswerLine::kind() const {
  if (length == 1 && text[0] >= '1' && text[0] <= '3') return Kind::symbol;
  if (has_letters_ && !is_other_) return Kind::moves;
  return begins_with_no() ? Kind::moves : Kind::other;
}

bool AnswerLine::ends_with_moves(std::size_t count) const {
  const std::string_view whole = text, no_moves = " No moves needed";
  if (length > whole.size() || kind() == Kind::moves) return false;
  if (whole.size() > no_moves.size() && whole.substr(whole.size() - no_moves.size()) == no_moves) return true;
  const std::size_t blank = whole.rfind(' ');
  return blank != whole.npos && whole.size() - blank > count &&
         whole.find_first_not_of("ABCDEFGH", blank + 1) == whole.npos;
}

bool AnswerLine::begins_with_no() const {
  return text.size() >= 2 && lower_case(text[0]) == 'n' && lower_case(text[1]) == 'o';
}

void AnswerLine::add(char byte) {
  ++bytes_;
  if (is_space(byte)) return;
  if (text.size() < text_limit) {
    // White space between is a stray; where it stood is known, so blanks will do for showing it.
    text.append(std::size_t(std::min<Word>(bytes_ - 1 - length, text_limit - text.size())), ' ');
    if (text.size() < text_limit) text += byte;
  }
  const bool follows_space = bytes_ > length + 1;
  const bool is_move = byte >= 'A' && byte <= 'H';
  if (stray_column == 0 && (follows_space || !is_move)) {
    stray_column = length + 1;
    stray = follows_space ? ' ' : byte;
  }
  if (is_move) moves.add(Move(byte - 'A'));
  const char letter = lower_case(byte);
  if (letter >= 'a' && letter <= 'h') has_letters_ = true;
  const bool is_other = (letter > 'h' && letter <= 'z') || (byte >= '0' && byte <= '9') || byte == '|';
  if (is_other || bytes_ > length + 2) is_other_ = true;
  length = bytes_;
}

std::string quoted(const AnswerLine& line) {
  if (line.length == 0) return "an empty line";
  return '"' + printable(line.text) + (line.length > line.text.size() ? "...\"" : "\"");
}

}  // namespace rotation_game
