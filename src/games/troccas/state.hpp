#pragma once
// The state of a match of Troccas: plain values, folded over the events.

#include <array>
#include <cstdint>

#include <boost/container/static_vector.hpp>

#include "src/cards/play.hpp"
#include "src/core/deals.hpp"
#include "src/core/per.hpp"
#include "src/games/troccas/events.hpp"

namespace tanteador::troccas {

using Set = Pack::Set;
inline constexpr int kTricksMax = 25;
using Play = cards::Play<Pack, kTricksMax>;

// Packets of the deal (C-7, C-8). The sizes hold only for four players.
enum class Dealing : std::uint8_t { six_six_seven, nine_ten, nineteen };

// A card known to be in a player's hand, and the event that showed it.
struct HeldCard {
  Card card = Card::none;
  Seat player{};
  EventSeq seq{};
  bool still = true;  // false: it may be gone in a later trick without cards
  bool operator==(const HeldCard&) const = default;
};
using HeldCards = boost::container::static_vector<HeldCard, cards::kTrumps + cards::kSuits>;

// A jack called by its king (C-17).
struct JackCall {
  bool is_made = false;
  bool unled = false;  // called before its trick, which the king must lead
  bool owed = false;   // the holder must play it as the next card
  Seat player{}, holder{};
  std::int8_t trick = 0;  // trick of the call
  EventSeq seq{};
  bool operator==(const JackCall&) const = default;
};

// The fool taken back for an empty card (C-13).
struct Exchange {
  Card card = Card::none;  // none: no exchange
  Seat player{};
  EventSeq seq{};
  bool operator==(const Exchange&) const = default;
};

struct Deal {
  Dealing dealing = Dealing::six_six_seven;
  bool touched = false;  // something other than dealing and redeals was entered
  Play play;
  Set skat;
  bool skat_known = false;
  EventSeq skat_seq{};
  std::array<JackCall, cards::kSuits> jacks{};
  HeldCards held;
  std::uint32_t knocked = 0;             // bit = number of the tarock
  std::optional<EventSeq> knock_owed{};  // the player in turn has knocked and must play a tarock
  Exchange exchange;
  PerSide<Set, kSides> piles{};  // as captured
  std::uint8_t captured = 0;     // bit = side with a pile
  bool operator==(const Deal&) const = default;
};

struct State {
  Deals deals;
  PerSide<std::optional<Right>, kSides> claimed{};  // until the end of the deal they are for
  Deal deal;
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::troccas
