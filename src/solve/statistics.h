#pragma once

#include <chrono>
#include <iosfwd>

#include "rotation_game/solution.h"

namespace rotation_game {

// Where the time comes from; tests bring a clock of their own.
using Clock = std::chrono::steady_clock::time_point (*)();

// What a run has done, engine by engine.
class Statistics {
 public:
  // `node_budget` is the one that the solver was given. Time counts from here.
  explicit Statistics(Word node_budget, Clock clock = std::chrono::steady_clock::now)
      : clock_(clock), start_(clock()), search_end_(start_), node_budget_(node_budget) {}
  // Counts a case. `nodes` is what the solver has visited after it, in all. The search has answered the case if it has
  // visited nodes for it, as it must even for a solved board, and is still within its budget. Once the table answers,
  // it answers all the rest.
  void count(Solution solution, Word nodes) {
    const bool by_search = nodes > nodes_ && nodes < node_budget_;
    Share& share = by_search ? search_ : table_;
    ++share.cases;
    share.moves += Word(length(solution));
    nodes_ = nodes;
    if (by_search) search_end_ = clock_();
  }
  // Writes a table such as this. Nodes visited in vain are the search's. Seconds are those that passed, with reading
  // and writing, and the table's with its building.
  //
  //               cases        moves        nodes   seconds      cases/s
  //   search          2           15       100000     0.002         1000
  //   table      999998      8596946            0     0.083     12048169
  //   total     1000000      8596961       100000     0.085     11764706
  void write(std::ostream& output) const;

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Share {
    Word cases = 0, moves = 0;
  };

  Clock clock_;
  Time start_, search_end_;
  Word node_budget_;
  Word nodes_ = 0;
  Share search_, table_;
};

}  // namespace rotation_game
