#include "solve/statistics.h"

#include <iomanip>
#include <ostream>

namespace rotation_game {

void Statistics::write(std::ostream& output, Word nodes) {
  spend(rest);
  const auto write_row = [&](const char* name, const Share& share, Word share_nodes) {
    const double seconds = std::chrono::duration<double>(share.time).count();
    const double rate = seconds > 0 ? double(share.cases) / seconds : 0;
    output << name << std::setw(12) << share.cases << std::setw(13) << share.moves << std::setw(13) << share_nodes
           << std::fixed << std::setprecision(3) << std::setw(10) << seconds  //
           << std::setprecision(0) << std::setw(13) << rate << '\n';
  };
  Share total;
  for (const Share& share : rows_) {
    total.cases += share.cases;
    total.moves += share.moves;
    total.time += share.time;
  }
  output << "              cases        moves        nodes   seconds      cases/s\n";
  write_row("search ", rows_[search], nodes);
  write_row("table  ", rows_[table], 0);
  write_row("rest   ", rows_[rest], 0);
  write_row("total  ", total, nodes);
}

}  // namespace rotation_game
