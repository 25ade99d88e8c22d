#pragma once
// What can be reported of a deal of Troccas (contract of the event file: docs and schemas/).

#include <optional>
#include <variant>

#include <boost/container/static_vector.hpp>

#include "src/cards/pack.hpp"
#include "src/core/per.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::troccas {

inline constexpr int kSides = 6;  // at most
using Pack = cards::GrisonsTarock;
using Card = Pack::Card;

// One more than can be right everywhere, so that too many are seen and refused.
using SkatCards = boost::container::static_vector<Card, 4>;
using PileCards = boost::container::static_vector<Card, Pack::kSize + 1>;
using Packets = boost::container::static_vector<int, 4>;

enum class Suit : std::uint8_t { spadas, bastuns, cuppas, rosas };
enum class Right : std::uint8_t { nine_ten, nineteen };

struct DealStarted {
  std::optional<Seat> dealer;
  std::optional<Packets> packets;  // nothing: as a right was claimed, else 6, 6 and 7
  bool as_played = false;  // in these packets, whatever was claimed: by the debt that was on paper then
  bool operator==(const DealStarted&) const = default;
};
// Of a debt, before the deal (C-8).
struct RightClaimed {
  Side side{};
  Right right{};
  bool operator==(const RightClaimed&) const = default;
};
// The consultation (C-9).
struct RedealAsked {
  Seat player{};
  int after = 0;  // cards dealt to each: 6, 9, 12, 18 or 19
  std::optional<Seat> vetoed_by;
  bool no_tarock = false;
  bool operator==(const RedealAsked&) const = default;
};
struct Discarded {
  Seat player{};
  SkatCards cards;
  bool operator==(const Discarded&) const = default;
};
// The king calls the jack (C-17).
struct JackCalled {
  Seat player{};
  Suit suit{};
  Seat holder{};
  std::optional<Card> takes_back;
  bool operator==(const JackCalled&) const = default;
};
struct Knocked {
  Seat player{};
  Card card{};
  bool operator==(const Knocked&) const = default;
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
// The player takes the fool back for an empty card his side has won (C-13).
struct FoolExchanged {
  Seat player{};
  Card card{};
  bool operator==(const FoolExchanged&) const = default;
};
struct Counted {
  PerSide<std::optional<int>, kSides> points{};  // all sides but one are enough
  bool operator==(const Counted&) const = default;
};
struct Captured {
  Side side{};
  PileCards cards;
  bool operator==(const Captured&) const = default;
};
struct Matsch {
  Side side{};     // took every trick
  SkatCards skat;  // empty: the discarded ones, else two empties
  bool operator==(const Matsch&) const = default;
};

using Event =
    std::variant<DealStarted, RightClaimed, RedealAsked, Discarded, JackCalled, Knocked, CardPlayed, TrickWon,
                 FoolExchanged, Counted, Captured, Matsch, Annulled, Ruled, Carried, MatchEnded>;

}  // namespace tanteador::troccas
