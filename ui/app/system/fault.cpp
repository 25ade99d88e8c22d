#include "ui/app/system/fault.hpp"

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

namespace tanteador::ui {

namespace {

constexpr const char* kFaults = "TANTEADOR_FAULTS";  // number of faults in quick succession
constexpr int kMostFaults = 2;
constexpr std::time_t kSoonAfter = 10;  // seconds

// Prepared in advance, because a signal handler may do very little.
struct Restart {
  char** words = nullptr;
  std::string once = std::string(kFaults) + "=1", more;
  std::vector<char*> after_long, at_once;  // environments
  std::time_t began = 0;
  int faults = 0;
};
Restart* again = nullptr;

void begin_again(int) {
  constexpr char kSaid[] = "tanteador-panel: beginning again after a fault; what was entered is stored\n";
  const bool soon = std::time(nullptr) - again->began < kSoonAfter;
  if (soon && again->faults >= kMostFaults) std::_Exit(128 + SIGABRT);
  if (::write(STDERR_FILENO, kSaid, sizeof kSaid - 1) < 0) std::_Exit(128 + SIGABRT);
  execve("/proc/self/exe", again->words, (soon ? again->at_once : again->after_long).data());
  std::_Exit(128 + SIGABRT);
}

}  // namespace

bool is_back() { return std::getenv(kFaults) != nullptr; }

void survive_faults(char** words) {
  static Restart restart;
  restart.words = words;
  restart.began = std::time(nullptr);
  const char* before = std::getenv(kFaults);
  restart.faults = before ? std::atoi(before) : 0;
  restart.more = std::string(kFaults) + "=" + std::to_string(restart.faults + 1);
  for (char** each = environ; *each; ++each) {
    if (std::string_view(*each).starts_with(kFaults)) continue;
    restart.after_long.push_back(*each);
    restart.at_once.push_back(*each);
  }
  restart.after_long.insert(restart.after_long.end(), {restart.once.data(), nullptr});
  restart.at_once.insert(restart.at_once.end(), {restart.more.data(), nullptr});
  again = &restart;
  struct sigaction action {};
  action.sa_handler = begin_again;
  action.sa_flags = SA_NODEFER;  // the new program must receive its own faults
  sigaction(SIGABRT, &action, nullptr);
}

}  // namespace tanteador::ui
