// Another project that uses the installed library: it solves the first board of the statement.

#include <iostream>
#include <sstream>

#include "rotation_game/ida_star.h"
#include "rotation_game/judge_format.h"

int main() {
  std::istringstream input("1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n");
  std::ostringstream output;
  rotation_game::CaseReader cases(input, output);
  rotation_game::IdaStar search;
  rotation_game::Board board;
  if (!cases.read(board)) return 1;
  char text[rotation_game::longest_answer];
  const std::string answer(text, rotation_game::write_answer(text, search.search(placements_of(board), 1000000)));
  std::cout << answer;
  return answer == "AC\n2\n" ? 0 : 1;
}
