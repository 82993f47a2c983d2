// Reads any bytes, in pieces of any size, and compares what is made of them, byte by byte and on the way that boards
// go in the program, with a plain reading of the contract: the cases, and where and at what the reading stopped.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include "solve/batch_solver.h"
#include "solve/board_of.h"

using namespace rotation_game;

namespace {

struct Reading {
  std::vector<std::string> cases;  // the 24 symbols of each
  Stop stop = {};
};

bool is_space(char character) { return std::string(" \t\n\v\f\r").find(character) != std::string::npos; }

// The contract in so many words, over the whole text at once.
Reading plain_reading(const std::string& text) {
  Reading reading;
  Stop& stop = reading.stop;
  stop.line = 1;
  std::size_t position = 0;
  std::size_t line_begin = 0;
  if (text.compare(0, 3, "\xEF\xBB\xBF") == 0) line_begin = position = 3;
  while (true) {
    ++stop.case_number;
    std::string symbols;
    for (stop.cell = 0; stop.cell < 24; ++stop.cell) {
      for (; position < text.size() && is_space(text[position]); ++position) {
        if (text[position] == '\n') {
          ++stop.line;
          line_begin = position + 1;
        }
      }
      std::size_t end = position;
      while (end < text.size() && !is_space(text[end])) ++end;
      stop.column = position - line_begin + 1;
      stop.found = text.substr(position, std::min<std::size_t>(end - position, 32));
      if (symbols.empty() && end - position == 24 && text[position] >= '1' && text[position] <= '3') {
        // A board in one word is read as if blanks stood between; but it may stop at any byte of it.
        for (const char byte : std::string(text, position, 24)) {
          stop.found = byte;
          if (byte < '1' || byte > '3') return reading;
          symbols += byte;
          if (std::count(symbols.begin(), symbols.end(), byte) > 8) return reading;
          ++stop.cell;
          ++stop.column;
        }
        position = end;
        break;
      }
      position = end;
      if (stop.found != "1" && stop.found != "2" && stop.found != "3") return reading;
      symbols += stop.found;
      if (std::count(symbols.begin(), symbols.end(), symbols.back()) > 8) return reading;
    }
    reading.cases.push_back(symbols);
  }
}

// Hands out its text in pieces, and has nothing more to give for now between them.
class Pieces : public std::streambuf {
 public:
  Pieces(std::string text, std::size_t size) : text_(std::move(text)), size_(size) {}

 protected:
  int_type underflow() override {
    const std::size_t size = std::min(size_, text_.size() - given_);
    if (size == 0) return traits_type::eof();
    char* const begin = &text_[given_];
    setg(begin, begin, begin + size);
    given_ += size;
    return traits_type::to_int_type(*begin);
  }

 private:
  std::string text_;
  std::size_t size_;
  std::size_t given_ = 0;
};

std::string symbols_of(const Board& board) {
  std::string symbols;
  for (const Symbol symbol : board.symbols) symbols += static_cast<char>('0' + symbol);
  return symbols;
}

// By a reader alone, byte by byte.
Reading reading_by_bytes(const std::string& text) {
  Reading reading;
  CaseReader reader;
  for (std::size_t i = 0; !reader.has_stopped(); ++i) {
    const Board* const board = i < text.size() ? reader.take(text[i]) : reader.end();
    if (board) reading.cases.push_back(symbols_of(*board));
  }
  reading.stop = reader.stop();
  return reading;
}

class Cases : public Sink {
 public:
  bool take(const Placements& placements, Solution) override {
    cases.push_back(symbols_of(board_of(placements)));
    return true;
  }
  bool flush() override { return true; }

  std::vector<std::string> cases;
};

// On the way that boards go in the program.
Reading reading_in_pieces(const std::string& text, std::size_t size) {
  Pieces pieces(text, size);
  std::istream stream(&pieces);
  Input input(stream);
  Cases sink;
  const std::optional<End> end = BatchSolver(0, sink, nullptr, nullptr).solve(input);
  if (!end) std::abort();
  return {sink.cases, end->stop};
}

// Of a word after a byte order mark the readers keep three bytes less.
std::string start(const std::string& word) { return word.substr(0, 29); }

void require_same(const Reading& actual, const Reading& expected) {
  const bool same = actual.cases == expected.cases && actual.stop.case_number == expected.stop.case_number &&
                    actual.stop.line == expected.stop.line && actual.stop.column == expected.stop.column &&
                    actual.stop.cell == expected.stop.cell && start(actual.stop.found) == start(expected.stop.found);
  if (!same) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  const Reading expected = plain_reading(text);
  require_same(reading_by_bytes(text), expected);
  for (const std::size_t size_of_pieces : {std::size_t(1), std::size_t(7), std::size_t(100000)}) {
    require_same(reading_in_pieces(text, size_of_pieces), expected);
  }
  return 0;
}
