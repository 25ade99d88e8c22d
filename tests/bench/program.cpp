#include "tests/bench/program.hpp"

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>
#include <string_view>

#include <fcntl.h>

namespace tanteador::bench {

namespace {

using Pointers = std::vector<char*>;

Pointers pointers_to(std::vector<std::string>& texts) {
  Pointers pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

std::vector<std::string> environment_with(const std::filesystem::path& data) {
  std::vector<std::string> all{"XDG_DATA_HOME=" + data.string()};
  for (char** one = environ; *one; ++one)
    if (!std::string_view(*one).starts_with("XDG_DATA_HOME=")) all.emplace_back(*one);
  return all;
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

std::string read_to_end(int file) {
  std::string text;
  char part[4096];
  for (ssize_t size; (size = ::read(file, part, sizeof part)) > 0;)
    text.append(part, static_cast<std::size_t>(size));
  return text;
}

}  // namespace

ProgramRun run_program(const std::filesystem::path& data, std::vector<std::string> words,
                       const std::filesystem::path& input) {
  words.insert(words.begin(), TANTEADOR_PROGRAM);
  std::vector<std::string> variables = environment_with(data);
  int errors[2];
  if (::pipe2(errors, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, input.c_str(), O_RDONLY | O_CREAT, 0600);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, errors[1], STDERR_FILENO);
  pid_t child = 0;
  const int failed = posix_spawn(&child, TANTEADOR_PROGRAM, &files, nullptr, pointers_to(words).data(),
                                 pointers_to(variables).data());
  posix_spawn_file_actions_destroy(&files);
  ::close(errors[1]);
  ProgramRun run;
  run.errors = read_to_end(errors[0]);
  ::close(errors[0]);
  rusage used{};
  if (failed != 0 || wait4(child, &run.status, 0, &used) != child)
    throw std::runtime_error("the program cannot be started");
  run.processor_seconds = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
  return run;
}

}  // namespace tanteador::bench
