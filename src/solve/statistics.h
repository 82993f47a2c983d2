#pragma once

#include <chrono>
#include <iosfwd>

#include "rotation_game/solution.h"

namespace rotation_game {

// Where the time comes from; tests bring a clock of their own.
using Clock = std::chrono::steady_clock::time_point (*)();

// What a run has done: by what it was spent on, which is the search, the table, or the rest, that is reading, writing
// and waiting; and by the number of moves.
class Statistics {
 public:
  enum Row { search, table, rest };

  // Time counts from here.
  explicit Statistics(Clock clock = std::chrono::steady_clock::now)
      : clock_(clock), start_(clock()), counted_until_(start_) {}
  // Counts the time that has passed since the last call for this row.
  void spend(Row row);
  // Counts that time for the row of an engine, with the cases that it has solved meanwhile, `count` of them. For the
  // search that is one at most, for which it has visited so many nodes; for the table these were in vain.
  void count(Row engine, const Solution* solutions, int count, Word nodes);
  // Writes two tables such as these. `nodes` are all that the search has visited. In its row are those in vain, too,
  // and their time; in the second table are none but those of the cases that were solved by search. The table's seconds
  // are with its building. The time since the last call is the rest's.
  //
  //               cases        moves        nodes   seconds      cases/s
  //   search          2           17       100000     0.002         1000
  //   table      999998      8596944            0     0.053     18867887
  //   rest            0            0            0     0.030            0
  //   total     1000000      8596961       100000     0.085     11764706
  //
  //   moves       cases     searched        nodes nodes/search     seconds
  //       8      403039            1         2512         2512    0.000053
  //       9      596961            1        70123        70123    0.001510
  void write(std::ostream& output, Word nodes);

 private:
  using Time = std::chrono::steady_clock::time_point;
  using Seconds = std::chrono::duration<double>;
  struct Share {
    Word cases = 0, moves = 0, nodes = 0;
    Seconds time = {};
  };
  struct Length {
    Word cases = 0, searched = 0, nodes = 0;
    Seconds time = {};  // of the search
  };

  Seconds passed();

  Clock clock_;
  Time start_, counted_until_;
  Share rows_[3];
  static constexpr int longest_solution = 14;
  Length lengths_[longest_solution + 1];
};

}  // namespace rotation_game
