#pragma once
// Truf as a Game (src/core/game.hpp).

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "src/core/game.hpp"
#include "src/games/truf/events.hpp"
#include "src/games/truf/ruleset.hpp"
#include "src/games/truf/state.hpp"

namespace tanteador {

struct Truf {
  using Event = truf::Event;
  using State = truf::State;
  using Ruleset = truf::Ruleset;
  using Parameters = truf::Parameters;

  static constexpr std::string_view kName = "truf";
  static constexpr std::array kSeatCounts{truf::kSeats};

  static std::span<const ViolationKind> violations();
  static std::span<const Parameter<Parameters>> parameters();
  static std::span<const int> seat_counts(const Parameters&) { return kSeatCounts; }
  static tl::expected<Ruleset, Violation> seat(const Parameters& parameters, const Seating& seating);
  static int seat_count(const Ruleset&) { return truf::kSeats; }
  static int side_count(const Ruleset&) { return truf::kSeats; }
  static Side side_of(const Ruleset&, Seat seat) { return side_at(index(seat)); }
  static std::string_view default_side_name(const Ruleset&, Side) { return {}; }
  static State initial_state(const Ruleset& rules);
  static Ruling<State> apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq);
  static std::vector<Offer> offers(const Ruleset& rules, const State& state, Offers which);
  // Only a rule: leading an unbroken trump depends on the hand (F-10).
  static Worth worth(const Ruleset& rules, const State& before, const State& after, const Event& event);
  static Outcome outcome(const Ruleset& rules, const State& state);
  static Points score(const State& state, Side side) { return state.deals.score[side]; }
  // bid (null until final), bid_card, laid, taken, tricks_total.
  static Facts side_facts(const Ruleset& rules, const State& state, Side side);
  // number, dealer, leader, trump, mode, sum, shift, direction, turn, tricks_left, broken, dealer_mark.
  static Facts deal_facts(const Ruleset& rules, const State& state);
  static Facts next_deal_facts(const Ruleset& rules, const State& state);  // dealer, direction
  static Facts start_facts(const Ruleset& rules, const State& state);      // dealer, direction
  static int deal_number(const State& state) { return state.deals.number; }
  static bool was_shown(const Ruleset&, const State&, const Posting&) { return true; }
};

static_assert(Game<Truf>);

}  // namespace tanteador
