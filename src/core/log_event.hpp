#pragma once
// What a match's log holds beside the game's own events: corrections, which change which events count,
// and notes, which are kept and change no score.

#include <variant>

#include <boost/container/static_vector.hpp>

#include "src/core/ids.hpp"

namespace tanteador {

// Strikes earlier events, or takes an earlier correction back with all it struck.
struct Voided {
  EventSeq target{};
  bool cascade = false;  // also strike later events that no longer stand
  // Further events struck in the same correction, which alone would be taken for something else: the answers
  // to a call, say. One more than allowed, so that too many are seen.
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
  Seat player{};        // warned, renamed, replaced; case_ruled: the furthest seat its facts name
  Side side{};          // appealed, confirmed; case_ruled: likewise
  EventSeq of{};        // appealed, appeal_decided
  bool upheld = false;  // appeal_decided
  int events = 0;       // case_ruled, appeal_decided: how many of the next are one act with it
  bool operator==(const Note&) const = default;
};

// Replaces the event at `target`, which keeps its seq.
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
