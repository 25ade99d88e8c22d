#pragma once
// A score sheet ready to play: players, sides and agreements.

#include <cstdint>

#include "src/core/per.hpp"
#include "src/games/sheet/parameters.hpp"

namespace tanteador::sheet {

struct Ruleset {
  Parameters parameters;
  std::int8_t players = 1, sides = 1;
  PerSeat<Side> side_of{};
  Seat first_dealer{};
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::sheet
