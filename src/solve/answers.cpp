#include "solve/answers.h"

#include <array>
#include <cstring>
#include <iterator>
#include <string>

#include "rotation_game/judge_format.h"

namespace rotation_game {

namespace {

using FourLetters = std::array<char, 4>;

constexpr std::array<FourLetters, 512> letters_of_all_threes() {
  std::array<FourLetters, 512> result = {};
  for (std::size_t moves = 0; moves < result.size(); ++moves) {
    for (std::size_t i = 0; i < 3; ++i) result[moves][i] = static_cast<char>('A' + (moves >> (6 - 3 * i) & 7));
  }
  return result;
}

// The letters of any three moves. The fourth is overwritten, or comes to lie behind the answer.
constexpr std::array<FourLetters, 512> letters_of_three = letters_of_all_threes();

}  // namespace

char* write_answer(char* text, Solution solution) {
  if (length(solution) == 0) {
    const std::string answer = answer_text(solution);
    return text + answer.copy(text, answer.size());
  }
  // Three letters at a time take two thirds of the time of one at a time.
  for (int i = 0; i < 5; ++i) std::memcpy(text + 3 * i, &letters_of_three[solution >> (51 - 9 * i) & 511], 4);
  char* const rest = text + length(solution);
  rest[0] = rest[2] = '\n';
  rest[1] = static_cast<char>('0' + symbol(solution));
  return rest + 3;
}

bool Answers::take(const Placements&, Solution solution) {
  end_ = write_answer(end_, solution);
  return std::end(text_) - end_ >= longest_answer || write_text();
}

bool Answers::flush() { return write_text() && output_.flush(); }

bool Answers::write_text() {
  output_.write(text_, end_ - text_);
  end_ = text_;
  return output_.good();
}

}  // namespace rotation_game
