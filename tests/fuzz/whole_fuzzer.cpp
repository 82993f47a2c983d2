// Reads any bytes, solves the cases in them by IDA* and by the table, and compares the answers.

#include <cstdint>
#include <cstdlib>

#include "rotation_game/ida_star.h"
#include "rotation_game/judge_format.h"
#include "rotation_game/solution_table.h"

using namespace rotation_game;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  CaseReader reader;
  IdaStar search;
  for (std::size_t i = 0; !reader.has_stopped(); ++i) {
    const Board* const board = i < size ? reader.take(static_cast<char>(data[i])) : reader.end();
    if (!board) continue;
    const Placements placements = placements_of(*board);
    const Solution solution = solution_table().solution(placements);
    const Solution found = search.search(placements, 20000);
    if (found != 0 && found != solution) std::abort();
    if (answer_text(solution).size() > 18) std::abort();
  }
  return 0;
}
