#pragma once
// The interface of a game to the program: a traits struct of pure functions, with no clock, chance or I/O.

#include <concepts>
#include <span>
#include <string_view>
#include <vector>

#include "src/core/fact.hpp"
#include "src/core/offer.hpp"
#include "src/core/parameters.hpp"
#include "src/core/ruling.hpp"
#include "src/core/seating.hpp"
#include "src/core/table_event.hpp"

namespace tanteador {

// A game's words (`kOwnWords`) for concepts of several games, used in its facts and events; empty: none.
struct OwnWords {
  std::string_view contest = {};   // one of several contests in one deal
  std::string_view sets = {};      // the sets of which a match is the best of several
  std::string_view to_win = {};    // the parameter with the number of sets that win
  std::string_view decision = {};  // the game's own event for a referee's decision
};

template <class G>
concept Game = std::regular<typename G::State> && std::equality_comparable<typename G::Event> &&
    std::regular<typename G::Ruleset> && std::regular<typename G::Parameters> &&
    requires(const typename G::Parameters& parameters, const typename G::Ruleset& rules,
             const typename G::State& state, const typename G::Event& event, const Seating& seating,
             const Posting& entry) {
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::violations() } -> std::same_as<std::span<const ViolationKind>>;
  { G::parameters() } -> std::same_as<std::span<const Parameter<typename G::Parameters>>>;
  // Possible numbers of players under these parameters; the customary number first.
  { G::seat_counts(parameters) } -> std::convertible_to<std::span<const int>>;
  // Checks that this table can play under these parameters.
  { G::seat(parameters, seating) } -> std::same_as<tl::expected<typename G::Ruleset, Violation>>;
  { G::seat_count(rules) } -> std::same_as<int>;
  { G::side_count(rules) } -> std::same_as<int>;
  { G::side_of(rules, Seat{}) } -> std::same_as<Side>;
  // The customary name of a team; empty if each side is one player.
  { G::default_side_name(rules, Side{}) } -> std::same_as<std::string_view>;
  { G::initial_state(rules) } -> std::same_as<typename G::State>;
  { G::apply(rules, state, event, EventSeq{}) } -> std::same_as<Ruling<typename G::State>>;
  { G::offers(rules, state, Offers{}) } -> std::same_as<std::vector<Offer>>;
  { G::outcome(rules, state) } -> std::same_as<Outcome>;
  { G::score(state, Side{}) } -> std::same_as<Points>;
  { G::side_facts(rules, state, Side{}) } -> std::same_as<Facts>;
  // Number, dealer, leader and further facts of the open hand or deal; empty before the first.
  { G::deal_facts(rules, state) } -> std::same_as<Facts>;
  { G::deal_number(state) } -> std::same_as<int>;  // 0 before the first
  // True if the cards of this award were shown. `state`: the last state of its hand.
  { G::was_shown(rules, state, entry) } -> std::same_as<bool>;
};

}  // namespace tanteador
