#pragma once
// A score sheet that can be kept: who plays, on which side, and the agreements.

#include <cstdint>

#include "src/core/per.hpp"
#include "src/games/sheet/parameters.hpp"

namespace tanteador::sheet {

struct Ruleset {
  Parameters parameters;
  std::int8_t players = 1, sides = 1;
  PerSeat<Side> side_of{};  // by seat
  Seat first_dealer{};
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::sheet
