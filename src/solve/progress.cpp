#include "solve/progress.h"

#include <algorithm>
#include <ostream>

namespace rotation_game {

Progress::Progress(std::ostream& output, Clock clock)
    : output_(output),
      clock_(clock),
      start_(clock()),
      last_look_(start_),
      next_line_(start_ + std::chrono::seconds(1)) {}

void Progress::look_at_clock() {
  const auto now = clock_();
  if (now >= next_line_) {
    const double seconds = std::chrono::duration<double>(now - start_).count();
    output_ << case_count_ << " cases, " << Word(double(case_count_) / seconds) << " a second" << std::endl;
    next_line_ = now + std::chrono::seconds(1);
  }
  const bool is_fast = now - last_look_ < std::chrono::milliseconds(1);
  cases_between_looks_ = is_fast ? std::min<Word>(2 * cases_between_looks_, 64) : 1;
  cases_to_next_look_ = cases_between_looks_;
  last_look_ = now;
}

}  // namespace rotation_game
