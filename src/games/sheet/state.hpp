#pragma once
// What is known of a score sheet after each event.

#include "src/core/deals.hpp"
#include "src/core/per.hpp"
#include "src/games/sheet/events.hpp"

namespace tanteador::sheet {

struct State {
  Deals deals;                      // the scores are those of the game in play
  PerSide<std::int8_t> games{};     // won
  std::int32_t game_deals = 0;      // of the game in play, finished
  PerSide<std::int32_t> reached{};  // the deal in which a side reached the target; 0: not yet
  bool game_over = false;           // the next deal begins a new game
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::sheet
