#include <algorithm>

#include "src/games/sheet/step.hpp"

namespace tanteador::sheet {

namespace {

Points standing(const Ruleset& rules, const State& state, int side) {
  const Points score = state.deals.score[side];
  return rules.parameters.high_wins ? score : -score;
}

// The side that is first alone among those that fit; nothing if several share first place.
template <class Fits>
std::optional<Side> best_of(const Ruleset& rules, const State& state, const Fits& fits) {
  std::optional<Side> best;
  bool alone = true;
  for (int side = 0; side < rules.sides; ++side) {
    if (!fits(side)) continue;
    const Points own = standing(rules, state, side);
    const Points most = best ? standing(rules, state, index(*best)) : own;
    if (best && own == most) alone = false;
    if (!best || own > most) {
      best = side_at(side);
      alone = true;
    }
  }
  return alone ? best : std::nullopt;
}

// The winner once a side has reached the target. A tie needs a further deal.
std::optional<Side> winner_at_target(const Ruleset& rules, const State& state) {
  const auto reached = [&](int side) { return state.reached[side]; };
  std::int32_t first = 0;
  int together = 0;
  for (int side = 0; side < rules.sides; ++side) {
    if (reached(side) == 0) continue;
    if (first == 0 || reached(side) < first) first = reached(side);
    ++together;
  }
  if (together == 0) return std::nullopt;
  if (!rules.parameters.target_wins) return best_of(rules, state, [](int) { return true; });
  if (rules.parameters.several == value::earlier)
    return best_of(rules, state, [&](int side) { return reached(side) == first; });
  const bool another_deal = rules.parameters.several == value::play_on && together > 1;
  if (another_deal && first == state.game_deals) return std::nullopt;
  return best_of(rules, state, [&](int side) { return reached(side) > 0; });
}

}  // namespace

std::optional<Side> winner_of_game(const Ruleset& rules, const State& state) {
  switch (rules.parameters.ends) {
    case value::target: return winner_at_target(rules, state);
    case value::deals:
      if (state.game_deals < rules.parameters.deals) return std::nullopt;
      return best_of(rules, state, [](int) { return true; });
    default: return std::nullopt;
  }
}

bool is_decided(const Ruleset& rules, const State& state) {
  const int needed = rules.parameters.best_of / 2 + 1;
  return std::ranges::any_of(state.games, [&](int games) { return games >= needed; });
}

}  // namespace tanteador::sheet
