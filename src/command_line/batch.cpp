#include "command_line/batch.h"

#include <exception>
#include <new>

namespace rotation_game::command_line {

// If memory for the table cannot be had, the boards solved before that are not lost.
void Batch::solve() {
  Solution solutions[capacity];
  int solved = 0;
  std::exception_ptr failure;
  try {
    for (; solved < count_ && solver_.is_searching(); ++solved) {
      solutions[solved] = solver_.solve(boards_[solved]);
      watch(solutions[solved]);
    }
    solver_.look_up(boards_ + solved, count_ - solved, solutions + solved);
    for (; solved < count_; ++solved) watch(solutions[solved]);
  } catch (const std::bad_alloc&) {
    failure = std::current_exception();
  }
  for (int i = 0; i < solved; ++i) sink_.take(boards_[i], solutions[i]);
  count_ = 0;
  if (failure) std::rethrow_exception(failure);
}

void Batch::watch(Solution solution) {
  if (statistics_) statistics_->count(solution, solver_.nodes());
  if (progress_) progress_->count();
}

int Batch::sync() {
  solve();
  sink_.flush();
  return 0;
}

}  // namespace rotation_game::command_line
