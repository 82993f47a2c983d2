// The whole way of a board, with inputs that come in pieces and sinks that may fail.

#include "solve/batch_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <vector>

#include "reference/conversions.h"
#include "solve/board_of.h"

namespace rotation_game {

namespace {

// What happens between the solver and the world, in order: "wait" for input, and "flush N" after N cases.
using Events = std::vector<std::string>;

// Hands out the chunks one by one. An input in a file has the next one ready; one from a pipe does not, and waits.
class ChunkedInput : public std::streambuf {
 public:
  enum class From { file, pipe };

  ChunkedInput(std::vector<std::string> chunks, From from, Events* events = nullptr)
      : chunks_(std::move(chunks)), from_(from), events_(events) {}

 protected:
  int_type underflow() override {
    if (events_ && (from_ == From::pipe || next_ == chunks_.size())) events_->push_back("wait");
    if (next_ == chunks_.size()) return traits_type::eof();
    std::string& chunk = chunks_[next_++];
    setg(chunk.data(), chunk.data(), chunk.data() + chunk.size());
    return traits_type::to_int_type(chunk[0]);
  }

  std::streamsize showmanyc() override {
    if (from_ == From::pipe || next_ == chunks_.size()) return 0;
    return static_cast<std::streamsize>(chunks_[next_].size());
  }

 private:
  std::vector<std::string> chunks_;
  From from_;
  Events* events_;
  std::size_t next_ = 0;
};

std::vector<std::string> split(const std::string& text, std::size_t chunk_size) {
  std::vector<std::string> chunks;
  for (std::size_t i = 0; i < text.size(); i += chunk_size) chunks.push_back(text.substr(i, chunk_size));
  return chunks;
}

// Keeps all, up to a case and a flush that fail.
class RecordingSink : public Sink {
 public:
  bool take(const Placements& placements, Solution solution) override {
    cases.push_back(placements);
    solutions.push_back(solution);
    return cases.size() != failing_case;
  }
  bool flush() override {
    if (events) events->push_back("flush " + std::to_string(cases.size()));
    return ++flushes != failing_flush;
  }

  std::vector<Placements> cases;
  std::vector<Solution> solutions;
  Events* events = nullptr;
  std::size_t failing_case = 0, failing_flush = 0, flushes = 0;
};

struct Reading {
  std::vector<std::string> cases;  // each as its 24 digits
  Stop stop;
};

// By a reader alone, byte by byte.
Reading plain_reading(const std::string& text) {
  CaseReader reader;
  Reading reading;
  for (std::size_t i = 0; !reader.has_stopped(); ++i) {
    const Board* const board = i < text.size() ? reader.take(text[i]) : reader.end();
    if (board) reading.cases.push_back(digits_of(*board));
  }
  reading.stop = reader.stop();
  return reading;
}

Reading reading_of(std::streambuf& buffer) {
  std::istream stream(&buffer);
  Input input(stream);
  RecordingSink sink;
  BatchSolver solver(0, sink, nullptr, nullptr);
  const std::optional<End> end = solver.solve(input);
  EXPECT_TRUE(end);
  Reading reading;
  for (std::size_t i = 0; i < sink.cases.size(); ++i) {
    reading.cases.push_back(digits_of(board_of(sink.cases[i])));
    EXPECT_EQ(sink.solutions[i], solution_table().solution(sink.cases[i]));
  }
  if (end) reading.stop = end->stop;
  return reading;
}

void expect_same(const Reading& reading, const Reading& expected, const std::string& about) {
  ASSERT_EQ(reading.cases, expected.cases) << about;
  ASSERT_EQ(reading.stop, expected.stop) << about;
}

std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string random_lines(std::size_t count, unsigned seed) {
  std::string lines;
  for (const reference::Cells& cells : reference::random_boards(count, seed)) lines += reference::line_of(cells);
  return lines;
}

// However an input comes, the same is read.
TEST(BatchSolver, ReadsEverySampleCutAnywhere) {
  int sample_count = 0;
  for (const std::string folder : {"valid", "faults"}) {
    for (const auto& entry : std::filesystem::directory_iterator(std::string(SAMPLES) + '/' + folder)) {
      if (entry.path().extension() != ".in") continue;
      ++sample_count;
      const std::string text = contents(entry.path());
      const Reading expected = plain_reading(text);
      for (const auto from : {ChunkedInput::From::file, ChunkedInput::From::pipe}) {
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
          std::vector<std::string> chunks = {text.substr(0, cut), text.substr(cut)};
          chunks.erase(std::remove(chunks.begin(), chunks.end(), ""), chunks.end());
          ChunkedInput chunked(chunks, from);
          expect_same(reading_of(chunked), expected, entry.path().string() + " cut at " + std::to_string(cut));
          if (HasFatalFailure()) return;
        }
        for (std::size_t size = 1; size <= 100; ++size) {
          ChunkedInput chunked(split(text, size), from);
          expect_same(reading_of(chunked), expected, entry.path().string() + " in pieces of " + std::to_string(size));
          if (HasFatalFailure()) return;
        }
      }
    }
  }
  EXPECT_GE(sample_count, 60);
}

// Cases in their usual form between others, with all kinds of white space before and behind.
TEST(BatchSolver, ReadsUsualCasesAmongOthers) {
  std::mt19937 generator(3);
  const std::vector<std::string> spaces = {"\n", "\n", " ", "\r\n", " \n", "\t", "\n\n", "  ", "\v\f"};
  const std::vector<reference::Cells> boards = reference::random_boards(200, 4);
  for (int i = 0; i < 200; ++i) {
    std::string text = i % 3 == 0 ? "\xEF\xBB\xBF" : "";
    for (std::size_t j = generator() % 12; j > 0; --j) {
      std::string line = reference::line_of(boards[generator() % boards.size()]);
      line.pop_back();
      if (generator() % 3 == 0) line[2 * (generator() % 23) + 1] = '\n';
      text += line + spaces[generator() % spaces.size()];
    }
    text += std::vector<std::string>{"", "0", "4", "1 2", "1 0"}[generator() % 5];
    const Reading expected = plain_reading(text);
    for (std::size_t size = 1; size <= 120; ++size) {
      ChunkedInput chunked(split(text, size), ChunkedInput::From::pipe);
      expect_same(reading_of(chunked), expected, text);
    }
  }
}

// Blocks are of 64 KB; shifted so that their edges come to lie everywhere in a case.
TEST(BatchSolver, ReadsAcrossTheEdgesOfBlocks) {
  const std::size_t count = 3000;
  const std::vector<reference::Cells> boards = reference::random_boards(count, 4);
  std::vector<std::string> expected;
  std::string lines;
  for (const reference::Cells& cells : boards) {
    lines += reference::line_of(cells);
    expected.push_back(digits_of(board_of(cells)));
  }
  for (std::size_t shift = 0; shift < 48; ++shift) {
    std::stringbuf buffer(std::string(shift, ' ') + lines + "1 1 bad");
    expect_same(reading_of(buffer), {expected, {count + 1, count + 1, 5, 2, "bad"}}, std::to_string(shift));
  }
  // Columns go on counting over the edge.
  for (std::size_t blanks = 65530; blanks < 65540; ++blanks) {
    std::stringbuf buffer("\n1" + std::string(blanks, ' ') + "bad");
    expect_same(reading_of(buffer), {{}, {1, 2, blanks + 2, 1, "bad"}}, std::to_string(blanks));
  }
}

// Line and column, also behind usual lines, which are not read by the reader.
TEST(BatchSolver, TellsWhereTheCaseBegan) {
  const std::string line = random_lines(1, 1);
  const std::string lines = random_lines(100, 2);
  const std::vector<std::pair<std::string, std::pair<Word, Word>>> inputs = {
      {"1 x", {1, 1}},
      {"\xEF\xBB\xBF\x31 x", {1, 1}},
      {"\n\t 1\n2\n3 x", {2, 3}},
      {lines + "1 2 x", {101, 1}},
      {lines + "  1\n2 x", {101, 3}},
      {line.substr(0, 47) + " 1 \n x", {1, 49}},
      {lines + line.substr(0, 47) + " 1\n" + line + "\nx", {101, 49}},
      {lines + "\n\n" + lines + "1\n2\n", {203, 1}},
      {"111132323132231222312133 1 2 4", {1, 26}},
      {"111132323132231222312133 111132323132231222312134", {1, 26}},
  };
  for (const auto& [text, place] : inputs) {
    for (const std::size_t size : {std::size_t(1), std::size_t(50), text.size()}) {
      ChunkedInput buffer(split(text, size), ChunkedInput::From::pipe);
      std::istream stream(&buffer);
      Input input(stream);
      RecordingSink sink;
      const std::optional<End> end = BatchSolver(0, sink, nullptr, nullptr).solve(input);
      ASSERT_TRUE(end);
      EXPECT_GT(end->stop.cell, 0);
      EXPECT_EQ(end->case_line, place.first) << text;
      EXPECT_EQ(end->case_column, place.second) << text;
    }
  }
}

TEST(BatchSolver, LeavesWhatFollowsTheZeroInTheInput) {
  const std::string line = random_lines(1, 1);
  ChunkedInput buffer({line, "0", "\n", line, "0 ", "nonsense"}, ChunkedInput::From::pipe);
  std::istream stream(&buffer);
  Input input(stream);
  RecordingSink sink;
  BatchSolver solver(0, sink, nullptr, nullptr);
  for (std::size_t i = 1; i <= 2; ++i) {
    const std::optional<End> end = solver.solve(input);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->stop.found, "0");
    EXPECT_EQ(sink.cases.size(), i);
  }
  EXPECT_EQ(stream.get(), 'n');
}

TEST(BatchSolver, FlushesBeforeItWaitsAndNotOtherwise) {
  const std::string line = random_lines(1, 1);
  const std::vector<std::string> chunks = {line + line + line.substr(0, 3), line.substr(3), line.substr(0, 20),
                                           line.substr(20), "0\n"};
  for (const Word budget : {Word(0), std::numeric_limits<Word>::max()}) {
    Events events;
    ChunkedInput buffer(chunks, ChunkedInput::From::pipe, &events);
    std::istream stream(&buffer);
    Input input(stream);
    RecordingSink sink;
    sink.events = &events;
    BatchSolver solver(budget, sink, nullptr, nullptr);
    EXPECT_TRUE(solver.solve(input));
    EXPECT_EQ(events, (Events{"flush 0", "wait", "flush 2", "wait", "flush 3", "wait", "flush 3", "wait", "flush 4",
                              "wait", "flush 4"}));
  }
}

TEST(BatchSolver, DoesNotFlushWhileThereIsInput) {
  const std::string lines = random_lines(100, 2);
  for (const std::size_t chunk_size : {1u, 7u, 48u, 100u, 10000u}) {
    Events events;
    ChunkedInput buffer(split(lines, chunk_size), ChunkedInput::From::file, &events);
    std::istream stream(&buffer);
    Input input(stream);
    RecordingSink sink;
    sink.events = &events;
    BatchSolver solver(0, sink, nullptr, nullptr);
    EXPECT_TRUE(solver.solve(input));
    ASSERT_FALSE(events.empty());
    EXPECT_EQ(events[0], "flush 100");
  }
}

// Without a wait for more input, whatever is to come.
TEST(BatchSolver, EndsAtOnceWhereTheSinkCannotBeWritten) {
  const std::string lines = random_lines(1000, 5);
  for (const Word budget : {Word(0), std::numeric_limits<Word>::max()}) {
    for (const bool at_flush : {false, true}) {
      Events events;
      ChunkedInput buffer({lines.substr(0, 480), lines.substr(480)}, ChunkedInput::From::pipe, &events);
      std::istream stream(&buffer);
      Input input(stream);
      RecordingSink sink;
      (at_flush ? sink.failing_flush : sink.failing_case) = at_flush ? 2 : 7;
      BatchSolver solver(budget, sink, nullptr, nullptr);
      EXPECT_FALSE(solver.solve(input));
      EXPECT_EQ(sink.cases.size(), at_flush ? 10u : 7u);
      EXPECT_EQ(events, Events{"wait"});
    }
  }
}

TEST(BatchSolver, TellsAReadThatFailedFromTheEnd) {
  class FailingInput : public std::streambuf {
    int_type underflow() override { throw std::runtime_error("the disk is gone"); }
  };
  FailingInput buffer;
  std::istream stream(&buffer);
  Input input(stream);
  RecordingSink sink;
  BatchSolver solver(0, sink, nullptr, nullptr);
  EXPECT_TRUE(solver.solve(input));
  EXPECT_TRUE(input.has_failed());
  std::istringstream empty;
  Input other(empty);
  EXPECT_TRUE(solver.solve(other));
  EXPECT_FALSE(other.has_failed());
}

TEST(Input, UntiesTheStream) {
  std::istringstream stream;
  std::ostringstream output;
  stream.tie(&output);
  const Input input(stream);
  EXPECT_EQ(stream.tie(), nullptr);
}

// Boards in different numbers, so that a batch is full, empty and in between; by each engine.
TEST(BatchSolver, GivesEveryCaseItsSolutionInOrder) {
  for (const std::size_t count : {0u, 1u, 2u, 100u, 255u, 256u, 257u, 512u, 1000u}) {
    const std::vector<reference::Cells> boards = reference::random_boards(count, 6);
    std::string lines;
    for (const reference::Cells& cells : boards) lines += reference::line_of(cells);
    for (const Word budget : {Word(0), Word(100000)}) {
      std::istringstream stream(lines);
      Input input(stream);
      RecordingSink sink;
      BatchSolver solver(budget, sink, nullptr, nullptr);
      ASSERT_TRUE(solver.solve(input));
      ASSERT_EQ(sink.solutions.size(), count);
      for (std::size_t i = 0; i < count; ++i) {
        ASSERT_EQ(answer_of(sink.solutions[i]), reference::table().solve(boards[i]));
      }
    }
  }
}

}  // namespace
}  // namespace rotation_game
