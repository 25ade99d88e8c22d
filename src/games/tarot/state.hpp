#pragma once
// The state of a match of tarot: plain values, folded over the events.

#include <bitset>
#include <optional>

#include "src/cards/play.hpp"
#include "src/core/deals.hpp"
#include "src/core/per.hpp"
#include "src/core/small_optional.hpp"
#include "src/games/tarot/events.hpp"
#include "src/games/tarot/ruleset.hpp"

namespace tanteador::tarot {

using OptionalSeat = SmallOptional<std::int8_t>;

using Set = Pack::Set;
using Players = std::bitset<kPlayersMax>;
using Play = cards::Play<Pack, kTricksMax>;

// The pile of one camp, as counted after play.
struct Pile {
  bool entered = false;
  Camp side{};
  Set cards;
  bool operator==(const Pile&) const = default;
};

struct Deal {
  std::int8_t spoken = 0;  // places from the dealer's right that have bid
  bool bidding = true;
  Players barred;      // players who may only pass
  OptionalSeat taker;  // highest bidder so far
  Contract contract = Contract::pass;
  Card called = Card::none;                   // five players
  OptionalSeat chelem;                        // the announcer
  std::int32_t dog_seq = 0;                   // event; 0: not entered
  std::int32_t discard_seq = 0;               // event; 0: not entered
  SmallOptional<std::int8_t> discard_trumps;  // trumps shown in the discard, once it is entered
  Set dog, discard;                           // discard: empty if only its trumps were entered
  PerSeat<std::int8_t, kPlayersMax> shown{};  // trumps of a poignée; 0: none
  std::array<Players, 2> miseres{};           // announcers, by MisereKind
  Play play;
  Pile pile;
  OptionalSeat partner;         // five players, after the deal; the taker if alone
  std::optional<bool> success;  // contract made; set after the deal
  bool struck = false;          // cancelled: shows no facts
  bool operator==(const Deal&) const = default;
};

struct State {
  Deals deals;
  Deal deal;
  Players barred;  // may only pass in the next deal
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::tarot
