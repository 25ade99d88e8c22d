#pragma once
// Where a match of Troccas stands. Plain values, cheap to copy; everything is a fold over the events.

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

// How the cards are dealt (C-7, C-8). Only with four players do these sizes make a hand.
enum class Dealing : std::uint8_t { six_six_seven, nine_ten, nineteen };

// A card known to be in a player's hand, and the event that told it.
struct Held {
  Card card = Card::none;
  Seat player{};
  EventSeq seq{};
  bool still = true;  // false: a trick has passed whose cards nobody entered, and it may be gone
  bool operator==(const Held&) const = default;
};
using HeldCards = boost::container::static_vector<Held, cards::kTrumps + cards::kSuits>;

// What became of a suit's jack that the king called (C-17).
struct JackCall {
  bool made = false;
  bool unled = false;  // called before its trick, whose first card is then the king
  bool owed = false;   // its holder lays it with his next card
  Seat player{}, holder{};
  std::int8_t trick = 0;  // in which it was called
  EventSeq seq{};
  bool operator==(const JackCall&) const = default;
};

// The fool taken back for an empty card (C-13).
struct Exchange {
  Card card = Card::none;  // none: not exchanged
  Seat player{};
  EventSeq seq{};
  bool operator==(const Exchange&) const = default;
};

struct Deal {
  Dealing dealing = Dealing::six_six_seven;
  bool touched = false;  // more than its dealing and redeals was entered
  Play play;
  Set skat;
  bool skat_known = false;
  EventSeq skat_seq{};
  std::array<JackCall, cards::kSuits> jacks{};
  HeldCards held;
  std::uint32_t knocked = 0;             // bit = number of the tarock
  std::optional<EventSeq> knock_owed{};  // who plays next has knocked, and lays a tarock
  Exchange exchange;
  PerSide<Set, kSides> piles{};  // entered as captured
  std::uint8_t captured = 0;     // by which sides
  bool operator==(const Deal&) const = default;
};

struct State {
  Deals deals;
  PerSide<std::optional<Right>, kSides> claimed{};  // until the deal they are for is finished
  Deal deal;
  bool operator==(const State&) const = default;
};

}  // namespace tanteador::troccas
