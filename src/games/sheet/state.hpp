#pragma once
// What is known of a score sheet after each event.

#include <array>

#include "src/core/deals.hpp"
#include "src/games/sheet/events.hpp"

namespace tanteador::sheet {

struct State {
  Deals deals;                                    // the scores are those of the game in play
  std::array<std::int8_t, kSidesMax> games{};     // won
  std::int32_t game_deals = 0;                    // of the game in play, finished
  std::array<std::int32_t, kSidesMax> reached{};  // the deal in which a side reached the target; 0: not yet
  bool game_over = false;                         // the next deal begins a new game
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::sheet
