#pragma once
// Stop signal and progress of background jobs.

#include <atomic>
#include <cstddef>

#include "src/session/host.hpp"

namespace tanteador::ui {

struct Signals {
  std::atomic<bool> stop = false;
  std::atomic<std::size_t> done = 0, all = 0;
};

// Thrown out of a task that was told to stop.
struct Cancellation {};

// Reports into the signals, and throws Cancellation when the job must stop.
inline session::Progress report_to(Signals& signals) {
  return [&signals](std::size_t done, std::size_t all) {
    signals.done = done;
    signals.all = all;
    if (signals.stop) throw Cancellation();
  };
}

}  // namespace tanteador::ui
