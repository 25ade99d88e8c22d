#pragma once
// Card values: counting in fours (C-2 to C-4), and card by card with three or five players (C-19).

#include "src/games/troccas/events.hpp"
#include "src/games/troccas/parameters.hpp"

namespace tanteador::troccas {

// 5 king, XXI, I, fool; 4 queen; 3 knight; 2 jack; 1 empty card.
int value_of(Card card);
inline bool is_empty(Card card) { return value_of(card) == 1; }

// Points of the figures beyond one point a group or card.
int figures(const Pack::Set& cards);
// Groups of four; the cards left over are one more.
constexpr int groups(int cards) { return (cards + 3) / 4; }

// Points of a pile: with 4 or 6 players including the skat, with 3 or 5 without it.
int points(const Pack::Set& pile, int players);
// Points of the three skat cards besides their figures, with 3 or 5 players (CA-2).
constexpr int solo_skat_base(value::SoloSkat solo_skat_count) {
  return solo_skat_count == value::full ? 3 : solo_skat_count == value::group ? 1 : 0;
}
// Points of the skat alone: two cards with four players, three with 3 or 5.
int skat_points(const Pack::Set& skat, int players, value::SoloSkat solo_skat_count = value::v_minus_1);
// Points of the whole deal: 72, or 127 (C-5, C-19).
constexpr int total_points(int players, value::SoloSkat solo_skat_count = value::v_minus_1) {
  return players % 2 == 0 ? 72 : 127 + solo_skat_base(solo_skat_count);
}
// Points to reach: 36 with teams; 42 (skatist 43) with three players; 25 (skatist 27) with five.
constexpr int target_points(int players, bool skatist) {
  if (players % 2 == 0) return 36;
  return players == 3 ? (skatist ? 43 : 42) : skatist ? 27 : 25;
}

}  // namespace tanteador::troccas
