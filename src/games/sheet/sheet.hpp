#pragma once
// The score sheet of any game as a Game (src/core/game.hpp).

#include <span>
#include <string_view>
#include <vector>

#include "src/core/game.hpp"
#include "src/games/sheet/events.hpp"
#include "src/games/sheet/ruleset.hpp"
#include "src/games/sheet/state.hpp"

namespace tanteador {

struct Sheet {
  using Event = sheet::Event;
  using State = sheet::State;
  using Ruleset = sheet::Ruleset;
  using Parameters = sheet::Parameters;

  static constexpr std::string_view kName = "sheet";

  static std::span<const ViolationKind> violations();
  static std::span<const Parameter<Parameters>> parameters();
  static std::span<const int> seat_counts(const Parameters&);
  // Accepts sides of any size; without sides each player is one.
  static tl::expected<Ruleset, Violation> seat(const Parameters& parameters, const Seating& seating);
  static int seat_count(const Ruleset& rules) { return rules.players; }
  static int side_count(const Ruleset& rules) { return rules.sides; }
  static Side side_of(const Ruleset& rules, Seat seat) { return rules.side_of[seat]; }
  static std::string_view default_side_name(const Ruleset&, Side) { return {}; }
  static State initial_state(const Ruleset& rules);
  static Ruling<State> apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq);
  static std::vector<Offer> offers(const Ruleset& rules, const State& state, Offers which);
  static Outcome outcome(const Ruleset& rules, const State& state);
  static Points score(const State& state, Side side) { return state.deals.score[side]; }
  // games (in matches of several), half (if halves are named).
  static Facts side_facts(const Ruleset& rules, const State& state, Side side);
  // number, dealer (if the table has one), game, game_deals.
  static Facts deal_facts(const Ruleset& rules, const State& state);
  static Facts next_deal_facts(const Ruleset& rules, const State& state);  // dealer
  static int deal_number(const State& state) { return state.deals.number; }
  static bool was_shown(const Ruleset&, const State&, const Posting&) { return true; }
};

static_assert(Game<Sheet>);

}  // namespace tanteador
