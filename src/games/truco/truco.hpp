#pragma once
// Truco as a Game (src/core/game.hpp).

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "src/core/game.hpp"
#include "src/core/ground.hpp"
#include "src/core/passed_over.hpp"
#include "src/core/text/text.hpp"
#include "src/games/truco/events.hpp"
#include "src/games/truco/ruleset.hpp"
#include "src/games/truco/state.hpp"

namespace tanteador {

struct Truco {
  using Event = truco::Event;
  using State = truco::State;
  using Ruleset = truco::Ruleset;
  using Parameters = truco::Parameters;

  static constexpr std::string_view kName = "truco";
  static constexpr std::array kSeatCounts{2, 4, 3, 6, 8};
  static constexpr OwnWords kOwnWords{.contest = "duel", .sets = "chicos", .to_win = "chicos_to_win"};

  static std::span<const ViolationKind> violations();
  static std::span<const Parameter<Parameters>> parameters();
  static std::span<const int> seat_counts(const Parameters& parameters);
  static tl::expected<Ruleset, Violation> seat(const Parameters& parameters, const Seating& seating);
  // Calls that this table says otherwise than the event file; true if cards are written as French ones.
  static std::vector<SpokenWord> spoken_words(const Parameters& parameters);
  static bool writes_french_cards(const Parameters& parameters);
  static int seat_count(const Ruleset& rules) { return rules.seats; }
  static int side_count(const Ruleset& rules) { return rules.sides; }
  static Side side_of(const Ruleset& rules, Seat seat);
  static std::string_view default_side_name(const Ruleset& rules, Side side);
  static State initial_state(const Ruleset& rules);
  static Ruling<State> apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq);
  static std::vector<Offer> offers(const Ruleset& rules, const State& state, Offers which);
  static Worth worth(const Ruleset& rules, const State& before, const State& after, const Event& event);
  static WorthRules worth_rules(const Ruleset& rules, const State& before, const State& after,
                                const Event& event);
  static Outcome outcome(const Ruleset& rules, const State& state);
  static Points score(const State& state, Side side) { return state.score[side]; }
  static Facts side_facts(const Ruleset& rules, const State& state, Side side);  // chicos, half, in_half
  static Facts deal_facts(const Ruleset& rules,
                          const State& state);  // number, dealer, leader; mode, dealer_mark
  // dealer; mode and because (its reason) with six and eight players.
  static Facts next_deal_facts(const Ruleset& rules, const State& state);
  // dealer; mode and as_played with six and eight players.
  static Facts start_facts(const Ruleset& rules, const State& state);
  // For each contest: players, level, pending, tricks, winner, over, flor_shut_out.
  static std::vector<Facts> contest_facts(const Ruleset& rules, const State& state);
  static int contest_of(const Event& event);  // duel of the event; 0: none
  static int deal_number(const State& state) { return state.hand.number; }
  static bool was_shown(const Ruleset& rules, const State& state, const Posting& entry);
  // True if the event between these states contributed to the award of the entry.
  static bool had_part(const State& before, const State& after, const Posting& entry);
  // The talk of the event between these states: "flor", "envido", "truco", or empty.
  static std::string_view topic(const State& before, const State& after);
  // Players who could still say a value before this one; empty for "son buenas" and impossible events.
  static PassedOverPlayers players_passed_over(const Ruleset& rules, const State& state, const Event& event);
  // The ties that decided the award (T-28, T-36, T-44).
  static Grounds grounds(const Ruleset& rules, const State& state, const Posting& entry);
};

static_assert(Game<Truco>);

}  // namespace tanteador
