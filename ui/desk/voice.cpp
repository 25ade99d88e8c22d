#include "ui/desk/voice.hpp"

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <sstream>

extern char** environ;

namespace tanteador::ui {

namespace {

std::string in_path(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path ? path : "/usr/local/bin:/usr/bin:/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::string file = folder + "/" + program;
    if (!folder.empty() && ::access(file.c_str(), X_OK) == 0) return file;
  }
  return {};
}

}  // namespace

Voice::Voice(std::string program) : program_(program.empty() ? in_path("espeak-ng") : std::move(program)) {
  if (::access(program_.c_str(), X_OK) != 0) program_.clear();
}

Voice::~Voice() { hush(); }

void Voice::hush() {
  if (speaking_ <= 0) return;
  ::kill(speaking_, SIGTERM);
  ::waitpid(speaking_, nullptr, 0);
  speaking_ = 0;
}

// The sentence is an argument of its own, behind "--": no shell reads it, and it is no option.
void Voice::say_aloud(const std::string& sentence, const std::string& language) {
  if (!is_there() || sentence.empty()) return;
  hush();
  std::string option = "-v", voice = language, end = "--", text = sentence;
  const std::array<char*, 6> words{program_.data(), option.data(), voice.data(),
                                   end.data(),      text.data(),   nullptr};
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&quiet, stream, "/dev/null", stream == STDIN_FILENO ? 0 : 1, 0);
  if (::posix_spawn(&speaking_, program_.c_str(), &quiet, nullptr, words.data(), environ) != 0) speaking_ = 0;
  posix_spawn_file_actions_destroy(&quiet);
}

}  // namespace tanteador::ui
