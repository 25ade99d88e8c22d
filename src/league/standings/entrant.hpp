#pragma once
// The participants of one competition. Numbers count from 0; users see them from 1.

#include <cstdint>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador::league {

// Index in the competition's list of entrants: a single player, a fixed pair or a team.
enum class Entrant : std::int32_t {};

using tanteador::index;
constexpr Entrant entrant_at(int place) { return static_cast<Entrant>(place); }

// Two entrants that meet. The first has the home place, and deals first unless another rule applies.
struct Pairing {
  Entrant first{}, second{};
  bool operator==(const Pairing&) const = default;
};

// Each entrant is in `pairings` or in `byes` exactly once.
struct Round {
  std::vector<Pairing> pairings;
  std::vector<Entrant> byes;
  bool operator==(const Round&) const = default;
};

}  // namespace tanteador::league
