// Reads any bytes, solves the cases in them by IDA* and by the table, and compares the answers.

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "rotation_game/ida_star.h"
#include "rotation_game/judge_format.h"
#include "rotation_game/solution_table.h"

using namespace rotation_game;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static SolutionTable table;
  std::istringstream input(std::string(data, data + size));
  std::ostringstream output;
  CaseReader cases(input, output);
  IdaStar search;
  Board board;
  while (cases.read(board)) {
    const Placements placements = placements_of(board);
    const Solution solution = table.solution(placements);
    const Solution found = search.search(placements, 20000);
    if (found != 0 && found != solution) std::abort();
    char text[longest_answer];
    output.write(text, write_answer(text, solution) - text);
  }
  return 0;
}
