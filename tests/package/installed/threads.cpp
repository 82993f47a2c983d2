// Four threads ask for the table at once, and share it; each has a solver of its own.

#include <atomic>
#include <thread>
#include <vector>

#include "rotation_game/solver.h"

using namespace rotation_game;

namespace {

// A board after some moves, which differ from thread to thread.
Board board_of_thread(unsigned thread, unsigned number) {
  Board board = {{1, 1, 1, 1, 3, 2, 3, 2, 3, 1, 3, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 1, 3, 3}};
  for (unsigned i = 0; i < 6; ++i) rotate(board, (thread + number * (i + 3)) % move_count);
  return board;
}

std::atomic<int> faults(0);

void solve_boards(unsigned thread) {
  const SolutionTable& table = solution_table();
  Solver solver(thread * 1000);
  for (unsigned number = 0; number < 50; ++number) {
    Board board = board_of_thread(thread, number);
    const Placements placements = placements_of(board);
    const Solution solution = solver.solve(placements);
    if (solution != table.solution(placements)) ++faults;
    for (int i = 0; i < length(solution); ++i) rotate(board, move_at(solution, i));
    if (placements_of(board).of[symbol(solution) - 1] != center) ++faults;
  }
}

}  // namespace

int main() {
  std::vector<std::thread> threads;
  for (unsigned thread = 0; thread < 4; ++thread) threads.emplace_back(solve_boards, thread);
  for (std::thread& thread : threads) thread.join();
  return faults == 0 ? 0 : 1;
}
