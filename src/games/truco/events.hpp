#pragma once
// Events of Truco (format: docs and schemas/).

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include <boost/container/static_vector.hpp>

#include "src/cards/spanish.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::truco {

using spanish::Card;

inline constexpr int kDuelsMax = 4;
inline constexpr int kHandCards = 3;
using HandCards = boost::container::static_vector<Card, kHandCards>;

// In order of escalation within each talk; quiero and no_quiero answer the open call.
enum class Call : std::uint8_t {
  envido,
  real_envido,
  falta_envido,
  flor,
  con_flor_me_achico,
  con_flor_envido,
  con_flor_real_envido,
  con_flor_falta_envido,
  contraflor,
  contraflor_al_resto,
  con_flor_quiero,
  truco,
  retruco,
  vale_cuatro,
  vale_juego,
  quiero,
  no_quiero,
};
inline constexpr int kCalls = 17;

// eleven: one side alone is short of the target by `eleven_short` and decides whether it plays (B-22).
// iron: both are (B-25).
enum class HandKind : std::uint8_t { ordinary, eleven, iron };
enum class Talk : std::uint8_t { flor, envido };
enum class Mode : std::uint8_t { redonda, pica_pica };
enum class ExposedChoice : std::uint8_t { keep, replace, redeal };
enum class TallyFor : std::uint8_t { flor, envido, truco, penalty, other };

// Number of a duel in a pica-pica, from 1; 0 in any other hand.
using Duel = std::int8_t;
using Pair = std::array<Seat, 2>;
using Pairs = boost::container::static_vector<Pair, kDuelsMax + 1>;  // one more than allowed

struct HandStarted {
  std::optional<Seat> dealer;
  std::optional<Mode> mode;
  Pairs pairs;
  bool as_played = false;  // accepts this mode and kind even if another is due
  std::optional<HandKind> kind = {};
  std::optional<Seat> decides = {};  // of a hand of eleven: a player of the side that decides
  bool operator==(const HandStarted&) const = default;
};
struct Cut {
  Seat player{};
  int lifted = 0, left = 0;
  bool operator==(const Cut&) const = default;
};
struct CardExposed {
  Seat player{};
  ExposedChoice choice{};
  bool operator==(const CardExposed&) const = default;
};
// The muestra or vira.
struct Turned {
  Card card{};
  bool operator==(const Turned&) const = default;
};
struct Called {
  Seat player{};
  Call call{};
  Duel duel = 0;
  bool refused = false;            // of a flor: as in Settled
  std::optional<int> points = {};  // where any number of points may be called (UA-14)
  bool operator==(const Called&) const = default;
};
struct Declared {
  Seat player{};
  Talk of{};
  std::optional<int> points;  // empty: "son buenas"
  Duel duel = 0;
  bool differs = false, refused = false;  // as in Settled
  bool operator==(const Declared&) const = default;
};
struct Settled {
  Talk of{};
  Side winner{};
  std::optional<int> points;  // value of the winner's cards, never the award
  Duel duel = 0;
  // Later findings, entered by correction even after the next hand has begun; as in Shown.
  bool differs = false, refused = false;
  bool operator==(const Settled&) const = default;
};
struct Shown {
  Seat player{};
  HandCards cards;  // three; empty if only the flags are known
  Duel duel = 0;
  std::optional<Talk> of = {};
  bool differs = false;  // the cards were seen and have another value than the player said
  bool refused = false;  // the player was asked and did not show the cards
  bool operator==(const Shown&) const = default;
};
struct CardPlayed {
  Seat player{};
  std::optional<Card> card;  // empty only for a covered card
  Duel duel = 0;
  bool covered = false;
  bool operator==(const CardPlayed&) const = default;
};
struct TrickWon {
  std::optional<Side> winner;  // empty: tied
  Duel duel = 0;
  bool operator==(const TrickWon&) const = default;
};
struct Folded {
  Seat player{};
  Duel duel = 0;
  bool operator==(const Folded&) const = default;
};
struct FlorChallenged {
  Seat by{}, accused{};
  HandCards cards;  // two or three, or none with `held`
  std::optional<bool> held;
  Duel duel = 0;
  bool operator==(const FlorChallenged&) const = default;
};
struct FalseFlor {
  Seat player{};
  Duel duel = 0;
  bool waived = false;  // without penalty
  bool operator==(const FalseFlor&) const = default;
};
struct Interfered {
  Seat player{};
  Duel duel = 0;
  bool operator==(const Interfered&) const = default;
};
struct Tallied {
  Side side{};
  int points = 0;
  TallyFor category = TallyFor::other;
  bool operator==(const Tallied&) const = default;
};

using Event = std::variant<HandStarted, Cut, CardExposed, Turned, Called, Declared, Settled, Shown,
                           CardPlayed, TrickWon, Folded, FlorChallenged, FalseFlor, Interfered, Tallied,
                           Annulled, Ruled, Carried, MatchEnded>;

}  // namespace tanteador::truco
