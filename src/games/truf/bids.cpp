// Bidding with cards, and the shift of bids that add up to 13 (F-5 to F-8).

#include "src/games/truf/bids.hpp"

#include <algorithm>

#include "src/games/truf/step.hpp"

namespace tanteador::truf {

bool bids_open(const Deal& deal) { return std::ranges::find(deal.bid, Card::none) == deal.bid.end(); }

Seat high_bidder(const Deal& deal) {
  int best = 0;
  for (int place = 1; place < kSeats; ++place) {
    const Card card = deal.bid[place];
    const Card high = deal.bid[best];
    const bool higher_suit = Pack::suit(card) < Pack::suit(high);
    if (bid_of(card) > bid_of(high) || (bid_of(card) == bid_of(high) && higher_suit)) best = place;
  }
  return seat_at(best);
}

int trump_suit(const Deal& deal) { return Pack::suit(deal.bid[high_bidder(deal)]); }

int bid_by(const Deal& deal, Seat seat) { return bid_of(deal.bid[seat]) + deal.shift; }

int sum_of_bids(const Deal& deal) {
  int sum = 0;
  for (int place = 0; place < kSeats; ++place) sum += bid_by(deal, seat_at(place));
  return sum;
}

bool shift_due(const Deal& deal) { return deal.shift == 0 && sum_of_bids(deal) == kNoDecision; }

Mode mode_of(const Deal& deal) { return sum_of_bids(deal) > kNoDecision ? Mode::atas : Mode::bawah; }

namespace {

// Two players may bid the same number, but not with the same card.
Refusal check_bid_card_free(const Deal& deal, Seat player, Card card) {
  for (int place = 0; place < kSeats; ++place) {
    if (seat_at(place) == player || deal.bid[place] != card) continue;
    return refuse(ViolationId::bid_same_card, {Pack::name(card), seat_at(place)});
  }
  return std::nullopt;
}

}  // namespace

Refusal apply_event(Step& step, const Bid& event) {
  if (auto closed = deals::check_open(step.state.deals)) return closed;
  SeatValues<Card> laid = event.cards;
  if (event.player) {
    if (auto nobody = deals::check_seat(*event.player, kSeats)) return nobody;
    laid[*event.player] = event.card;
  }
  Deal& deal = step.deal();
  if (bids_open(deal)) return refuse(ViolationId::bids_closed);
  if (std::ranges::none_of(laid, [](const auto& card) { return card.has_value(); }))
    return refuse(ViolationId::bid_nobody);
  for (int place = 0; place < kSeats; ++place) {
    const bool has_bid = deal.bid[place] != Card::none;
    if (laid[place] && has_bid) return refuse(ViolationId::bid_twice, {seat_at(place)});
  }
  for (int place = 0; place < kSeats; ++place) {
    const auto& card = laid[place];
    if (!card) continue;
    if (auto twice = check_bid_card_free(deal, seat_at(place), *card)) return twice;
    deal.bid[place] = *card;
    deal.bid_seq[place] = static_cast<std::int32_t>(step.seq);
  }
  if (bids_open(deal)) {
    deal.play.start(kSeats, kTricks, high_bidder(deal), step.state.direction);
  }
  return std::nullopt;
}

Refusal apply_event(Step& step, const BidShifted& event) {
  if (auto closed = deals::check_open(step.state.deals)) return closed;
  if (auto nobody = deals::check_seat(event.player, kSeats)) return nobody;
  Deal& deal = step.deal();
  if (!bids_open(deal)) return refuse(ViolationId::shift_early);
  if (deal.shift != 0) return refuse(ViolationId::shift_twice);
  if (!shift_due(deal)) return refuse(ViolationId::shift_not_due, {sum_of_bids(deal)});
  const Seat chooser = high_bidder(deal);
  if (event.player != chooser) return refuse(ViolationId::shift_player, {event.player, chooser});
  if (event.by != 1 && event.by != -1) return refuse(ViolationId::shift_by, {event.by});
  deal.shift = static_cast<std::int8_t>(event.by);
  return std::nullopt;
}

}  // namespace tanteador::truf
