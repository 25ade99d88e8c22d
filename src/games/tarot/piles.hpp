#pragma once
// Conclusions from the cards entered: camps, piles, and possible counts.

#include "src/games/tarot/step.hpp"

namespace tanteador::tarot {

Set cards_laid(const Ruleset& rules, const Deal& deal);  // all cards played in the deal

// The taker's partner, if known; the taker if alone. Only with five players may it be unknown.
std::optional<Seat> partner_of_taker(const Ruleset& rules, const Deal& deal);

struct Camps {
  OptionalSeat taker, partner;  // partner: none while unknown
  std::optional<Camp> camp_of(Seat seat) const {
    if (taker == index(seat) || partner == index(seat)) return Camp::attack;
    return !partner ? std::nullopt : std::optional(Camp::defence);
  }
};
Camps camps_of(const Deal& deal, std::optional<Seat> partner);

// True if an Excuse led to the last trick wins it: its camp has won all other tricks (chelem).
bool excuse_takes(const Ruleset& rules, const Deal& deal, const Camps& camps);
// Winner of a finished trick. An Excuse led last may depend on an unknown partner; then the camp is empty.
Seat winner_of(const Ruleset& rules, const Deal& deal, const Camps& camps, int trick);
std::optional<Camp> camp_of_trick(const Ruleset& rules, const Deal& deal, const Camps& camps, int trick);

// Possible number of the attack's tricks, by the tricks entered.
struct Tricks {
  int fewest = 0, most = 0;
  bool is_known() const { return fewest == most; }
};
Tricks attack_tricks(const Ruleset& rules, const Deal& deal, const Camps& camps);

// The camp whose pile gets this card, before low cards are given for the Excuse (N-10); empty if unknown.
std::optional<Camp> camp_with(const Ruleset& rules, const Deal& deal, const Camps& camps, Card card);

// Count of the attack; empty while a card or camp is unknown.
struct Tally {
  int halves = 0, bouts = 0;
};
std::optional<Tally> tally_by_cards(const Ruleset& rules, const Deal& deal, const Camps& camps);
std::optional<Tally> tally_by_pile(const Ruleset& rules, const Deal& deal);
// A possible pile of the attack with this number of tricks, of low cards if there is a choice.
Set some_pile(const Ruleset& rules, const Deal& deal, int tricks);
Refusal check_pile(const Step& step);

// The winner of the Petit in the last trick, `none` if it was not there; empty if unknown.
enum class LastPetit : std::uint8_t { none, attack, defence };
std::optional<LastPetit> petit_by_cards(const Ruleset& rules, const Deal& deal, const Camps& camps);

bool odd_cards(const Ruleset& rules, const Deal& deal, int tricks);
// Possible half-points of the attack: from `least` to `most` in steps of 2; empty if impossible. There are
// two spans if the Excuse of a camp without a trick counts in full.
struct Span {
  int least = 0, most = 0;
};
using Spans = boost::container::static_vector<Span, 2>;
Spans pile_spans(const Ruleset& rules, const Deal& deal, int tricks, int bouts);
bool possible(const Ruleset& rules, const Deal& deal, int tricks, const Tally& tally);
// Cards in the attack's pile that do not come from tricks.
int points_outside_tricks(const Ruleset& rules, const Deal& deal);

}  // namespace tanteador::tarot
