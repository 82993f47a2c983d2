// The program as a user runs it: files, faults of the output, and inputs too large to be samples.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "command_line/process.h"
#include "reference/reference.h"

namespace {

const std::string board = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n";
const std::string answer = "AC\n2\n";

std::string repeated(const std::string& text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

// A folder of files that is the working directory while a test runs.
class CommandLine : public testing::Test {
 protected:
  CommandLine() {
    std::string name = (std::filesystem::temp_directory_path() / "rotation-game-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    std::filesystem::current_path(folder_);
    write("one", board + "0\n");
    write("two", board + board + "0\n");
  }

  ~CommandLine() override {
    std::filesystem::current_path(previous_);
    std::filesystem::remove_all(folder_);
  }

  static void write(const std::string& name, const std::string& text) { std::ofstream(name) << text; }

 private:
  std::filesystem::path previous_ = std::filesystem::current_path();
  std::filesystem::path folder_;
};

void expect(const Outcome& outcome, const std::string& output, const std::string& error, int status) {
  EXPECT_EQ(outcome.output, output);
  EXPECT_EQ(outcome.error, error);
  EXPECT_EQ(outcome.status, status);
}

TEST_F(CommandLine, SeveralFilesEachEndAtTheirOwnZero) {
  expect(run_program({"one", "two", "one"}), repeated(answer, 4), "", 0);
}

TEST_F(CommandLine, ADashIsStandardInputOnce) {
  expect(run_program({"one", "-", "one"}, board + board), repeated(answer, 4), "", 0);
  expect(run_program({"-", "-"}, board), answer, "", 0);
  expect(run_program({"-", "-"}, board + "0\n" + board + board), repeated(answer, 3), "", 0);
}

// After a fault nobody knows where the next case begins, and after a failed read there is nothing.
TEST_F(CommandLine, StandardInputIsDoneWithAfterAFault) {
  expect(run_program({"-", "-", "one"}, "x " + board + "0\n"), answer,
         "<stdin>:1:1: error: case 1: expected 1, 2 or 3, or a final 0, found 'x'\n", 1);
  expect(run_program({"-", "one", "-"}, std::string(40, '1') + board + "0\n"), answer,
         "<stdin>:1:1: error: case 1: expected 1, 2 or 3, or a final 0, found '11111111111111111111...'; "
         "symbols are separated by white space, or all 24 written together\n",
         1);
  const auto from_folder = [] { dup2(open(".", O_RDONLY), STDIN_FILENO); };
  expect(run_program({"-", "-"}, "", from_folder), "", "rotation-game: cannot read '<stdin>': Is a directory\n", 2);
}

TEST_F(CommandLine, AMissingFileIsNamedAndTheOthersAreSolved) {
  expect(run_program({"one", "missing", "two"}), repeated(answer, 3),
         "rotation-game: cannot read 'missing': No such file or directory\n", 2);
}

TEST_F(CommandLine, ADirectoryIsNamedAndTheOthersAreSolved) {
  std::filesystem::create_directory("folder");
  expect(run_program({"one", "folder", "two"}), repeated(answer, 3),
         "rotation-game: cannot read 'folder': Is a directory\n", 2);
}

TEST_F(CommandLine, AFileWithoutPermissionIsNamedAndTheOthersAreSolved) {
  std::filesystem::permissions(".", std::filesystem::perms(0755));
  std::filesystem::permissions("one", std::filesystem::perms::none);
  const auto as_nobody = [] {  // for root may read every file
    if (geteuid() == 0 && setuid(65534) != 0) _exit(126);
  };
  const Outcome outcome = run_program({"one", "two"}, "", as_nobody);
  if (outcome.status == 127) GTEST_SKIP() << "nobody may not run the program here";
  expect(outcome, repeated(answer, 2), "rotation-game: cannot read 'one': Permission denied\n", 2);
}

// The first bytes of a process's memory cannot be read, though its file can be opened.
TEST_F(CommandLine, AReadThatFailsIsNotTheEnd) {
  if (!std::filesystem::exists("/proc/self/mem")) GTEST_SKIP() << "no /proc";
  expect(run_program({"/proc/self/mem", "one"}), answer,
         "rotation-game: cannot read '/proc/self/mem': Input/output error\n", 2);
  const auto from_folder = [] { dup2(open(".", O_RDONLY), STDIN_FILENO); };
  expect(run_program({}, "", from_folder), "", "rotation-game: cannot read '<stdin>': Is a directory\n", 2);
}

TEST_F(CommandLine, AFaultEndsItsFileAndTheOthersAreSolved) {
  write("faulty", board + "1 2 4\n" + board);
  expect(run_program({"faulty", "one"}), repeated(answer, 2),
         "faulty:2:5: error: case 2: expected 1, 2 or 3, found '4'\n", 1);
}

TEST_F(CommandLine, TheWorseExitStatusCounts) {
  write("faulty", "x");
  EXPECT_EQ(run_program({"faulty", "missing"}).status, 2);
  EXPECT_EQ(run_program({"missing", "faulty"}).status, 2);
}

TEST_F(CommandLine, AMegabyteOfOneWordIsCutShort) {
  expect(run_program({}, board + std::string(1 << 20, 'x') + " 1 2"), answer,
         "<stdin>:2:1: error: case 2: expected 1, 2 or 3, or a final 0, found 'xxxxxxxxxxxxxxxxxxxx...'\n", 1);
}

// 2^30 bytes in one line go through a pipe; the program may use 32 MiB of memory for its data.
TEST_F(CommandLine, ALineOfAGigabyteTakesConstantMemory) {
#ifdef SANITIZED
  GTEST_SKIP() << "the sanitizer takes memory of its own";
#endif
  const auto from_writer = [] {
    int ends[2];
    if (pipe(ends) != 0) _exit(127);
    if (fork() == 0) {
      std::string blanks(1 << 20, ' ');
      for (int i = 0; i < 1024; ++i) {
        if (::write(ends[1], blanks.data(), blanks.size()) < 0) _exit(1);
      }
      std::string last = board.substr(0, board.size() - 1) + " 7";
      _exit(::write(ends[1], last.data(), last.size()) < 0);
    }
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    close(ends[1]);
    const rlimit limit = {32 << 20, 32 << 20};
    setrlimit(RLIMIT_DATA, &limit);
  };
  expect(run_program({}, "", from_writer), answer,
         "<stdin>:1:1073741873: error: case 2: expected 1, 2 or 3, or a final 0, found '7'\n", 1);
}

// Makes a terminal of its own the standard input, at which somebody has typed a board and the final 0.
void input_from_terminal() {
  const int keyboard = posix_openpt(O_RDWR | O_NOCTTY);
  if (grantpt(keyboard) != 0 || unlockpt(keyboard) != 0) _exit(126);
  dup2(open(ptsname(keyboard), O_RDWR | O_NOCTTY), STDIN_FILENO);
  const std::string typed = board + "0\n";
  if (::write(keyboard, typed.data(), typed.size()) < 0) _exit(126);
}

TEST_F(CommandLine, AtATerminalALineSaysWhatIsExpected) {
  expect(run_program({}, "", input_from_terminal), answer,
         "rotation-game: type boards, 24 numbers each, and then 0; --help shows more\n", 0);
  expect(run_program({"-"}, "", input_from_terminal), answer, "", 0);
  expect(run_program({"--engine=search"}, "", input_from_terminal), answer, "", 0);
  expect(run_program({}, board), answer, "", 0);
  expect(run_program({}, "", [] { dup2(open("/dev/null", O_RDONLY), STDIN_FILENO); }), "", "", 0);
}

void output_to_full_disk() { dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO); }

TEST_F(CommandLine, AFullDiskIsTold) {
  const std::string error = "rotation-game: cannot write to standard output: No space left on device\n";
  expect(run_program({}, board, output_to_full_disk), "", error, 2);
  expect(run_program({}, repeated(board, 100000), output_to_full_disk), "", error, 2);
  expect(run_program({"one", "two"}, "", output_to_full_disk), "", error, 2);
  expect(run_program({"--help"}, "", output_to_full_disk), "", error, 2);
}

TEST_F(CommandLine, AFullDiskWithoutAnythingToWriteIsNoFault) {
  expect(run_program({}, "0\n", output_to_full_disk), "", "", 0);
}

TEST_F(CommandLine, AClosedOutputIsTold) {
  expect(run_program({}, board, [] { close(STDOUT_FILENO); }), "",
         "rotation-game: cannot write to standard output: Bad file descriptor\n", 2);
}

TEST_F(CommandLine, AReaderThatGoesAwayIsTold) {
  const auto to_nobody = [] {
    int ends[2];
    if (pipe(ends) != 0) _exit(127);
    close(ends[0]);
    dup2(ends[1], STDOUT_FILENO);
    close(ends[1]);
  };
  expect(run_program({}, repeated(board, 100000), to_nobody), "",
         "rotation-game: cannot write to standard output: Broken pipe\n", 2);
}

TEST_F(CommandLine, WithoutStandardErrorTheExitStatusTells) {
  const auto close_error = [] { close(STDERR_FILENO); };
  expect(run_program({}, board + "4", close_error), answer, "", 2);
  expect(run_program({"missing", "one"}, "", close_error), answer, "", 2);
  const auto close_both = [] {
    close(STDOUT_FILENO);
    close(STDERR_FILENO);
  };
  expect(run_program({}, board, close_both), "", "", 2);
}

TEST_F(CommandLine, AClosedInputIsNotTheEndOfIt) {
  expect(run_program({}, "", [] { close(STDIN_FILENO); }), "",
         "rotation-game: cannot read '<stdin>': Bad file descriptor\n", 2);
}

// What is opened first must not be taken for the standard stream that was closed.
TEST_F(CommandLine, ClosedStreamsAreNotMistakenForFiles) {
  write("answers", answer);
  const std::string cannot_read = "rotation-game: cannot read '<stdin>': Bad file descriptor\n";
  expect(run_program({"--check=answers"}, "", [] { close(STDIN_FILENO); }), "0 cases: 0 right\n", cannot_read, 2);
  expect(run_program({"--check=-", "one"}, "", [] { close(STDIN_FILENO); }), "", cannot_read, 2);
  expect(run_program({"one"}, "", [] { close(STDIN_FILENO); }), answer, "", 0);
  std::ofstream("answers") << "kept";
  run_program({"answers", "one"}, "", [] { close(STDOUT_FILENO); });
  run_program({"answers", "missing"}, "", [] { close(STDERR_FILENO); });
  std::string kept;
  std::ifstream("answers") >> kept;
  EXPECT_EQ(kept, "kept");
}

TEST_F(CommandLine, ALimitOfFilesSizeIsTold) {
  expect(run_program({}, repeated(board, 100000),
                     [] {
                       const rlimit limit = {4096, 4096};
                       setrlimit(RLIMIT_FSIZE, &limit);
                     }),
         repeated(answer, 1000).substr(0, 4096), "rotation-game: cannot write to standard output: File too large\n", 2);
}

TEST_F(CommandLine, NamesAndValuesAreShownSafely) {
  const std::string pointer = "Try 'rotation-game --help'.\n";
  expect(run_program({"a\x1B]0;title\x07"}), "",
         "rotation-game: cannot read 'a\\x1B]0;title\\x07': No such file or directory\n", 2);
  expect(run_program({"a\nrotation-game: all is well"}), "",
         "rotation-game: cannot read 'a\\x0Arotation-game: all is well': No such file or directory\n", 2);
  // Letters of UTF-8 stay; what is not UTF-8, not seen, or turns the text around does not.
  expect(run_program({"\xE7\x9B\x98\xC3\xA9\xF0\x9F\x8E\xB2"}), "",
         "rotation-game: cannot read '\xE7\x9B\x98\xC3\xA9\xF0\x9F\x8E\xB2': No such file or directory\n", 2);
  for (const auto& [name, shown] : std::vector<std::pair<std::string, std::string>>{
           {"\x7F", "\\x7F"},
           {"\xC2\x9B", "\\xC2\\x9B"},
           {"\xE2\x80\xAE", "\\xE2\\x80\\xAE"},
           {"\xE2\x80", "\\xE2\\x80"},
           {"\xC0\xAF", "\\xC0\\xAF"},
           {"\xED\xA0\x80", "\\xED\\xA0\\x80"},
           {"\xF4\x90\x80\x80", "\\xF4\\x90\\x80\\x80"},
           {"\xE0\x80\xAF", "\\xE0\\x80\\xAF"},
           {"\xC3\xC3\xA9", "\\xC3\xC3\xA9"},
       }) {
    expect(run_program({name}), "", "rotation-game: cannot read '" + shown + "': No such file or directory\n", 2);
  }
  write("\x1B[31m", "x");
  expect(run_program({"\x1B[31m"}), "", "\\x1B[31m:1:1: error: case 1: expected 1, 2 or 3, or a final 0, found 'x'\n",
         1);
  EXPECT_EQ(run_program({"--check=\x1B[31m", "one"}).output.find('\x1B'), std::string::npos);
  expect(run_program({"--\x1B"}), "", "rotation-game: unknown option '--\\x1B'\n" + pointer, 2);
  expect(run_program({"--engine=\n"}), "",
         "rotation-game: --engine wants auto, search or table, not '\\x0A'\n" + pointer, 2);
}

TEST_F(CommandLine, HelpAndVersion) {
  const Outcome help = run_program({"--help"});
  EXPECT_EQ(help.output.substr(0, 43), "Usage: rotation-game [OPTION]... [FILE]...\n");
  EXPECT_EQ(help.status, 0);
  EXPECT_LE(std::count(help.output.begin(), help.output.end(), '\n'), 24);  // one screen
  expect(run_program({"-h"}), help.output, "", 0);
  expect(run_program({"--version"}), "rotation-game " ROTATION_GAME_VERSION "\n", "", 0);
  expect(run_program({"-V"}), "rotation-game " ROTATION_GAME_VERSION "\n", "", 0);
}

TEST_F(CommandLine, WrongOptionsAreToldWithAPointerToHelp) {
  const std::string pointer = "Try 'rotation-game --help'.\n";
  expect(run_program({"--fast", "one"}), "", "rotation-game: unknown option '--fast'\n" + pointer, 2);
  expect(run_program({"-x"}), "", "rotation-game: unknown option '-x'\n" + pointer, 2);
  expect(run_program({"--draw=yes"}), "", "rotation-game: --draw takes no value\n" + pointer, 2);
  expect(run_program({"--seed"}), "", "rotation-game: --seed wants a value\n" + pointer, 2);
  expect(run_program({"--engine=fast"}), "",
         "rotation-game: --engine wants auto, search or table, not 'fast'\n" + pointer, 2);
  expect(run_program({"--random=3", "--moves=14"}), "",
         "rotation-game: --moves wants a number from 0 to 13, not '14'\n" + pointer, 2);
  expect(run_program({"--random=3", "--moves=5-3"}), "",
         "rotation-game: --moves wants the smaller number first, not '5-3'\n" + pointer, 2);
  for (const std::string wrong : {"3-14", "14-14"}) {
    expect(run_program({"--random=3", "--moves=" + wrong}), "",
           "rotation-game: --moves wants a number from 0 to 13, not '14'\n" + pointer, 2);
  }
  for (const std::string wrong : {"-3", "3-", "-", "1-2-3", "0 - 3", "1..3", "1-"}) {
    const Outcome outcome = run_program({"--random=3", "--moves=" + wrong});
    EXPECT_EQ(outcome.status, 2) << wrong;
    EXPECT_EQ(outcome.error.find("rotation-game: --moves wants a number from 0 to 13, not '"), 0u) << outcome.error;
  }
  for (const std::string wrong : {"", "-1", "1.5", "two", "99999999999999999999"}) {
    expect(run_program({"--random=" + wrong}), "",
           "rotation-game: --random wants a number from 0 to 18446744073709551615, not '" + wrong + "'\n" + pointer, 2);
  }
  expect(run_program({"--moves=3"}), "", "rotation-game: --moves and --seed go with --random\n" + pointer, 2);
  expect(run_program({"--random=3", "one"}), "", "rotation-game: --random reads no FILE\n" + pointer, 2);
  expect(run_program({"--random=3", "--draw"}), "",
         "rotation-game: --random solves nothing, so --check, --draw, --stats and --progress do not go with it\n" +
             pointer,
         2);
  expect(run_program({"--check=-"}), "",
         "rotation-game: cases and answers cannot both be read from standard input\n" + pointer, 2);
}

TEST_F(CommandLine, OptionsAndFilesStandInAnyOrder) {
  expect(run_program({"one", "--engine", "table"}), answer, "", 0);
  expect(run_program({"--engine=search", "one", "--engine=auto"}), answer, "", 0);
  EXPECT_EQ(run_program({"--seed", "7", "--random", "3"}).output, run_program({"--random=3", "--seed=7"}).output);
}

TEST_F(CommandLine, AFreshSeedIsNamedSoThatTheRunCanBeRepeated) {
  const Outcome fresh = run_program({"--random=5"});
  const std::string announcement = "rotation-game: ";
  ASSERT_EQ(fresh.error.substr(0, announcement.size()), announcement);
  const std::string seed = fresh.error.substr(announcement.size(), fresh.error.size() - announcement.size() - 1);
  expect(run_program({"--random=5", seed}), fresh.output, "", 0);
}

TEST_F(CommandLine, ACheckReadsTheAnswersFromAFileOrFromStandardInput) {
  write("answers", answer + answer);
  expect(run_program({"--check=answers", "two"}), "2 cases, of 2 moves: 2 right\n", "", 0);
  expect(run_program({"--check=-", "two"}, answer + answer), "2 cases, of 2 moves: 2 right\n", "", 0);
  expect(run_program({"--check=missing", "two"}), "",
         "rotation-game: cannot read 'missing': No such file or directory\n", 2);
  std::filesystem::create_directory("folder");
  expect(run_program({"--check=folder", "two"}), "", "rotation-game: cannot read 'folder': Is a directory\n", 2);
}

TEST_F(CommandLine, AFaultOfTheCasesEndsACheckOfSeveralFiles) {
  write("faulty", board + "1 2 4\n");
  write("answers", answer + answer + answer);
  expect(run_program({"--check=answers", "faulty", "one"}), "1 case, of 2 moves: 1 right\n",
         "faulty:2:5: error: case 2: expected 1, 2 or 3, found '4'\n", 1);
  expect(run_program({"--check=answers", "missing", "one"}), "0 cases: 0 right\n",
         "rotation-game: cannot read 'missing': No such file or directory\n", 2);
}

TEST_F(CommandLine, AnswersWithoutEndEndACheck) {
  write("answers", repeated(answer, 3) + repeated("AC\n", 100000));
  expect(run_program({"--check=answers", "two"}),
         "answers:5: more than 1000 lines left over after the last answer, the first \"AC\"\n2 cases, of 2 moves: 2 "
         "right, and something left over\n",
         "", 1);
  write("answers", repeated(answer, 2) + repeated("\n", 3000000));
  expect(run_program({"--check=answers", "two"}),
         "answers:5: more than 1048576 bytes left over after the last answer, the first an empty line\n"
         "2 cases, of 2 moves: 2 right, and something left over\n",
         "", 1);
  if (!std::filesystem::exists("/dev/zero")) GTEST_SKIP() << "no /dev/zero";
  EXPECT_EQ(run_program({"--check=/dev/zero", "two"}).status, 1);
}

// Wherever it fails: there is no half an answer, and no end.
TEST_F(CommandLine, AnswersThatCannotBeReadAreTold) {
  std::filesystem::create_directory("folder");
  write("none", "0\n");
  expect(run_program({"--check=folder", "none"}), "", "rotation-game: cannot read 'folder': Is a directory\n", 2);
  for (const std::string& before : {std::string(), answer + answer, answer + "AC", answer + "AC\n", answer}) {
    const auto from_pipe_that_fails = [&] {
      int ends[2];
      if (pipe(ends) != 0) _exit(127);
      if (::write(ends[1], before.data(), before.size()) < 0) _exit(127);
      fcntl(ends[0], F_SETFL, O_NONBLOCK);
      dup2(ends[0], STDIN_FILENO);
    };
    const Outcome outcome = run_program({"--check=-", "two"}, "", from_pipe_that_fails);
    EXPECT_EQ(outcome.error, "rotation-game: cannot read '<stdin>': Resource temporarily unavailable\n");
    EXPECT_EQ(outcome.output.find("right"), std::string::npos) << outcome.output;
    EXPECT_EQ(outcome.status, 2);
  }
}

TEST_F(CommandLine, ACheckDrawsWhatTheMovesOfWrongAnswersDo) {
  write("answers", "DA\n2\n" + answer);
  const std::string drawn = run_program({"--draw", "one"}).output;
  const Outcome outcome = run_program({"--check=answers", "--draw", "two"});
  const std::string message = "case 1, answers:1: \"DA\" leaves the center 223/12/222; right: AC, 2\n";
  EXPECT_EQ(outcome.output.substr(0, message.size()), message);
  // The board first, as it is drawn without answers, and then once after each move.
  const std::string board_drawn = drawn.substr(0, drawn.find("\n\n") + 2);
  EXPECT_EQ(outcome.output.substr(message.size(), board_drawn.size()), board_drawn);
  EXPECT_NE(outcome.output.find("\n   >1>3 |>1>2>2 |>2>3 D\n"), std::string::npos) << outcome.output;
  std::size_t frames = 0;
  for (std::size_t i = 0; (i = outcome.output.find("+-------+", i)) != std::string::npos; ++i) ++frames;
  EXPECT_EQ(frames, 2u * 3);
  EXPECT_NE(outcome.output.find("\n2 cases, of 2 moves: 1 right, 1 not a solution\n"), std::string::npos);
}

// Eleven boards that IDA* can solve within its budget, and then some for which the table is wanted: the search goes on.
TEST_F(CommandLine, WithoutMemoryForTheTableTheSearchGoesOn) {
#ifdef SANITIZED
  GTEST_SKIP() << "the sanitizer takes memory of its own";
#endif
  const std::string boards = repeated(board, 11) + run_program({"--random=20", "--moves=11", "--seed=1"}).output;
  const auto little_memory = [] {
    const rlimit limit = {1 << 20, 1 << 20};
    setrlimit(RLIMIT_DATA, &limit);
  };
  const Outcome outcome = run_program({}, boards, little_memory);
  EXPECT_EQ(outcome.output.substr(0, 11 * answer.size()), repeated(answer, 11));
  EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 2 * 31);
  expect(outcome, run_program({"--engine=table"}, boards).output, "", 0);
  expect(run_program({"--engine=table"}, board, little_memory), "", "rotation-game: out of memory\n", 2);
  expect(run_program({"--random=1", "--moves=5", "--seed=1"}, "", little_memory), "", "rotation-game: out of memory\n",
         2);
  // Nor is it wanted to judge an answer that is not the smallest.
  write("four", "111111112222222233333333\n");
  const Outcome checked = run_program({"--check=-", "four"}, "HHDD\n2\n", little_memory);
  EXPECT_NE(checked.output.find("not even for this symbol"), std::string::npos) << checked.output;
  EXPECT_NE(checked.output.find("\n1 case, of 4 moves: 0 right, 1 not smallest\n"), std::string::npos);
  EXPECT_EQ(checked.status, 1);
}

TEST_F(CommandLine, AFaultOfTheCasesEndsACheck) {
  write("faulty", board + "1 2 4\n" + board);
  write("answers", answer + answer + answer);
  expect(run_program({"--check=answers", "faulty"}), "1 case, of 2 moves: 1 right\n",
         "faulty:2:5: error: case 2: expected 1, 2 or 3, found '4'\n", 1);
}

TEST_F(CommandLine, ADrawnBoardWithoutItsMarksCanBeReadAgain) {
  const Outcome drawn = run_program({"--draw", "one"});
  EXPECT_EQ(drawn.output.substr(drawn.output.size() - 6), answer + "\n");
  std::string boards = drawn.output.substr(0, drawn.output.size() - 6);
  for (char& character : boards) {
    if (!std::strchr("123\n", character)) character = ' ';
  }
  expect(run_program({}, boards), answer + "C\n2\n" + "No moves needed\n2\n", "", 0);
}

// By the README's recipe: the lines of pictures, and of these the digits.
TEST_F(CommandLine, ThePicturesOfManyBoardsCanBeReadAgain) {
  const std::vector<reference::Cells> boards = reference::random_boards(1000, 1);
  std::string lines, expected;
  for (const reference::Cells& cells : boards) {
    lines += reference::line_of(cells);
    const reference::Answer solution = reference::table().solve(cells);
    reference::Cells position = cells;
    expected += text_of(solution);
    for (const char letter : solution.moves) {
      position = reference::rotate(position, letter);
      expected += text_of(reference::table().solve(position));
    }
  }
  write("boards", lines);
  const std::string program = ROTATION_GAME;
  const std::string recipe =
      "'" + program + "' --draw boards | grep '^ ' | tr -c '123\\n' ' ' | '" + program + "' > answers";
  ASSERT_EQ(std::system(recipe.c_str()), 0);
  std::ifstream file("answers");
  const std::string answers((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  EXPECT_EQ(answers, expected);
}

// Returns the words of the line of a text that begins with this one.
std::vector<std::string> words_of_line(const std::string& text, const std::string& first_word) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream stream(line);
    const std::vector<std::string> words(std::istream_iterator<std::string>(stream), {});
    if (!words.empty() && words[0] == first_word) return words;
  }
  return {};
}

// With the table nothing is searched; with the search alone nothing is in vain, so that all nodes are those of the
// cases.
TEST_F(CommandLine, StatisticsAndProgressGoToStandardError) {
  const Outcome by_search = run_program({"--stats", "--progress", "--engine=search", "two"});
  EXPECT_EQ(by_search.output, answer + answer);
  const std::vector<std::string> search = words_of_line(by_search.error, "search");
  std::vector<std::string> two_moves = words_of_line(by_search.error, "2");
  ASSERT_EQ(search.size(), 6u);
  ASSERT_EQ(two_moves.size(), 6u);
  EXPECT_GE(std::stoi(search[3]), 2 * 3);  // as a solution of two moves has three positions
  two_moves.pop_back();
  EXPECT_EQ(two_moves, (std::vector<std::string>{"2", "2", "2", search[3], std::to_string(std::stoi(search[3]) / 2)}));

  const Outcome by_table = run_program({"--stats", "--engine=table", "two"});
  EXPECT_EQ(by_table.output, answer + answer);
  EXPECT_EQ(words_of_line(by_table.error, "2"), (std::vector<std::string>{"2", "2", "0", "0", "0", "0.000000"}));
}

TEST_F(CommandLine, ADoubleDashEndsTheOptions) {
  write("--help", board);
  expect(run_program({"--", "--help"}), answer, "", 0);
}

}  // namespace
