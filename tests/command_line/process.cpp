#include "command_line/process.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <memory>
#include <stdexcept>

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File temporary_file() {
  File file(std::tmpfile(), std::fclose);
  if (!file) throw std::runtime_error("no temporary file");
  return file;
}

std::string contents(std::FILE* file) {
  std::rewind(file);
  std::string text;
  char buffer[1 << 16];
  while (const std::size_t size = std::fread(buffer, 1, sizeof buffer, file)) text.append(buffer, size);
  return text;
}

}  // namespace

Outcome run_program(const std::vector<std::string>& arguments, const std::string& input,
                    const std::function<void()>& prepare) {
  const File input_file = temporary_file();
  const File output_file = temporary_file();
  const File error_file = temporary_file();
  if (std::fwrite(input.data(), 1, input.size(), input_file.get()) != input.size()) {
    throw std::runtime_error("cannot write the input");
  }
  std::rewind(input_file.get());
  const pid_t child = fork();
  if (child == 0) {
    dup2(fileno(input_file.get()), STDIN_FILENO);
    dup2(fileno(output_file.get()), STDOUT_FILENO);
    dup2(fileno(error_file.get()), STDERR_FILENO);
    prepare();
    std::vector<char*> words = {const_cast<char*>(ROTATION_GAME)};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    alarm(120);
    execv(ROTATION_GAME, words.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return {contents(output_file.get()), contents(error_file.get()),
          WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status)};
}
