#pragma once
// Inside of Truco's apply: the working copy of one step, and the small questions every rule asks.

#include <bit>
#include <optional>

#include "src/core/passed_over.hpp"
#include "src/core/ruling.hpp"
#include "src/games/truco/ruleset.hpp"
#include "src/games/truco/state.hpp"
#include "src/games/truco/violations.hpp"

namespace tanteador::truco {

struct Step {
  const Ruleset& rules;
  State& state;
  PointEntries& entries;
  Seq seq;
  const Parameters& parameters() const { return rules.parameters; }
  Hand& hand() { return state.hand; }
};

using Refusal = std::optional<Violation>;  // nothing: the event stands

constexpr SeatMask bit(Seat seat) { return static_cast<SeatMask>(1u << index(seat)); }
constexpr bool has(SeatMask mask, Seat seat) { return (mask & bit(seat)) != 0; }
constexpr int count(SeatMask mask) { return std::popcount(mask); }

inline int team_of(const Ruleset& rules, const Hand& hand, Seat seat) {
  if (rules.gallo_by_turns()) return seat == hand.dealer ? 0 : 1;
  return rules.side_of[seat];
}
// In the gallo by turns every player is a side; naming either of the pair names the pair.
inline int team_of_side(const Ruleset& rules, const Hand& hand, Side side) {
  return rules.gallo_by_turns() ? team_of(rules, hand, seat_at(index(side))) : index(side);
}
inline Side side_of(const Ruleset& rules, Seat seat) { return side_at(rules.side_of[seat]); }
// A side whose name stands for the team in a message.
inline Side name_of(const Ruleset& rules, const Hand& hand, int team) {
  if (!rules.gallo_by_turns()) return side_at(team);
  return team == 0 ? side_at(index(hand.dealer)) : side_at((index(hand.dealer) + 1) % rules.seats);
}
inline SeatMask team_mask(const Ruleset& rules, const Hand& hand, const Contest& contest, int team) {
  SeatMask mask = 0;
  for (int place = 0; place < rules.seats; ++place) {
    const Seat seat = seat_at(place);
    if (has(contest.players, seat) && team_of(rules, hand, seat) == team) mask |= bit(seat);
  }
  return mask;
}
// Steps from mano in order of play: 0 is mano.
inline int place_from_mano(const Ruleset& rules, const Hand& hand, Seat seat) {
  return (index(seat) - index(hand.mano) + rules.seats) % rules.seats;
}
inline Seat seat_from_mano(const Ruleset& rules, const Hand& hand, int place) {
  return seat_at((index(hand.mano) + place) % rules.seats);
}
inline SeatMask still_in(const Contest& contest) {
  return contest.players & static_cast<SeatMask>(~contest.folded);
}

// The contest an event of this duel belongs to; checks that the player is in it and has not thrown in.
struct FoundContest {
  FoundContest(Contest& found) : contest(&found) {}
  FoundContest(const Violation& why) : contest(nullptr), refusal(why) {}
  Contest* contest;
  Refusal refusal;
};
// playing: the hand and the contest must still be on. any_time: also when the hand is over.
enum class When : std::uint8_t { playing, any_time };
FoundContest find_contest(Step& step, Duel duel, When when);
FoundContest find_contest_of(Step& step, Duel duel, Seat player, When when);

// A flor nobody answered and the saying of values end with the first event that is no part of them.
enum class Closing : std::uint8_t { flor_and_values, flor, values };
void close_talks(Contest& contest, Closing closing);
// Does an accepted envido or a contested flor wait for its first value?
bool awaits_values(const Contest& contest);
Refusal check_values_said(const Contest& contest);  // refuses with declare_first while one waits
bool is_over(const Contest& contest);               // truco decided and nothing waits

Mode scheduled_mode(const Ruleset& rules, const State& state);  // of the next hand (TA-17)
void strike_hand(State& state);

// One handler per event kind: changes the step's state, or refuses and leaves it spoilt (the caller drops
// it).
Refusal on(Step& step, const HandStarted& event);
Refusal on(Step& step, const Cut& event);
Refusal on(Step& step, const CardExposed& event);
Refusal on(Step& step, const Called& event);
Refusal on(Step& step, const Declared& event);
// By a declaration that stands; changes nothing.
PassedOverPlayers players_passed_over(Step& step, const Declared& event);
Refusal on(Step& step, const Settled& event);
Refusal on(Step& step, const Shown& event);
Refusal on(Step& step, const CardPlayed& event);
Refusal on(Step& step, const TrickWon& event);
Refusal on(Step& step, const Folded& event);
Refusal on(Step& step, const FlorChallenged& event);
Refusal on(Step& step, const FalseFlor& event);
Refusal on(Step& step, const Interfered& event);
Refusal on(Step& step, const Tallied& event);
Refusal on(Step& step, const Annulled& event);
Refusal on(Step& step, const Ruled& event);
Refusal on(Step& step, const Carried& event);
Refusal on(Step& step, const MatchEnded& event);

Refusal call_flor(Step& step, Contest& contest, const Called& event);
Refusal call_envido(Step& step, Contest& contest, const Called& event);
Refusal call_truco(Step& step, Contest& contest, const Called& event);
// Who may play the next card: one player, or the winners of a trick entered the short way.
SeatMask players_to_move(const Ruleset& rules, const Contest& contest);
void fold_in_trick(Step& step, Contest& contest);

// The flores said that are not found to be none.
struct Flores {
  SeatMask announced = 0, shrunk = 0;
};
Flores standing_flores(const Hand& hand, const Contest& contest);
SeatMask false_flores(const Hand& hand, const Contest& contest);  // admitted or shown to be none
// Who has said nothing of a flor yet and may announce one now; and those of them who no longer can, by what
// another has said.
SeatMask may_announce(const Step& step, const Contest& contest);
void shut_out_silent(const Step& step, Contest& contest, SeatMask could, Seat speaker);
// Of those, all who had not played before by what the log shows. Where the first trick is told without its
// cards that is known of some only: who opens the talk has his first card, and so has whoever plays after
// him.
SeatMask shut_out(const Parameters& parameters, const Contest& contest);
void note_in_hand(const Step& step, Contest& contest, Seat speaker, value::Deadline deadline);
// What was said of flores that are none is void: the talk goes on as if they had not been announced.
void void_false_flores(Step& step, Contest& contest);
// The whole team has thrown in: what waits for an answer counts as refused.
void flor_left(Contest& contest, int team);
void envido_left(Contest& contest, int team);
void truco_left(Contest& contest, int team);

// Adds cards to what is known of a hand; refuses what contradicts an earlier event.
Refusal learn_cards(Step& step, Seat player, const HandCards& cards);
Seat cutter_of(const Ruleset& rules, const Hand& hand);
bool is_flor(const KnownHand& hand);      // all three known, of one suit
bool can_be_flor(const KnownHand& hand);  // those known are of one suit

}  // namespace tanteador::truco
