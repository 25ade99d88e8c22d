#pragma once
// Internals of Truco::apply: the working copy and checks shared by the rules.

#include <bit>
#include <optional>
#include <span>

#include "src/core/passed_over.hpp"
#include "src/core/ruling.hpp"
#include "src/games/truco/deck.hpp"
#include "src/games/truco/ruleset.hpp"
#include "src/games/truco/state.hpp"
#include "src/games/truco/violations.hpp"

namespace tanteador::truco {

struct Step {
  const Ruleset& rules;
  State& state;
  Postings& entries;
  Seq seq;
  const Parameters& parameters() const { return rules.parameters; }
  Hand& hand() { return state.hand; }
  Deck deck() const { return {rules.parameters, state.hand.turned}; }
  std::string_view name(Card card) const { return spanish::name(card, letters_of(rules.parameters)); }
};

using Refusal = std::optional<Violation>;  // empty: the event is accepted

constexpr SeatMask bit(Seat seat) { return static_cast<SeatMask>(1u << index(seat)); }
constexpr bool has(SeatMask mask, Seat seat) { return (mask & bit(seat)) != 0; }
constexpr int count(SeatMask mask) { return std::popcount(mask); }

inline int team_of(const Ruleset& rules, const Hand& hand, Seat seat) {
  if (rules.gallo_by_turns()) return seat == hand.dealer ? 0 : 1;
  return rules.side_of[seat];
}
// In the gallo by turns either player of the pair names the pair.
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
// Place in order of play from mano, who has place 0.
inline int place_from_mano(const Ruleset& rules, const Hand& hand, Seat seat) {
  return (index(seat) - index(hand.mano) + rules.seats) % rules.seats;
}
inline Seat seat_from_mano(const Ruleset& rules, const Hand& hand, int place) {
  return seat_at((index(hand.mano) + place) % rules.seats);
}
inline SeatMask remaining_players(const Contest& contest) {
  return contest.players & static_cast<SeatMask>(~contest.folded);
}

// The contest of an event, or a refusal. find_contest_of() also checks that the player is in it.
struct FoundContest {
  FoundContest(Contest& found) : contest(&found) {}
  FoundContest(const Violation& why) : contest(nullptr), refusal(why) {}
  Contest* contest;
  Refusal refusal;
};
// playing: the hand and the contest must be open. any_time: the hand may be over.
enum class When : std::uint8_t { playing, any_time };
FoundContest find_contest(Step& step, Duel duel, When when);
FoundContest find_contest_of(Step& step, Duel duel, Seat player, When when);

// An unanswered flor and the saying of values end with the first event outside them.
enum class Closing : std::uint8_t { flor_and_values, flor, values };
void close_talks(Contest& contest, Closing closing);
bool awaits_values(const Contest& contest);  // an accepted envido or contested flor has no value yet
Refusal check_announced_values(const Contest& contest);  // refuses with declare_first while values are due
bool is_over(const Contest& contest);                    // truco decided and no values due

Mode scheduled_mode(const Ruleset& rules, const State& state);  // of the next hand (TA-17)
void strike_hand(State& state);                                 // the same dealer deals again

// Handlers change the state, or refuse and leave it half changed; the caller discards it.
Refusal apply_event(Step& step, const HandStarted& event);
Refusal apply_event(Step& step, const Cut& event);
Refusal apply_event(Step& step, const CardExposed& event);
Refusal apply_event(Step& step, const Turned& event);
Refusal apply_event(Step& step, const Called& event);
Refusal apply_event(Step& step, const Declared& event);
// The players passed over by a possible declaration; leaves the state unchanged.
PassedOverPlayers players_passed_over(Step& step, const Declared& event);
Refusal apply_event(Step& step, const Settled& event);
Refusal apply_event(Step& step, const Shown& event);
Refusal apply_event(Step& step, const CardPlayed& event);
Refusal apply_event(Step& step, const TrickWon& event);
Refusal apply_event(Step& step, const Folded& event);
Refusal apply_event(Step& step, const FlorChallenged& event);
Refusal apply_event(Step& step, const FalseFlor& event);
Refusal apply_event(Step& step, const Interfered& event);
Refusal apply_event(Step& step, const Tallied& event);
Refusal apply_event(Step& step, const Annulled& event);
Refusal apply_event(Step& step, const Ruled& event);
Refusal apply_event(Step& step, const Carried& event);
Refusal apply_event(Step& step, const MatchEnded& event);

Refusal call_flor(Step& step, Contest& contest, const Called& event);
Refusal call_envido(Step& step, Contest& contest, const Called& event);
Refusal call_truco(Step& step, Contest& contest, const Called& event);
// One player, or all winners of a trick entered without cards.
SeatMask players_to_move(const Ruleset& rules, const Contest& contest);
void fold_in_trick(Step& step, Contest& contest);

// Flores not found false.
struct Flores {
  SeatMask announced = 0, shrunk = 0;
};
Flores standing_flores(const Parameters& parameters, const Hand& hand, const Contest& contest);
SeatMask false_flores(const Parameters& parameters, const Hand& hand,
                      const Contest& contest);  // admitted or shown to be false
// Silent players who may announce a flor now; shut_out_silent() records who loses this by another's call.
SeatMask may_announce(const Step& step, const Contest& contest);
void shut_out_silent(const Step& step, Contest& contest, SeatMask could, Seat speaker);
// The players shut out who certainly had not played a card. In a first trick without cards, note_in_hand()
// finds them when the talk opens.
SeatMask shut_out(const Parameters& parameters, const Contest& contest);
void note_in_hand(const Step& step, Contest& contest, Seat speaker, value::Deadline deadline);
// False flores are void: the talk continues as if they had not been announced.
void void_false_flores(Step& step, Contest& contest);
// The whole team has folded: its open calls count as refused.
void leave_flor(Contest& contest, int team);
void leave_envido(Contest& contest, int team);
void leave_truco(Contest& contest, int team);

// Refuses to judge cards before the turned card is known.
Refusal check_turned_card(const Step& step);
// Adds cards to a known hand; refuses cards that contradict an earlier event.
Refusal learn_cards(Step& step, Seat player, const HandCards& cards);
Seat cutter_of(const Ruleset& rules, const Hand& hand);  // first opponent to the dealer's left (T-10)
// A view of cards; `cards` must outlive it.
inline std::span<const Card> view(const HandCards& cards) { return {cards.data(), cards.size()}; }
inline HandCards cards_of(const KnownHand& hand) {
  HandCards cards;
  for (const KnownCard& known : hand) cards.push_back(known.card);
  return cards;
}
inline bool is_flor(const Deck& deck, const KnownHand& hand) { return deck.is_flor(view(cards_of(hand))); }
inline int value_of(const Deck& deck, Talk talk, const HandCards& cards) {
  return talk == Talk::flor ? deck.flor(view(cards)) : deck.envido(view(cards));
}

}  // namespace tanteador::truco
