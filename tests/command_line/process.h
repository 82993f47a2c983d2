#pragma once

#include <functional>
#include <string>
#include <vector>

// What a run of the program left behind.
struct Outcome {
  std::string output;
  std::string error;
  int status;  // the exit status, or minus the number of the signal that ended it
};

// Runs the program under test with these arguments and this standard input. `prepare` is called in the child just
// before the program starts, to rearrange its descriptors. A run that takes longer than two minutes is ended by
// SIGALRM.
Outcome run_program(
    const std::vector<std::string>& arguments, const std::string& input = "",
    const std::function<void()>& prepare = [] {});
