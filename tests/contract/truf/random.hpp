#pragma once
// Random tables, events and choices of Truf for the laws.

#include "src/games/truf/match.hpp"
#include "tests/contract/random.hpp"

namespace tanteador::laws {

template <>
struct Random<Truf> {
  static constexpr std::array kPlayers{4};
  static constexpr int kHands = 2'000;  // of a short run
  // The values to try for a parameter: all its words, and distinctive numbers.
  static std::vector<ParameterValue> settings(const ParameterInfo& info);
  static Truf::Ruleset rules(Rng& rng, int players, std::span<const ParameterValue> settings);
  // A probably possible event; or garbage, with seats and numbers no table has.
  static Truf::Event event(Rng& rng, const Truf::Ruleset& rules, const Truf::State& state);
  static Truf::Event garbage(Rng& rng);
  // Events this offer stands for, of which at least one must be accepted.
  static std::vector<Truf::Event> events_of(Rng& rng, const Truf::Ruleset& rules, const Truf::State& state,
                                            const Offer& offer);
  static bool is_of(const Offer& offer, const Truf::Event& event);
  static bool begins_anew(const Truf::State&, const Truf::Event&) { return false; }
  static std::optional<Points> score_max(const Truf::Ruleset&) { return std::nullopt; }
  // The law of the game this step broke, in words; "" if none.
  static std::string_view broken_law(const Truf::Ruleset& rules, const Truf::State& before,
                                     const Truf::Event& event, const Truf::State& after,
                                     std::span<const LedgerLine> written);
};

}  // namespace tanteador::laws
