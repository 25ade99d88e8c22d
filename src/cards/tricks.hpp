#pragma once
// Legal cards and the winner of a trick, for games in which the suit led must be followed.

#include <cstdint>
#include <span>

#include "src/cards/pack.hpp"

namespace tanteador::cards {

struct TrickLaw {
  int trump = kTrumpSuit;        // suit that beats the others
  bool must_trump = false;       // trump is a duty if the suit led cannot be followed
  bool must_overtrump = false;   // a trump must beat the earlier trumps if possible
  bool trump_may_be_led = true;  // false: trump may be led only from a hand of trumps alone
};

// The duty that limits the cards; none: any card. `overtrump_led`: trump itself was led.
enum class Duty : std::uint8_t { none, follow, trump, overtrump, overtrump_led, lead_no_trump };

template <class P>
struct Playable {
  typename P::Set cards;
  Duty duty = Duty::none;
};

// The suit of the first card that is not the fool; -1 if there is none.
template <class P>
int suit_led(std::span<const typename P::Card> trick) {
  for (const auto card : trick) {
    if (P::suit(card) != kFoolSuit) return P::suit(card);
  }
  return -1;
}

// The cards of a suit with a strength above `above`.
template <class P>
typename P::Set suit_cards(const typename P::Set& cards, int suit, int above = -1) {
  typename P::Set some;
  for (int place = 0; place < P::kSize; ++place) {
    const auto card = P::card(place);
    const bool wanted = P::suit(card) == suit && P::strength(card) > above;
    some[place] = wanted && cards[place];
  }
  return some;
}

// Index of the winning card. The fool never wins; -1 for no cards or the fool alone.
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

// The cards of `hand` that may be played to `trick` (empty: to lead), and the duty that forbids the others.
template <class P>
Playable<P> playable(const TrickLaw& law, const typename P::Set& hand,
                     std::span<const typename P::Card> trick) {
  typename P::Set fool;
  if constexpr (P::kSize > P::kInSuits) fool[P::kSize - 1] = true;
  fool &= hand;
  const auto trumps = suit_cards<P>(hand, law.trump);
  const int led = suit_led<P>(trick);
  if (led < 0) {
    const auto others = hand & ~trumps;
    const bool closed = trick.empty() && !law.trump_may_be_led && others.any() && trumps.any();
    return closed ? Playable<P>{others, Duty::lead_no_trump} : Playable<P>{hand};
  }
  const auto own = suit_cards<P>(hand, led);
  if (led != law.trump && own.any()) return {own | fool, Duty::follow};
  if (trumps.none() || (led != law.trump && !law.must_trump)) return {hand};
  if (law.must_overtrump) {
    int highest = -1;
    for (const auto card : trick) {
      if (P::suit(card) == law.trump) highest = std::max(highest, P::strength(card));
    }
    const auto higher = suit_cards<P>(hand, law.trump, highest);
    if (highest >= 0 && higher.any())
      return {higher | fool, led == law.trump ? Duty::overtrump_led : Duty::overtrump};
  }
  return {trumps | fool, led == law.trump ? Duty::follow : Duty::trump};
}

}  // namespace tanteador::cards
