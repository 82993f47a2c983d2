#include "boards/boards_of_length.h"

#include <utility>

#include "rotation_game/solution_table.h"
#include "solve/board_of.h"

namespace rotation_game {

namespace {

const std::uint64_t filling_count = 12870;  // C(16, 8)

int size(unsigned set) {
  int count = 0;
  for (; set != 0; set &= set - 1) ++count;
  return count;
}

// Calls `visit` with each set of eight out of `universe` elements, in ascending order.
template <typename Visit>
void for_each_set_of_eight(int universe, Visit visit) {
  for (unsigned set = 0xFF; set >> universe == 0;) {
    visit(set);
    // The lowest run of elements: its highest one moves up, the others go to the bottom (Gosper's hack).
    const unsigned lowest = set & -set, carried = set + lowest;
    set = carried | (set ^ carried) / lowest >> 2;
  }
}

// Returns the members of `cells` that a filling selects: bit i of it stands for the i-th of them.
Placement selected(Placement cells, unsigned filling) {
  Placement result = 0;
  for (; cells != 0; cells &= cells - 1, filling >>= 1) result |= cells & -cells & -(filling & 1);
  return result;
}

// Some symbol of every board has at least three cells in the center.
bool is_hard(Placement placement, int moves, int length) { return moves >= length && size(placement & center) >= 3; }

}  // namespace

BoardsOfLength::BoardsOfLength(int length) : length_(length) {
  for_each_set_of_eight(16, [&](unsigned set) { fillings_.push_back(set); });
  // There are two choices of keys: the placements of exactly this length; or those that are not shorter and have at
  // least three cells in the center, as one symbol of every board has. The smaller choice makes for fewer candidates in
  // vain: at 12 moves, 1 in 125 is taken instead of 1 in 695.
  too_short_.resize(placement_count);
  std::vector<Placement> exact, hard;
  for_each_set_of_eight(cell_count, [&](Placement placement) {
    const int moves = rotation_game::length(solution_table().solution(placement));
    too_short_[solution_table().rank(placement)] = moves < length_;
    if (moves == length_) exact.push_back(placement);
    if (is_hard(placement, moves, length_)) hard.push_back(placement);
  });
  keys_are_hard_ = hard.size() < exact.size();
  keys_ = keys_are_hard_ ? std::move(hard) : std::move(exact);
  candidate_count_ = std::uint64_t(symbol_count) * keys_.size() * filling_count;
  // Only 192 boards need 13 moves: one candidate in 55,100.
  for (std::uint64_t number = 0; length_ == hardest_length && number < candidate_count_; ++number) {
    if (is_taken(number)) taken_.push_back(number);
  }
}

Board BoardsOfLength::draw(RandomNumbers& numbers) const {
  if (!taken_.empty()) return board_of(candidate(taken_[std::size_t(numbers.below(taken_.size()))]));
  std::uint64_t number = numbers.below(candidate_count_);
  while (!is_taken(number)) number = numbers.below(candidate_count_);
  return board_of(candidate(number));
}

Placements BoardsOfLength::candidate(std::uint64_t number) const {
  const Placement all_cells = (1u << cell_count) - 1;
  const std::uint64_t symbol = number % symbol_count;
  const Placement key = keys_[std::size_t(number / symbol_count / filling_count)];
  const unsigned filling = fillings_[std::size_t(number / symbol_count % filling_count)];
  const Placement second = selected(all_cells & ~key, filling);
  Placements placements;
  placements.of[symbol] = key;
  placements.of[(symbol + 1) % symbol_count] = second;
  placements.of[(symbol + 2) % symbol_count] = all_cells & ~key & ~second;
  return placements;
}

bool BoardsOfLength::is_key(Placement placement) const {
  const int moves = rotation_game::length(solution_table().solution(placement));
  return keys_are_hard_ ? is_hard(placement, moves, length_) : moves == length_;
}

bool BoardsOfLength::is_taken(std::uint64_t number) const {
  const Placements placements = candidate(number);
  const std::uint64_t chosen_symbol = number % symbol_count;
  for (std::uint64_t step = 1; step < symbol_count; ++step) {
    if (too_short_[solution_table().rank(placements.of[(chosen_symbol + step) % symbol_count])]) return false;
  }
  for (std::uint64_t symbol = 0; symbol < chosen_symbol; ++symbol) {
    if (is_key(placements.of[symbol])) return false;
  }
  return rotation_game::length(solution_table().solution(placements)) == length_;
}

}  // namespace rotation_game
