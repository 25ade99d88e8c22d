#pragma once
// Tricks of the games in which a suit must be followed: which cards may be laid, and which one wins.

#include <cstdint>
#include <span>

#include "src/cards/pack.hpp"

namespace tanteador::cards {

// What a game asks of the player whose turn it is.
struct TrickLaw {
  int trump = kTrumpSuit;        // the suit that beats the others
  bool must_trump = false;       // who cannot follow must trump if he can
  bool must_overtrump = false;   // whoever lays a trump must beat the trumps before him if he can
  bool trump_may_be_led = true;  // false: only from a hand of nothing but trumps
};

// What binds a player; none: he may lay anything. `overtrump_led`: the suit led is trump itself.
enum class Duty : std::uint8_t { none, follow, trump, overtrump, overtrump_led, lead_no_trump };

template <class P>
struct Playable {
  typename P::Set cards;
  Duty duty = Duty::none;
};

// The suit to be followed: of the first card that is not the fool; -1 where there is none yet.
template <class P>
int suit_led(std::span<const typename P::Card> trick) {
  for (const auto card : trick) {
    if (P::suit(card) != kFoolSuit) return P::suit(card);
  }
  return -1;
}

template <class P>
typename P::Set of_suit(const typename P::Set& cards, int suit, int above = -1) {
  typename P::Set some;
  for (int place = 0; place < P::kSize; ++place) {
    const auto card = P::card(place);
    const bool wanted = P::suit(card) == suit && P::strength(card) > above;
    some[place] = wanted && cards[place];
  }
  return some;
}

// The place in the trick of the card that wins; the fool never does. -1 of no cards or the fool alone.
template <class P>
int winner(const TrickLaw& law, std::span<const typename P::Card> trick) {
  int best = -1;
  const int led = suit_led<P>(trick);
  const auto worth = [&](typename P::Card card) {
    const int suit = P::suit(card);
    if (suit == kFoolSuit || (suit != law.trump && suit != led)) return -1;
    return P::strength(card) + (suit == law.trump ? 100 : 0);
  };
  for (std::size_t i = 0; i < trick.size(); ++i) {
    const bool first = best < 0 && worth(trick[i]) >= 0;
    if (first || (best >= 0 && worth(trick[i]) > worth(trick[best]))) best = static_cast<int>(i);
  }
  return best;
}

// Which cards of `hand` may be laid on the cards of the trick so far (none: to lead), and what forbids the
// others.
template <class P>
Playable<P> playable(const TrickLaw& law, const typename P::Set& hand,
                     std::span<const typename P::Card> trick) {
  typename P::Set fool;
  if constexpr (P::kSize > P::kInSuits) fool[P::kSize - 1] = true;
  fool &= hand;
  const auto trumps = of_suit<P>(hand, law.trump);
  const int led = suit_led<P>(trick);
  if (led < 0) {
    const auto others = hand & ~trumps;
    const bool closed = trick.empty() && !law.trump_may_be_led && others.any() && trumps.any();
    return closed ? Playable<P>{others, Duty::lead_no_trump} : Playable<P>{hand};
  }
  const auto own = of_suit<P>(hand, led);
  if (led != law.trump && own.any()) return {own | fool, Duty::follow};
  if (trumps.none() || (led != law.trump && !law.must_trump)) return {hand};
  if (law.must_overtrump) {
    int highest = -1;
    for (const auto card : trick) {
      if (P::suit(card) == law.trump) highest = std::max(highest, P::strength(card));
    }
    const auto higher = of_suit<P>(hand, law.trump, highest);
    if (highest >= 0 && higher.any())
      return {higher | fool, led == law.trump ? Duty::overtrump_led : Duty::overtrump};
  }
  return {trumps | fool, led == law.trump ? Duty::follow : Duty::trump};
}

}  // namespace tanteador::cards
