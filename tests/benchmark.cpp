// Compares textbook IDA*, the program's IDA* and its table on boards of every optimal length, and tells what it costs
// to check the worst answers known. Nothing is printed unless all answers agree.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "boards/random_boards.h"
#include "check/check.h"
#include "reference/conversions.h"
#include "rotation_game/ida_star.h"
#include "rotation_game/solution_table.h"
#include "rotation_game/solver.h"
#include "solve/answers.h"
#include "solve/batch_solver.h"

namespace rotation_game {
namespace {

using Boards = std::vector<reference::Cells>;

// In seconds of the processor, which other programs do not add to.
double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Nodes and microseconds are those of a board, on the average.
struct Run {
  std::vector<reference::Answer> answers;
  double nodes;
  double microseconds;
};

// Runs `solve`, from a board to its answer, over all boards: once, or as many times as it takes to measure it.
template <typename Solve>
Run run(const Boards& boards, const Word& nodes, Solve solve) {
  Run run;
  double seconds = 0;
  for (int rounds = 1; seconds < 0.02; rounds *= 2) {
    const Word nodes_before = nodes;
    const double start = now();
    for (int round = 0; round < rounds; ++round) {
      run.answers.clear();
      for (const reference::Cells& cells : boards) run.answers.push_back(solve(cells));
    }
    seconds = now() - start;
    const double solved = static_cast<double>(boards.size()) * rounds;
    run.nodes = static_cast<double>(nodes - nodes_before) / solved;
    run.microseconds = seconds / solved * 1e6;
  }
  return run;
}

struct Row {
  std::size_t boards;
  Run textbook, search, table;
};

Row compare(const Boards& boards, const SolutionTable& solutions) {
  Row row;
  row.boards = boards.size();
  Word nodes = 0, search_nodes = 0;
  row.textbook =
      run(boards, nodes, [&](const reference::Cells& cells) { return reference::textbook_ida_star(cells, &nodes); });
  IdaStar search;
  row.search = run(boards, search_nodes, [&](const reference::Cells& cells) {
    const Solution solution = search.search(placements_of(cells), Word(1) << 60);
    search_nodes = search.nodes();
    return answer_of(solution);
  });
  row.table = run(boards, nodes,
                  [&](const reference::Cells& cells) { return answer_of(solutions.solution(placements_of(cells))); });
  return row;
}

void print(const std::vector<Row>& rows) {
  std::cout << "Textbook IDA* over the program's IDA*, by optimal length; nodes and microseconds a board\n\n"
            << "               ratio of             nodes                   microseconds\n"
            << "moves boards   time  nodes   textbook      IDA*     textbook       IDA*  table\n"
            << std::fixed;
  for (std::size_t length = 0; length < rows.size(); ++length) {
    const auto& [boards, textbook, search, table] = rows[length];
    std::cout << std::setw(5) << length << std::setw(7) << boards << std::setprecision(1) << std::setw(7)
              << textbook.microseconds / search.microseconds << std::setw(7) << textbook.nodes / search.nodes
              << std::setprecision(0) << std::setw(11) << textbook.nodes << std::setw(10) << search.nodes
              << std::setprecision(1) << std::setw(13) << textbook.microseconds << std::setw(11) << search.microseconds
              << std::setprecision(2) << std::setw(7) << table.microseconds << '\n';
  }
}

// From text to text, the building of the table included.
double cases_per_second() {
  const int count = 1000000;
  std::stringstream boards;
  write_random_boards(boards, count, RandomBoards(1));
  std::ostringstream answers;
  const double start = now();
  Answers sink(answers);
  Input input(boards);
  BatchSolver(default_node_budget, sink, nullptr, nullptr).solve(input);
  return count / (now() - start);
}

// Microseconds a case, for right answers and for those that take longest.
void print_cost_of_checks() {
  const std::size_t count = 20000;
  std::vector<SolvedCase> cases;
  std::string right, ten_times, every_tenth, wrong, words, empty, noise, random;
  std::mt19937 generator(1);
  for (const reference::Cells& cells : reference::random_boards(count, 1)) {
    const Placements placements = placements_of(cells);
    cases.push_back({placements, solution_table().solution(placements)});
    const std::string answer = answer_text(cases.back().right);
    right += answer;
    for (int i = 0; i < 10; ++i) ten_times += answer;
    if (cases.size() % 10 == 0) every_tenth += answer;
    wrong += "ABCDEFGH\n1\n";
    words += (cases.size() % 64 < 2 ? "zzz: ABCDEFGH\n" : "|\n|\n");
    empty += "\n\n";
    if (cases.size() < 256) noise += "debug\n";
    for (int i = 0; i < 20; ++i) random += char(generator() % 256);
  }
  const std::pair<const char*, const std::string&> kinds[] = {
      {"right", right},       {"each ten times", ten_times},  {"every tenth", every_tenth},
      {"all wrong", wrong},   {"lines for debugging", noise}, {"words before moves", words},
      {"empty lines", empty}, {"random bytes", random}};
  std::cout << "\nMicroseconds a case to check answers that are\n" << std::setprecision(2);
  for (const auto& [name, answers] : kinds) {
    std::istringstream input(answers);
    std::ostringstream report;
    const double start = now();
    AnswerChecker checker(input, "answers", report);
    for (const SolvedCase& solved : cases) checker.take(solved.placements, solved.right);
    checker.finish(true);
    std::cout << std::setw(20) << name << std::setw(8) << (now() - start) / double(count) * 1e6 << '\n';
  }
}

int compare_all() {
  const double start = now();
  const SolutionTable solutions;
  const double build_seconds = now() - start;

  std::vector<Boards> boards = reference::boards_by_length(8, 13);
  boards[12].resize(4);
  boards[13].resize(4);
  std::vector<Row> rows;
  for (const Boards& same_length : boards) rows.push_back(compare(same_length, solutions));
  for (const Row& row : rows) {
    if (row.textbook.answers == row.search.answers && row.textbook.answers == row.table.answers) continue;
    std::cerr << "The answers differ: no times.\n";
    return 1;
  }

  print(rows);
  std::cout << std::setprecision(1) << "\nOn the boards of 13 moves, IDA* is "
            << rows[13].textbook.microseconds / rows[13].search.microseconds
            << " times as fast as the textbook's.\nThe table takes " << build_seconds * 1e3
            << " ms to build.\nA million random boards are answered at " << std::setprecision(0) << cases_per_second()
            << " a second, from text to text.\n";
  print_cost_of_checks();
  return 0;
}

}  // namespace
}  // namespace rotation_game

int main() { return rotation_game::compare_all(); }
