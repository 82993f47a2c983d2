#include "solve/statistics.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace rotation_game {

Statistics::Seconds Statistics::passed() {
  const Time since = counted_until_;
  counted_until_ = clock_();
  return counted_until_ - since;
}

void Statistics::spend(Row row) { rows_[row].time += passed(); }

void Statistics::count(Row engine, const Solution* solutions, int count, Word nodes) {
  const Seconds time = passed();
  rows_[engine].time += time;
  for (int i = 0; i < count; ++i) {
    const int moves = length(solutions[i]);
    ++rows_[engine].cases;
    rows_[engine].moves += Word(moves);
    ++lengths_[moves].cases;
    if (engine != search) continue;
    ++lengths_[moves].searched;
    lengths_[moves].nodes += nodes;
    lengths_[moves].time += time;
  }
}

void Statistics::write(std::ostream& output, Word nodes) {
  spend(rest);
  rows_[search].nodes = nodes;
  Share total;
  for (const Share& share : rows_) {
    total.cases += share.cases;
    total.moves += share.moves;
    total.nodes += share.nodes;
    total.time += share.time;
  }
  const auto write_row = [&](const char* name, const Share& share) {
    const double seconds = share.time.count();
    const double rate = seconds > 0 ? double(share.cases) / seconds : 0;
    output << name << std::setw(12) << share.cases << std::setw(13) << share.moves << std::setw(13) << share.nodes
           << std::fixed << std::setprecision(3) << std::setw(10) << seconds  //
           << std::setprecision(0) << std::setw(13) << rate << '\n';
  };
  output << "              cases        moves        nodes   seconds      cases/s\n";
  write_row("search ", rows_[search]);
  write_row("table  ", rows_[table]);
  write_row("rest   ", rows_[rest]);
  write_row("total  ", total);
  if (total.cases == 0) return;
  output << "\nmoves       cases     searched        nodes nodes/search     seconds\n";
  for (int moves = 0; moves <= longest_solution; ++moves) {
    const Length& share = lengths_[moves];
    if (share.cases == 0) continue;
    output << std::setw(5) << moves << std::setw(12) << share.cases << std::setw(13) << share.searched  //
           << std::setw(13) << share.nodes << std::setw(13) << share.nodes / std::max<Word>(share.searched, 1)
           << std::setprecision(6) << std::setw(12) << share.time.count() << '\n';
  }
}

}  // namespace rotation_game
