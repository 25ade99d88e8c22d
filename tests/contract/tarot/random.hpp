#pragma once
// Random tables, events and choices of tarot for the laws.

#include "src/games/tarot/match.hpp"
#include "tests/contract/random.hpp"

namespace tanteador::laws {

template <>
struct Random<Tarot> {
  static constexpr std::array kPlayers{3, 4, 5};
  static constexpr int kHands = 180;  // to be played; ten times as many in the long run
  // The values to try for a parameter: all its words and lists, and distinctive numbers.
  static std::vector<ParameterValue> settings(const ParameterInfo& info);
  static Tarot::Ruleset rules(Rng& rng, int players, std::span<const ParameterValue> settings);
  // A probably possible event; or garbage, with seats and numbers no table has.
  static Tarot::Event event(Rng& rng, const Tarot::Ruleset& rules, const Tarot::State& state);
  static Tarot::Event garbage(Rng& rng);
  // Events this offer stands for, of which at least one must be accepted.
  static std::vector<Tarot::Event> events_of(Rng& rng, const Tarot::Ruleset& rules, const Tarot::State& state,
                                             const Offer& offer);
  // True for offers that end a deal and would cut most deals short.
  static bool seldom(const Offer& offer) {
    return offer.type == "result" || offer.type == "captured" || offer.type == "annulled";
  }
  static bool is_of(const Offer& offer, const Tarot::Event& event);
  static bool begins_anew(const Tarot::State&, const Tarot::Event&) { return false; }
  static std::optional<Points> score_max(const Tarot::Ruleset&) { return std::nullopt; }
  // The law of the game this step broke, in words; "" if none.
  static std::string_view broken_law(const Tarot::Ruleset& rules, const Tarot::State& before,
                                     const Tarot::Event& event, const Tarot::State& after,
                                     std::span<const LedgerLine> written);
};

}  // namespace tanteador::laws
