#pragma once
// What is known of the cards each side has won, and what it can come to.

#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

inline bool is_skatist(const Ruleset& rules, const State& state, Side side) {
  return side_of(rules, state.deals.dealer) == side;
}
// Tricks of this deal a side has won so far.
int taken(const Ruleset& rules, const Deal& deal, Side side);
// Cards known to be in a side's pile: of its tricks, of the skat, and by the exchange of the fool.
Set known_pile(const Ruleset& rules, const State& state, Side side);

// The fool was laid by one side and won by another, which may still have to give it back for an empty card.
struct OpenFool {
  Side owner{}, winner{};
};
std::optional<OpenFool> open_fool(const Ruleset& rules, const Deal& deal);

// What the groups, or with 3 and 5 players the cards, of so many tricks are worth.
int base_points(const Ruleset& rules, int tricks, bool with_skat);

// Values a side's count can have; empty where min > max.
struct Range {
  int min = 0, max = -1;
  bool has(int value) const { return min <= value && value <= max; }
};
struct Possible {
  Range play;                                          // everybody has what he won in tricks
  boost::container::static_vector<Range, 4> matsch{};  // one side won none
  bool has(int value) const;
  Range hull() const;
};
Possible possible_points(const Ruleset& rules, const State& state, Side side);

}  // namespace tanteador::troccas
