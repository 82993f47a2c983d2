#pragma once

#include <chrono>
#include <iosfwd>

#include "solve/statistics.h"

namespace rotation_game {

// Says once a second how many cases there have been and how fast they come. It looks at the clock between cases, so
// while one takes long, or the input has nothing to give, it is silent; and a run of less than a second has no line.
class Progress {
 public:
  explicit Progress(std::ostream& output, Clock clock = std::chrono::steady_clock::now);
  // Counts a case, and writes a line such as this if it is time to:
  //
  //   10485760 cases, 10482113 a second
  void count() {
    ++case_count_;
    if (--cases_to_next_look_ == 0) look_at_clock();
  }

 private:
  void look_at_clock();

  std::ostream& output_;
  Clock clock_;
  std::chrono::steady_clock::time_point start_, last_look_, next_line_;
  Word case_count_ = 0;
  // Looking takes about as long as a third of a case by the table. So while cases come fast, it looks less often.
  Word cases_between_looks_ = 1, cases_to_next_look_ = 1;
};

}  // namespace rotation_game
