#pragma once
// Random tables, events and choices of Troccas for the laws.

#include "src/games/troccas/match.hpp"
#include "tests/contract/random.hpp"

namespace tanteador::laws {

template <>
struct Random<Troccas> {
  static constexpr std::array kPlayers{4, 3, 5, 6};
  static constexpr int kHands = 800, kHandsLong = 20'000;  // of a short and a long run
  // The values to try for a parameter: all its words, and distinctive numbers.
  static std::vector<ParameterValue> settings(const ParameterInfo& info);
  static Troccas::Ruleset rules(Rng& rng, int players, std::span<const ParameterValue> settings);
  // A probably possible event; or garbage, with seats and numbers no table has.
  static Troccas::Event event(Rng& rng, const Troccas::Ruleset& rules, const Troccas::State& state);
  static Troccas::Event garbage(Rng& rng);
  // Events this offer stands for, of which at least one must be accepted.
  static std::vector<Troccas::Event> events_of(Rng& rng, const Troccas::Ruleset& rules,
                                               const Troccas::State& state, const Offer& offer);
  static bool is_of(const Offer& offer, const Troccas::Event& event);
  static bool begins_anew(const Troccas::State&, const Troccas::Event&) { return false; }
  static std::optional<Points> score_max(const Troccas::Ruleset&) { return std::nullopt; }
  // The law of the game this step broke, in words; "" if none.
  static std::string_view broken_law(const Troccas::Ruleset& rules, const Troccas::State& before,
                                     const Troccas::Event& event, const Troccas::State& after,
                                     std::span<const LedgerLine> written);
};

}  // namespace tanteador::laws
