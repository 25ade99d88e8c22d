#pragma once
// Card values in half-points. Each card has an odd number, so an even number of cards has whole points.

#include "src/games/tarot/events.hpp"

namespace tanteador::tarot {

inline constexpr int kAllHalves = 182;  // the whole pack: 91 points
inline constexpr int kBouts = 3;
inline constexpr int kBoutHalves = 9, kLowHalves = 1;

inline constexpr Card kPetit = Pack::trump(1), kTwentyOne = Pack::trump(21), kExcuse = Pack::fool();

constexpr bool is_bout(Card card) { return card == kPetit || card == kTwentyOne || card == kExcuse; }
constexpr bool is_suit_card(Card card) { return Pack::suit(card) < cards::kSuits; }
constexpr bool is_king(Card card) { return is_suit_card(card) && Pack::rank(card) == cards::kKing; }

constexpr int halves(Card card) {
  if (is_bout(card)) return kBoutHalves;
  const int rank = is_suit_card(card) ? Pack::rank(card) : 0;
  return rank >= cards::kJack ? 3 + 2 * (rank - cards::kJack) : kLowHalves;
}

struct Count {
  int halves = 0, bouts = 0, cards = 0;
  bool operator==(const Count&) const = default;
};
Count count(const Pack::Set& cards);

// Points the attack needs with this number of bouts (0 to 3).
int points_needed(int bouts);

constexpr std::size_t place(Card card) { return static_cast<std::size_t>(card); }

}  // namespace tanteador::tarot
