#include "tests/contract/tarot/random.hpp"

#include <algorithm>

#include "src/codec/fields.hpp"
#include "src/games/tarot/piles.hpp"
#include "tests/support/tarot_deal.hpp"

namespace tanteador::laws {

namespace {

using namespace tarot;
using test::TarotDeal;

template <class Enum>
Enum any(Rng& rng) {
  return static_cast<Enum>(pick(rng, 0, static_cast<int>(codec::Words<Enum>::list.size()) - 1));
}

Card any_card(Rng& rng) { return Pack::card(pick(rng, 0, Pack::kSize - 1)); }

template <class List>
List list_of(const Set& set) {
  List cards;
  for (int i = 0; i < Pack::kSize && cards.size() < cards.capacity(); ++i) {
    if (set[static_cast<std::size_t>(i)]) cards.push_back(Pack::card(i));
  }
  return cards;
}

// The cards of the open deal: the same whenever it is asked about.
TarotDeal deal_cards(const Ruleset& rules, const State& state) {
  TarotDeal deal = TarotDeal::deal(rules, static_cast<std::uint32_t>(state.deals.number * 7 + rules.seats));
  if (discards(state.deal.contract)) deal.take_dog(rules, seat_at(*state.deal.taker));
  return deal;
}

class Draw {
 public:
  Draw(Rng& rng, const Ruleset& rules, const State& state) : rng_(rng), rules_(rules), state_(state) {}

  Event event() {
    const Deal& deal = state_.deal;
    if (chance(rng_, 2)) return rare();
    if (!state_.deals.open) return DealStarted{chance(rng_, 10) ? std::optional(seat()) : std::nullopt};
    if (deal.bidding && chance(rng_, !deal.taker ? 95 : 40)) return bid();
    if (!deal.play.has_begun() && chance(rng_, 60)) return before_cards();
    const int kind = state_.deals.number % 4;
    if (kind == 0 || chance(rng_, 1)) return chance(rng_, 80) ? result() : pile();
    if (kind == 1 && chance(rng_, 80)) return deal.play.is_over() ? result() : trick();
    if (deal.play.is_over()) return chance(rng_, 80) ? before_cards() : result();
    return chance(rng_, 98) ? card() : trick();
  }

  Event bid() {
    const Deal& deal = state_.deal;
    const Seat speaker = deals::next_seat(seat_at(index(state_.deals.dealer) + deal.spoken), rules_.seats);
    const Contract contract = chance(rng_, 40) ? Contract::pass : any<Contract>(rng_);
    return Bid{chance(rng_, 80) ? speaker : seat(), contract};
  }
  Event before_cards() {
    const Deal& deal = state_.deal;
    const TarotDeal cards = deal_cards(rules_, state_);
    const Seat taker = !deal.taker || chance(rng_, 10) ? seat() : seat_at(*deal.taker);
    switch (pick(rng_, 0, 5)) {
      case 0:
        return KingCalled{taker,
                          chance(rng_, 80) ? Pack::card_of(pick(rng_, 0, 3), cards::kKing) : any_card(rng_)};
      case 1: return chance(rng_, 20) ? Event(ChelemAnnounced{taker}) : poignee();
      case 2: return poignee();
      case 3:
        if (chance(rng_, 15)) return Discarded{taker, {}, pick(rng_, 0, 2)};
        return Discarded{taker, list_of<DogCards>(cards.discard), {}};
      default: break;
    }
    // A closed dog turned early would end the cards.
    const bool early = !discards(deal.contract) && !deal.play.is_over();
    if (early && !chance(rng_, 10)) return poignee();
    return Dog{list_of<DogCards>(cards.dog)};
  }
  Event poignee() {
    const TarotDeal cards = deal_cards(rules_, state_);
    const Seat player = seat();
    int trumps = 0;
    for (int i = Pack::kInSuits; i < Pack::kSize; ++i)
      trumps += cards.hands[static_cast<std::size_t>(index(player))][static_cast<std::size_t>(i)] ? 1 : 0;
    if (chance(rng_, 10)) return Poignee{player, {}, any<PoigneeSize>(rng_)};
    return Poignee{player, trumps, {}};
  }
  Event card() {
    const Seat player = chance(rng_, 97) ? state_.deal.play.turn() : seat();
    const auto may = deal_cards(rules_, state_).playable(rules_, state_.deal, player);
    if (may.empty() || chance(rng_, 3)) return CardPlayed{player, any_card(rng_)};
    return CardPlayed{player, may[static_cast<std::size_t>(pick(rng_, 0, static_cast<int>(may.size()) - 1))]};
  }
  Event trick() { return TrickWon{seat()}; }
  Event pile() {
    const Set attack = some_pile(rules_, state_.deal, pick(rng_, 0, rules_.hand_size()));
    if (chance(rng_, 50)) return Captured{Camp::attack, list_of<PileCards>(attack)};
    return Captured{Camp::defence, list_of<PileCards>(~attack)};
  }
  Event result() {
    Result result;
    const auto maybe = [&](auto value, int percent) {
      return chance(rng_, percent) ? std::optional(value) : std::nullopt;
    };
    const int points = pick(rng_, 0, kAllHalves);
    result.bouts = maybe(pick(rng_, 0, 3), 85);
    result.points = maybe(CardPoints{points}, 80);
    result.defence_points = maybe(CardPoints{kAllHalves - points}, 25);
    result.petit_au_bout = maybe(any<Camp>(rng_), 20);
    result.chelem = maybe(any<Camp>(rng_), 5);
    result.partner = maybe(seat(), rules_.seats == 5 ? 80 : 3);
    if (chance(rng_, 3)) {  // every trick
      result = {.bouts = 3,
                .points = CardPoints{kAllHalves},
                .defence_points = {},
                .petit_au_bout = {},
                .chelem = Camp::attack,
                .partner = result.partner};
    }
    return result;
  }
  Event rare() {
    switch (pick(rng_, 0, 8)) {
      case 0: return PetitSec{seat(), chance(rng_, 30)};
      case 1: return Annulled{};
      case 2: return Ruled{side(), pick(rng_, -40, 40)};
      case 3: return chance(rng_, 30) ? pile() : bid();
      case 4: return chance(rng_, 30) ? result() : poignee();
      case 5: return trick();
      case 6: return Carried{{pick(rng_, -9, 9), pick(rng_, -9, 9)}};
      case 7: return Barred{seat()};
      default: break;
    }
    if (chance(rng_, 90)) return before_cards();
    return MatchEnded{any<MatchEnded::Reason>(rng_), chance(rng_, 50) ? std::optional(side()) : std::nullopt};
  }
  Seat seat() { return seat_at(pick(rng_, 0, rules_.seats - 1)); }
  Side side() { return side_at(pick(rng_, 0, rules_.seats - 1)); }

 private:
  Rng& rng_;
  const Ruleset& rules_;
  const State& state_;
};

}  // namespace

std::vector<ParameterValue> Random<Tarot>::settings(const ParameterInfo& info) {
  if (info.name == "players") return {3};  // the table's own number
  if (info.name == "deals") return {0, 1, 3};
  if (info.name == "misere") return {0, 10};
  if (info.yes_no) return {false, true};
  std::vector<ParameterValue> values(info.words.begin(), info.words.end());
  values.insert(values.end(), info.lists.begin(), info.lists.end());
  return values;
}

Ruleset Random<Tarot>::rules(Rng& rng, int players, std::span<const ParameterValue> settings) {
  Parameters parameters;
  std::size_t place = 0;
  for (const auto& info : Tarot::parameters()) info.set(parameters, settings[place++]);
  parameters.players = players;
  if (players != 3) parameters.payment = value::zero_sum;
  Seating seating{.players = players};
  if (chance(rng, 50)) seating.dealer = seat_at(pick(rng, 0, players - 1));
  return Tarot::seat(parameters, seating).value();
}

Event Random<Tarot>::event(Rng& rng, const Ruleset& rules, const State& state) {
  return Draw(rng, rules, state).event();
}

Event Random<Tarot>::garbage(Rng& rng) {
  const auto seat = [&] { return static_cast<Seat>(pick(rng, 0, 255)); };
  const auto side = [&] { return static_cast<Side>(pick(rng, 0, 255)); };
  const auto number = [&] { return pick(rng, -1'000'000, 1'000'000); };
  const auto list = [&]<class List>(List cards) {
    const int size = pick(rng, 0, static_cast<int>(cards.capacity()));
    for (int i = 0; i < size; ++i) cards.push_back(any_card(rng));
    return cards;
  };
  switch (pick(rng, 0, 14)) {
    case 0: return DealStarted{seat()};
    case 1: return PetitSec{seat(), true};
    case 2: return Bid{seat(), any<Contract>(rng)};
    case 3: return KingCalled{seat(), any_card(rng)};
    case 4: return Dog{list(DogCards())};
    case 5: return ChelemAnnounced{seat()};
    case 6: return Discarded{seat(), list(DogCards()), {}};
    case 7: return Discarded{seat(), {}, number()};
    case 8: return Poignee{seat(), number(), {}};
    case 9: return CardPlayed{seat(), any_card(rng)};
    case 10: return TrickWon{seat()};
    case 11: return Captured{any<Camp>(rng), list(PileCards())};
    case 12: return Ruled{side(), number()};
    case 13: return Barred{seat()};
    default: break;
  }
  return Result{number(), CardPoints{number(), chance(rng, 90)}, CardPoints{number()}, any<Camp>(rng), {},
                seat()};
}

std::vector<Event> Random<Tarot>::events_of(Rng& rng, const Ruleset& rules, const State& state,
                                            const Offer& offer) {
  Draw draw(rng, rules, state);
  const auto one_of = [&](const auto& list) {
    return list[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(list.size()) - 1))];
  };
  const auto seat = [&] { return one_of(offer.players); };
  const auto word = [&](const auto& list) { return std::ranges::find(list, offer.word) - list.begin(); };
  const Set free = ~cards_laid(rules, state.deal);
  std::vector<Event> events;
  if (offer.type == "deal_started") return {DealStarted{}};
  if (offer.type == "petit_sec") return {PetitSec{seat(), false}};
  if (offer.type == "barred") return {Barred{seat()}};
  if (offer.type == "bid") return {Bid{seat(), static_cast<Contract>(word(codec::Words<Contract>::list))}};
  if (offer.type == "king_called") return {KingCalled{seat(), Pack::card_of(pick(rng, 0, 3), cards::kKing)}};
  if (offer.type == "chelem_announced") return {ChelemAnnounced{seat()}};
  if (offer.type == "poignee") return {Poignee{seat(), {}, PoigneeSize::simple}};
  if (offer.type == "misere")
    return {Misere{seat(), static_cast<MisereKind>(word(codec::Words<MisereKind>::list))}};
  if (offer.type == "trick_won") return {TrickWon{seat()}};
  if (offer.type == "annulled") return {Annulled{}};
  if (offer.type == "carried") return {Carried{}};
  if (offer.type == "ruled") return {Ruled{one_of(offer.sides), pick(rng, -3, 3)}};
  if (offer.type == "match_ended") return {MatchEnded{MatchEnded::Reason::agreed, {}}};
  if (offer.type == "result") return {some_result(rules, state.deal).value_or(Result{})};
  if (offer.type == "captured") {
    for (int tricks = 0; tricks <= rules.hand_size(); ++tricks) {
      const Set attack = some_pile(rules, state.deal, tricks);
      const auto camp = static_cast<Camp>(word(codec::Words<Camp>::list));
      events.push_back(Captured{camp, list_of<PileCards>(camp == Camp::attack ? attack : ~attack)});
    }
    return events;
  }
  if (offer.type == "card_played") {
    const Seat player = seat();
    for (int i = 0; i < Pack::kSize; ++i) events.push_back(CardPlayed{player, Pack::card(i)});
    std::shuffle(events.begin(), events.end(), rng);
    return events;
  }
  const auto size = static_cast<std::size_t>(rules.dog_size());
  if (offer.type == "dog") {
    DogCards cards = list_of<DogCards>(free);
    if (state.deal.taker && cards.size() < size) {
      for (const Card card : list_of<PileCards>(state.deal.play.cards_laid_by(seat_at(*state.deal.taker)))) {
        if (cards.size() < size) cards.push_back(card);
      }
    }
    cards.resize(size);
    return {Dog{cards}, Dog{list_of<DogCards>(deal_cards(rules, state).dog)}};
  }
  Set may = free;
  for (int i = 0; i < Pack::kSize; ++i) {
    if (is_king(Pack::card(i)) || is_bout(Pack::card(i))) may[static_cast<std::size_t>(i)] = false;
  }
  DogCards cards = list_of<DogCards>(may);
  cards.resize(std::min(size, cards.size()));
  events.push_back(Discarded{seat(), cards, {}});
  for (int trumps = 0; trumps <= rules.dog_size(); ++trumps) events.push_back(Discarded{seat(), {}, trumps});
  return events;
}

bool Random<Tarot>::is_of(const Offer& offer, const Event& event) {
  return std::visit(
      [&]<class Body>(const Body& body) {
        if (offer.type != codec::Type<Body>::word) return false;
        const auto names = [](const auto& list, auto one) {
          return std::ranges::find(list, one) != list.end();
        };
        if constexpr (std::is_same_v<Body, Bid>) {
          if (offer.word != codec::Words<Contract>::list[static_cast<std::size_t>(body.bid)]) return false;
        }
        if constexpr (std::is_same_v<Body, Captured>)
          return offer.word == codec::Words<Camp>::list[static_cast<std::size_t>(body.side)];
        if constexpr (requires { body.player; }) return names(offer.players, body.player);
        if constexpr (std::is_same_v<Body, Ruled>) return names(offer.sides, body.side);
        return true;
      },
      event);
}

std::string_view Random<Tarot>::broken_law(const Ruleset& rules, const State& before, const Event& event,
                                           const State& after, std::span<const LedgerLine> written) {
  const bool by_hand = std::holds_alternative<Ruled>(event) || std::holds_alternative<Carried>(event);
  Points sum = 0;
  for (const LedgerLine& line : written) sum += line.entry.points;
  if (!by_hand && rules.parameters.payment == value::zero_sum && sum != 0) return "a deal sums to zero";
  if (!by_hand && !written.empty() && after.deals.open) return "points are written when the deal is over";
  const int counted = after.deals.finished - before.deals.finished;
  if (counted != (!by_hand && !written.empty() ? 1 : 0))
    return "a deal that writes points counts, and no other";
  return {};
}

}  // namespace tanteador::laws
