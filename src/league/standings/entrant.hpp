#pragma once
// Who takes part in one competition. All numbers count from 0; people read them from 1.

#include <cstdint>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador::league {

// Place in the competition's list of entrants: a single player, a fixed pair or a team.
enum class Entrant : std::int32_t {};

using tanteador::index;
constexpr Entrant entrant_at(int place) { return static_cast<Entrant>(place); }

// Two entrants that meet; the first named has the home place (it deals first where nothing else says so).
struct Pairing {
  Entrant first{}, second{};
  bool operator==(const Pairing&) const = default;
};

// Everybody in `pairings` or in `byes` exactly once.
struct Round {
  std::vector<Pairing> pairings;
  std::vector<Entrant> byes;
  bool operator==(const Round&) const = default;
};

}  // namespace tanteador::league
