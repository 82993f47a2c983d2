#pragma once

#include <chrono>
#include <iosfwd>

#include "rotation_game/solution.h"

namespace rotation_game {

// Where the time comes from; tests bring a clock of their own.
using Clock = std::chrono::steady_clock::time_point (*)();

// What a run has done, by what it was spent on: the search, the table, and the rest, which is reading, writing and
// waiting.
class Statistics {
 public:
  enum Row { search, table, rest };

  // Time counts from here.
  explicit Statistics(Clock clock = std::chrono::steady_clock::now)
      : clock_(clock), start_(clock()), counted_until_(start_) {}
  // Counts the time that has passed since the last call for this row.
  void spend(Row row) {
    const Time now = clock_();
    rows_[row].time += now - counted_until_;
    counted_until_ = now;
  }
  // Counts a case that was solved by this row's engine.
  void count(Row row, Solution solution) {
    ++rows_[row].cases;
    rows_[row].moves += Word(length(solution));
  }
  // Writes a table such as this. `nodes` are all that the search has visited, those in vain included, as in its
  // seconds; the table's seconds are with its building. The time since the last call is the rest's.
  //
  //               cases        moves        nodes   seconds      cases/s
  //   search          2           15       100000     0.002         1000
  //   table      999998      8596946            0     0.053     18867887
  //   rest            0            0            0     0.030            0
  //   total     1000000      8596961       100000     0.085     11764706
  void write(std::ostream& output, Word nodes);

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Share {
    Word cases = 0, moves = 0;
    Time::duration time = {};
  };

  Clock clock_;
  Time start_, counted_until_;
  Share rows_[3];
};

}  // namespace rotation_game
