#include <algorithm>

#include "src/games/troccas/count.hpp"
#include "src/games/troccas/piles.hpp"
#include "src/games/troccas/troccas.hpp"

namespace tanteador {

using namespace troccas;

namespace {

constexpr std::string_view kTeams[] = {"Nus", "Vus"};
constexpr std::string_view kDealings[] = {"6+6+7", "9+10", "19"};
constexpr std::string_view kRights[] = {"nine_ten", "nineteen"};

std::string_view packets_of(Dealing dealing) { return kDealings[index(dealing)]; }

// True for the skatist's side in the open or next deal; after the match, in the last one.
bool lays_skat(const Ruleset& rules, const State& state, Side side) {
  const Deals& deals = state.deals;
  const bool over = deals.ended || is_decided(rules, deals);
  const bool of_last = deals.open || (over && deals.number > 0);
  return troccas::side_of(rules, of_last ? deals.dealer : deals.next_dealer) == side;
}

bool splits(const Ruleset& rules, const Seating& seating) {
  unsigned seat_bits = 0;
  const auto wanted = static_cast<std::size_t>(rules.seats / rules.sides);
  for (const auto& side : seating.sides) {
    if (side.size() != wanted) return false;
    for (const Seat seat : side) {
      if (index(seat) >= rules.seats) return false;
      seat_bits |= 1u << index(seat);
    }
  }
  return seating.sides.size() == static_cast<std::size_t>(rules.sides) &&
         seat_bits == (1u << rules.seats) - 1;
}

tl::expected<Ruleset, Violation> take_sides(Ruleset rules, const Seating& seating) {
  if (!splits(rules, seating)) return tl::unexpected(refuse(ViolationId::sides_split));
  for (std::size_t side = 0; side < seating.sides.size(); ++side) {
    for (const Seat seat : seating.sides[side]) rules.side_of[seat] = static_cast<std::uint8_t>(side);
  }
  for (int place = 1; place < rules.seats; ++place) {
    if (troccas::side_of(rules, seat_at(place)) == troccas::side_of(rules, seat_at(place - 1)))
      return tl::unexpected(refuse(ViolationId::sides_alternate));
  }
  return rules;
}

}  // namespace

tl::expected<Ruleset, Violation> Troccas::seat(const Parameters& parameters, const Seating& seating) {
  const int players = seating.players;
  if (std::ranges::find(kSeatCounts, players) == kSeatCounts.end())
    return tl::unexpected(refuse(ViolationId::players, {players}));
  Ruleset rules;
  rules.parameters = parameters;
  rules.seats = players;
  rules.sides = players % 2 == 0 ? 2 : players;
  for (int place = 0; place < players; ++place)
    rules.side_of[place] = static_cast<std::uint8_t>(place % rules.sides);
  if (!seating.sides.empty()) {
    const auto with_sides = take_sides(rules, seating);
    if (!with_sides) return with_sides;
    rules = *with_sides;
  }
  if (seating.dealer && index(*seating.dealer) >= players)
    return tl::unexpected(refuse(ViolationId::dealer_seat));
  rules.first_dealer = seating.dealer;
  return rules;
}

std::span<const ViolationKind> Troccas::violations() { return troccas::violations(); }
std::span<const Parameter<Parameters>> Troccas::parameters() { return troccas::parameters(); }

std::string_view Troccas::default_side_name(const Ruleset& rules, Side side) {
  if (is_solo(rules)) return {};
  return kTeams[index(side)];
}

State Troccas::initial_state(const Ruleset& rules) {
  State state;
  state.deals.dealer_told = rules.first_dealer.has_value();
  state.deals.next_dealer = rules.first_dealer.value_or(seat_at(rules.seats - 1));
  return state;
}

Facts Troccas::side_facts(const Ruleset& rules, const State& state, Side side) {
  Facts facts;
  for (const Right right : {Right::nine_ten, Right::nineteen}) {
    const bool entitled = rules.parameters.rights && -state.deals.score[side] >= debt_for(right);
    if (entitled) facts.push_back({"rights", kRights[index(right)], true});
  }
  if (facts.empty()) facts.push_back({"rights", {}, true});
  if (const auto claim = state.claimed[side]; claim && !state.deals.open)
    facts.push_back({"claimed", kRights[index(*claim)]});
  facts.push_back({"taken", taken_points(rules, state.deal, side)});
  facts.push_back({"target", target_points(rules.seats, lays_skat(rules, state, side))});
  return facts;
}

Facts Troccas::deal_facts(const Ruleset& rules, const State& state) {
  const Deals& deals = state.deals;
  if (deals.number == 0) return {};
  Facts facts{{"number", deals.number},
              {"dealer", deals.dealer},
              {"leader", deals::next_seat(deals.dealer, rules.seats)}};
  const Play& play = state.deal.play;
  if (deals.open && play.has_begun() && !play.is_over()) facts.push_back({"turn", play.turn()});
  if (rules.seats == 4) facts.push_back({"packets", packets_of(state.deal.dealing)});
  if (deals.open) facts.push_back({"tricks_left", tricks_of(rules) - play.tricks_done()});
  if (deals.out_of_turn) facts.push_back({"dealer_mark", std::string_view("out_of_turn")});
  return facts;
}

// The usual packets need no right and give no fact.
Facts Troccas::start_facts(const Ruleset&, const State& state) {
  Facts facts{{"dealer", state.deals.dealer}};
  const Dealing dealing = state.deal.dealing;
  if (dealing == Dealing::six_six_seven) return facts;
  const std::vector<int> packets = dealing == Dealing::nineteen ? std::vector{19} : std::vector{9, 10};
  for (const int cards : packets) facts.push_back({"packets", cards, true});
  facts.push_back({"as_played", 1});
  return facts;
}

Facts Troccas::next_deal_facts(const Ruleset& rules, const State& state) {
  Facts facts{{"dealer", state.deals.next_dealer}};
  if (rules.seats == 4) facts.push_back({"packets", packets_of(dealing_claimed(state))});
  return facts;
}

std::optional<Points> Troccas::target(const Ruleset& rules, const State& state, const Posting& entry) {
  if (entry.category != "cards") return std::nullopt;
  return target_points(rules.seats, is_skatist(rules, state, entry.side));
}

std::optional<Points> Troccas::pile_points(const Ruleset& rules, const State& state, Side side,
                                           std::span<const std::string> names) {
  Set pile;
  for (const std::string& name : names) {
    const auto card = Pack::parse(name);
    if (!card) return std::nullopt;
    add(pile, *card);
  }
  if (!is_solo(rules) || !lays_skat(rules, state, side)) return points(pile, rules.seats);
  const int in_tricks = static_cast<int>(pile.count()) - skat_size(rules);
  return figures(pile) + std::max(0, in_tricks) + solo_skat_base(rules.parameters.solo_skat_count);
}

}  // namespace tanteador
