#pragma once
// Events of Truf (format: docs and schemas/).

#include <optional>
#include <variant>

#include <boost/container/static_vector.hpp>

#include "src/cards/pack.hpp"
#include "src/core/per.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::truf {

using Pack = cards::French;
using Card = Pack::Card;

inline constexpr int kSeats = 4;
inline constexpr int kHandCards = 13, kTricks = 13;
using HandCards = boost::container::static_vector<Card, kHandCards + 1>;  // one more than allowed
template <class T>
using SeatValues = PerSeat<std::optional<T>, kSeats>;

enum class Direction : std::uint8_t { ccw, cw };
enum class RedealReason : std::uint8_t { all_numbers, all_pictures };

struct DealStarted {
  std::optional<Seat> dealer;
  std::optional<Direction> direction = {};  // empty: the direction that is due
  bool operator==(const DealStarted&) const = default;
};
// All hands are thrown in and the same dealer deals again. Gives the hand, or its kind.
struct Redealt {
  Seat player{};
  HandCards hand;  // empty: `reason` is given
  std::optional<RedealReason> reason;
  bool operator==(const Redealt&) const = default;
};
// Either all four bid cards, or one player's.
struct Bid {
  SeatValues<Card> cards{};
  std::optional<Seat> player;
  std::optional<Card> card;
  bool operator==(const Bid&) const = default;
};
struct BidShifted {
  Seat player{};
  int by = 0;  // 1 or -1, for all bids
  bool operator==(const BidShifted&) const = default;
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
struct TricksCounted {
  SeatValues<int> taken{};  // three are enough
  bool operator==(const TricksCounted&) const = default;
};

using Event = std::variant<DealStarted, Redealt, Bid, BidShifted, CardPlayed, TrickWon, TricksCounted,
                           Annulled, Ruled, Carried, MatchEnded>;

}  // namespace tanteador::truf
