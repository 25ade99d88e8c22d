#pragma once
// The known cards of each side's pile.

#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

inline bool is_skatist(const Ruleset& rules, const State& state, Side side) {
  return side_of(rules, state.deals.dealer) == side;
}
int taken_points(const Ruleset& rules, const Deal& deal, Side side);
// Known cards of the pile: from tricks, the skat and the exchange of the fool.
Set known_pile(const Ruleset& rules, const State& state, Side side);

// A fool won by the other side, which may have to return it for an empty card.
struct OpenFool {
  Side owner{}, winner{};
};
std::optional<OpenFool> open_fool(const Ruleset& rules, const Deal& deal);
// True if the fool belongs to this side, because the other has entered a pile without it.
bool fool_is_left_to(const Ruleset& rules, const Deal& deal, Side side);
inline bool is_entered(const Deal& deal, int side) { return (deal.captured >> side & 1) != 0; }

// Points of this many tricks without figures: by groups, or by cards with 3 and 5 players.
int base_points(const Ruleset& rules, int tricks, bool with_skat);

}  // namespace tanteador::troccas
