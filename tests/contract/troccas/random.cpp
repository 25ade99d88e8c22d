#include "tests/contract/troccas/random.hpp"

#include <algorithm>

#include "src/codec/fields.hpp"
#include "src/games/troccas/count.hpp"
#include "src/games/troccas/piles.hpp"
#include "src/games/troccas/totals.hpp"

namespace tanteador::laws {

namespace {

using namespace troccas;

template <class Enum>
Enum any(Rng& rng) {
  return static_cast<Enum>(pick(rng, 0, static_cast<int>(codec::Words<Enum>::list.size()) - 1));
}

Card any_card(Rng& rng) { return Pack::card(pick(rng, 0, Pack::kSize - 1)); }

// A whole pack in random order.
std::vector<Card> shuffled(Rng& rng) {
  std::vector<Card> cards;
  for (int place = 0; place < Pack::kSize; ++place) cards.push_back(Pack::card(place));
  std::shuffle(cards.begin(), cards.end(), rng);
  return cards;
}

struct Draw {
  Rng& rng;
  const Ruleset& rules;
  const State& state;
  Seat seat() { return seat_at(pick(rng, 0, rules.seats - 1)); }
  Side side() { return side_at(pick(rng, 0, rules.sides - 1)); }
  Seat turn() {
    const Play& play = state.deal.play;
    return state.deals.open && !play.is_over() && chance(rng, 92) ? play.turn() : seat();
  }

  Event start() {
    DealStarted event;
    if (chance(rng, 10)) event.dealer = seat();
    if (chance(rng, 10)) event.packets = Packets{9, 10};
    if (chance(rng, 5)) event.packets = Packets{19};
    return event;
  }
  SkatCards skat(int cards) {
    SkatCards skat;
    while (static_cast<int>(skat.size()) < cards) {
      const Card card = any_card(rng);
      if (chance(rng, 5) || (!check_card(state.deal, kNobody, card) && (is_empty(card) || chance(rng, 20))))
        skat.push_back(card);
    }
    return skat;
  }
  Event discard() {
    return Discarded{chance(rng, 90) ? state.deals.dealer : seat(),
                     skat(chance(rng, 95) ? skat_size(rules) : pick(rng, 0, 4))};
  }
  // Every card the player could still have.
  Event card() {
    const Seat player = turn();
    for (int tries = 0; tries < 40; ++tries) {
      const Card card = any_card(rng);
      if (!check_card(state.deal, player, card)) return CardPlayed{player, card};
    }
    return CardPlayed{player, any_card(rng)};
  }
  Event jack() {
    JackCalled event{seat(), any<Suit>(rng), seat(), {}};
    const auto table = state.deal.play.table_cards();
    for (std::size_t place = 0; place < table.size(); ++place) {
      if (Pack::rank(table[place]) != cards::kKing || Pack::suit(table[place]) >= cards::kSuits) continue;
      event.player = state.deal.play.player(state.deal.play.tricks_done(), static_cast<int>(place));
      event.suit = static_cast<Suit>(Pack::suit(table[place]));
    }
    if (chance(rng, 10)) event.takes_back = any_card(rng);
    return event;
  }
  Event fool() {
    for (const Card card : shuffled(rng)) {
      const Seat player = seat();
      const Set own = state.deal.play.pile(players_of(rules, troccas::side_of(rules, player)));
      if (is_empty(card) && (has(own, card) || chance(rng, 1))) return FoolExchanged{player, card};
    }
    return FoolExchanged{seat(), any_card(rng)};
  }
  Event redeal() {
    constexpr std::array kAfter{6, 9, 12, 18, 19, 13, 15, 25};
    RedealAsked event{chance(rng, 80) ? state.deals.dealer : seat(),
                      kAfter[static_cast<std::size_t>(pick(rng, 0, 7))],
                      {},
                      chance(rng, 30)};
    if (chance(rng, 30)) event.vetoed_by = seat();
    return event;
  }
  // Points that sum to the total, mostly within the limits of each side's cards.
  Event count() {
    Counted event;
    std::array<Totals, kSidesMax> can;
    for (int place = 0; place < rules.sides; ++place) {
      const Possible possible = possible_points(rules, state, side_at(place));
      can[static_cast<std::size_t>(place)] =
          possible.play.none() || chance(rng, 10) ? possible.all() : possible.play;
    }
    const auto last = static_cast<std::size_t>(rules.sides - 1);
    for (int tries = 0; tries < 50; ++tries) {
      int left = total_points(rules.seats, rules.parameters.solo_skat_count);
      for (std::size_t place = 0; place < last; ++place) {
        int points = pick(rng, 0, left);
        while (points > 0 && !can[place][static_cast<std::size_t>(points)]) --points;
        event.points[place] = points;
        left -= points;
      }
      event.points[last] = left;
      if (can[last][static_cast<std::size_t>(left)]) break;
    }
    if (chance(rng, 50)) event.points[static_cast<std::size_t>(pick(rng, 0, rules.sides - 1))].reset();
    if (chance(rng, 5)) event.points[0] = pick(rng, 0, 73);
    return event;
  }
  // A pile consistent with the known cards. `certain`: with the fewest possible tricks.
  Event pile(Side of, bool certain) {
    const Deal& deal = state.deal;
    Set pile = known_pile(rules, state, of), closed;
    for (int other = 0; other < rules.sides; ++other) {
      closed |= deal.piles[static_cast<std::size_t>(other)];
      if (side_at(other) != of) closed |= known_pile(rules, state, side_at(other));
    }
    int tricks = std::max(taken_points(rules, deal, of), is_solo(rules) ? 0 : 1);
    if (!certain) tricks += pick(rng, 0, std::max(0, tricks_of(rules) - tricks) / (rules.sides - 1));
    auto wanted = static_cast<std::size_t>(tricks * rules.seats);
    if (is_skatist(rules, state, of)) wanted += static_cast<std::size_t>(skat_size(rules));
    if (fool_is_left_to(rules, deal, of)) add(pile, Pack::fool());
    for (const Card card : shuffled(rng)) {
      if (pile.count() > wanted && is_empty(card) && deal.play.seq_of(card)) take(pile, card);
    }
    for (const Card card : shuffled(rng)) {
      if (pile.count() < wanted && !has(closed, card) && card != deal.exchange.card) add(pile, card);
    }
    Captured event{of, {}};
    for (const Card card : shuffled(rng)) {
      if (has(pile, card)) event.cards.push_back(card);
    }
    if (!certain && chance(rng, 5)) event.cards.push_back(any_card(rng));
    return event;
  }
  Event rare() {
    switch (pick(rng, 0, 6)) {
      case 0: return Ruled{side(), pick(rng, -12, 12)};
      case 1: return chance(rng, 30) ? Event(Annulled{}) : redeal();
      case 2: return Matsch{side(), skat(chance(rng, 50) ? 0 : skat_size(rules))};
      case 3: return RightClaimed{side(), any<Right>(rng)};
      case 4: return Knocked{seat(), Pack::trump(pick(rng, 18, 21))};
      case 5: return Carried{{pick(rng, -25, 25), pick(rng, -25, 25)}};
      default: break;
    }
    if (chance(rng, 90)) return start();
    return MatchEnded{any<MatchEnded::Reason>(rng),
                      chance(rng, 50) ? std::optional<Side>(side()) : std::nullopt};
  }
};

}  // namespace

std::vector<ParameterValue> Random<Troccas>::settings(const ParameterInfo& info) {
  if (info.yes_no) return {false, true};
  if (info.name == "deals") return {0, 1, 4, 20};
  std::vector<ParameterValue> values(info.words.begin(), info.words.end());
  return values;
}

Ruleset Random<Troccas>::rules(Rng& rng, int players, std::span<const ParameterValue> settings) {
  Parameters parameters;
  std::size_t place = 0;
  for (const auto& info : Troccas::parameters()) info.set(parameters, settings[place++]);
  Seating seating{.players = players};
  if (players == 4 && chance(rng, 30)) seating.sides = {{Seat{1}, Seat{3}}, {Seat{2}, Seat{0}}};
  if (players == 3 && chance(rng, 30)) seating.sides = {{Seat{2}}, {Seat{0}}, {Seat{1}}};
  if (chance(rng, 20)) seating.dealer = seat_at(pick(rng, 0, players - 1));
  return Troccas::seat(parameters, seating).value();
}

Event Random<Troccas>::event(Rng& rng, const Ruleset& rules, const State& state) {
  Draw draw{rng, rules, state};
  const int what = pick(rng, 1, 100);
  if (!state.deals.open) {
    if (what <= 70) return draw.start();
    if (what <= 80) return RightClaimed{draw.side(), any<Right>(rng)};
    return draw.rare();
  }
  if (state.deal.captured != 0 && what <= 80) return draw.pile(draw.side(), chance(rng, 50));
  if (!state.deal.touched && what <= 15) return draw.discard();
  if (!state.deal.touched && what <= 20) return draw.redeal();
  if (what <= 50) return draw.card();
  if (what <= 74) return TrickWon{draw.seat()};
  if (what <= 78) return draw.jack();
  if (what <= 81) return Knocked{draw.seat(), Pack::trump(pick(rng, 16, 21))};
  if (what <= 84) return draw.fool();
  if (what <= 89) return draw.count();
  if (what <= 93) return draw.pile(draw.side(), chance(rng, 50));
  return draw.rare();
}

Event Random<Troccas>::garbage(Rng& rng) {
  const auto seat = [&] { return static_cast<Seat>(pick(rng, 0, 255)); };
  const auto side = [&] { return static_cast<Side>(pick(rng, 0, 255)); };
  const auto number = [&] { return pick(rng, -1'000'000, 1'000'000); };
  switch (pick(rng, 0, 12)) {
    case 0: return DealStarted{seat(), Packets{number(), number()}};
    case 1: return RightClaimed{side(), any<Right>(rng)};
    case 2: return RedealAsked{seat(), number(), seat(), chance(rng, 50)};
    case 3: return Discarded{seat(), {any_card(rng), any_card(rng), any_card(rng)}};
    case 4: return JackCalled{seat(), any<Suit>(rng), seat(), any_card(rng)};
    case 5: return Knocked{seat(), any_card(rng)};
    case 6: return CardPlayed{seat(), any_card(rng)};
    case 7: return TrickWon{seat()};
    case 8: return FoolExchanged{seat(), any_card(rng)};
    case 9: return Captured{side(), {any_card(rng), any_card(rng)}};
    case 10: return Matsch{side(), {any_card(rng), any_card(rng), any_card(rng), any_card(rng)}};
    case 11: {
      Counted counted;
      for (auto& points : counted.points) {
        if (chance(rng, 60)) points = number();
      }
      return counted;
    }
    default: return Ruled{side(), number()};
  }
}

std::vector<Event> Random<Troccas>::events_of(Rng& rng, const Ruleset& rules, const State& state,
                                              const Offer& offer) {
  Draw draw{rng, rules, state};
  const auto one_of = [&](const auto& list) {
    return list[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(list.size()) - 1))];
  };
  const Seat player = offer.players.empty() ? Seat{0} : one_of(offer.players);
  const Side side = offer.sides.empty() ? Side{0} : one_of(offer.sides);
  if (offer.type == "deal_started") return {DealStarted{}};
  if (offer.type == "trick_won") return {TrickWon{player}};
  if (offer.type == "matsch") return {Matsch{side, {}}};
  if (offer.type == "ruled") return {Ruled{side, pick(rng, -5, 5)}};
  if (offer.type == "annulled") return {Annulled{}};
  if (offer.type == "carried") return {Carried{}};
  if (offer.type == "match_ended") return {MatchEnded{MatchEnded::Reason::agreed, {}}};
  if (offer.type == "redeal_asked") return {RedealAsked{player, tricks_of(rules), {}, false}};
  if (offer.type == "right_claimed") {
    const bool nineteen = offer.word == "nineteen";
    return {RightClaimed{side, nineteen ? Right::nineteen : Right::nine_ten}};
  }
  std::vector<Event> events;
  for (int tries = 0; tries < 60 && offer.type == "discarded"; ++tries)
    events.push_back(Discarded{player, draw.skat(skat_size(rules))});
  for (int tries = 0; tries < 60 && offer.type == "counted"; ++tries) events.push_back(draw.count());
  for (int tries = 0; tries < 8 && offer.type == "captured"; ++tries)
    events.push_back(draw.pile(side, tries > 4));
  for (const Card card : shuffled(rng)) {
    if (offer.type == "card_played") events.push_back(CardPlayed{player, card});
    if (offer.type == "knocked") events.push_back(Knocked{player, card});
    if (offer.type == "fool_exchanged") events.push_back(FoolExchanged{player, card});
  }
  for (int suit = 0; suit < cards::kSuits && offer.type == "jack_called"; ++suit) {
    for (int holder = 0; holder < rules.seats; ++holder)
      events.push_back(JackCalled{player, static_cast<Suit>(suit), seat_at(holder), {}});
  }
  return events;
}

bool Random<Troccas>::is_of(const Offer& offer, const Event& event) {
  return std::visit(
      [&]<class Body>(const Body& body) {
        if (offer.type != codec::Type<Body>::word) return false;
        const auto names = [](const auto& list, auto one) {
          return std::ranges::find(list, one) != list.end();
        };
        if constexpr (std::is_same_v<Body, RightClaimed>) {
          if (offer.word != codec::Words<Right>::list[static_cast<std::size_t>(body.right)]) return false;
        }
        if constexpr (requires { body.player; }) return names(offer.players, body.player);
        if constexpr (requires { body.side.has_value(); }) return true;  // match_ended
        if constexpr (requires { body.side; } && !std::is_same_v<Body, MatchEnded>)
          return names(offer.sides, body.side);
        return true;
      },
      event);
}

std::string_view Random<Troccas>::broken_law(const Ruleset& rules, const State& before, const Event& event,
                                             const State& after, std::span<const LedgerLine> written) {
  const bool entered = std::holds_alternative<Ruled>(event) || std::holds_alternative<Carried>(event);
  const bool ended = after.deals.finished > before.deals.finished;
  if (!written.empty() && !entered && !ended) return "points are written when a deal ends";
  if (ended && static_cast<int>(written.size()) != rules.sides) return "a deal is written for every side";
  if (!ended) return {};
  int sum = 0;
  for (const LedgerLine& line : written) sum += line.entry.points;
  const int whole = is_solo(rules) ? solo_skat_base(rules.parameters.solo_skat_count) : 0;
  if (sum != whole) return "the accounts of a deal sum to nothing, or to what the skat counts too much";
  if (after.deals.open) return "a deal that is written is over";
  const int next = (index(after.deals.dealer) + 1) % rules.seats;
  if (index(after.deals.next_dealer) != next) return "the deal goes to the right";
  return {};
}

}  // namespace tanteador::laws
