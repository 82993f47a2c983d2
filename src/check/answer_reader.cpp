#include "check/answer_reader.h"

#include <algorithm>
#include <cstring>
#include <istream>
#include <utility>

#include "rotation_game/judge_format.h"

namespace rotation_game {

namespace {

const std::size_t text_limit = 60;
const std::size_t enough_for_an_answer = 64;  // with the usual line ends
const std::string_view byte_order_mark = "\xEF\xBB\xBF";

char lower_case(char byte) { return byte >= 'A' && byte <= 'Z' ? char(byte - 'A' + 'a') : byte; }

}  // namespace

AnswerLine::Kind AnswerLine::kind() const {
  if (length == 1 && text[0] >= '1' && text[0] <= '3') return Kind::symbol;
  if (has_letters_ && !has_other_letters_) return Kind::moves;
  return begins_with_no() ? Kind::moves : Kind::other;
}

bool AnswerLine::begins_with_no() const {
  return text.size() > 2 && lower_case(text[0]) == 'n' && lower_case(text[1]) == 'o';
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
  if (letter > 'h' && letter <= 'z') has_other_letters_ = true;
  length = bytes_;
}

// Takes what the input has for now, until so many bytes are there. Returns whether they are.
bool AnswerReader::fill_buffer(std::size_t wanted, bool may_wait) {
  if (std::size_t(end_ - next_) >= wanted) return true;
  std::size_t size = std::size_t(end_ - next_);
  std::memmove(buffer_, next_, size);
  while (size < wanted && input_.good()) {
    if (input_.rdbuf()->in_avail() <= 0) {
      if (!may_wait) break;
      output_.flush();
      if (input_.get(buffer_[size])) ++size;
    }
    size += std::size_t(input_.readsome(buffer_ + size, std::streamsize(sizeof buffer_ - size)));
  }
  next_ = buffer_;
  end_ = buffer_ + size;
  return size >= wanted;
}

bool AnswerReader::skip(std::string_view answer) {
  if (next_line_) return false;
  fill_buffer(enough_for_an_answer, false);
  const char* next = next_;
  for (const char byte : answer) {
    while (byte == '\n' && next != end_ && is_space(*next) && *next != '\n') ++next;
    if (next == end_ || *next++ != byte) return false;
  }
  next_ = next;
  line_count_ += 2;
  return true;
}

const std::optional<AnswerLine>& AnswerReader::peek() {
  if (!next_line_ && fill_buffer(1)) {
    if (line_count_ == 0 && fill_buffer(3) && std::string_view(next_, 3) == byte_order_mark) next_ += 3;
    next_line_.emplace();
    next_line_->number = ++line_count_;
    while (fill_buffer(1) && *next_ != '\n') next_line_->add(*next_++);
    if (next_ != end_) ++next_;
  }
  return next_line_;
}

std::optional<AnswerLine> AnswerReader::take() {
  peek();
  return std::exchange(next_line_, std::nullopt);
}

Answer AnswerReader::read(std::string_view right_moves) {
  using Kind = AnswerLine::Kind;
  Answer answer;
  std::optional<AnswerLine> line = take();
  if (!line) return answer;
  const bool right_moves_follow = !line->is(right_moves) && peek() && peek()->is(right_moves);
  if (right_moves_follow || (line->kind() == Kind::other && next_is(Kind::moves))) {
    answer.misplaced = std::move(line);
    line = take();
  }
  if (line->kind() == Kind::symbol) {
    answer.symbol = std::move(line);
    return answer;
  }
  answer.moves = std::move(line);
  if (next_is(Kind::moves)) return answer;
  line = take();
  if (line && line->kind() == Kind::other && next_is(Kind::symbol)) {
    answer.misplaced = std::move(line);
    line = take();
  }
  answer.symbol = std::move(line);
  return answer;
}

Word AnswerReader::count_rest(Word limit) {
  const Word first = next_line_number();
  Word end = first;
  while (end - first <= limit) {
    const std::optional<AnswerLine> line = take();
    if (!line) break;
    if (line->length > 0) end = line->number + 1;
  }
  return end - first;
}

}  // namespace rotation_game
