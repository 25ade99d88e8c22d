#include <algorithm>

#include "src/core/per.hpp"
#include "src/core/trial.hpp"
#include "src/games/troccas/count.hpp"
#include "src/games/troccas/piles.hpp"
#include "src/games/troccas/totals.hpp"
#include "src/games/troccas/troccas.hpp"

namespace tanteador {

using namespace troccas;

namespace {

using Trial = EventTrial<Troccas>;
using Events = Trial::Events;

SkatCards empty_cards(const Ruleset& rules, const State& state) {
  SkatCards cards;
  const auto wanted = static_cast<std::size_t>(skat_size(rules));
  for (int place = 0; place < Pack::kInSuits && cards.size() < wanted; ++place) {
    const Card card = Pack::card(place);
    if (is_empty(card) && !check_card(state.deal, kNobody, card)) cards.push_back(card);
  }
  return cards;
}

// All cards for the player in turn; one is enough for any other.
Events cards_to_play(const State& state, Seat player) {
  Events events;
  const Play& play = state.deal.play;
  const bool his = state.deals.open && !play.is_over() && play.turn() == player;
  for (int place = 0; place < (his ? Pack::kSize : 1); ++place)
    events.push_back(CardPlayed{player, Pack::card(place)});
  return events;
}

// Tarocks just played, or the highest still out, and two more in case some are in unknown tricks.
Events knocks(const State& state, Seat player) {
  Events events;
  int out = 0;
  for (int number = cards::kTrumps; number > 0 && out < 3; --number) {
    const Card card = Pack::trump(number);
    if ((state.deal.knocked >> number & 1u) != 0) continue;
    events.push_back(Knocked{player, card});
    out += state.deal.play.seq_of(card) ? 0 : 1;
    if (!state.deals.open) break;
  }
  if (events.empty()) events.push_back(Knocked{player, Pack::trump(1)});
  return events;
}

// Calls in the suits whose king is on the table; with an empty table, in any suit.
Events jack_calls(const Ruleset& rules, const State& state, Seat player) {
  Events events;
  const auto table = state.deal.play.table_cards();
  for (int suit = 0; suit < cards::kSuits; ++suit) {
    const bool lies = std::ranges::find(table, Pack::card_of(suit, cards::kKing)) != table.end();
    const bool last = suit + 1 == cards::kSuits && events.empty();  // gives the reason
    if (!table.empty() && !lies && !last) continue;
    for (int step = 1; step < rules.seats; ++step) {
      const Seat holder = seat_at((index(player) + step) % rules.seats);
      events.push_back(JackCalled{player, static_cast<Suit>(suit), holder, {}});
      if (!state.deals.open) return events;
    }
  }
  return events;
}

Events fool_exchanges(const Ruleset& rules, const State& state, Seat player) {
  const Set own = state.deal.play.pile(players_of(rules, troccas::side_of(rules, player)));
  std::optional<Card> won, unknown;
  for (int place = 0; place < Pack::kSize; ++place) {
    const Card card = Pack::card(place);
    if (!is_empty(card)) continue;
    if (has(own, card))
      won = card;
    else if (!check_card(state.deal, player, card))
      unknown = card;
  }
  Events events;
  for (const auto& card : {won, unknown}) {
    if (card) events.push_back(FoolExchanged{player, *card});
  }
  if (events.empty()) events.push_back(FoolExchanged{player, Pack::card_of(0, 1)});
  return events;
}

Counted example_count(const Ruleset& rules, const State& state) {
  Counted event;
  const int total = total_points(rules.seats, rules.parameters.solo_skat_count);
  PerSide<Totals, kSides> of_side, sums;
  for (int side = 0; side < rules.sides && state.deals.open; ++side) {
    const Possible possible = possible_points(rules, state, side_at(side));
    of_side[side] = possible.play.any() ? possible.play : possible.matsch;
  }
  sums[0].set(0);
  for (int side = 0; side + 1 < rules.sides; ++side) {
    for (std::size_t points = 0; points < sums[side].size(); ++points) {
      if (of_side[side][points]) sums[side + 1] |= sums[side] << points;
    }
  }
  int left = total;
  for (int side = rules.sides; side-- > 0;) {
    for (int points = 0; points <= left && !event.points[side]; ++points) {
      const auto before = static_cast<std::size_t>(left - points);
      if (of_side[side][points] && sums[side][before]) event.points[side] = points;
    }
    left -= event.points[side].value_or(0);
  }
  return event;
}

Captured example_pile(const Ruleset& rules, const State& state, Side side) {
  Captured event{side, {}};
  if (!state.deals.open) return event;
  const Deal& deal = state.deal;
  Set pile = known_pile(rules, state, side), closed = deal.piles[side];
  for (int other = 0; other < rules.sides; ++other) {
    closed |= deal.piles[other];
    if (side_at(other) != side) closed |= known_pile(rules, state, side_at(other));
  }
  const int tricks = std::max(taken_points(rules, deal, side), is_solo(rules) ? 0 : 1);
  auto wanted = static_cast<std::size_t>(tricks * rules.seats);
  if (is_skatist(rules, state, side)) wanted += static_cast<std::size_t>(skat_size(rules));
  if (fool_is_left_to(rules, deal, side)) add(pile, Pack::fool());
  for (int place = 0; place < Pack::kSize && pile.count() > wanted; ++place) {
    const Card card = Pack::card(place);
    if (is_empty(card) && deal.play.seq_of(card)) take(pile, card);
  }
  for (int place = 0; place < Pack::kSize && pile.count() < wanted; ++place) {
    const Card card = Pack::card(place);
    if (!has(closed, card) && card != deal.exchange.card) add(pile, card);
  }
  for (int place = 0; place < Pack::kSize; ++place) {
    if (has(pile, Pack::card(place))) event.cards.push_back(Pack::card(place));
  }
  return event;
}

void offer_play(Trial& trial) {
  const Ruleset& rules = trial.rules;
  const State& state = trial.state;
  trial.try_by_player({.type = "redeal_asked"}, [&](Seat seat) {
    return Events{RedealAsked{seat, tricks_of(rules), {}, false}};
  });
  const SkatCards skat = empty_cards(rules, state);
  trial.try_by_player({.type = "discarded"}, [&](Seat seat) { return Events{Discarded{seat, skat}}; });
  trial.try_by_player({.type = "card_played"}, [&](Seat seat) { return cards_to_play(state, seat); });
  trial.try_by_player({.type = "trick_won"}, [](Seat seat) { return Events{TrickWon{seat}}; });
  trial.try_by_player({.type = "jack_called"}, [&](Seat seat) { return jack_calls(rules, state, seat); });
  trial.try_by_player({.type = "knocked"}, [&](Seat seat) { return knocks(state, seat); });
  trial.try_by_player({.type = "fool_exchanged"},
                      [&](Seat seat) { return fool_exchanges(rules, state, seat); });
  trial.try_once({.type = "counted"}, example_count(rules, state));
  trial.try_by_side({.type = "captured"}, [&](Side side) { return Event(example_pile(rules, state, side)); });
  trial.try_by_side({.type = "matsch"}, [](Side side) { return Event(Matsch{side, {}}); });
}

}  // namespace

// Five-point cards in the skat have their own rule (C-10).
Worth Troccas::worth(const Ruleset&, const State&, const State&, const Event& event) {
  const auto* discarded = std::get_if<Discarded>(&event);
  const bool five =
      discarded && std::ranges::any_of(discarded->cards, [](Card card) { return value_of(card) == 5; });
  return five ? Worth{.accepted = {}, .refused = {}, .rule = "troccas.skat.five"} : Worth{};
}

std::vector<Offer> Troccas::offers(const Ruleset& rules, const State& state, Offers which) {
  Trial trial(rules, state, which);
  for (const auto& [right, word] : {std::pair(Right::nine_ten, std::string_view("nine_ten")),
                                    std::pair(Right::nineteen, std::string_view("nineteen"))}) {
    trial.try_by_side({.type = "right_claimed", .field = "right", .word = word}, [&](Side side) {
      return Event(RightClaimed{side, right});
    });
  }
  trial.try_once({.type = "deal_started"}, DealStarted{});
  offer_play(trial);
  trial.try_once({.type = "annulled"}, Annulled{});
  return trial.take();
}

}  // namespace tanteador
