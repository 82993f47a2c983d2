#include "solve/batch_solver.h"

#include "solve/usual_line.h"

namespace rotation_game {

std::optional<Stop> BatchSolver::solve(Input& input) {
  CaseReader reader;
  Word usual_lines = 0;  // which were not given to the reader
  while (!reader.has_stopped()) {
    if (input.may_wait() && !sink_.flush()) return std::nullopt;
    if (!read(input, reader, usual_lines) || !solve_gathered()) return std::nullopt;
  }
  if (!sink_.flush()) return std::nullopt;
  Stop stop = reader.stop();
  stop.case_number += usual_lines;
  stop.line += usual_lines;
  return stop;
}

// Feeds the bytes that the input has for now to the reader, until it stops, and adds the cases that it makes of them.
// Usual lines are read faster beside it, but for the first line, which may begin with a byte order mark.
bool BatchSolver::read(Input& input, CaseReader& reader, Word& usual_lines) {
  const std::string_view bytes = input.bytes();  // may wait, and nothing else may
  if (bytes.empty()) {
    const Board* const board = reader.end();
    return !board || add(placements_of(*board));
  }
  std::size_t next = 0;
  bool goes_on = true;
  while (next < bytes.size() && !reader.has_stopped() && goes_on) {
    const Stop& place = reader.stop();
    const bool may_be_usual = place.column == 1 && place.cell == 0 && place.found.empty() && place.line > 1;
    Placements placements;
    std::size_t size = 0;
    if (may_be_usual && bytes.size() - next >= longest_usual_line) size = read_usual_line(&bytes[next], placements);
    if (size > 0) {
      next += size;
      ++usual_lines;
      goes_on = add(placements);
    } else if (const Board* const board = reader.take(bytes[next++])) {
      goes_on = add(placements_of(*board));
    }
  }
  input.skip(next);
  return goes_on;
}

namespace {

void prefetch(const void* address) {
#ifdef __GNUC__  // and Clang
  __builtin_prefetch(address);
#else
  static_cast<void>(address);
#endif
}

}  // namespace

bool BatchSolver::add(const Placements& placements) {
  if (table_) {
    for (const Placement placement : placements.of) prefetch(&table_->solution(placement));
  }
  gathered_[count_++] = placements;
  return (table_ && count_ < capacity) || solve_gathered();
}

// In two loops, so that the look-ups of many boards are near each other, and wait for memory together if they must.
bool BatchSolver::solve_gathered() {
  Solution solutions[capacity];
  for (int i = 0; i < count_; ++i) {
    solutions[i] = table_ ? table_->solution(gathered_[i]) : solver_.solve(gathered_[i]);
  }
  bool goes_on = true;
  for (int i = 0; i < count_ && goes_on; ++i) {
    if (statistics_) statistics_->count(solutions[i], solver_.nodes());
    if (progress_) progress_->count();
    goes_on = sink_.take(gathered_[i], solutions[i]);
  }
  count_ = 0;
  if (!table_ && solver_.nodes() >= node_budget_) table_ = &solution_table();
  return goes_on;
}

}  // namespace rotation_game
