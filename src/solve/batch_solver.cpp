#include "solve/batch_solver.h"

#include <limits>
#include <new>

#include "solve/usual_line.h"

namespace rotation_game {

std::optional<End> BatchSolver::solve(Input& input) {
  Reading reading;
  while (!reading.reader.has_stopped()) {
    if (input.may_wait() && !sink_.flush()) return std::nullopt;
    if (!read(input, reading) || !solve_gathered()) return std::nullopt;
  }
  if (!sink_.end()) return std::nullopt;
  End end = {reading.reader.stop(), reading.case_line + reading.usual_lines, reading.case_column};
  end.stop.case_number += reading.usual_lines;
  end.stop.line += reading.usual_lines;
  return end;
}

// Feeds the bytes that the input has for now to the reader, until it stops, and adds the cases that it makes of them.
// Usual lines are read faster beside it, but for the first line, which may begin with a byte order mark.
bool BatchSolver::read(Input& input, Reading& reading) {
  const std::string_view bytes = input.bytes();  // may wait, and nothing else may
  CaseReader& reader = reading.reader;
  if (bytes.empty()) {
    const Board* const board = reader.end();
    return !board || add(placements_of(*board));
  }
  const Stop& place = reader.stop();
  std::size_t next = 0;
  bool goes_on = true;
  while (next < bytes.size() && !reader.has_stopped() && goes_on) {
    if (place.cell == 0 && place.column == 1 && place.found.empty() && place.line > 1 &&
        bytes.size() - next >= longest_usual_line) {
      Placements placements;
      if (const std::size_t size = read_usual_line(&bytes[next], placements)) {
        next += size;
        ++reading.usual_lines;
        goes_on = add(placements);
        continue;
      }
    }
    if (place.cell == 0) {
      reading.case_line = place.line;
      reading.case_column = place.column;
    }
    if (const Board* const board = reader.take(bytes[next++])) goes_on = add(placements_of(*board));
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
  if (statistics_) statistics_->spend(Statistics::rest);
  const Word nodes_before = search_.nodes();
  Solution solutions[capacity];
  for (int i = 0; i < count_; ++i) {
    solutions[i] = table_ ? table_->solution(gathered_[i]) : search(gathered_[i]);
  }
  const Statistics::Row engine = table_ ? Statistics::table : Statistics::search;
  if (statistics_) statistics_->count(engine, solutions, count_, search_.nodes() - nodes_before);
  bool goes_on = true;
  for (int i = 0; i < count_ && goes_on; ++i) {
    if (progress_) progress_->count();
    goes_on = sink_.take(gathered_[i], solutions[i]);
  }
  count_ = 0;
  return goes_on;
}

// Searches within the budget, and looks up what is beyond it.
Solution BatchSolver::search(const Placements& placements) {
  const Solution solution = search_.search(placements, node_budget_ - search_.nodes());
  if (solution != 0) return solution;
  if (statistics_) statistics_->spend(Statistics::search);  // in vain
  turn_to_table();
  return table_ ? table_->solution(placements) : search(placements);
}

void BatchSolver::turn_to_table() {
  try {
    table_ = &solution_table();
  } catch (const std::bad_alloc&) {
    if (node_budget_ == 0) throw;
    node_budget_ = std::numeric_limits<Word>::max();
  }
  if (statistics_) statistics_->spend(Statistics::table);
}

}  // namespace rotation_game
