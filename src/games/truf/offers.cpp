#include <algorithm>
#include <array>

#include "src/core/trial.hpp"
#include "src/games/truf/step.hpp"
#include "src/games/truf/truf.hpp"

namespace tanteador {

using namespace truf;

namespace {

using Trial = EventTrial<Truf>;

// A hand of pictures if possible, otherwise one of numbers.
Event redealt_by(const Trial& trial, Seat player) {
  const Event numbers = Redealt{player, {}, RedealReason::all_numbers};
  const Event pictures = Redealt{player, {}, RedealReason::all_pictures};
  return trial.try_event(pictures) ? pictures : numbers;
}

Event bid_by_card(const State& state, Seat player) {
  int place = 0;
  while (std::ranges::find(state.deal.bid, Pack::card(place)) != state.deal.bid.end()) ++place;
  return Bid{.cards = {}, .player = player, .card = Pack::card(place)};
}

Event play_event(const Trial& trial, Seat player) {
  for (int place = 0; place < Pack::kSize; ++place) {
    const CardPlayed event{player, Pack::card(place)};
    const auto ruling = trial.try_event(event);
    const bool about_card = !ruling && Trial::reach(ruling.error()) > Trial::reach(refuse(ViolationId::turn));
    if (!about_card) return event;
  }
  return CardPlayed{player, Pack::card(0)};
}

// A possible count: all unknown tricks go to the first seat.
TricksCounted all_counted(const State& state) {
  TricksCounted event;
  int rest = kTricks;
  for (std::size_t place = kSeats - 1; place > 0; --place) {
    event.taken[place] = state.deal.taken[place];
    rest -= state.deal.taken[place];
  }
  event.taken[0] = rest;
  return event;
}

}  // namespace

std::vector<Offer> Truf::offers(const Ruleset& rules, const State& state, Offers which) {
  Trial trial(rules, state, which);
  trial.try_once({.type = "deal_started"}, DealStarted{});
  trial.try_by_player({.type = "redealt"}, [&](Seat seat) { return redealt_by(trial, seat); });
  trial.try_by_player({.type = "bid"}, [&](Seat seat) { return bid_by_card(state, seat); });
  trial.try_by_player({.type = "bid_shifted"}, [](Seat seat) { return Event(BidShifted{seat, 1}); });
  trial.try_by_player({.type = "card_played"}, [&](Seat seat) { return play_event(trial, seat); });
  trial.try_by_player({.type = "trick_won"}, [](Seat seat) { return Event(TrickWon{seat}); });
  trial.try_once({.type = "tricks"}, all_counted(state));
  trial.try_once({.type = "annulled"}, Annulled{});
  return trial.take();
}

}  // namespace tanteador
