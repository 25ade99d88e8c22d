// What may be entered now. Every candidate is tried on a copy of the state, so an offer is never refused.

#include <algorithm>
#include <array>

#include "src/games/truf/step.hpp"
#include "src/games/truf/truf.hpp"

namespace tanteador {

using namespace truf;

namespace {

// Its place among the violations; those of every game of deals come before them.
std::ptrdiff_t precedence(const Violation& violation) {
  const auto kinds = Truf::violations();
  const auto found = std::ranges::find(kinds, violation.kind, [](const auto& kind) { return &kind; });
  return found == kinds.end() ? -1 : found - kinds.begin();
}

struct Trial {
  const Ruleset& rules;
  const State& state;
  std::vector<Offer>& offers;
  Offers which;

  Ruling<State> tried(const Event& event) const { return Truf::apply(rules, state, event, EventSeq{0}); }

  // Tries the event for each player, who is a side of his own: one offer with all who may, or none, or why
  // nobody may.
  template <class Make>
  void by_player(Offer offer, const Make& make) {
    std::optional<Violation> why;
    std::vector<NotForSide> not_for;
    for (int place = 0; place < kSeats; ++place) {
      const auto ruling = tried(make(seat_at(place)));
      if (ruling) {
        offer.players.push_back(seat_at(place));
        continue;
      }
      // The reason that says most: the one by the later rule, for it got furthest.
      if (!why || precedence(*why) < precedence(ruling.error())) why = ruling.error();
      not_for.push_back({side_at(place), ruling.error()});
    }
    if (offer.players.empty()) offer.refused = why;
    if (!offer.refused && which == Offers::with_refused) offer.not_for = std::move(not_for);
    add(std::move(offer));
  }
  template <class Make>
  void by_side(Offer offer, const Make& make) {
    for (int side = 0; side < kSeats; ++side) {
      const auto ruling = tried(make(side_at(side)));
      if (ruling) offer.sides.push_back(side_at(side));
      if (!ruling) offer.refused = ruling.error();
    }
    if (!offer.sides.empty()) offer.refused.reset();
    add(std::move(offer));
  }
  void once(Offer offer, const Event& event) {
    const auto ruling = tried(event);
    if (!ruling) offer.refused = ruling.error();
    add(std::move(offer));
  }

 private:
  void add(Offer offer) {
    if (!offer.refused || which == Offers::with_refused) offers.push_back(std::move(offer));
  }
};

// A hand of pictures only where the player has bid with a picture, otherwise one of numbers.
Event redealt_by(const Trial& trial, Seat player) {
  const Event numbers = Redealt{player, {}, RedealReason::all_numbers};
  const Event pictures = Redealt{player, {}, RedealReason::all_pictures};
  return trial.tried(pictures) ? pictures : numbers;
}

Event bid_by_card(const State& state, Seat player) {
  int place = 0;
  while (std::ranges::find(state.deal.bid, Pack::card(place)) != state.deal.bid.end()) ++place;
  return Bid{.cards = {}, .player = player, .card = Pack::card(place)};
}

// The first card that could be his next; any where there is none.
Event played_by(const Trial& trial, Seat player) {
  for (int place = 0; place < Pack::kSize; ++place) {
    const CardPlayed event{player, Pack::card(place)};
    const auto ruling = trial.tried(event);
    const bool about_card = !ruling && precedence(ruling.error()) > static_cast<int>(Refused::turn);
    if (!about_card) return event;
  }
  return CardPlayed{player, Pack::card(0)};
}

// Whoever has the first seat took all tricks that are not known yet.
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
  std::vector<Offer> offers;
  Trial trial{rules, state, offers, which};
  trial.once({.type = "deal_started"}, DealStarted{});
  trial.by_player({.type = "redealt"}, [&](Seat seat) { return redealt_by(trial, seat); });
  trial.by_player({.type = "bid"}, [&](Seat seat) { return bid_by_card(state, seat); });
  trial.by_player({.type = "bid_shifted"}, [](Seat seat) { return Event(BidShifted{seat, 1}); });
  trial.by_player({.type = "card_played"}, [&](Seat seat) { return played_by(trial, seat); });
  trial.by_player({.type = "trick_won"}, [](Seat seat) { return Event(TrickWon{seat}); });
  trial.once({.type = "tricks"}, all_counted(state));
  trial.once({.type = "annulled"}, Annulled{});
  trial.once({.type = "carried"}, Carried{});
  trial.by_side({.type = "ruled"}, [](Side side) { return Event(Ruled{side, 0}); });
  trial.once({.type = "match_ended"}, MatchEnded{MatchEnded::Reason::agreed, {}});
  return offers;
}

}  // namespace tanteador
