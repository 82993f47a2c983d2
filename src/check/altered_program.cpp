#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "check/hypotheses.h"
#include "rotation_game/solution_table.h"

namespace rotation_game {

namespace {

using Moves = std::array<Move, move_count>;

// How many cells of the center do not hold one symbol, or the one that holds most of them; corners may count twice.
class Estimate {
 public:
  explicit Estimate(int symbol = 0, unsigned corner = 1) : symbol_(symbol), all_(4 + 4 * corner) {
    for (const int cell : {6, 8, 15, 17}) held_.add(cell, corner);
    for (const int cell : {7, 11, 12, 16}) held_.add(cell, 1);
  }
  int operator()(const Placements& position) const {
    const unsigned held[] = {held_(position.of[0]), held_(position.of[1]), held_(position.of[2])};
    return int(all_ - (symbol_ == 0 ? std::max({held[0], held[1], held[2]}) : held[symbol_ - 1]));
  }

 private:
  int symbol_;  // or 0
  unsigned all_;
  CellSum held_;
};

// The textbook's IDA*, with switches.
struct Textbook {
  Moves order = {0, 1, 2, 3, 4, 5, 6, 7};
  Estimate estimate;
  bool solves_by_estimate = false;  // a position is solved where its estimate is 0
  bool goes_to_threshold = false;   // and only after as many moves as the threshold is
  int first_threshold = -1;         // or the estimate of the board
  int above_first_threshold = 0;
  int step = 1;
  std::array<MoveSet, move_count> forbidden_after;  // the moves that are not tried after each
  Moves undoing;                                    // the move by which each is undone
  bool undoes_pruned = true;

  Textbook() {
    for (Move move = 0; move < move_count; ++move) {
      undoing[move] = inverse(move);
      forbidden_after[move] = 1u << inverse(move);
    }
  }
};

// Finds what the textbook's search gives, within a budget of nodes. Where moves are undone as they should be, it does
// not enter what the table knows to be in vain, and so needs few.
class TextbookSearch {
 public:
  explicit TextbookSearch(const Textbook& textbook) : textbook_(textbook), goes_by_table_(textbook.undoes_pruned) {
    for (Move move = 0; move < move_count; ++move) goes_by_table_ &= textbook.undoing[move] == inverse(move);
  }
  // Returns whether it gives these moves, as letters. For each time that it does, the budget grows.
  bool gives(const std::string& moves, Placements position) {
    threshold_ = textbook_.first_threshold < 0 ? textbook_.estimate(position) : textbook_.first_threshold;
    for (threshold_ += textbook_.above_first_threshold; threshold_ < 30; threshold_ += textbook_.step) {
      path_.clear();
      if (!visit(position, 0)) continue;
      if (path_ == moves) nodes_left_ += 1000000;
      return path_ == moves;
    }
    return false;
  }

 private:
  int moves_made() const { return int(path_.size()); }
  bool is_solved(const Placements& position) const {
    if (textbook_.goes_to_threshold && moves_made() < threshold_) return false;
    if (textbook_.solves_by_estimate) return textbook_.estimate(position) == 0;
    return std::count(position.of, position.of + symbol_count, center) > 0;
  }
  bool is_pruned(const Placements& position) const {
    return !is_solved(position) && moves_made() + textbook_.estimate(position) > threshold_;
  }
  bool visit(Placements& position, MoveSet forbidden) {
    if (nodes_left_ == 0) return false;
    --nodes_left_;
    // A position may be solved by one move more than the threshold, as it need not be pruned.
    if (goes_by_table_ && moves_made() + length(solution_table().solution(position)) > threshold_ + 1) return false;
    if (is_solved(position)) return true;
    if (is_pruned(position)) return false;
    for (const Move move : textbook_.order) {
      if (forbidden >> move & 1) continue;
      const Placements before = position;
      make(position, move);
      path_ += char('A' + move);
      const bool is_left_so = !textbook_.undoes_pruned && is_pruned(position);
      if (!is_left_so && visit(position, textbook_.forbidden_after[move])) return true;
      path_.pop_back();
      if (textbook_.undoes_pruned) {
        make(position, textbook_.undoing[move]);
      } else if (!is_left_so) {
        position = before;  // by the copy that such a program makes
      }
    }
    return false;
  }
  static void make(Placements& position, Move move) {
    for (Placement& placement : position.of) placement = move_table().moved[move](placement);
  }

  Textbook textbook_;
  bool goes_by_table_;
  Word nodes_left_ = 50000;
  int threshold_ = 0;
  std::string path_;
};

Hypothesis search_that(const std::string& does, const Textbook& textbook) {
  const auto search = std::make_shared<TextbookSearch>(textbook);
  return {"are those of a search that " + does,
          [search](const Sample& sample) { return search->gives(sample.given, sample.solved.placements); }};
}

// What is kept from one case to the next.
std::vector<Hypothesis> memories() {
  const auto adds_to_those_before = [](const Sample& sample) {
    const std::string& before = sample.given_before;
    const std::string own = letters_of(sample.solved.right);
    if (own.empty() && sample.judgement.verdict == Verdict::right) return true;
    return sample.given.compare(0, before.size(), before) == 0 &&
           sample.given_count == sample.given_before_count + own.size() &&
           (!sample.has_all_moves() || sample.given.substr(before.size()) == own);
  };
  const auto leaves_an_end = [](const Sample& sample) {
    const std::string own = letters_of(sample.solved.right);
    const bool is_shorter = !own.empty() && own.size() < sample.given_before_count;
    return sample.given == own + (is_shorter ? sample.given_before.substr(own.size()) : "");
  };
  const auto is_from_before = [](const Sample& sample) {
    if (sample.judgement.verdict == Verdict::right) return true;
    return sample.right_before != 0 && sample.given == letters_of(sample.right_before);
  };
  return {
      {"begin with the moves given before: they are not cleared between cases", adds_to_those_before},
      {"are right, but for the end of a longer answer before: it is still there behind the new moves", leaves_an_end},
      {"are the right ones of the case before: something is kept from one case to the next", is_from_before}};
}

// A program that solves a board for each symbol, and then chooses: the first that is before all others, from symbol 1
// on or from 3 on.
Hypothesis choice_by(const std::string& what, bool (*is_before)(const std::string&, const std::string&),
                     bool is_from_3_on = false) {
  return {"are those of a program that " + what, [=](const Sample& sample) {
            std::array<std::string, symbol_count> solutions;
            for (std::size_t i = 0; i < solutions.size(); ++i) {
              solutions[i] = letters_of(solution_table().solution(sample.solved.placements.of[i]));
            }
            if (is_from_3_on) std::reverse(solutions.begin(), solutions.end());
            return *std::min_element(solutions.begin(), solutions.end(), is_before) == sample.given;
          }};
}

Hypothesis solution_for(const std::string& what, int symbol) {
  return {"are those of a program that solves the board for " + what + " only", [symbol](const Sample& sample) {
            const Placements& start = sample.solved.placements;
            int chosen = std::max(1, symbol);
            for (int other = 2; symbol == 0 && other <= symbol_count; ++other) {
              if (Estimate(other)(start) < Estimate(chosen)(start)) chosen = other;
            }
            return letters_of(solution_table().solution(start.of[chosen - 1])) == sample.given;
          }};
}

std::vector<Hypothesis> other_choices() {
  using Text = const std::string&;
  const auto is_shorter = [](Text left, Text right) { return left.size() < right.size(); };
  const auto begins_smaller = [](Text left, Text right) {
    return std::make_pair(left.size(), left.substr(0, 1)) < std::make_pair(right.size(), right.substr(0, 1));
  };
  const auto is_smaller = [](Text left, Text right) { return left < right; };
  const std::string ties = " where symbols need equally few moves: all their moves decide, by dictionary order";
  return {choice_by("takes the smaller symbol" + ties, is_shorter),
          choice_by("takes the larger symbol" + ties, is_shorter, true),
          choice_by("looks at the first letters only" + ties, begins_smaller),
          choice_by("looks at the first letters only" + ties, begins_smaller, true),
          choice_by("compares the symbols' solutions as strings: the shorter one is better, whatever its letters",
                    is_smaller),
          solution_for("the symbol that the center holds most of", 0),
          solution_for("symbol 1", 1),
          solution_for("symbol 2", 2),
          solution_for("symbol 3", 3)};
}

// Returns an order of moves in which the shortest solutions that are given may be the first, if there is one: each move
// comes before all others that would have brought some symbol as near.
std::optional<Moves> order_of_moves(const std::vector<Sample>& wrong, const std::vector<Sample>& right) {
  std::array<MoveSet, move_count> later = {};
  std::vector<Sample> samples = wrong;
  samples.insert(samples.end(), right.begin(), right.end());
  for (const Sample& sample : samples) {
    int left = length(sample.solved.right);
    if (sample.given_count != Word(left)) return std::nullopt;
    std::vector<Placement> positions(sample.solved.placements.of, sample.solved.placements.of + symbol_count);
    for (const char letter : sample.given) {
      const Move made = Move(letter - 'A');
      --left;
      std::vector<Placement> next;
      for (const Placement position : positions) {
        for (Move move = 0; move < move_count; ++move) {
          const Placement moved = move_table().moved[move](position);
          if (length(solution_table().solution(moved)) != left) continue;
          if (move == made) next.push_back(moved);
          if (move != made) later[made] |= 1u << move;
        }
      }
      positions = next;
    }
  }
  Moves order;
  MoveSet not_placed = 255;
  for (Move& place : order) {
    MoveSet must_wait = 0;
    for (Move move = 0; move < move_count; ++move) must_wait |= not_placed >> move & 1 ? later[move] : 0;
    const MoveSet free = not_placed & ~must_wait;
    if (free == 0) return std::nullopt;
    place = move_count - 1;  // the last of them, so that it is from H to A if it can be
    while (!(free >> place & 1)) --place;
    not_placed &= ~(1u << place);
  }
  return order;
}

std::vector<Hypothesis> other_searches(const std::vector<Sample>& wrong, const std::vector<Sample>& right) {
  std::vector<Hypothesis> all;
  const auto add = [&](const std::string& does, const auto&... changes) {
    Textbook textbook;
    (changes(textbook), ...);
    all.push_back(search_that(does, textbook));
  };
  if (const std::optional<Moves> order = order_of_moves(wrong, right)) {
    std::string letters;
    for (const Move move : *order) letters += char('A' + move);
    add("tries the moves in the order " + letters + ", not from A to H", [&](Textbook& it) { it.order = *order; });
  }
  add("begins with a threshold that is one too large: a longer solution may come first",
      [](Textbook& it) { it.above_first_threshold = 1; });
  add("begins with a threshold of 1: a solved board needs no move", [](Textbook& it) {
    it.first_threshold = 1;
    it.goes_to_threshold = true;
    it.forbidden_after = {};
  });
  for (const int first : {-1, 0, 1}) {
    add("makes its threshold two larger each time: a longer solution may come first", [&](Textbook& it) {
      it.first_threshold = first;
      it.step = 2;
    });
  }
  for (const bool solves_by_estimate : {false, true}) {
    const auto by_estimate = [&](Textbook& it) { it.solves_by_estimate = solves_by_estimate; };
    for (int symbol = 1; symbol <= symbol_count; ++symbol) {
      add("estimates by symbol " + std::to_string(symbol) + " only: the one that is nearest counts", by_estimate,
          [&](Textbook& it) { it.estimate = Estimate(symbol); });
    }
    add("estimates by each line's cells, so that the corners of the center count twice: that may be too much",
        by_estimate, [](Textbook& it) { it.estimate = Estimate(0, 2); });
  }
  const auto forbids = [&](const std::string& what, MoveSet (*forbidden_after)(Move)) {
    add(what + ": it is the inverse that need not follow", [&](Textbook& it) {
      for (Move move = 0; move < move_count; ++move) it.forbidden_after[move] = forbidden_after(move);
    });
  };
  forbids("makes no move twice running", [](Move move) { return 1u << move; });
  forbids("makes no two moves running on a line", [](Move move) { return 1u << move | 1u << inverse(move); });
  forbids("makes no two moves running on parallel lines", parallel_moves);
  add("does not undo a move behind which it goes no further", [](Textbook& it) { it.undoes_pruned = false; });
  return all;
}

std::string letter_of(Move move) { return std::string(1, char('A' + move)); }

// One move, or some, undone by another than the inverse; which may be held for the move that need not follow, too.
std::vector<Hypothesis> other_inverses() {
  std::vector<Hypothesis> all;
  const auto add = [&](const std::string& what, const Moves& undoing) {
    Textbook textbook;
    textbook.undoing = undoing;
    const std::string does = "undoes " + what + ": the pairs are A F, B E, C H and D G";
    all.push_back(search_that(does, textbook));
    for (Move move = 0; move < move_count; ++move) textbook.forbidden_after[move] = 1u << undoing[move];
    all.push_back(search_that(does, textbook));
  };
  for (Move other = 0; other < move_count; ++other) {
    Moves undoing;
    for (Move move = 0; move < move_count; ++move) undoing[move] = move ^ other;
    if (other != inverse(0)) add("A by " + letter_of(other) + ", and so on", undoing);
    for (Move move = 0; move < move_count; ++move) {
      if (other == inverse(move)) continue;
      undoing = Textbook().undoing;
      undoing[move] = other;
      add(letter_of(move) + " by " + letter_of(other), undoing);
      // Two pairs that are mixed up, named by the first of their moves.
      if (move > std::min({other, inverse(move), inverse(other)})) continue;
      undoing[other] = move;
      undoing[inverse(move)] = inverse(other);
      undoing[inverse(other)] = inverse(move);
      add(letter_of(move) + " by " + letter_of(other) + ", and " + letter_of(inverse(move)) + " by " +
              letter_of(inverse(other)),
          undoing);
    }
  }
  return all;
}

}  // namespace

Hypotheses altered_programs(const std::vector<Sample>& wrong, const std::vector<Sample>& right) {
  return {memories(), other_choices(), other_searches(wrong, right), other_inverses()};
}

}  // namespace rotation_game
