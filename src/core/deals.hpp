#pragma once
// What every game of deals keeps beside its own: the scores, whose deal it is, and how the match ends
// (docs/reference/event-log.md). A game of several sets keeps its own.

#include <span>

#include "src/core/per.hpp"
#include "src/core/ruling.hpp"
#include "src/core/table_event.hpp"

namespace tanteador {

struct Deals {
  PerSide<Points> score{};
  std::int32_t number = 0;    // of the deal, from 1; 0 before the first
  std::int32_t finished = 0;  // deals that count towards those agreed
  bool open = false;          // a deal is being played
  bool out_of_turn = false;   // its dealer was named against the rotation
  bool dealer_told = false;   // who deals first; until then it is the players' choice
  bool carried = false, ended = false;
  Seat dealer{}, next_dealer{};
  MatchEnded end{};
  bool operator==(const Deals&) const = default;
};

namespace deals {

// Refusals these functions give, of every game alike.
std::span<const ViolationKind> violations();

using Refusal = std::optional<Violation>;  // nothing: the event stands

// Whether anything but a ruling may still be entered. `decided`: the match has a result by its own rules.
Refusal check_running(const Deals& deals, bool decided);
Refusal check_open(const Deals& deals);
Refusal check_seat(Seat seat, int seats);
Refusal check_side(Side side, int sides);
Refusal check_score(Points score);  // none goes beyond kScoreMax

// The next deal. A dealer named against the rotation is a fact and marked; the rotation goes on from him.
Refusal start(Deals& deals, int seats, std::optional<Seat> dealer);
// The open deal is over and counted; `next` deals next.
void finish(Deals& deals, Seat next);
// The open deal is struck and does not count; the same dealer deals again.
Refusal annul(Deals& deals);

// Writes points on the sheet.
void write(Deals& deals, PointEntries& entries, const PointEntry& entry);
Refusal rule(Deals& deals, PointEntries& entries, const Ruled& event, int sides);
Refusal carry(Deals& deals, PointEntries& entries, const Carried& event, int sides);
Refusal end(Deals& deals, const MatchEnded& event, int sides);

// Who is first by `standing` (one number a side, the most is best) in a match that is decided or was ended.
// Decided and nobody first alone: drawn. Ended with every side level: no winner.
Outcome outcome(const Deals& deals, bool decided, std::span<const Points> standing);

constexpr Seat next_seat(Seat seat, int seats) { return seat_at((index(seat) + 1) % seats); }

}  // namespace deals
}  // namespace tanteador
