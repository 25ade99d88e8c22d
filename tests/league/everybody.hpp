#pragma once
// Entrants and lots for the tests of the league.

#include <random>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::test {

// The entrants 1 to `count`.
inline std::vector<league::Entrant> everybody(int count) {
  std::vector<league::Entrant> all;
  for (int i = 0; i < count; ++i) all.push_back(league::entrant_at(i));
  return all;
}

using Random = std::mt19937;
inline int one_of(Random& random, int count) {
  return static_cast<int>(random() % static_cast<unsigned>(count));
}

}  // namespace tanteador::test
