#include "command_line/batch.h"

namespace rotation_game::command_line {

// In two loops, so that the look-ups of many boards are near each other, and wait for memory together if they must.
void Batch::solve() {
  const int count = count_;
  count_ = 0;  // so that no board comes twice, whatever is thrown
  Solution solutions[capacity];
  for (int i = 0; i < count; ++i) solutions[i] = solver_.solve(boards_[i]);
  for (int i = 0; i < count; ++i) {
    if (statistics_) statistics_->count(solutions[i], solver_.nodes());
    if (progress_) progress_->count();
    sink_.take(boards_[i], solutions[i]);
  }
}

int Batch::sync() {
  solve();
  sink_.flush();
  return 0;
}

}  // namespace rotation_game::command_line
