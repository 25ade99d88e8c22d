#pragma once
// The state of a match of Truf after each event. Side 0 is seat 0.

#include "src/cards/play.hpp"
#include "src/core/deals.hpp"
#include "src/core/per.hpp"
#include "src/games/truf/events.hpp"

namespace tanteador::truf {

using Play = cards::Play<Pack, kTricks>;

inline constexpr int kNoDecision = 13;  // bids with this sum must be shifted (F-8)

struct Deal {
  PerSeat<Card, kSeats> bid{Card::none, Card::none, Card::none, Card::none};  // none: not bid yet
  PerSeat<std::int32_t, kSeats> bid_seq{};                                    // event of each bid
  std::int8_t shift = 0;                                                      // 1 or -1, for all bids
  PerSeat<std::int8_t, kSeats> taken{};                                       // tricks won
  Play play;                                                                  // starts when all bids are open
  bool operator==(const Deal&) const = default;
};

struct State {
  Deals deals;
  Deal deal;
  PerSeat<std::int32_t, kSeats> tricks{};  // of all finished deals
  std::int8_t direction = 0;               // direction of the latest deal, as direction_due(); 0: no deal yet
  bool struck = false;                     // the latest deal was cancelled: its dealer deals again
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::truf
