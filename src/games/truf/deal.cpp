// Dealer and direction (F-2, F-3), and hands thrown in (F-4).

#include <algorithm>

#include "src/games/truf/step.hpp"

namespace tanteador::truf {

int direction_due(const Parameters& parameters, const State& state) {
  if (parameters.direction == value::ccw || state.direction == 0) return 1;
  return state.struck ? state.direction : -state.direction;
}

Seat dealer_by_score(const Ruleset& rules, const State& state) {
  const Deals& deals = state.deals;
  const int direction = direction_due(rules.parameters, state);
  const auto score = [&](int place) { return deals.score[place]; };
  int lowest = -1;
  for (int steps = 1; steps <= kSeats; ++steps) {  // starts next to the last dealer, who comes last
    const int place = (index(deals.dealer) + steps * direction + kSeats * kSeats) % kSeats;
    if (lowest < 0 || score(place) < score(lowest)) lowest = place;
  }
  return seat_at(lowest);
}

namespace {

bool is_picture(const Parameters& parameters, Card card) {
  const int rank = Pack::rank(card);
  constexpr int kJack = 10, kAce = 13;
  return rank == kAce ? parameters.ace_in_redeal == value::picture : rank >= kJack;
}

Refusal check_different(const HandCards& hand) {
  Pack::Set card_set;
  for (const Card card : hand) card_set.set(index(card));
  const bool whole = hand.size() == kHandCards && card_set.count() == kHandCards;
  return whole ? std::nullopt : Refusal(refuse(ViolationId::redeal_cards));
}

Refusal check_bids(Step& step, const Redealt& event) {
  const Deal& deal = step.deal();
  for (int place = 0; place < kSeats; ++place) {
    const Card card = deal.bid[place];
    if (card == Card::none) continue;
    const bool shown = std::ranges::find(event.hand, card) != event.hand.end();
    const EventSeq seq{deal.bid_seq[place]};
    if (seat_at(place) != event.player) {
      if (shown) return refuse(ViolationId::redeal_elsewhere, {Pack::name(card), seat_at(place), seq});
      continue;
    }
    const bool pictures = event.reason == RedealReason::all_pictures;
    const bool fits = event.reason ? is_picture(step.parameters(), card) == pictures : shown;
    if (!fits) return refuse(ViolationId::redeal_bid, {event.player, Pack::name(card), seq});
  }
  return std::nullopt;
}

}  // namespace

Refusal apply_event(Step& step, const DealStarted& event) {
  State& state = step.state;
  if (auto refusal = deals::start(state.deals, kSeats, event.dealer)) return refusal;
  const int due = direction_due(step.parameters(), state);
  const int named = event.direction == Direction::ccw ? 1 : -1;
  state.direction = static_cast<std::int8_t>(event.direction ? named : due);
  state.deal = {};
  state.struck = false;
  return std::nullopt;
}

Refusal apply_event(Step& step, const Redealt& event) {
  if (auto closed = deals::check_open(step.state.deals)) return closed;
  if (auto nobody = deals::check_seat(event.player, kSeats)) return nobody;
  if (bids_open(step.deal())) return refuse(ViolationId::redeal_late);
  if (!event.reason) {
    if (auto refusal = check_different(event.hand)) return refusal;
  }
  if (auto refusal = check_bids(step, event)) return refusal;
  const auto picture = [&](Card card) { return is_picture(step.parameters(), card); };
  if (!event.reason && std::ranges::any_of(event.hand, picture) && !std::ranges::all_of(event.hand, picture))
    return refuse(ViolationId::redeal_mixed);
  const bool ace_is_number = step.parameters().ace_in_redeal == value::number;
  if (event.reason == RedealReason::all_pictures && ace_is_number)
    return refuse(ViolationId::redeal_pictures);
  step.state.deal = {};
  return std::nullopt;
}

Refusal apply_event(Step& step, const Annulled&) {
  if (auto refusal = deals::annul(step.state.deals)) return refusal;
  step.state.deal = {};
  step.state.struck = true;
  return std::nullopt;
}

Refusal apply_event(Step& step, const Ruled& event) {
  State& state = step.state;
  if (auto refusal = deals::rule(state.deals, step.entries, event, kSeats)) return refusal;
  // The ruling may have changed who has the lowest score.
  const bool between = !state.deals.open && state.deals.finished > 0 && !state.struck;
  if (between) state.deals.next_dealer = dealer_by_score(step.rules, state);
  return std::nullopt;
}

}  // namespace tanteador::truf
