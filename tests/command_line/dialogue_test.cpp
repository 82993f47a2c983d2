// A program that writes one board over a pipe and waits gets its answer before it writes the next.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <stdexcept>
#include <string>

namespace {

// The program under test as a child process, at the other end of two pipes.
class Dialogue {
 public:
  template <typename... Arguments>
  explicit Dialogue(Arguments... arguments) {
    int input[2], output[2];
    if (pipe(input) != 0 || pipe(output) != 0) throw std::runtime_error("no pipe");
    child_ = fork();
    if (child_ == 0) {
      dup2(input[0], STDIN_FILENO);
      dup2(output[1], STDOUT_FILENO);
      for (const int descriptor : {input[0], input[1], output[0], output[1]}) close(descriptor);
      execl(ROTATION_GAME, ROTATION_GAME, arguments..., nullptr);
      _exit(127);
    }
    close(input[0]);
    close(output[1]);
    to_child_ = input[1];
    from_child_ = output[0];
  }

  void say(const std::string& text) {
    ASSERT_EQ(write(to_child_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }

  // Returns what the program says, up to `size` bytes; less if it is silent for ten seconds or has ended.
  std::string hear(std::size_t size) {
    std::string heard;
    pollfd readable = {from_child_, POLLIN, 0};
    char character = 0;
    while (heard.size() < size && poll(&readable, 1, 10000) == 1 && read(from_child_, &character, 1) == 1) {
      heard += character;
    }
    return heard;
  }

  // Listens no more.
  void leave() {
    close(from_child_);
    from_child_ = open("/dev/null", O_RDONLY);
  }

  // Returns the exit status of a program that ends though its input stays open, or -1 if it does not within ten
  // seconds.
  int end_by_itself() {
    for (int i = 0; i < 1000; ++i) {
      int status = 0;
      if (waitpid(child_, &status, WNOHANG) == child_) return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
      usleep(10000);
    }
    return -1;
  }

  // Ends the input, if that has not been done, and returns the exit status.
  int end() {
    close(to_child_);
    int status = 0;
    waitpid(child_, &status, 0);
    close(from_child_);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  pid_t child_;
  int to_child_;
  int from_child_;
};

const std::string first_board = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n";
const std::string second_board = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n";

TEST(Dialogue, EachBoardIsAnsweredBeforeTheNext) {
  Dialogue dialogue;
  for (int i = 0; i < 100; ++i) {
    dialogue.say(first_board);
    ASSERT_EQ(dialogue.hear(5), "AC\n2\n");
    dialogue.say(second_board);
    ASSERT_EQ(dialogue.hear(7), "DDHH\n2\n");
  }
  EXPECT_EQ(dialogue.end(), 0);
}

TEST(Dialogue, EachPictureIsDrawnBeforeTheNext) {
  Dialogue dialogue("--draw");
  for (int i = 0; i < 2; ++i) {
    dialogue.say(first_board);
    std::string heard;
    while (heard.find("\nAC\n2\n") == std::string::npos) {
      const std::string next = dialogue.hear(1);
      ASSERT_NE(next, "");
      heard += next;
    }
    EXPECT_EQ(dialogue.hear(1), "\n");
  }
  EXPECT_EQ(dialogue.end(), 0);
}

TEST(Dialogue, EachAnswerIsCheckedBeforeTheNext) {
  const std::string boards = testing::TempDir() + "rotation-game-boards-" + std::to_string(getpid());
  std::ofstream(boards) << first_board << second_board << first_board;
  Dialogue dialogue("--check=-", boards.c_str());
  for (int i = 1; i <= 2; ++i) {
    dialogue.say("A\n1\n");
    const std::string verdict = "case " + std::to_string(i) + ", <stdin>:";
    ASSERT_EQ(dialogue.hear(verdict.size()), verdict);
    while (dialogue.hear(1) != "\n") {
    }
  }
  EXPECT_EQ(dialogue.end(), 1);
  unlink(boards.c_str());
}

TEST(Dialogue, HalfABoardHoldsNoAnswerBack) {
  Dialogue dialogue;
  dialogue.say(first_board + second_board.substr(0, 20));
  EXPECT_EQ(dialogue.hear(5), "AC\n2\n");
  dialogue.say(second_board.substr(20));
  EXPECT_EQ(dialogue.hear(7), "DDHH\n2\n");
  EXPECT_EQ(dialogue.end(), 0);
}

TEST(Dialogue, TheFinalZeroEndsTheProgramThoughTheInputStaysOpen) {
  Dialogue dialogue;
  dialogue.say(first_board + "0\n");
  EXPECT_EQ(dialogue.hear(6), "AC\n2\n");  // and then the end, not ten seconds of silence
  EXPECT_EQ(dialogue.end(), 0);
}

// Not only when the next answer but one cannot be written either.
TEST(Dialogue, EndsAtOnceWhenNobodyListensThoughTheInputStaysOpen) {
  std::signal(SIGPIPE, SIG_IGN);
  Dialogue plain;
  plain.say(first_board);
  ASSERT_EQ(plain.hear(5), "AC\n2\n");
  plain.leave();
  plain.say(first_board);
  EXPECT_EQ(plain.end_by_itself(), 2);

  Dialogue drawing("--draw");
  drawing.say(first_board);
  ASSERT_EQ(drawing.hear(10), "          ");
  drawing.leave();
  drawing.say(first_board);
  EXPECT_EQ(drawing.end_by_itself(), 2);

  const std::string answers = testing::TempDir() + "rotation-game-answers-" + std::to_string(getpid());
  std::ofstream(answers) << "A\n1\nA\n1\n";
  const std::string option = "--check=" + answers;
  Dialogue checking(option.c_str());
  checking.say(first_board);
  ASSERT_EQ(checking.hear(6), "case 1");
  checking.leave();
  checking.say(first_board);
  EXPECT_EQ(checking.end_by_itself(), 2);
  unlink(answers.c_str());
}

}  // namespace
