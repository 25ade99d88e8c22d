#pragma once
// What cards are worth: counting in fours (C-2 to C-4), and card by card with three or five players (C-19).

#include "src/games/troccas/events.hpp"
#include "src/games/troccas/parameters.hpp"

namespace tanteador::troccas {

// 5 king, XXI, I, fool; 4 queen; 3 knight; 2 jack; 1 every other card, which is empty.
int value_of(Card card);
inline bool is_empty(Card card) { return value_of(card) == 1; }

// The figures, one less each: what they are worth beyond the groups, or beyond the cards, they lie in.
int figures(const Pack::Set& cards);
// Groups of four; what is left over, as the skat of two, is one more.
constexpr int groups(int cards) { return (cards + 3) / 4; }

// Cards won in tricks by a side of 4 or 6 players, the skat of two among them, or by one of 3 or 5.
int points(const Pack::Set& pile, int players);
// What the three skat cards of 3 or 5 players count beside their figures (CA-2).
constexpr int solo_skat_base(value::SoloSkat solo_skat_count) {
  return solo_skat_count == value::full ? 3 : solo_skat_count == value::group ? 1 : 0;
}
// The skat alone: two cards with four players, three with 3 or 5.
int skat_points(const Pack::Set& skat, int players, value::SoloSkat solo_skat_count = value::v_minus_1);
// Of the whole deal: 72, or 127 (C-5, C-19).
constexpr int total_points(int players, value::SoloSkat solo_skat_count = value::v_minus_1) {
  return players % 2 == 0 ? 72 : 127 + solo_skat_base(solo_skat_count);
}
// What a player or side should reach: 36; 42, or 43 as skatist; 25, or 27.
constexpr int target_points(int players, bool skatist) {
  if (players % 2 == 0) return 36;
  return players == 3 ? (skatist ? 43 : 42) : skatist ? 27 : 25;
}

}  // namespace tanteador::troccas
