// Tricks by card, winner or count, and revokes (F-9 to F-12).

#include <algorithm>
#include <numeric>

#include "src/core/per.hpp"
#include "src/games/truf/law.hpp"
#include "src/games/truf/step.hpp"

namespace tanteador::truf {

using cards::Duty;

bool is_broken(const Deal& deal, int before_trick) {
  const int trump = trump_suit(deal);
  for (int trick = 0; trick < before_trick; ++trick) {
    if (!deal.play.is_by_card(trick)) return true;
    const auto cards = deal.play.cards_of(trick);
    if (std::ranges::any_of(cards, [&](Card card) { return Pack::suit(card) == trump; })) return true;
  }
  return false;
}

namespace {

cards::TrickLaw law_of(const Deal& deal, int trick) { return law(trump_suit(deal), is_broken(deal, trick)); }

Refusal check_playing(Step& step) {
  if (auto closed = deals::check_open(step.state.deals)) return closed;
  const Deal& deal = step.deal();
  if (!bids_open(deal)) {
    const auto missing = std::ranges::find(deal.bid, Card::none) - deal.bid.begin();
    return refuse(ViolationId::bids_missing, {seat_at(static_cast<int>(missing))});
  }
  if (shift_due(deal)) return refuse(ViolationId::shift_first, {high_bidder(deal)});
  return std::nullopt;
}

Refusal check_card_free(const Deal& deal, const CardPlayed& event) {
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place);
    const auto played = deal.play.seq_of(event.card);
    if (played && deal.play.cards_laid_by(seat)[index(event.card)])
      return refuse(ViolationId::card_known, {Pack::name(event.card), *played, seat});
    if (seat != event.player && deal.bid[seat] == event.card)
      return refuse(ViolationId::card_known, {Pack::name(event.card), EventSeq{deal.bid_seq[seat]}, seat});
  }
  return std::nullopt;
}

// True if the bid card is certainly still in the hand; it may have gone in a trick without cards.
bool holds_bid(const Deal& deal, Seat player) {
  for (int trick = 0; trick < deal.play.tricks_done(); ++trick) {
    if (!deal.play.is_by_card(trick)) return false;
  }
  return !deal.play.seq_of(deal.bid[player]);
}

Refusal check_held(const Deal& deal, const CardPlayed& event) {
  const Card bid = deal.bid[event.player];
  if (event.card == bid || !holds_bid(deal, event.player)) return std::nullopt;
  const PhraseArgs args{event.player, Pack::name(bid), EventSeq{deal.bid_seq[event.player]}};
  const int trick = deal.play.tricks_done();
  if (trick == kTricks - 1) return refuse(ViolationId::card_last, args);
  Pack::Set hand;
  hand.set(index(event.card)).set(index(bid));
  const auto allowed = cards::playable<Pack>(law_of(deal, trick), hand, deal.play.table_cards());
  if (allowed.cards[index(event.card)]) return std::nullopt;
  return refuse(allowed.duty == Duty::lead_no_trump ? ViolationId::lead_held : ViolationId::follow_held,
                args);
}

Refusal check_earlier(const Deal& deal, const CardPlayed& event) {
  const auto law = [&](int trick) { return law_of(deal, trick); };
  const auto revoke = deal.play.revoke(event.player, event.card, law);
  if (!revoke) return std::nullopt;
  return refuse(revoke->duty == Duty::lead_no_trump ? ViolationId::lead_revoke : ViolationId::follow_revoke,
                {Pack::name(event.card), event.player, Pack::name(revoke->card), revoke->seq});
}

void finish_trick(Step& step, Seat winner) {
  Deal& deal = step.deal();
  deal.play.finish(winner);
  ++deal.taken[winner];
  if (deal.play.is_over()) finish_deal(step);
}

}  // namespace

Refusal apply_event(Step& step, const CardPlayed& event) {
  if (auto early = check_playing(step)) return early;
  if (auto nobody = deals::check_seat(event.player, kSeats)) return nobody;
  Deal& deal = step.deal();
  const Seat turn = deal.play.turn();
  if (event.player != turn) return refuse(ViolationId::turn, {event.player, turn});
  if (auto known = check_card_free(deal, event)) return known;
  if (auto held = check_held(deal, event)) return held;
  if (auto earlier = check_earlier(deal, event)) return earlier;
  if (deal.play.lay(event.card, step.seq))
    finish_trick(step, deal.play.winner_by(law_of(deal, deal.play.tricks_done())));
  return std::nullopt;
}

Refusal apply_event(Step& step, const TrickWon& event) {
  if (auto early = check_playing(step)) return early;
  if (auto nobody = deals::check_seat(event.player, kSeats)) return nobody;
  if (step.deal().play.cards_on_table() > 0) return refuse(ViolationId::trick_mixed);
  finish_trick(step, event.player);
  return std::nullopt;
}

Refusal apply_event(Step& step, const TricksCounted& event) {
  if (auto early = check_playing(step)) return early;
  Deal& deal = step.deal();
  PerSeat<int, kSeats> taken{};
  int given = 0, unnamed = 0;
  for (int place = 0; place < kSeats; ++place) {
    if (!event.taken[place]) unnamed = place;
    given += event.taken[place] ? 1 : 0;
    taken[place] = event.taken[place].value_or(0);
  }
  if (given < kSeats - 1) return refuse(ViolationId::counts_few);
  for (const int tricks : taken) {
    if (tricks < 0 || tricks > kTricks) return refuse(ViolationId::count_range, {tricks});
  }
  const int sum = std::accumulate(taken.begin(), taken.end(), 0);
  if (given == kSeats ? sum != kTricks : sum > kTricks) return refuse(ViolationId::counts_sum, {sum});
  if (given < kSeats) taken[unnamed] = kTricks - sum;
  for (int place = 0; place < kSeats; ++place) {
    if (taken[place] < deal.taken[place])
      return refuse(ViolationId::count_below, {seat_at(place), int{deal.taken[place]}, taken[place]});
    deal.taken[place] = static_cast<std::int8_t>(taken[place]);
  }
  finish_deal(step);
  return std::nullopt;
}

}  // namespace tanteador::truf
