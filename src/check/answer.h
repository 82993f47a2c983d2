#pragma once

#include <array>
#include <optional>
#include <string>

#include "rotation_game/placement.h"
#include "rotation_game/solution.h"

namespace rotation_game {

// A line of somebody's answers, without the white space at its end. Where two lines stand in one, `2AC` or `AC 2`, they
// are two here, of the same number.
struct AnswerLine {
  // What the line seems to be meant for. Moves are also those that are badly written: in lower case, with blanks or
  // commas between, behind words, or a "No moves needed" misspelt; but not a line with other letters than A to H, with
  // digits, or with columns, as a picture has.
  enum class Kind { moves, symbol, other };

  Kind kind = Kind::other;
  Word number;                    // from 1
  std::string text;               // the first 61 bytes
  std::size_t stray = text.npos;  // the place of the first byte that is no move
  char stray_byte = 0;            // that byte
  bool has_words = false;         // before the moves: `Case #1: ABC`
  bool ends_in_line = false;      // whether the next line stands in the same one, behind it
  std::string letters;            // its moves, whatever their spelling: the first 60
  Word move_count = 0;
  Solution moves = ~Solution(0);  // the same as a solution without a symbol, or this if there can be none
  std::array<unsigned char, cells_per_symbol> origins = {};  // of what they bring into the center, row by row

  bool is_no_moves() const { return text == "No moves needed"; }
  // Returns whether the line is moves and nothing else, or "No moves needed", which is none.
  bool is_well_formed() const { return is_no_moves() || (!text.empty() && stray == text.npos); }
  // Returns whether the line, in whatever spelling, seems to mean "No moves needed".
  bool begins_with_no() const;
  // Returns whether its moves are those of a solution.
  bool has_moves_of(Solution solution) const { return moves == solution >> 2 << 2; }
  // Returns the symbol that fills the center after its moves, or 0.
  int symbol_after(const Placements& placements) const;
};

// Returns the line of this text and number, from 1.
AnswerLine line_of(std::string text, Word number);

// Returns `text` in a form that is safe to print: what is not printable ASCII as \xNN.
std::string printable(const std::string& text);

// Returns the first 60 bytes of a line so, in quotes.
std::string quoted(const std::string& text);
inline std::string quoted(const AnswerLine& line) { return quoted(line.text); }

// Lines that belong to no answer.
struct Surplus {
  Word first = 0, last = 0, count = 0;  // the numbers of the first and the last line, and how many there are
  bool has_text = false;                // whether not all are empty
  std::string text;                     // the first
  void add(const AnswerLine& line) { add({line.number, line.number, 1, !line.text.empty(), line.text}); }
  void add(const Surplus& other);
};

// What seems to be meant for one answer. Where a line is missing, one that is neither moves nor a symbol may stand for
// it.
struct Answer {
  std::optional<AnswerLine> moves, symbol;
  bool has_symbol_first = false;
  Surplus surplus;  // the lines before it, and between the two
  // Returns all of its lines, as lines that belong to none.
  Surplus lines() const;
};

}  // namespace rotation_game
