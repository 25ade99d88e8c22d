#pragma once
// The seeds of a simulation: 200, with TANTEADOR_LONG 10,000, with TANTEADOR_SEED=N only that one.

#include <cstdlib>

namespace tanteador::simulation {

struct Seeds {
  int first = 0, end = 200;
  bool is_one() const { return end == first + 1; }
};

inline Seeds read_seeds() {
  if (const char* text = std::getenv("TANTEADOR_SEED")) return {std::atoi(text), std::atoi(text) + 1};
  return {.end = std::getenv("TANTEADOR_LONG") ? 10'000 : 200};
}

}  // namespace tanteador::simulation
