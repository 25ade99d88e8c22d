#pragma once
// What is known of a match of Truf after each event. Every player is a side: side 0 is seat 0.

#include "src/cards/play.hpp"
#include "src/core/deals.hpp"
#include "src/core/per.hpp"
#include "src/games/truf/events.hpp"

namespace tanteador::truf {

using Play = cards::Play<Pack, kTricks>;

inline constexpr int kNoDecision = 13;  // bids of this sum must be shifted (F-8)

// The last deal begun, open or not.
struct Deal {
  PerSeat<Card, kSeats> bid{Card::none, Card::none, Card::none, Card::none};  // none: not laid yet
  PerSeat<std::int32_t, kSeats> bid_seq{};                                    // the events that laid them
  std::int8_t shift = 0;                                                      // of every bid: 1 or -1
  PerSeat<std::int8_t, kSeats> taken{};                                       // tricks
  Play play;                                                                  // begun when all bids are open
  bool operator==(const Deal&) const = default;
};

struct State {
  Deals deals;
  Deal deal;
  PerSeat<std::int32_t, kSeats> tricks{};  // of all finished deals
  std::int8_t way = 0;                     // of the last deal begun, as direction_due() says; 0: none was
  bool struck = false;                     // the last deal was annulled: its dealer deals again
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::truf
