#pragma once
// Events of Troccas (format: docs and schemas/).

#include <optional>
#include <variant>

#include <boost/container/static_vector.hpp>

#include "src/cards/pack.hpp"
#include "src/core/per.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::troccas {

inline constexpr int kSides = 6;  // maximum
using Pack = cards::GrisonsTarock;
using Card = Pack::Card;

// One more than is ever possible, so that a list that is too long is noticed.
using SkatCards = boost::container::static_vector<Card, 4>;
using PileCards = boost::container::static_vector<Card, Pack::kSize + 1>;
using Packets = boost::container::static_vector<int, 4>;

enum class Suit : std::uint8_t { spadas, bastuns, cuppas, rosas };
enum class Right : std::uint8_t { nine_ten, nineteen };

struct DealStarted {
  std::optional<Seat> dealer;
  std::optional<Packets> packets;  // empty: by the claimed right, otherwise 6, 6 and 7
  bool as_played = false;          // accepts these packets without a claim
  bool operator==(const DealStarted&) const = default;
};
// A right of a debt, claimed before the deal (C-8).
struct RightClaimed {
  Side side{};
  Right right{};
  bool operator==(const RightClaimed&) const = default;
};
// A consultation (C-9).
struct RedealAsked {
  Seat player{};
  int after = 0;  // cards dealt to each player: 6, 9, 12, 18 or 19
  std::optional<Seat> vetoed_by;
  bool no_tarock = false;
  bool operator==(const RedealAsked&) const = default;
};
struct Discarded {
  Seat player{};
  SkatCards cards;
  bool operator==(const Discarded&) const = default;
};
// A king calls its jack (C-17).
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
// The player takes the fool back for an empty card won by the same side (C-13).
struct FoolExchanged {
  Seat player{};
  Card card{};
  bool operator==(const FoolExchanged&) const = default;
};
struct Counted {
  PerSide<std::optional<int>, kSides> points{};  // one side may be left out
  bool operator==(const Counted&) const = default;
};
struct Captured {
  Side side{};
  PileCards cards;
  bool operator==(const Captured&) const = default;
};
struct Matsch {
  Side side{};     // won every trick
  SkatCards skat;  // empty: the discarded cards, otherwise two empty cards
  bool operator==(const Matsch&) const = default;
};

using Event =
    std::variant<DealStarted, RightClaimed, RedealAsked, Discarded, JackCalled, Knocked, CardPlayed, TrickWon,
                 FoolExchanged, Counted, Captured, Matsch, Annulled, Ruled, Carried, MatchEnded>;

}  // namespace tanteador::troccas
