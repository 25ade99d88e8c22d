#pragma once
// French tarot as a Game (src/core/game.hpp).

#include <span>
#include <string_view>
#include <vector>

#include "src/core/game.hpp"
#include "src/core/ground.hpp"
#include "src/games/tarot/events.hpp"
#include "src/games/tarot/ruleset.hpp"
#include "src/games/tarot/state.hpp"

namespace tanteador {

struct Tarot {
  using Event = tarot::Event;
  using State = tarot::State;
  using Ruleset = tarot::Ruleset;
  using Parameters = tarot::Parameters;

  static constexpr std::string_view kName = "tarot";
  static constexpr OwnWords kOwnWords{.decision = "barred"};

  static std::span<const ViolationKind> violations();
  static std::span<const Parameter<Parameters>> parameters();
  static std::span<const int> seat_counts(const Parameters& parameters);  // a ruleset is for one number
  static tl::expected<Ruleset, Violation> seat(const Parameters& parameters, const Seating& seating);
  static int seat_count(const Ruleset& rules) { return rules.seats; }
  static int side_count(const Ruleset& rules) { return rules.seats; }
  static Side side_of(const Ruleset&, Seat seat) { return side_at(index(seat)); }
  static std::string_view default_side_name(const Ruleset&, Side) { return {}; }
  static State initial_state(const Ruleset& rules);
  static Ruling<State> apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq);
  static std::vector<Offer> offers(const Ruleset& rules, const State& state, Offers which);
  static Worth worth(const Ruleset& rules, const State& before, const State& after, const Event& event);
  static Outcome outcome(const Ruleset& rules, const State& state);
  static Points score(const State& state, Side side) { return state.deals.score[side]; }
  static Facts side_facts(const Ruleset& rules, const State& state, Side side);  // taken
  // number, dealer, leader, taker, contract, chelem, poignees, barred; with five players partner and called;
  // speaker (during bidding); attack and defence (known members); winner (camp, after the deal); turn and
  // tricks_left (during play); petit_sec (found after play); dealer_mark
  static Facts deal_facts(const Ruleset& rules, const State& state);
  static Facts next_deal_facts(const Ruleset& rules, const State& state);  // dealer, barred
  static Facts start_facts(const Ruleset& rules, const State& state);      // dealer
  // Rules besides the entry's own (N-7, N-12 to N-14, N-16, NA-8).
  static Grounds grounds(const Ruleset& rules, const State& state, const Posting& entry);
  static int deal_number(const State& state) { return state.deals.number; }
  static bool was_shown(const Ruleset&, const State&, const Posting&) { return true; }
};

static_assert(Game<Tarot>);

}  // namespace tanteador
