#pragma once
// What can be reported of a deal of French tarot (contract of the event file: docs and schemas/).

#include <optional>
#include <variant>

#include <boost/container/static_vector.hpp>

#include "src/cards/pack.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::tarot {

using Pack = cards::FrenchTarock;
using Card = Pack::Card;

// One more than can be right everywhere, so that too many are seen and refused.
using DogCards = boost::container::static_vector<Card, 7>;
using PileCards = boost::container::static_vector<Card, Pack::kSize + 1>;

enum class Contract : std::uint8_t { pass, prise, garde, garde_sans, garde_contre };
enum class Camp : std::uint8_t { attack, defence };
enum class PoigneeSize : std::uint8_t { simple, double_, triple };
enum class MisereOf : std::uint8_t { trumps, court_cards };

// Card points in half-points; `exact` is false where what was typed in was no multiple of a half.
struct CardPoints {
  int halves = 0;
  bool exact = true;
  bool operator==(const CardPoints&) const = default;
};

struct DealStarted {
  std::optional<Seat> dealer;
  bool operator==(const DealStarted&) const = default;
};
struct PetitSec {
  Seat player{};
  bool excuse = false;  // he holds the Excuse beside it
  bool operator==(const PetitSec&) const = default;
};
// By a ruling: he may only pass, in the open deal where it is not yet past his turn to bid, else in the next.
struct Barred {
  Seat player{};
  bool operator==(const Barred&) const = default;
};
struct Bid {
  Seat player{};
  Contract bid{};
  bool operator==(const Bid&) const = default;
};
struct KingCalled {
  Seat player{};
  Card card{};
  bool operator==(const KingCalled&) const = default;
};
struct Dog {
  DogCards cards;
  bool operator==(const Dog&) const = default;
};
struct ChelemAnnounced {
  Seat player{};
  bool operator==(const ChelemAnnounced&) const = default;
};
// The cards, or only how many trumps among them were shown.
struct Discarded {
  Seat player{};
  DogCards cards;
  std::optional<int> trumps;
  bool operator==(const Discarded&) const = default;
};
struct Poignee {
  Seat player{};
  std::optional<int> trumps;
  std::optional<PoigneeSize> size;
  bool late = false;  // shown at a wrong time; whether it counts then is the referee's
  bool operator==(const Poignee&) const = default;
};
// A table agreement: the player says that the hand has none of these.
struct Misere {
  Seat player{};
  MisereOf of{};
  bool operator==(const Misere&) const = default;
};
struct CardPlayed {
  Seat player{};
  Card card{};
  bool operator==(const CardPlayed&) const = default;
};
struct TrickWon {
  Seat player{};
  bool operator==(const TrickWon&) const = default;
};
struct Captured {
  Camp side{};
  PileCards cards;
  bool operator==(const Captured&) const = default;
};
// Ends the deal. Bouts and points are left out where `captured` gave them.
struct Result {
  std::optional<int> bouts;
  std::optional<CardPoints> points, defence_points;  // one is enough, both must make 91
  std::optional<Camp> petit_au_bout, chelem;
  std::optional<Seat> partner;  // five players: who holds the called king; the taker himself: alone
  bool operator==(const Result&) const = default;
};

using Event =
    std::variant<DealStarted, PetitSec, Barred, Bid, KingCalled, Dog, ChelemAnnounced, Discarded, Poignee,
                 Misere, CardPlayed, TrickWon, Captured, Result, Annulled, Ruled, Carried, MatchEnded>;

}  // namespace tanteador::tarot
