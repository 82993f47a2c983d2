#include "solve/statistics.h"

#include <iomanip>
#include <ostream>

namespace rotation_game {

void Statistics::write(std::ostream& output) const {
  const auto write_row = [&](const char* name, Share share, Word nodes, std::chrono::duration<double> time) {
    const double seconds = time.count();
    const double rate = seconds > 0 ? double(share.cases) / seconds : 0;
    output << name << std::setw(12) << share.cases << std::setw(13) << share.moves << std::setw(13) << nodes
           << std::fixed << std::setprecision(3) << std::setw(10) << seconds  //
           << std::setprecision(0) << std::setw(13) << rate << '\n';
  };
  const Time end = clock_();
  const Share total = {search_.cases + table_.cases, search_.moves + table_.moves};
  output << "              cases        moves        nodes   seconds      cases/s\n";
  write_row("search ", search_, nodes_, search_end_ - start_);
  write_row("table  ", table_, 0, end - search_end_);
  write_row("total  ", total, nodes_, end - start_);
}

}  // namespace rotation_game
