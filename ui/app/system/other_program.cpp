#include "ui/app/system/other_program.hpp"

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <sstream>

extern char** environ;

namespace tanteador::ui {

std::string in_path(const std::string& program) {
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

}  // namespace tanteador::ui
