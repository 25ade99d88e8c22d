#pragma once
// Whether what was begun on a thread of its own is over.

#include <chrono>
#include <future>

namespace tanteador::ui {

template <typename Outcome>
bool is_over(const std::future<Outcome>& outcome) {
  return outcome.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

}  // namespace tanteador::ui
