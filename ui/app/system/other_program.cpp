#include "ui/app/system/other_program.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <sstream>
#include <thread>

extern char** environ;

namespace tanteador::ui {

std::string find_in_path(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path ? path : "/usr/local/bin:/usr/bin:/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::string file = folder + "/" + program;
    if (!folder.empty() && ::access(file.c_str(), X_OK) == 0) return file;
  }
  return {};
}

void OtherProgram::stop() {
  if (process_ <= 0) return;
  ::kill(-process_, SIGTERM);
  ::waitpid(process_, nullptr, 0);
  process_ = 0;
}

void OtherProgram::start(std::vector<std::string> words) {
  stop();
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&quiet, stream, "/dev/null", stream == STDIN_FILENO ? 0 : 1, 0);
  posix_spawnattr_t own_group;
  posix_spawnattr_init(&own_group);
  posix_spawnattr_setflags(&own_group, POSIX_SPAWN_SETPGROUP);
  if (::posix_spawn(&process_, arguments.front(), &quiet, &own_group, arguments.data(), environ) != 0)
    process_ = 0;
  posix_spawnattr_destroy(&own_group);
  posix_spawn_file_actions_destroy(&quiet);
}

std::pair<bool, std::string> run_program(std::vector<std::string> words, Signals& signals) {
  int pipe_ends[2];
  if (::pipe2(pipe_ends, O_CLOEXEC) != 0) return {false, {}};
  posix_spawn_file_actions_t streams;
  posix_spawn_file_actions_init(&streams);
  posix_spawn_file_actions_addopen(&streams, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&streams, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&streams, pipe_ends[1], STDERR_FILENO);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t pid = 0;
  const int fault = ::posix_spawnp(&pid, words.front().c_str(), &streams, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&streams);
  ::close(pipe_ends[1]);
  std::string text;
  int status = -1;
  while (fault == 0 && ::waitpid(pid, &status, WNOHANG) == 0) {
    if (signals.stop) ::kill(pid, SIGTERM);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  std::array<char, 4096> some{};
  if (fault == 0) {
    const auto count = ::read(pipe_ends[0], some.data(), some.size());
    if (count > 0) text.assign(some.data(), count);
  }
  ::close(pipe_ends[0]);
  return {fault == 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0, text};
}

}  // namespace tanteador::ui
