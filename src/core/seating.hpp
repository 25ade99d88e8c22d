#pragma once
// Who sits where when a match starts, as typed in: a game's `seat` decides whether it can be played.

#include <optional>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador {

struct Seating {
  int players = 0;                            // listed in order of play
  std::vector<std::vector<Seat>> sides = {};  // empty: the game's own default
  std::optional<Seat> dealer = {};            // default: the last listed, so that the first listed leads
};

}  // namespace tanteador
