#include "check/causes.h"

#include <algorithm>
#include <new>
#include <numeric>

#include "rotation_game/solution_table.h"

namespace rotation_game {

namespace {

const std::size_t most_samples = 1000;

std::string moves_text(int count) { return std::to_string(count) + (count == 1 ? " move" : " moves"); }

bool is_shorter(const Sample& left, const Sample& right) {
  return length(left.solved.right) < length(right.solved.right);
}

bool is_nearly_all(std::size_t count, std::size_t all) { return count * 20 >= all * 19; }

// Returns for how many of the wrong answers a hypothesis holds, or 0 if these are too few or a right one contradicts
// it.
std::size_t explained(const Hypothesis& hypothesis, const std::vector<Sample>& wrong,
                      const std::vector<Sample>& right) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < wrong.size(); ++i) {
    if (!is_nearly_all(count + wrong.size() - i, wrong.size()) || (i == 3 && count == 0)) return 0;
    count += hypothesis.holds(wrong[i]);
  }
  const bool holds = count >= hypothesis.least && is_nearly_all(count, wrong.size());
  return holds && std::all_of(right.begin(), right.end(), hypothesis.holds) ? count : 0;
}

// Returns the line that tells why so many answers are wrong, of which some are kept: by the hypothesis that explains
// most, and of such the one that supposes the smallest change. Two that are equal are told as two; among more, nobody
// would know which to believe.
std::string cause_of(Word all, const std::string& what, const std::vector<Sample>& wrong,
                     const std::vector<Sample>& right, const Hypotheses& hypotheses) {
  std::size_t most = 0;
  std::vector<std::string> sentences;
  for (const std::vector<Hypothesis>& equals : hypotheses) {
    const std::size_t most_by_less = most;
    for (const Hypothesis& hypothesis : equals) {
      const std::size_t count = explained(hypothesis, wrong, right);
      if (count < most || count == most_by_less) continue;
      if (count > most) sentences.clear();
      most = count;
      if (std::count(sentences.begin(), sentences.end(), hypothesis.sentence) == 0) {
        sentences.push_back(hypothesis.sentence);
      }
    }
  }
  if (sentences.empty() || sentences.size() > 2) return "";
  const std::string of_first = wrong.size() < all ? "of the first " : "";
  return (most == wrong.size() ? "All " + of_first : std::to_string(most) + " of " + of_first) +
         std::to_string(wrong.size()) + ' ' + what + ' ' + sentences[0] +
         (sentences.size() == 1 ? "" : "; or they " + sentences[1]) + ".\n";
}

Hypotheses forms(const std::vector<Sample>& malformed) {
  std::vector<Hypothesis> all;
  for (const Sample& sample : malformed) {
    const std::string& form = sample.judgement.form;
    const auto is_it = [form](const Hypothesis& other) { return other.sentence == form; };
    if (all.size() == 20 || std::any_of(all.begin(), all.end(), is_it)) continue;
    all.push_back({form, [form](const Sample& other) {
                     return other.judgement.verdict == Verdict::right || other.judgement.form == form;
                   }});
  }
  return {all};
}

// Returns the causes of wrong moves.
Hypotheses alterations(const std::vector<Sample>& wrong, const std::vector<Sample>& right) try {
  solution_table();  // which the hypotheses look into, or there is no memory for it
  Hypotheses all = altered_programs(wrong, right);
  // What is a solution, though not the right one, is one by most altered puzzles, too.
  const auto is_none = [](const Sample& sample) { return sample.judgement.verdict == Verdict::no_solution; };
  if (std::count_if(wrong.begin(), wrong.end(), is_none) * 2 >= std::ptrdiff_t(wrong.size())) {
    for (std::vector<Hypothesis>& puzzles : altered_puzzles(wrong)) all.push_back(std::move(puzzles));
  }
  return all;
} catch (const std::bad_alloc&) {
  return {};
}

}  // namespace

Sample Causes::next_sample(const SolvedCase& solved, const Judgement& judgement) {
  Sample sample;
  sample.number = ++case_count_;
  sample.solved = solved;
  sample.judgement = judgement;
  sample.given_before = right_given_before_ != 0 ? letters_of(right_given_before_) : given_before_;
  sample.given_before_count = right_given_before_ != 0 ? sample.given_before.size() : given_before_count_;
  sample.right_before = right_before_;
  return sample;
}

void Causes::take_right(const SolvedCase& solved) {
  ++counts_[0][std::size_t(length(solved.right))];
  if (right_.size() < most_samples) {
    right_.push_back(next_sample(solved, {Verdict::right, 0, "", ""}));
    right_.back().given = letters_of(solved.right);
    right_.back().given_count = right_.back().given.size();
    right_.back().given_symbol = symbol(solved.right);
  } else {
    ++case_count_;
  }
  right_before_ = solved.right;
  if (length(solved.right) > 0) right_given_before_ = solved.right;
}

void Causes::take(const SolvedCase& solved, const Answer& answer, const Judgement& judgement) {
  Sample sample = next_sample(solved, judgement);
  ++counts_[std::size_t(judgement.verdict)][std::size_t(length(solved.right))];
  if (answer.symbol && answer.symbol->kind == AnswerLine::Kind::symbol) {
    sample.given_symbol = answer.symbol->text[0] - '0';
  }
  right_before_ = solved.right;
  if (answer.moves && answer.moves->move_count > 0) {
    sample.given = given_before_ = answer.moves->letters;
    sample.given_count = given_before_count_ = answer.moves->move_count;
    right_given_before_ = 0;
  } else {
    ++given_none_;
  }
  if (judgement.verdict != Verdict::no_answer && wrong_.size() < most_samples) wrong_.push_back(sample);
}

void Causes::take_missing(const SolvedCase& solved, bool at_end) {
  take(solved, Answer(), {Verdict::no_answer, 0, "", ""});
  if (!at_end) return;
  if (missing_at_end_++ == 0) first_missing_length_ = length(solved.right);
}

Word Causes::count(Verdict verdict) const {
  const Counts& counts = counts_[std::size_t(verdict)];
  return std::accumulate(counts.begin(), counts.end(), Word(0));
}

std::string Causes::counts() const {
  const char* const names[verdict_count] = {"right",        "no answer",    "malformed",   "not a solution",
                                            "not shortest", "not smallest", "wrong symbol"};
  std::string results;
  int shortest = 14, longest = -1;
  for (int i = 0; i < verdict_count; ++i) {
    const Word number = count(Verdict(i));
    if (i == 0 || number > 0) results += (i == 0 ? ": " : ", ") + std::to_string(number) + ' ' + names[i];
    for (int moves = 0; moves < 14; ++moves) {
      if (counts_[std::size_t(i)][std::size_t(moves)] == 0) continue;
      shortest = std::min(shortest, moves);
      longest = std::max(longest, moves);
    }
  }
  std::string text = std::to_string(case_count_) + (case_count_ == 1 ? " case" : " cases");
  if (case_count_ > 0)
    text += ", of " + (shortest < longest ? std::to_string(shortest) + " to " : "") + moves_text(longest);
  return text + results;
}

std::string Causes::lines(bool has_lines, bool has_surplus) const {
  std::vector<Sample> malformed, moves, symbols, unexplained;
  for (const Sample& sample : wrong_) {
    const Verdict verdict = sample.judgement.verdict;
    (verdict == Verdict::malformed ? malformed : verdict == Verdict::wrong_symbol ? symbols : moves).push_back(sample);
  }
  std::string lines;
  const auto test = [&](Word all, const std::string& what, const std::vector<Sample>& wrong,
                        const auto& make_hypotheses) {
    const std::string cause = wrong.size() < 3 ? "" : cause_of(all, what, wrong, right_, make_hypotheses());
    if (cause.empty()) unexplained.insert(unexplained.end(), wrong.begin(), wrong.end());
    lines += cause;
  };
  if (missing_at_end_ > 0 && missing_at_end_ == count(Verdict::no_answer)) {
    // Where lines are too many, too, answers may only have moved.
    if (!has_surplus) lines += end_of_answers(has_lines);
  } else if (given_none_ == case_count_ - count(Verdict::right)) {
    lines += split_by_length("have no moves: there is a limit on the depth, or on the time");
    if (!lines.empty()) return lines;
  }
  test(count(Verdict::malformed), "malformed answers", malformed, [&] { return forms(malformed); });
  unexplained.clear();  // for the line of each malformed answer tells of its form
  // A search takes least for the shortest, so what does not explain these is soon given up.
  std::stable_sort(moves.begin(), moves.end(), is_shorter);
  test(count(Verdict::no_solution) + count(Verdict::not_shortest) + count(Verdict::not_smallest),
       "answers with wrong moves", moves, [&] { return alterations(moves, right_); });
  test(count(Verdict::wrong_symbol), "wrong symbols", symbols, altered_symbols);
  return unexplained.empty() ? lines : lines + facts(unexplained);
}

std::string Causes::end_of_answers(bool has_lines) const {
  if (!has_lines) return "Nothing was printed: the program crashed, wrote to a file (freopen), or lost its output.\n";
  if (missing_at_end_ == case_count_) return "None of the lines that were printed seems to be an answer.\n";
  return "The answers end before case " + std::to_string(case_count_ - missing_at_end_ + 1) + ", of " +
         moves_text(first_missing_length_) + ": there the program stopped, crashed, was killed, or took too long.\n";
}

// Returns the line that tells what the longer boards' answers are, if all boards up to a length are answered right, and
// none beyond.
std::string Causes::split_by_length(const std::string& are) const {
  int end = int(counts_[0].size());
  while (end > 0 && counts_[0][std::size_t(end - 1)] == 0) --end;
  Word shorter = 0, all = 0;
  for (std::size_t i = 1; i < counts_.size(); ++i) {
    shorter += std::accumulate(counts_[i].begin(), counts_[i].begin() + end, Word(0));
    all += count(Verdict(i));
  }
  if (end == 0 || shorter > 0 || all < 3) return "";
  return "All " + std::to_string(count(Verdict::right)) + " boards of up to " + moves_text(end - 1) +
         " are right, and all " + std::to_string(all) + " longer ones " + are + ".\n";
}

std::string Causes::facts(const std::vector<Sample>& unexplained) const {
  const Sample& shortest = *std::min_element(unexplained.begin(), unexplained.end(), is_shorter);
  const std::string split = split_by_length("are wrong");
  std::string board;
  for (int cell = 0; cell < cell_count; ++cell) board += char('0' + symbol_at(shortest.solved.placements, cell));
  const std::string commands = shortest.given.empty() ? "echo " + board + " | rotation-game --draw\n"
                                                      : "echo " + board + " >board; printf '" + shortest.given + "\\n" +
                                                            std::to_string(shortest.given_symbol) +
                                                            "\\n' | rotation-game --draw --check=- board\n";
  return (split.empty() ? "No cause is known. " : split) + "The shortest wrong one is case " +
         std::to_string(shortest.number) + ", of " + moves_text(length(shortest.solved.right)) + ": " + commands;
}

}  // namespace rotation_game
