#include "textbook.h"

#include <algorithm>
#include <queue>
#include <set>
#include <utility>

namespace textbook {

namespace {

const Move no_move = 8;

char letter_of(Move move) { return static_cast<char>('A' + move); }
Move move_of(char letter) { return static_cast<Move>(letter - 'A'); }

}  // namespace

Solver::Solver(const Textbook& book) : book_(book) {
  if (book_.estimated_cells.empty()) book_.estimated_cells = book_.center;
  for (const Cell cell : book_.center) center_ |= 1u << cell;
  for (Move move = 0; move < 8; ++move) {
    for (Placement half = 0; half < 4096; ++half) {
      turned_lower_[move][half] = turned(half, book_.lines[move]);
      turned_upper_[move][half] = turned(half << 12, book_.lines[move]);
    }
  }
}

std::optional<Answer> Solver::solve(const Board& board) {
  for (std::size_t i = 0; i < board.size(); ++i) board_[book_.cells_as_read[i]] = board[i];
  path_.clear();
  nodes_ = 0;
  if (book_.is_better) return solve_each_symbol();
  return book_.is_best_first ? search_best_first() : deepen();
}

std::optional<Answer> Solver::deepen() {
  threshold_ = (book_.first_threshold < 0 ? estimate() : book_.first_threshold) + book_.above_first_threshold;
  for (; threshold_ <= book_.last_threshold && nodes_ < book_.most_nodes; threshold_ += book_.step) {
    if (visit(no_move)) return Answer{path_, board_[book_.center[0]]};
  }
  return std::nullopt;
}

bool Solver::visit(Move last_move) {
  if (++nodes_ > book_.most_nodes) return false;
  const int moves_left = threshold_ - static_cast<int>(path_.size());
  const int moves_needed = estimate();
  if (is_solved(moves_needed) && (moves_left == 0 || !book_.stops_at_threshold_only)) return true;
  if (moves_needed > moves_left) return false;
  for (const char letter : book_.order) {
    const Move move = move_of(letter);
    if (!is_tried(move, last_move)) continue;
    const Board before = board_;
    make(move);
    if (!book_.undoes_pruned && estimate() > moves_left - 1) continue;
    path_.push_back(letter);
    if (visit(move)) return true;
    path_.pop_back();
    if (book_.undone_by_copy) {
      board_ = before;
    } else {
      make(move_of(book_.undone_by[move]));
    }
  }
  return false;
}

std::optional<Answer> Solver::search_best_first() {
  struct Node {
    Board board;
    std::string moves;
  };
  std::vector<Node> nodes = {{board_, ""}};
  // The number of each node behind its estimated length, which is negative so that the least is the greatest.
  std::priority_queue<std::pair<int, std::size_t>> queue;
  queue.push({0, 0});
  std::set<Board> closed;  // from which the search has gone on already
  while (!queue.empty() && ++nodes_ < book_.most_nodes) {
    const Node node = nodes[queue.top().second];
    queue.pop();
    if (!closed.insert(node.board).second) continue;
    board_ = node.board;
    if (is_solved(estimate())) return Answer{node.moves, board_[book_.center[0]]};
    for (const char letter : book_.order) {
      if (!is_tried(move_of(letter), node.moves.empty() ? no_move : move_of(node.moves.back()))) continue;
      board_ = node.board;
      make(move_of(letter));
      nodes.push_back({board_, node.moves + letter});
      queue.push({-static_cast<int>(nodes.back().moves.size()) - estimate(), nodes.size() - 1});
    }
  }
  return std::nullopt;
}

std::optional<Answer> Solver::solve_each_symbol() {
  std::optional<Answer> best;
  is_visited_.assign(1u << 24, false);
  for (int symbol = 1; symbol <= 3; ++symbol) {
    const Placement placement = placement_of(symbol);
    const std::optional<std::string> moves =
        book_.has_one_visited_set ? search_breadth_first(placement) : look_up(placement);
    if (!moves) continue;
    const Answer answer = {*moves, symbol};
    if (!best || book_.is_better(board_, answer, *best)) best = answer;
  }
  return best;
}

std::optional<std::string> Solver::look_up(Placement placement) {
  if (distances_.empty()) make_table();
  if (distances_[placement] < 0) return std::nullopt;
  std::string moves;
  while (distances_[placement] > 0) {
    const auto is_nearer = [&](char letter) {
      return distances_[turned(placement, move_of(letter))] == distances_[placement] - 1;
    };
    const auto letter = std::find_if(book_.order.begin(), book_.order.end(), is_nearer);
    if (letter == book_.order.end()) return std::nullopt;
    moves.push_back(*letter);
    placement = turned(placement, move_of(moves.back()));
  }
  return moves;
}

// Breadth first from the center, by all moves backwards.
void Solver::make_table() {
  distances_.assign(1u << 24, -1);
  distances_[center_] = 0;
  std::vector<Placement> found = {center_};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (Line line : book_.lines) {
      std::reverse(line.begin(), line.end());
      const Placement next = turned(found[i], line);
      if (distances_[next] >= 0) continue;
      distances_[next] = static_cast<signed char>(distances_[found[i]] + 1);
      found.push_back(next);
    }
  }
}

std::optional<std::string> Solver::search_breadth_first(Placement start) {
  if (start == center_) return "";
  struct Node {
    Placement placement;
    std::size_t from;  // the number of a node
    char letter;
  };
  std::vector<Node> nodes = {{start, 0, ' '}};
  is_visited_[start] = true;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (const char letter : book_.order) {
      const Placement next = turned(nodes[i].placement, move_of(letter));
      if (next == center_) {
        std::string moves(1, letter);
        for (std::size_t node = i; node != 0; node = nodes[node].from) moves.insert(0, 1, nodes[node].letter);
        return moves;
      }
      if (is_visited_[next]) continue;
      is_visited_[next] = true;
      nodes.push_back({next, i, letter});
    }
  }
  return std::nullopt;
}

void Solver::make(Move move) {
  const Line& line = book_.lines[move];
  if (book_.turn == Turn::by_swaps) {
    for (std::size_t i = 0; i < 6; ++i) std::swap(board_[line[i]], board_[line[i + 1]]);
  } else if (book_.turn == Turn::from_copy) {
    const Board before = board_;
    for (std::size_t i = 0; i < 7; ++i) board_[line[i]] = before[line[(i + 1) % 7]];
  } else {
    const int first = board_[line[0]];
    for (std::size_t i = 0; i < 6; ++i) board_[line[i]] = board_[line[i + 1]];
    board_[line[6]] = first;
  }
}

bool Solver::is_tried(Move move, Move last_move) const {
  return last_move == no_move || book_.not_after[last_move].find(letter_of(move)) == std::string::npos;
}

int Solver::estimate() const {
  std::array<int, 4> counts = {};
  for (const Cell cell : book_.estimated_cells) ++counts[static_cast<std::size_t>(board_[cell])];
  int most = 0;
  for (const std::size_t symbol : book_.estimated_symbols) most = std::max(most, counts[symbol]);
  return static_cast<int>(book_.estimated_cells.size()) - most;
}

bool Solver::is_solved(int estimate) const {
  if (book_.trusts_estimate) return estimate == 0;
  return std::all_of(book_.center.begin(), book_.center.end(),
                     [&](Cell cell) { return board_[cell] == board_[book_.center[0]]; });
}

Solver::Placement Solver::placement_of(int symbol) const {
  Placement placement = 0;
  for (Cell cell = 0; cell < board_.size(); ++cell) placement |= (board_[cell] == symbol ? 1u : 0u) << cell;
  return placement;
}

Solver::Placement Solver::turned(Placement placement, Move move) const {
  return turned_lower_[move][placement & 4095] | turned_upper_[move][placement >> 12];
}

Solver::Placement Solver::turned(Placement placement, const Line& line) {
  Placement result = placement;
  for (std::size_t i = 0; i < 7; ++i) {
    result &= ~(1u << line[i]);
    result |= (placement >> line[(i + 1) % 7] & 1u) << line[i];
  }
  return result;
}

}  // namespace textbook
