#pragma once
// Progress of a long command, shown on a terminal after a moment.

#include <chrono>
#include <cstddef>

namespace tanteador::cli {

class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine();  // erases the line
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void operator()(std::size_t done, std::size_t all);  // `all` 0: shows nothing

 private:
  using Clock = std::chrono::steady_clock;
  bool terminal_;
  Clock::time_point next_;
  bool shown_ = false;
};

}  // namespace tanteador::cli
