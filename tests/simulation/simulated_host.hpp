#pragma once
// The clock and the ids of simulated programs. The clock runs, and sometimes jumps, also backwards.

#include <cstdio>
#include <random>
#include <string>

#include "src/session/host.hpp"

namespace tanteador::simulation {

inline int pick(std::mt19937& random, int from, int to) {
  return std::uniform_int_distribution<int>(from, to)(random);
}

// Must outlive its hosts, like `random`.
class SimulatedHost {
 public:
  explicit SimulatedHost(std::mt19937& random) : random_(random) {}
  session::Host host() {
    return {.now = [this] { return now(); }, .new_id = [this] { return new_id(); }};
  }
  std::string new_id() {
    char text[40];
    std::snprintf(text, sizeof text, "01990000-0000-7000-8000-%012llx",
                  static_cast<unsigned long long>(++ids_));
    return text;
  }

 private:
  std::string now() {
    clock_ += pick(random_, 0, 20) == 0 ? pick(random_, -5'000'000, 5'000'000) : pick(random_, 1, 900);
    const std::int64_t second = clock_ / 1000 % 86'400;
    char text[32];
    std::snprintf(text, sizeof text, "2026-11-%02dT%02d:%02d:%02d.%03dZ",
                  static_cast<int>(1 + clock_ / 86'400'000 % 28), static_cast<int>(second / 3600),
                  static_cast<int>(second / 60 % 60), static_cast<int>(second % 60),
                  static_cast<int>(clock_ % 1000));
    return text;
  }

  std::mt19937& random_;
  std::int64_t clock_ = 1'790'000'000'000, ids_ = 0;
};

}  // namespace tanteador::simulation
