#pragma once

#include <ostream>
#include <streambuf>

#include "command_line/fast_solver.h"
#include "command_line/progress.h"
#include "command_line/statistics.h"

namespace rotation_game::command_line {

// Where solved cases go, in the order of the input.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual void take(const Placements& board, Solution solution) = 0;
  // Writes out all that was made of the cases so far.
  virtual void flush() = 0;
};

// Solves boards. While IDA* searches, each one at once; for the table they are announced first, many at a time. So no
// board waits when the table is built, and none is lost if there is no memory for it.
class Batch : private std::streambuf {
 public:
  // All must outlive the batch. The last two may be null; else they are told of every case when it has been solved.
  Batch(FastSolver& solver, Sink& sink, Statistics* statistics, Progress* progress)
      : solver_(solver), sink_(sink), statistics_(statistics), progress_(progress) {
    stream_.exceptions(std::ios::badbit);  // else flush() would keep to itself what solve() throws
  }
  // Takes a board. It reaches the sink in the order of the input, at the latest when the stream is flushed.
  void add(const Placements& board) {
    solver_.announce(board);
    boards_[count_] = board;
    if (++count_ == capacity || solver_.is_searching()) solve();
  }
  // A stream whose flush() brings all boards so far to the sink, flushes that, and passes on what either throws.
  std::ostream& stream() { return stream_; }

 private:
  static constexpr int capacity = 256;
  int sync() override;
  void solve();

  FastSolver& solver_;
  Sink& sink_;
  Statistics* statistics_;
  Progress* progress_;
  std::ostream stream_{this};
  int count_ = 0;
  Placements boards_[capacity];
};

}  // namespace rotation_game::command_line
