// Seating (F-1) and facts of Truf.

#include "src/games/truf/step.hpp"
#include "src/games/truf/truf.hpp"

namespace tanteador {

using namespace truf;

namespace {

// Sides may be given only as one player each, in order.
bool has_single_players(const Seating& seating) {
  for (std::size_t place = 0; place < seating.sides.size(); ++place) {
    if (seating.sides[place] != std::vector{seat_at(static_cast<int>(place))}) return false;
  }
  return seating.sides.empty() || seating.sides.size() == kSeats;
}

std::string_view word_of(int direction) { return direction > 0 ? "ccw" : "cw"; }

bool bids_final(const Deal& deal) { return bids_open(deal) && !shift_due(deal); }

void add_bids(Facts& facts, const Deal& deal) {
  if (!bids_open(deal)) {
    facts.insert(facts.end(), {{"leader", {}}, {"trump", {}}, {"mode", {}}});
    return;
  }
  const Seat high = high_bidder(deal);
  const auto suit = static_cast<std::size_t>(trump_suit(deal));
  facts.push_back({"leader", high});
  facts.push_back({"trump", cards::French52::suits.substr(suit, 1)});
  if (shift_due(deal))
    facts.push_back({"mode", {}});
  else
    facts.push_back({"mode", std::string_view(mode_of(deal) == Mode::atas ? "atas" : "bawah")});
  facts.push_back({"sum", sum_of_bids(deal)});
  if (shift_due(deal)) facts.push_back({"shift", high});
}

bool has_broken(const Deal& deal) {
  if (is_broken(deal, deal.play.tricks_done())) return true;
  for (const Card card : deal.play.table_cards()) {
    if (Pack::suit(card) == trump_suit(deal)) return true;
  }
  return false;
}

}  // namespace

tl::expected<Ruleset, Violation> Truf::seat(const Parameters& parameters, const Seating& seating) {
  if (seating.players != kSeats) return tl::unexpected(refuse(ViolationId::players, {seating.players}));
  if (!has_single_players(seating)) return tl::unexpected(refuse(ViolationId::sides));
  if (seating.dealer && index(*seating.dealer) >= kSeats)
    return tl::unexpected(refuse(ViolationId::dealer_seat));
  return Ruleset{parameters, seating.dealer};
}

std::span<const ViolationKind> Truf::violations() { return truf::violations(); }
std::span<const Parameter<Parameters>> Truf::parameters() { return truf::parameters(); }

State Truf::initial_state(const Ruleset& rules) {
  State state;
  state.deals.dealer_told = rules.first_dealer.has_value();
  state.deals.next_dealer = rules.first_dealer.value_or(seat_at(kSeats - 1));
  return state;
}

Facts Truf::side_facts(const Ruleset&, const State& state, Side side) {
  const Deal& deal = state.deal;
  const Seat seat = seat_at(index(side));
  Facts facts{{"bid", {}}};
  if (bids_final(deal)) facts.back().value = bid_by(deal, seat);
  if (bids_open(deal))
    facts.push_back({"bid_card", Pack::name(deal.bid[seat])});
  else if (deal.bid[seat] != Card::none)
    facts.push_back({"laid", 1});
  facts.push_back({"taken", int{deal.taken[seat]}});
  facts.push_back({"tricks_total", state.tricks[seat]});
  return facts;
}

Facts Truf::deal_facts(const Ruleset&, const State& state) {
  const Deals& deals = state.deals;
  if (deals.number == 0 || state.struck) return {};
  const Deal& deal = state.deal;
  Facts facts{{"number", deals.number}, {"dealer", deals.dealer}};
  add_bids(facts, deal);
  facts.push_back({"direction", word_of(state.direction)});
  if (deals.open && bids_final(deal)) facts.push_back({"turn", deal.play.turn()});
  if (deals.open || !deals.ended)  // no count if the match ended in this deal
    facts.push_back({"tricks_left", deals.open ? kTricks - deal.play.tricks_done() : 0});
  if (bids_open(deal) && has_broken(deal)) facts.push_back({"broken", 1});
  if (deals.out_of_turn) facts.push_back({"dealer_mark", std::string_view("out_of_turn")});
  return facts;
}

Worth Truf::worth(const Ruleset&, const State& before, const State&, const Event& event) {
  const Deal& deal = before.deal;
  const auto* played = std::get_if<CardPlayed>(&event);
  const bool leads_trump =
      played && deal.play.cards_on_table() == 0 && Pack::suit(played->card) == trump_suit(deal);
  return leads_trump && !has_broken(deal) ? Worth{.accepted = {}, .refused = {}, .rule = "truf.trump.lead"}
                                          : Worth{};
}

Facts Truf::next_deal_facts(const Ruleset& rules, const State& state) {
  return {{"dealer", state.deals.next_dealer},
          {"direction", word_of(direction_due(rules.parameters, state))}};
}

Facts Truf::start_facts(const Ruleset&, const State& state) {
  return {{"dealer", state.deals.dealer}, {"direction", word_of(state.direction)}};
}

}  // namespace tanteador
