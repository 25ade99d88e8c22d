#pragma once

#include <atomic>
#include <cstddef>

namespace tanteador::ui {

// Between two threads: how far it is, and that it is to end.
struct Signals {
  std::atomic<bool> stop = false;
  std::atomic<std::size_t> done = 0, all = 0;
};

}  // namespace tanteador::ui
