#pragma once
// What the cards entered tell about the camps: who is with the taker, what each camp has, and which counts
// are possible at all.

#include "src/games/tarot/step.hpp"

namespace tanteador::tarot {

Set laid(const Ruleset& rules, const Deal& deal);  // by anybody

// Who plays with the taker, as far as it is known: always but with five players, who learn it from the called
// card. The taker himself: he is alone.
std::optional<Seat> partner_told(const Ruleset& rules, const Deal& deal);

// The camps, as far as they are known.
struct Camps {
  int taker = kNobody, partner = kNobody;  // partner: kNobody while he is unknown
  std::optional<Camp> of(Seat seat) const {
    if (index(seat) == taker || index(seat) == partner) return Camp::attack;
    return partner == kNobody ? std::nullopt : std::optional(Camp::defence);
  }
};
Camps camps_of(const Deal& deal, std::optional<Seat> partner);

// Does the Excuse led to the last trick take it? Of a camp that has won all the others (chelem).
bool excuse_takes(const Ruleset& rules, const Deal& deal, const Camps& camps);
// Of a trick that is over. With five players who wins the last one with the Excuse led to it may hang on the
// partner, whom the cards do not always tell: the camp is unknown as long as he is.
Seat winner_of(const Ruleset& rules, const Deal& deal, const Camps& camps, int trick);
std::optional<Camp> camp_of_trick(const Ruleset& rules, const Deal& deal, const Camps& camps, int trick);

// How many tricks the attack can have by those entered.
struct Tricks {
  int fewest = 0, most = 0;
  bool known() const { return fewest == most; }
};
Tricks attack_tricks(const Ruleset& rules, const Deal& deal, const Camps& camps);

// Whose pile a card ends in, once the Excuse is where it belongs; a low card may have paid for it (N-10).
std::optional<Camp> camp_with(const Ruleset& rules, const Deal& deal, const Camps& camps, Card card);

// Of the attack, in half-points; nothing where a card or a camp is missing.
struct Tally {
  int halves = 0, bouts = 0;
};
std::optional<Tally> tally_by_cards(const Ruleset& rules, const Deal& deal, const Camps& camps);
std::optional<Tally> tally_by_pile(const Ruleset& rules, const Deal& deal);
// A pile the attack may have with so many tricks by what is known, made of low cards where anything will do.
Set some_pile(const Ruleset& rules, const Deal& deal, int tricks);
// Does the pile entered fit the cards entered? Nothing is refused where there is none.
Refusal check_pile(const Step& step);

// The Petit in the last trick: the camp that won it, `none` where it was not there; nothing where the cards
// do not tell.
enum class LastPetit : std::uint8_t { none, attack, defence };
std::optional<LastPetit> petit_by_cards(const Ruleset& rules, const Deal& deal, const Camps& camps);

// Has the attack's pile, with so many tricks, an odd number of cards?
bool odd_cards(const Ruleset& rules, const Deal& deal, int tricks);
// The least and the most halves the attack can have with so many tricks and bouts, and every second number of
// them between; none where it cannot have so many bouts. There are two where the Excuse of a camp without a
// trick counts in full.
struct Span {
  int least = 0, most = 0;
};
using Spans = boost::container::static_vector<Span, 2>;
Spans pile_spans(const Ruleset& rules, const Deal& deal, int tricks, int bouts);
// Can the attack have so much with so many tricks?
bool possible(const Ruleset& rules, const Deal& deal, int tricks, const Tally& tally);
// Cards in the attack's pile beside its tricks.
int beside_tricks(const Ruleset& rules, const Deal& deal);

}  // namespace tanteador::tarot
