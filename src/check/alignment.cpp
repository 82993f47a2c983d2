#include "check/alignment.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rotation_game {

namespace {

int bits_of(std::size_t number) {
  int bits = 0;
  for (; number > 1; number /= 2) ++bits;
  return bits;
}

// By so many bits it must be more probable than chance that cases and answers belong together.
const int bits_beyond_doubt = 20;

// Returns how many bits it takes to say how much further a pair is than the one before: twice as many as a number has,
// or chance would win in the long run (the gamma code; Elias, 1975); and once if it is as far in both.
int price(std::size_t cases_further, std::size_t answers_further) {
  return 2 * (bits_of(cases_further) + (cases_further == answers_further ? 0 : bits_of(answers_further)));
}

// Returns by how many bits the moves of an answer speak for its being meant for a case. Two bits a move are less than
// the 5.3 moves make that there are to choose from, as some are more probable; and solutions that are not the right one
// are many.
int evidence(const SolvedCase& solved, const Answer& answer) {
  if (!answer.moves) return 0;
  const int bits = 2 * length(solved.right);
  if (answer.moves->has_moves_of(solved.right)) return bits + 1;
  return answer.moves->symbol_after(solved.placements) != 0 ? std::min(bits, 16) : 0;
}

// What a way through cases and answers has done last: it has paired one of each, or passed over a case that has no
// answer, or over an answer that has no case. For each the best way is known, by its points.
enum Step : unsigned { pair, missing, too_many };
using Points = std::array<int, 3>;

const int impossible = -(1 << 30);
const int points_of_bit = 1024;

// Returns by which of its last steps a way is best that goes on with `next`, and makes `points` those of that way. Of
// equal ones it is the one that has paired most, so that what is missing or too many comes late.
Step best_step(const Points& ways, int price, Step next, int& points) {
  Step best = pair;
  points = impossible;
  for (const Step step : {missing, too_many, pair}) {
    const int price_of_run = next == pair || next == step ? 0 : price;
    if (ways[step] - price_of_run > points) {
      points = ways[step] - price_of_run;
      best = step;
    }
  }
  return best;
}

}  // namespace

std::vector<Pair> Unsettled::add(const SolvedCase& solved) {
  const std::size_t i = cases_.size();
  const Solution moves = solved.right >> 2 << 2;
  std::vector<Pair> pairs = {{i, i}};
  const auto place = answer_places_.find(moves);
  if (place != answer_places_.end()) pairs.push_back({i, place->second - answers_passed_});
  for (const Chain& chain : chains_) {
    if (chain.pairs.back().solved + 1 == i) pairs.push_back({i, chain.pairs.back().answer + 1});
  }
  cases_.push_back(solved);
  case_places_.emplace(moves, cases_passed_ + i);
  return extend(pairs);
}

std::vector<Pair> Unsettled::add(Answer answer) {
  const std::size_t j = answers_.size();
  std::vector<Pair> pairs = {{j, j}};
  for (const Chain& chain : chains_) {
    if (chain.pairs.back().answer + 1 == j) pairs.push_back({chain.pairs.back().solved + 1, j});
  }
  if (answer.moves) {
    const auto place = case_places_.find(answer.moves->moves);
    if (place != case_places_.end()) pairs.push_back({place->second - cases_passed_, j});
    answer_places_.emplace(answer.moves->moves, answers_passed_ + j);
  }
  answers_.push_back(std::move(answer));
  return extend(pairs);
}

// Puts each pair behind the chain that is best with it.
std::vector<Pair> Unsettled::extend(const std::vector<Pair>& pairs) {
  for (const Pair& next : pairs) {
    if (next.solved >= cases_.size() || next.answer >= answers_.size()) continue;
    const int bits = evidence(cases_[next.solved], answers_[next.answer]);
    if (bits == 0) continue;
    Chain best = {{}, bits - price(next.solved + 1, next.answer + 1)};
    for (const Chain& chain : chains_) {
      const Pair& last = chain.pairs.back();
      if (last.solved >= next.solved || last.answer >= next.answer) continue;
      const int sum = chain.bits + bits - price(next.solved - last.solved, next.answer - last.answer);
      if (sum > best.bits) best = {chain.pairs, sum};
    }
    best.pairs.push_back(next);
    chains_.push_back(best);
    if (chains_.size() > 16) chains_.pop_front();
    if (best.bits < bits_beyond_doubt) continue;
    // What is out of step with the pair before is believed when another has followed it: some other case's answer may
    // have been given by mistake.
    const Pair before = best.pairs.size() > 1 ? best.pairs[best.pairs.size() - 2] : Pair{0, 0};
    if (next.solved - before.solved != next.answer - before.answer) best.pairs.pop_back();
    if (!best.pairs.empty()) return best.pairs;
  }
  return {};
}

void Unsettled::pass(std::size_t cases, std::size_t answers) {
  // Of the chains there is left what goes on behind.
  std::deque<Chain> chains;
  for (const Chain& chain : chains_) {
    Pair last = chain.pairs.back();
    if (last.solved < cases || last.answer < answers) continue;
    const int bits = evidence(cases_[last.solved], answers_[last.answer]);
    last = {last.solved - cases, last.answer - answers};
    chains.push_back({{last}, bits - price(last.solved + 1, last.answer + 1)});
  }
  chains_.swap(chains);
  const auto forget = [](Places& places, Solution moves, std::size_t place) {
    const auto known = places.find(moves);
    if (known != places.end() && known->second == place) places.erase(known);
  };
  for (; cases > 0; --cases) {
    forget(case_places_, cases_.front().right >> 2 << 2, cases_passed_++);
    cases_.pop_front();
  }
  for (; answers > 0; --answers) {
    if (answers_.front().moves) forget(answer_places_, answers_.front().moves->moves, answers_passed_);
    ++answers_passed_;
    answers_.pop_front();
  }
}

std::vector<std::optional<std::size_t>> aligned(const std::deque<SolvedCase>& cases, std::size_t case_count,
                                                const std::deque<Answer>& answers, std::size_t answer_count,
                                                bool open_end) {
  std::vector<std::optional<std::size_t>> result(case_count);
  // Ways are tried up to 64 steps aside from the straight ones to either end. Beside case i, the first of them is at
  // answer i + lowest.
  const auto cases_end = std::ptrdiff_t(case_count), answers_end = std::ptrdiff_t(answer_count);
  const std::ptrdiff_t lowest = std::max(-cases_end, std::min<std::ptrdiff_t>(answers_end - cases_end, 0) - 64);
  const std::ptrdiff_t highest = std::min(answers_end, std::max<std::ptrdiff_t>(answers_end - cases_end, 0) + 64);
  const auto width = std::size_t(highest - lowest + 1);
  const std::size_t most_ways_of_case = 512, most_ways = 1 << 22;
  if (width > most_ways_of_case || width * (case_count + 1) > most_ways) {
    // One by one, from the beginning; or from the end, if it is known and more speaks for that.
    const std::size_t count = std::min(case_count, answer_count);
    int from_begin = 0, from_end = 0;
    for (std::size_t i = 0; i < count; ++i) {
      from_begin += evidence(cases[i], answers[i]);
      from_end += evidence(cases[case_count - count + i], answers[answer_count - count + i]);
    }
    const bool is_from_end = !open_end && from_end > from_begin;
    for (std::size_t i = 0; i < count; ++i) {
      if (is_from_end) result[case_count - count + i] = answer_count - count + i;
      if (!is_from_end) result[i] = i;
    }
    return result;
  }

  const int price = points_of_bit * (10 + bits_of(case_count) + bits_of(answer_count));
  // The ways up to each answer beside a case, and for each way its step before the last, two bits for each last one.
  std::vector<Points> ways(width + 1, {impossible, impossible, impossible});
  std::vector<unsigned char> steps((case_count + 1) * width);
  struct End {
    int points;
    std::size_t i, j;
    Step step;
  };
  End end = {2 * impossible, 0, 0, pair};
  for (std::size_t i = 0; i <= case_count; ++i) {
    for (std::size_t k = 0; k < width; ++k) {
      const std::ptrdiff_t answer = std::ptrdiff_t(i + k) + lowest;
      if (answer < 0 || answer > answers_end) {
        ways[k] = {impossible, impossible, impossible};
        continue;
      }
      const std::size_t j = std::size_t(answer);
      Points points = {i + j == 0 ? 0 : impossible, impossible, impossible};
      unsigned before = 0;
      if (i > 0 && j > 0) {
        before |= best_step(ways[k], price, pair, points[pair]);
        // Half an answer is taken where there is no whole one; but only if nothing else decides.
        const bool is_whole = answers[j - 1].moves && answers[j - 1].symbol;
        points[pair] += points_of_bit * evidence(cases[i - 1], answers[j - 1]) + is_whole;
      }
      if (i > 0) before |= best_step(ways[k + 1], price, missing, points[missing]) << 2;
      if (j > 0 && k > 0) before |= best_step(ways[k - 1], price, too_many, points[too_many]) << 4;
      steps[i * width + k] = static_cast<unsigned char>(before);
      ways[k] = points;
      if ((i == case_count && j == answer_count) || (open_end && (i == case_count || j == answer_count))) {
        int best = impossible;
        const Step step = best_step(points, 0, pair, best);
        if (best > end.points) end = {best, i, j, step};
      }
    }
  }
  while (end.i > 0 || end.j > 0) {
    const std::size_t k = std::size_t(std::ptrdiff_t(end.j) - std::ptrdiff_t(end.i) - lowest);
    const Step before = Step(steps[end.i * width + k] >> 2 * end.step & 3);
    if (end.step == pair) result[end.i - 1] = end.j - 1;
    if (end.step != too_many) --end.i;
    if (end.step != missing) --end.j;
    end.step = before;
  }
  return result;
}

}  // namespace rotation_game
