#pragma once

// The board: its 24 cells, its four lines, and the eight moves that rotate them.
//
//                A       B
//                0       1
//                2       3
//    H   4   5   6   7   8   9  10   C
//               11      12
//    G  13  14  15  16  17  18  19   D
//               20      21
//               22      23
//                F       E
//
// Cells are numbered row by row, top to bottom, left to right. Each holds a symbol 1, 2 or 3, and each symbol is
// there eight times. The center is the square 6 7 8 11 12 15 16 17; the board is solved when one symbol holds all of
// it.
//
// A move rotates one line of seven cells by one cell, toward the end where its letter stands. A, for one, rotates the
// left column up: every cell takes the symbol of the cell below it, and the bottom cell takes the top one's.
//
// Nothing here has a state, nor in move_order.h and solution.h, so threads may use all of it.

#include <algorithm>

namespace rotation_game {

// The one type here that C++98 does not have, though every judge's compiler does: at least 64 bits.
typedef unsigned long long Word;

const int cell_count = 24;
const int symbol_count = 3;
const int cells_per_symbol = 8;  // as many as the center has
const int line_length = 7;
const int move_count = 8;

// A move is a number, 0..7 for the letters A..H.
typedef unsigned Move;

// The line that each move rotates: a cell takes the symbol of the next one in the list, the last one takes the first's.
// The cells at 2, 3 and 4 are in the center, so a move brings the symbol at 5 into it and takes that at 2 out.
const int move_cells[move_count][line_length] = {
    {0, 2, 6, 11, 15, 20, 22},     // A
    {1, 3, 8, 12, 17, 21, 23},     // B
    {10, 9, 8, 7, 6, 5, 4},        // C
    {19, 18, 17, 16, 15, 14, 13},  // D
    {23, 21, 17, 12, 8, 3, 1},     // E
    {22, 20, 15, 11, 6, 2, 0},     // F
    {13, 14, 15, 16, 17, 18, 19},  // G
    {4, 5, 6, 7, 8, 9, 10},        // H
};

// Returns the move that undoes `move`: the pairs are A F, B E, C H and D G.
inline Move inverse(Move move) { return move ^ 5; }

// A set of moves: bit m is move m.
typedef unsigned MoveSet;

// Returns the moves on the lines that run parallel to that of `move`, its own included: A B E F rotate the columns,
// C D G H the rows. They commute, for two parallel lines share no cell.
inline MoveSet parallel_moves(Move move) { return move & 2 ? 0xCC : 0x33; }

// A symbol is a number, 1..3.
typedef unsigned char Symbol;

// The symbols of a whole board, cell by cell.
struct Board {
  Symbol symbols[cell_count];
};

// Makes `move` on `board`, cell by cell. The cells may hold anything.
inline void rotate(Board& board, Move move) {
  const int* cells = move_cells[move];
  for (int i = 1; i < line_length; ++i) std::swap(board.symbols[cells[i - 1]], board.symbols[cells[i]]);
}

}  // namespace rotation_game
