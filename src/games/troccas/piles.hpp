#pragma once
// What is known of the cards each side has won.

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
// It is this side's after all: the other that may have it has entered a pile without it.
bool fool_is_left_to(const Ruleset& rules, const Deal& deal, Side side);
inline bool is_entered(const Deal& deal, int side) { return (deal.captured >> side & 1) != 0; }

// What the groups, or with 3 and 5 players the cards, of so many tricks are worth.
int base_points(const Ruleset& rules, int tricks, bool with_skat);

}  // namespace tanteador::troccas
