#pragma once
// State and rules of all games played in deals (docs/reference/event-log.md): scores, dealer, match end.

#include <span>

#include "src/core/per.hpp"
#include "src/core/ruling.hpp"
#include "src/core/table_event.hpp"

namespace tanteador {

struct Deals {
  PerSide<Points> score{};
  std::int32_t number = 0;    // of the latest deal, from 1; 0 before the first
  std::int32_t finished = 0;  // deals that were counted
  bool open = false;
  bool out_of_turn = false;  // the dealer was named against the rotation
  bool dealer_told = false;  // the first dealer is known; until then the players choose
  bool carried = false, ended = false;
  Seat dealer{}, next_dealer{};
  MatchEnded end{};
  bool operator==(const Deals&) const = default;
};

namespace deals {

std::span<const ViolationKind> violations();

using Refusal = std::optional<Violation>;  // empty: the event is accepted

// Refuses every event except a ruling once the match is over. `decided`: the rules have decided the match.
Refusal check_running(const Deals& deals, bool decided);
Refusal check_open(const Deals& deals);
Refusal check_seat(Seat seat, int seats);
Refusal check_side(Side side, int sides);
Refusal check_score(Points score);  // refuses a score beyond kScoreMax

// Starts the next deal. A dealer against the rotation is marked; the rotation continues from that dealer.
Refusal start(Deals& deals, int seats, std::optional<Seat> dealer);
// Closes and counts the open deal; `next` deals the next one.
void finish(Deals& deals, Seat next);
Refusal annul(Deals& deals);

void write(Deals& deals, Postings& entries, const Posting& entry);
// Handlers of the events of every game: each checks its event, changes `deals` and posts the points.
Refusal rule(Deals& deals, Postings& entries, const Ruled& event, int sides);
Refusal carry(Deals& deals, Postings& entries, const Carried& event, int sides);
Refusal end(Deals& deals, const MatchEnded& event, int sides);

// `standing`: one number a side, the highest is best. A decided match with a shared first place is drawn; an
// ended match with all sides equal has no winner.
Outcome outcome(const Deals& deals, bool decided, std::span<const Points> standing);

constexpr Seat next_seat(Seat seat, int seats) { return seat_at((index(seat) + 1) % seats); }

}  // namespace deals
}  // namespace tanteador
