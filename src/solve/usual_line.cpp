#include "solve/usual_line.h"

#include "rotation_game/judge_format.h"

namespace rotation_game {

namespace {

// Returns eight characters as a number, the first one lowest. Compilers make one instruction of it.
Word word_at(const char* text) {
  const auto byte = [text](int i) { return Word(static_cast<unsigned char>(text[i])) << 8 * i; };
  return byte(0) | byte(1) | byte(2) | byte(3) | byte(4) | byte(5) | byte(6) | byte(7);
}

// A set of cells, spread out: 4 i + j is bit 4 i + 16 j of the first number, 16 + 4 i + j that of the second.
struct SpreadCells {
  static constexpr Word all = 0x1111'1111'1111'1111;
  Word first, second;

  // Returns whether there are eight cells; where there are 16 or more, the sum has carried, and this may be true, too.
  bool has_eight() const { return (first + second) * all >> 60 == 8; }
  // The factor brings bit 4 i + 16 j to bit 48 + 4 i + j, for no two partial products meet.
  Placement placement() const {
    constexpr Word factor = 0x0001'0002'0004'0008;
    return Placement(first * factor >> 48 | second * factor >> 48 << 16);
  }
};

}  // namespace

// Four cells at a time, for they stand in eight characters. This takes two thirds of the time of a loop over the cells,
// which compilers turn into vector instructions, and the making of placements after it.
std::size_t read_usual_line(const char* text, Placements& placements) {
  const std::size_t size = text[2 * cell_count - 1] == '\n' ? 2 * cell_count : longest_usual_line;
  if (text[size - 1] != '\n' || !is_space(text[2 * cell_count - 1])) return 0;
  constexpr Word digits = 0x0003'0003'0003'0003;
  Word flaws = 0, first = 0, second = 0;
  for (int i = 0; i < 6; ++i) {
    const Word word = word_at(text + 8 * i);
    const Word flaw = (word ^ 0x2030'2030'2030'2030) & ~digits;
    flaws |= i < 5 ? flaw : flaw << 8;  // whatever white space is at the end
    (i < 4 ? first : second) |= (word & digits) << 4 * (i % 4);
  }
  const Word all = SpreadCells::all;
  const Word odd[] = {first & all, second & all}, large[] = {first >> 1 & all, second >> 1 & all};
  const SpreadCells ones = {odd[0] & ~large[0], odd[1] & ~large[1]};
  const SpreadCells twos = {large[0] & ~odd[0], large[1] & ~odd[1]};
  const SpreadCells threes = {odd[0] & large[0], odd[1] & large[1]};
  // No symbol has more than eight cells where each has that many.
  if (flaws != 0 || !ones.has_eight() || !twos.has_eight() || !threes.has_eight()) return 0;
  placements = {{ones.placement(), twos.placement(), threes.placement()}};
  return size;
}

}  // namespace rotation_game
