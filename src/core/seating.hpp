#pragma once
// The seating of a match as typed in. The game's `seat` decides whether it can be played.

#include <optional>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador {

struct Seating {
  int players = 0;
  std::vector<std::vector<Seat>> sides = {};  // empty: the default of the game
  std::optional<Seat> dealer = {};            // default: the last player, so that the first one leads
};

}  // namespace tanteador
