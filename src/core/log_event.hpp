#pragma once
// Log events of every game: corrections change which events count, notes change no score.

#include <variant>

#include <boost/container/static_vector.hpp>

#include "src/core/ids.hpp"

namespace tanteador {

// Removes earlier events, or takes an earlier correction back with everything it removed.
struct Voided {
  EventSeq target{};
  bool cascade = false;  // also remove later events that have become impossible
  // Events removed with the target, such as the answers to a call. One extra place reveals a long list.
  static constexpr std::size_t kAlsoMax = 16;
  boost::container::static_vector<EventSeq, kAlsoMax + 1> also = {};
  bool operator==(const Voided&) const = default;
};

struct Note {
  enum class Kind : std::uint8_t {
    warned,
    appealed,
    appeal_decided,
    confirmed,
    renamed,
    replaced,
    case_ruled
  };
  Kind kind{};
  Seat player{};        // warned, renamed, replaced; case_ruled: the highest seat among its facts
  Side side{};          // appealed, confirmed; case_ruled: the highest side among its facts
  EventSeq of{};        // appealed, appeal_decided
  bool upheld = false;  // appeal_decided
  int events = 0;       // case_ruled, appeal_decided: number of following events that belong to it
  bool operator==(const Note&) const = default;
};

// Replaces the event at `target`, which keeps its number.
template <class GameEvent>
struct Amended {
  EventSeq target{};
  bool cascade = false;
  std::variant<Note, GameEvent> replacement;
  bool operator==(const Amended&) const = default;
};

template <class GameEvent>
using LogEvent = std::variant<Voided, Amended<GameEvent>, Note, GameEvent>;

}  // namespace tanteador
