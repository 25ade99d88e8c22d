#include "src/cli/output/progress.hpp"

#include <unistd.h>

#include <cstdio>

#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

constexpr std::chrono::milliseconds kPatience(500), kBetween(100);
constexpr const char* kClear = "\r\033[K";

}  // namespace

ProgressLine::ProgressLine() : terminal_(isatty(STDERR_FILENO) == 1), next_(Clock::now() + kPatience) {}

ProgressLine::~ProgressLine() {
  if (shown_) std::fputs(kClear, stderr);
}

void ProgressLine::operator()(std::size_t done, std::size_t all) {
  if (!terminal_ || all == 0 || Clock::now() < next_) return;
  next_ = Clock::now() + kBetween;
  shown_ = true;
  const std::string line = view::say(N_("{0} % read. Press Ctrl+C to stop; nothing will be changed."),
                                     {static_cast<int>(done * 100 / all)});
  std::fprintf(stderr, "%s%s", kClear, line.c_str());
  std::fflush(stderr);
}

}  // namespace tanteador::cli
