#pragma once
// Where a match of tarot stands. Plain values, cheap to copy; everything is a fold over the events.

#include <bitset>
#include <optional>

#include "src/cards/play.hpp"
#include "src/core/deals.hpp"
#include "src/core/per.hpp"
#include "src/games/tarot/events.hpp"
#include "src/games/tarot/ruleset.hpp"

namespace tanteador::tarot {

inline constexpr std::int8_t kNobody = -1;

using Set = Pack::Set;
using Players = std::bitset<kPlayersMax>;
using Play = cards::Play<Pack, kTricksMax>;

// The pile of one camp as it was counted after play.
struct Pile {
  bool entered = false;
  Camp side{};
  Set cards;
  bool operator==(const Pile&) const = default;
};

struct Deal {
  // The bidding
  std::int8_t spoken = 0;  // places from the dealer's right that have had their turn
  bool bidding = true;
  Players barred;               // who may only pass
  std::int8_t taker = kNobody;  // so far
  Contract contract = Contract::pass;
  // Before the first card
  Card called = Card::none;                   // five players
  std::int8_t chelem = kNobody;               // who announced it
  std::int32_t dog_seq = 0;                   // the event; 0: not entered
  std::int32_t discard_seq = 0;               // the event; 0: not entered
  std::int8_t discard_trumps = -1;            // how many trumps were shown in the discard, once it is entered
  Set dog, discard;                           // discard: empty where only its trumps were told
  PerSeat<std::int8_t, kPlayersMax> shown{};  // trumps of a poignée, 0: none
  std::array<Players, 2> miseres{};           // who has announced one, by MisereOf
  // The cards
  Play play;
  Pile pile;
  std::int8_t partner = kNobody;  // five players, once the deal is over; the taker himself: alone
  std::optional<bool> made;       // the contract, once the deal is over
  bool struck = false;            // annulled or void: there is nothing to show of it
  bool operator==(const Deal&) const = default;
};

struct State {
  Deals deals;
  Deal deal;
  Players barred;  // from bidding in the next deal
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::tarot
