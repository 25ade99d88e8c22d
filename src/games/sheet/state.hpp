#pragma once
// The state of a score sheet after each event.

#include "src/core/deals.hpp"
#include "src/core/per.hpp"
#include "src/games/sheet/events.hpp"

namespace tanteador::sheet {

struct State {
  Deals deals;                      // the scores are those of the current game
  PerSide<std::int8_t> games{};     // games won
  std::int32_t game_deals = 0;      // finished deals of the current game
  PerSide<std::int32_t> reached{};  // deal in which the side reached the target; 0: not yet
  bool game_over = false;           // the next deal starts a new game
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::sheet
