#pragma once

#include <optional>

#include "rotation_game/ida_star.h"
#include "rotation_game/judge_format.h"
#include "rotation_game/solution_table.h"
#include "solve/input.h"
#include "solve/progress.h"
#include "solve/sink.h"
#include "solve/statistics.h"

namespace rotation_game {

// Where and at what the reading of an input ended, and where the case begins in which it did.
struct End {
  Stop stop;
  Word case_line, case_column;
};

// The way of a board: from the bytes of an input to the sink. Like Solver, it searches by IDA* within a budget of
// nodes, and then turns to the table. While it searches, each board is solved as soon as it has been read. For the
// table they are gathered, so that what will be looked up for many of them can be fetched from memory in advance: a
// million boards take 0.7 of the time.
class BatchSolver {
 public:
  // The sink must outlive the solver; so must the last two, unless they are null. They are told of every case when it
  // has been solved. With a budget of 0 the table answers all.
  BatchSolver(Word node_budget, Sink& sink, Statistics* statistics, Progress* progress)
      : node_budget_(node_budget), sink_(sink), statistics_(statistics), progress_(progress) {}
  // Solves the cases of one input, and gives them to the sink in their order. Whenever the input has no bytes for now,
  // the sink is flushed before the wait, and so it is at the end. Nothing behind the end is taken from the input.
  // Returns nothing if the sink could not be written. Where there is no memory for the table, the search goes on
  // without it; with a budget of 0 that is std::bad_alloc.
  std::optional<End> solve(Input& input);
  // Returns the nodes that IDA* has visited, also those in vain.
  Word nodes() const { return search_.nodes(); }

 private:
  // What has been read of one input.
  struct Reading {
    CaseReader reader;
    Word usual_lines = 0;                 // those read beside the reader; each is a case
    Word case_line = 1, case_column = 1;  // where the reader's case begins, the usual lines not counted
  };
  bool read(Input& input, Reading& reading);
  bool add(const Placements& placements);
  bool solve_gathered();
  Solution search(const Placements& placements);
  void turn_to_table();

  Word node_budget_;
  IdaStar search_;
  const SolutionTable* table_ = nullptr;  // once it answers
  Sink& sink_;
  Statistics* statistics_;
  Progress* progress_;
  static constexpr int capacity = 256;
  int count_ = 0;
  Placements gathered_[capacity];
};

}  // namespace rotation_game
