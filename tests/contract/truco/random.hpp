#pragma once
// Random tables, events and choices of Truco for the laws.

#include "src/games/truco/match.hpp"
#include "tests/contract/random.hpp"

namespace tanteador::laws {

template <>
struct Random<Truco> {
  static constexpr std::array kPlayers{2, 4, 3, 6, 8};
  static constexpr int kHands = 2'000, kHandsLong = 100'000;  // of a short and a long run
  // The values to try for a parameter: all its words, and distinctive numbers.
  static std::vector<ParameterValue> settings(const ParameterInfo& info);
  static Truco::Ruleset rules(Rng& rng, int players, std::span<const ParameterValue> settings);
  // A probably possible event; or garbage, with seats and numbers no table has.
  static Truco::Event event(Rng& rng, const Truco::Ruleset& rules, const Truco::State& state);
  static Truco::Event garbage(Rng& rng);
  // Events this offer stands for, of which at least one must be accepted.
  static std::vector<Truco::Event> events_of(Rng& rng, const Truco::Ruleset& rules, const Truco::State& state,
                                             const Offer& offer);
  static bool is_of(const Offer& offer, const Truco::Event& event);
  // Does the score begin anew with this event? And how far can it go?
  static bool begins_anew(const Truco::State& before, const Truco::Event& event);
  static std::optional<Points> score_max(const Truco::Ruleset& rules);
  // The law of the game this step broke, in words; "" if none.
  static std::string_view broken_law(const Truco::Ruleset& rules, const Truco::State& before,
                                     const Truco::Event& event, const Truco::State& after,
                                     std::span<const LedgerLine> written);
};

}  // namespace tanteador::laws
