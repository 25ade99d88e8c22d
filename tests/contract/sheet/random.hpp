#pragma once
// Random tables, events and choices of the score sheet for the laws.

#include "src/games/sheet/sheet.hpp"
#include "tests/contract/random.hpp"

namespace tanteador::laws {

template <>
struct Random<Sheet> {
  static constexpr std::array kPlayers{1, 2, 4, 12};
  static constexpr int kHands = 4'000;  // of a short run
  // The values to try for a parameter: all its words, and distinctive numbers.
  static std::vector<ParameterValue> settings(const ParameterInfo& info);
  static Sheet::Ruleset rules(Rng& rng, int players, std::span<const ParameterValue> settings);
  // A probably possible event; or garbage, with seats and numbers no table has.
  static Sheet::Event event(Rng& rng, const Sheet::Ruleset& rules, const Sheet::State& state);
  static Sheet::Event garbage(Rng& rng);
  // Events this offer stands for, of which at least one must be accepted.
  static std::vector<Sheet::Event> events_of(Rng& rng, const Sheet::Ruleset& rules, const Sheet::State& state,
                                             const Offer& offer);
  static bool is_of(const Offer& offer, const Sheet::Event& event);
  // True if the score restarts at zero with the deal after a won game.
  static bool begins_anew(const Sheet::State& before, const Sheet::Event& event);
  static std::optional<Points> score_max(const Sheet::Ruleset&) { return kScoreMax; }
  // The law of the sheet this step broke, in words. Empty if none.
  static std::string_view broken_law(const Sheet::Ruleset& rules, const Sheet::State& before,
                                     const Sheet::Event& event, const Sheet::State& after,
                                     std::span<const LedgerLine> written);
};

}  // namespace tanteador::laws
