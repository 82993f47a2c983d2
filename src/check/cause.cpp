#include "check/cause.h"

#include <algorithm>

#include "check/proportion.h"

namespace rotation_game {

void Cause::take_right(Solution right) {
  last_right_case_ = ++case_number_;
  ++right_;
  geometry_.take_right(right);
  ++right_by_symbol_[std::size_t(symbol(right))];
  shortest_right_ = std::min(shortest_right_, length(right));
  longest_right_ = std::max(longest_right_, length(right));
  if (length(right) > 0) last_given_right_ = right;
  last_right_ = right;
}

void Cause::take(const SolvedCase& solved, const AnsweringLines& answer, Verdict verdict) {
  if (verdict == Verdict::right) return take_right(solved.right);
  ++case_number_;
  ++wrong_;
  ++verdicts_[std::size_t(verdict)];
  ++wrong_by_symbol_[std::size_t(symbol(solved.right))];
  if (first_wrong_case_ == 0) first_wrong_case_ = case_number_;
  shortest_wrong_ = std::min(shortest_wrong_, length(solved.right));
  longest_wrong_ = std::max(longest_wrong_, length(solved.right));
  if (verdict == Verdict::malformed) take_malformed(answer);
  if (verdict == Verdict::wrong_symbol) take_symbol(solved, answer.symbol->text[0] - '0');
  if (answer.moves && answer.moves->is_well_formed()) take_moves(solved, *answer.moves, verdict);
  last_right_ = solved.right;
}

void Cause::take_moves(const SolvedCase& solved, const AnswerLine& moves, Verdict verdict) {
  const std::string given = letters_of(moves);
  if (last_right_ != 0 && given == letters_of(last_right_) && given != letters_of(solved.right)) ++as_before_;
  const std::string last_given = last_given_right_ != 0 ? letters_of(last_given_right_) : last_given_;
  const bool begins_so = given.compare(0, last_given.size(), last_given) == 0;
  if (!last_given.empty() && begins_so && (given.size() > last_given.size() || moves.length > given.size())) {
    ++behind_the_last_;
  }
  if (!given.empty()) {
    last_given_ = given;
    last_given_right_ = 0;
  }
  if (verdict == Verdict::no_solution && moves.length == given.size()) geometry_.take_no_solution(solved, given);
  if (verdict != Verdict::not_smallest) return;
  const int own = symbol_after(solved, moves);
  first_of_own_symbol_ += given == first_solution(solved.placements, own);
  last_of_own_symbol_ += given == last_solution(solved.placements, own);
  ++(own < symbol(solved.right) ? smaller_symbol_ : larger_symbol_);
}

void Cause::take_symbol(const SolvedCase& solved, int given) {
  ++given_symbols_[std::size_t(given)];
  one_too_small_ += given == symbol(solved.right) - 1;
  cells_with_given_symbol_ &= solved.placements.of[given - 1];
}

void Cause::take_malformed(const AnsweringLines& answer) {
  if (answer.has_symbol_first) {
    ++symbol_first_;
  } else if (answer.moves && answer.moves->ends_in_line) {
    ++in_one_line_;
  } else if (answer.symbol && answer.symbol->ends_in_line) {
    ++joined_;
  } else if (answer.moves && !answer.symbol) {
    ++without_symbol_;
    without_symbol_when_solved_ += answer.moves->is_no_moves();
  }
}

std::vector<std::string> Cause::lines(Word too_many) const {
  std::vector<std::string> lines;
  add_malformed(lines);
  if (lines.empty() || wrong_ > verdicts_[std::size_t(Verdict::malformed)]) {
    // What is said of the answers themselves is more specific than for which boards they are.
    std::vector<std::string> others;
    add_memory(others);
    if (others.empty()) {
      const std::string geometry = geometry_.line(verdicts_[std::size_t(Verdict::no_solution)]);
      if (!geometry.empty()) others.push_back(geometry);
      add_order(others);
      add_symbol(others);
    }
    if (others.empty() && lines.empty()) {
      add_length(others);
      if (others.empty()) add_solutions(others);
      if (others.empty()) add_stop(others);
    }
    lines.insert(lines.end(), others.begin(), others.end());
  }
  if (too_many >= 3) {
    lines.push_back(std::to_string(too_many) +
                    " lines too many: nothing but the answers may be printed, so take out what "
                    "was for debugging.");
  }
  return lines;
}

void Cause::add_length(std::vector<std::string>& lines) const {
  if (wrong_ < 3 || right_ == 0) return;
  const std::string all = "All " + std::to_string(wrong_) + " wrong answers are for boards of ";
  const std::string others_right = " others are right: ";
  if (longest_wrong_ <= 1 && longest_wrong_ < shortest_right_) {
    lines.push_back(all + (longest_wrong_ == 0 ? "no move" : "no move or one") + "; all " + std::to_string(right_) +
                    others_right + "the search does not begin at a depth of 0, or a solved board is not told in time.");
  } else if (shortest_wrong_ > longest_right_ && solutions_with_faults() == 0) {
    lines.push_back(all + std::to_string(shortest_wrong_) + " moves or more; all " + std::to_string(right_) +
                    " shorter ones are right: a limit on depth or time.");
  }
}

void Cause::add_memory(std::vector<std::string>& lines) const {
  if (is_nearly_all(behind_the_last_, wrong_)) {
    lines.push_back("Of the wrong answers, " + all_or(behind_the_last_, wrong_) +
                    " begin with the answer before them: the moves are not cleared between cases.");
  } else if (is_nearly_all(as_before_, wrong_)) {
    lines.push_back("Of the wrong answers, " + all_or(as_before_, wrong_) +
                    " are the right ones of the case before: something is kept from one case to the next.");
  }
}

void Cause::add_stop(std::vector<std::string>& lines) const {
  if (wrong_ >= 3 && right_ >= 3 && first_wrong_case_ == last_right_case_ + 1) {
    lines.push_back("All answers up to case " + std::to_string(last_right_case_) +
                    " are right, and none after it: "
                    "something is kept from one case to the next, or overflows.");
  }
}

void Cause::add_order(std::vector<std::string>& lines) const {
  const Word all = verdicts_[std::size_t(Verdict::not_smallest)];
  if (verdicts_[std::size_t(Verdict::not_shortest)] > 0) return;
  const std::string those = "Of those that are not the smallest, ";
  if (is_nearly_all(first_of_own_symbol_, all)) {
    const std::string by = smaller_symbol_ == all  ? ", always the smaller number"
                           : larger_symbol_ == all ? ", always the larger number"
                                                   : "";
    lines.push_back(those + all_or(first_of_own_symbol_, all) + " are the first for their symbol" + by +
                    ": ties between symbols are decided by something else than the moves.");
  } else if (is_nearly_all(last_of_own_symbol_, all)) {
    lines.push_back(those + all_or(last_of_own_symbol_, all) +
                    " are the last for their symbol: moves are tried from H to A.");
  } else if (all >= 3 && first_of_own_symbol_ == 0) {
    lines.push_back(those + "none is the first for its symbol: moves are not tried from A to H.");
  }
}

void Cause::add_symbol(std::vector<std::string>& lines) const {
  const Word all = verdicts_[std::size_t(Verdict::wrong_symbol)];
  if (all < 3) return;
  const std::string those = "Of the wrong symbols, all " + std::to_string(all) + " are ";
  for (std::size_t symbol = 1; symbol <= symbol_count; ++symbol) {
    const bool is_always_right_one = right_by_symbol_[symbol] == right_;
    if (given_symbols_[symbol] != all || !is_always_right_one) continue;
    lines.push_back(those + std::to_string(symbol) + ", as in all right answers: it is not read off the board.");
    return;
  }
  if (one_too_small_ == all) {
    lines.push_back(those + "one too small: symbols are counted from 0.");
    return;
  }
  // By chance some cell has the symbols of so many boards once in 270 times.
  const Word enough = 8;
  const Placement cells = cells_with_given_symbol_;
  if (all < enough || cells == 0 || (cells & (cells - 1)) != 0) return;
  int cell = 0;
  while (!(cells >> cell & 1)) ++cell;
  lines.push_back(those + "that of cell " + std::to_string(cell) +
                  " of the board as it was given: the symbol is read off there, and not in the center at the end.");
}

void Cause::add_malformed(std::vector<std::string>& lines) const {
  const Word all = verdicts_[std::size_t(Verdict::malformed)];
  const std::string those = "Of those that are malformed, ";
  if (is_nearly_all(joined_, all)) {
    lines.push_back(those + all_or(joined_, all) + " have no line break after the symbol.");
  } else if (is_nearly_all(in_one_line_, all)) {
    lines.push_back(those + all_or(in_one_line_, all) +
                    " have the symbol in the line of the moves: it has one of its own.");
  } else if (is_nearly_all(symbol_first_, all)) {
    lines.push_back(those + all_or(symbol_first_, all) + " have the symbol before the moves: it comes after them.");
  } else if (is_nearly_all(without_symbol_when_solved_, all)) {
    lines.push_back(those + all_or(without_symbol_when_solved_, all) +
                    " have no symbol after \"No moves needed\": it belongs there, too.");
  } else if (is_nearly_all(without_symbol_, all)) {
    lines.push_back(those + all_or(without_symbol_, all) + " have no line with the symbol.");
  }
}

// What solutions that are too long have in common, where nothing more telling was found.
void Cause::add_solutions(std::vector<std::string>& lines) const {
  const Word too_long = verdicts_[std::size_t(Verdict::not_shortest)];
  if (too_long == 0 || wrong_ < 3 || solutions_with_faults() != wrong_) return;
  std::string text = "All " + std::to_string(wrong_) + " wrong answers are solutions, " + std::to_string(too_long) +
                     " of them too long: ";
  for (std::size_t symbol = 1; symbol <= symbol_count; ++symbol) {
    const Word right = right_by_symbol_[symbol];
    if (wrong_by_symbol_[symbol] > 0 || right < 6 || right == right_) continue;
    lines.push_back(text + "but all " + std::to_string(right) + " with symbol " + std::to_string(symbol) +
                    " are right. The search for one symbol leaves something behind for the next.");
    return;
  }
  lines.push_back(text + "the estimate is larger than the truth, or the search leaves out too much.");
}

}  // namespace rotation_game
