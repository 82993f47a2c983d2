#include "command_line/batch.h"

namespace rotation_game::command_line {

void Batch::solve() {
  Placements placements[capacity];
  Solution solutions[capacity];
  for (int i = 0; i < count_; ++i) placements[i] = placements_of(boards_[i]);
  for (int i = 0; i < count_; ++i) {
    solutions[i] = solver_.solve(placements[i]);
    if (statistics_) statistics_->count(solutions[i], solver_.nodes());
    if (progress_) progress_->count();
  }
  for (int i = 0; i < count_; ++i) sink_.take(boards_[i], solutions[i]);
  count_ = 0;
}

int Batch::sync() {
  solve();
  sink_.flush();
  return 0;
}

}  // namespace rotation_game::command_line
