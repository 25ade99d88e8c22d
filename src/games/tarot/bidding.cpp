// Bidding, and the taker's announcements before the first card (N-6, N-7).

#include <utility>

#include "src/games/tarot/step.hpp"

namespace tanteador::tarot {

namespace {

// Places count from the player at the dealer's right, who bids first; the dealer is last.
int place_of(const Ruleset& rules, const State& state, Seat seat) {
  return (index(seat) - index(state.deals.dealer) - 1 + 2 * rules.seats) % rules.seats;
}
Seat seat_at_place(const Ruleset& rules, const State& state, int place) {
  return seat_at((index(state.deals.dealer) + 1 + place) % rules.seats);
}

Refusal strike(Step& step) {
  step.deal() = {};
  step.deal().struck = true;
  return deals::annul(step.state.deals);
}

Refusal pass_deal_on(Step& step) {
  const Seat next = deals::next_seat(step.state.deals.dealer, step.rules.seats);
  auto refusal = strike(step);
  step.state.deals.next_dealer = next;
  return refusal;
}

Refusal check_open_for(const Step& step, Seat seat) {
  if (auto refusal = deals::check_seat(seat, step.rules.seats)) return refusal;
  return deals::check_open(step.state.deals);
}

}  // namespace

std::string_view word(Contract contract) {
  constexpr std::string_view kWords[] = {"pass", "prise", "garde", "garde sans", "garde contre"};
  return kWords[index(contract)];
}

std::optional<Seat> first_leader(const Ruleset& rules, const State& state) {
  const Deal& deal = state.deal;
  if (deal.chelem) return seat_at(*deal.chelem);
  if (rules.parameters.first_lead == value::right_of_dealer) return seat_at_place(rules, state, 0);
  return !deal.taker || deal.bidding ? std::nullopt : std::optional(taker_of(deal));
}

Refusal close_bidding(Step& step) {
  if (auto refusal = deals::check_open(step.state.deals)) return refusal;
  Deal& deal = step.deal();
  if (!deal.taker) return refuse(ViolationId::no_taker);
  if (!deal.bidding) return std::nullopt;
  deal.bidding = false;
  deal.play.set_leader(*first_leader(step.rules, step.state));
  return std::nullopt;
}

Refusal close_bidding_for(Step& step, Seat seat) {
  if (auto refusal = check_open_for(step, seat)) return refusal;
  return close_bidding(step);
}

Refusal apply_event(Step& step, const DealStarted& event) {
  if (auto refusal = deals::start(step.state.deals, step.rules.seats, event.dealer)) return refusal;
  step.deal() = {};
  step.deal().barred = std::exchange(step.state.barred, {});
  step.deal().play.start(step.rules.seats, step.rules.hand_size(), seat_at_place(step.rules, step.state, 0));
  return std::nullopt;
}

Refusal apply_event(Step& step, const PetitSec& event) {
  if (auto refusal = check_open_for(step, event.player)) return refusal;
  const Deal& deal = step.deal();
  if (deal.spoken > 0)
    return refuse(ViolationId::petit_sec_late, {seat_at_place(step.rules, step.state, deal.spoken - 1)});
  if (event.excuse && step.parameters().petit_sec_requires_no_excuse)
    return refuse(ViolationId::petit_sec_excuse, {event.player});
  return step.parameters().petit_sec_dealer == value::next_dealer ? pass_deal_on(step) : strike(step);
}

Refusal apply_event(Step& step, const Barred& event) {
  if (auto refusal = deals::check_seat(event.player, step.rules.seats)) return refusal;
  Deal& deal = step.deal();
  const bool to_speak =
      step.state.deals.open && deal.bidding && place_of(step.rules, step.state, event.player) >= deal.spoken;
  (to_speak ? deal.barred : step.state.barred)[at(event.player)] = true;
  return std::nullopt;
}

// Players passed over have passed, so the winning bid alone is enough.
Refusal apply_event(Step& step, const Bid& event) {
  if (auto refusal = check_open_for(step, event.player)) return refusal;
  Deal& deal = step.deal();
  if (!deal.bidding) return refuse(ViolationId::bid_closed, {taker_of(deal), word(deal.contract)});
  const int place = place_of(step.rules, step.state, event.player);
  if (place < deal.spoken)
    return refuse(ViolationId::bid_backwards,
                  {event.player, seat_at_place(step.rules, step.state, deal.spoken)});
  if (event.bid != Contract::pass && deal.barred[at(event.player)])
    return refuse(ViolationId::bid_barred, {event.player});
  if (event.bid != Contract::pass && event.bid <= deal.contract)
    return refuse(ViolationId::bid_low, {word(event.bid), word(deal.contract), taker_of(deal)});
  deal.spoken = static_cast<std::int8_t>(place + 1);
  if (event.bid != Contract::pass) {
    deal.contract = event.bid;
    deal.taker = index(event.player);
  }
  if (deal.spoken < step.rules.seats) return std::nullopt;
  if (deal.taker) return close_bidding(step);
  return pass_deal_on(step);
}

Refusal apply_event(Step& step, const KingCalled& event) {
  if (auto refusal = close_bidding_for(step, event.player)) return refusal;
  Deal& deal = step.deal();
  if (step.rules.seats != 5) return refuse(ViolationId::king_five);
  if (!is_taker(deal, event.player)) return refuse(ViolationId::king_taker, {event.player, taker_of(deal)});
  if (deal.called != Card::none) return refuse(ViolationId::king_twice, {Pack::name(deal.called)});
  if (deal.dog_seq != 0 || deal.discard_seq != 0 || deal.play.has_begun() || deal.pile.entered)
    return refuse(ViolationId::king_late);
  const bool court = is_suit_card(event.card) && Pack::rank(event.card) >= cards::kJack;
  if (!court) return refuse(ViolationId::king_card, {Pack::name(event.card)});
  deal.called = event.card;
  return std::nullopt;
}

Refusal apply_event(Step& step, const ChelemAnnounced& event) {
  if (auto refusal = close_bidding_for(step, event.player)) return refusal;
  Deal& deal = step.deal();
  if (!step.parameters().chelem) return refuse(ViolationId::chelem_off);
  if (!is_taker(deal, event.player)) return refuse(ViolationId::chelem_taker, {event.player, taker_of(deal)});
  if (deal.chelem) return refuse(ViolationId::chelem_twice);
  if (deal.play.has_begun()) return refuse(ViolationId::chelem_late);
  deal.chelem = deal.taker;
  deal.play.set_leader(event.player);
  return std::nullopt;
}

Refusal apply_event(Step& step, const Annulled&) {
  if (auto refusal = deals::annul(step.state.deals)) return refusal;
  step.deal() = {};
  step.deal().struck = true;
  return std::nullopt;
}

}  // namespace tanteador::tarot
