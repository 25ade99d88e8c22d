#pragma once
// Troccas as a Game (src/core/game.hpp).

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/game.hpp"
#include "src/games/troccas/events.hpp"
#include "src/games/troccas/ruleset.hpp"
#include "src/games/troccas/state.hpp"

namespace tanteador {

struct Troccas {
  using Event = troccas::Event;
  using State = troccas::State;
  using Ruleset = troccas::Ruleset;
  using Parameters = troccas::Parameters;

  static constexpr std::string_view kName = "troccas";
  static constexpr std::array kSeatCounts{4, 3, 5, 6};

  static std::span<const ViolationKind> violations();
  static std::span<const Parameter<Parameters>> parameters();
  static std::span<const int> seat_counts(const Parameters&) { return kSeatCounts; }
  static tl::expected<Ruleset, Violation> seat(const Parameters& parameters, const Seating& seating);
  static int seat_count(const Ruleset& rules) { return rules.seats; }
  static int side_count(const Ruleset& rules) { return rules.sides; }
  static Side side_of(const Ruleset& rules, Seat seat) { return troccas::side_of(rules, seat); }
  static std::string_view default_side_name(const Ruleset& rules, Side side);
  static State initial_state(const Ruleset& rules);
  static Ruling<State> apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq);
  static std::vector<Offer> offers(const Ruleset& rules, const State& state, Offers which);
  static Worth worth(const Ruleset& rules, const State& before, const State& after, const Event& event);
  static Outcome outcome(const Ruleset& rules, const State& state);
  static Points score(const State& state, Side side) { return state.deals.score[side]; }
  // rights, claimed, taken; target: of the open deal, otherwise of the next
  static Facts side_facts(const Ruleset& rules, const State& state, Side side);
  // number, dealer (the skatist), leader, turn, packets, tricks_left, dealer_mark
  static Facts deal_facts(const Ruleset& rules, const State& state);
  static Facts next_deal_facts(const Ruleset& rules, const State& state);  // dealer, packets
  static Facts start_facts(const Ruleset& rules, const State& state);      // dealer; packets and as_played
  // The points that the side of a count should have reached. `state`: after the count.
  static std::optional<Points> target(const Ruleset& rules, const State& state, const Posting& entry);
  static std::optional<Points> pile_points(const Ruleset& rules, const State& state, Side side,
                                           std::span<const std::string> names);
  static int deal_number(const State& state) { return state.deals.number; }
  static bool was_shown(const Ruleset&, const State&, const Posting&) { return true; }
};

static_assert(Game<Troccas>);

}  // namespace tanteador
