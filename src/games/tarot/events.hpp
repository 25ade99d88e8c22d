#pragma once
// Events of French tarot (format: docs and schemas/).

#include <optional>
#include <variant>

#include <boost/container/static_vector.hpp>

#include "src/cards/pack.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::tarot {

using Pack = cards::FrenchTarock;
using Card = Pack::Card;

// One more than is ever possible, so that a list that is too long is noticed.
using DogCards = boost::container::static_vector<Card, 7>;
using PileCards = boost::container::static_vector<Card, Pack::kSize + 1>;

enum class Contract : std::uint8_t { pass, prise, garde, garde_sans, garde_contre };
enum class Camp : std::uint8_t { attack, defence };
enum class PoigneeSize : std::uint8_t { simple, double_, triple };
enum class MisereKind : std::uint8_t { trumps, court_cards };

// Card points in half-points. `exact` is false if the input was not a multiple of a half.
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
  bool excuse = false;  // the player also holds the Excuse
  bool operator==(const PetitSec&) const = default;
};
// A ruling: the player may only pass, in the open deal if still to bid, otherwise in the next.
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
// The cards, or only the number of trumps shown among them.
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
  bool late = false;  // shown at a wrong time; counts if the referee enters it
  bool operator==(const Poignee&) const = default;
};
// A table agreement: the player announces a hand without such cards.
struct Misere {
  Seat player{};
  MisereKind of{};
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
// Ends the deal. Bouts and points may be left out if the cards entered give them.
struct Result {
  std::optional<int> bouts;
  std::optional<CardPoints> points, defence_points;  // one is enough; together they must make 91
  std::optional<Camp> petit_au_bout, chelem;
  std::optional<Seat> partner;  // five players: holder of the called card; the taker if alone
  bool operator==(const Result&) const = default;
};

using Event =
    std::variant<DealStarted, PetitSec, Barred, Bid, KingCalled, Dog, ChelemAnnounced, Discarded, Poignee,
                 Misere, CardPlayed, TrickWon, Captured, Result, Annulled, Ruled, Carried, MatchEnded>;

}  // namespace tanteador::tarot
