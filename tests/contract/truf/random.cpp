#include "tests/contract/truf/random.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "src/codec/fields.hpp"
#include "src/games/truf/bids.hpp"

namespace tanteador::laws {

namespace {

using namespace truf;

Card any_card(Rng& rng) { return Pack::card(pick(rng, 0, Pack::kSize - 1)); }

struct Draw {
  Rng& rng;
  const State& state;
  Seat seat() { return seat_at(pick(rng, 0, kSeats - 1)); }
  Side side() { return side_at(pick(rng, 0, kSeats - 1)); }

  Event start() { return DealStarted{chance(rng, 10) ? std::optional<Seat>(seat()) : std::nullopt}; }
  Event redeal() {
    Redealt event{.player = seat(), .hand = {}, .reason = {}};
    if (chance(rng, 50)) {
      event.reason = chance(rng, 50) ? RedealReason::all_numbers : RedealReason::all_pictures;
      return event;
    }
    // From the two upward or from the king downward, suit by suit: of one kind as far as possible.
    const bool low = chance(rng, 50);
    for (int i = 0; i < kHandCards; ++i)
      event.hand.push_back(Pack::card_of(i % 4, low ? 1 + i / 4 : 13 - i / 4));
    return event;
  }
  Event bid() {
    Bid event;
    const int many = chance(rng, 60) ? kSeats : pick(rng, 1, kSeats);
    if (many == 1) {
      event.player = seat();
      event.card = any_card(rng);
      return event;
    }
    const bool free_only = chance(rng, 80);
    for (int place = 0; place < many; ++place) {
      const auto nth = static_cast<std::size_t>(place);
      if (!free_only || state.deal.bid[nth] == Card::none) event.cards[nth] = any_card(rng);
    }
    if (std::ranges::none_of(event.cards, [](const auto& card) { return card.has_value(); }))
      event.cards[0] = any_card(rng);
    return event;
  }
  Event shift() {
    const bool right = bids_open(state.deal) && chance(rng, 80);
    return BidShifted{right ? high_bidder(state.deal) : seat(), chance(rng, 50) ? 1 : -1};
  }
  Event card() {
    const bool playing = state.deals.open && bids_open(state.deal) && chance(rng, 90);
    const Seat player = playing ? state.deal.play.turn() : seat();
    Card card = any_card(rng);
    const auto table = playing ? state.deal.play.table_cards() : std::span<const Card>();
    if (!table.empty() && chance(rng, 60)) card = Pack::card_of(Pack::suit(table[0]), pick(rng, 1, 13));
    if (playing && chance(rng, 15)) card = state.deal.bid[player];
    return CardPlayed{player, card};
  }
  // Sums to 13, mostly, and may leave one out.
  Event counts() {
    TricksCounted event;
    for (std::size_t place = 0; place < kSeats; ++place) event.taken[place] = state.deal.taken[place];
    int rest = kTricks - std::accumulate(state.deal.taken.begin(), state.deal.taken.end(), 0);
    if (chance(rng, 5)) ++rest;
    for (; rest > 0; --rest) ++*event.taken[static_cast<std::size_t>(pick(rng, 0, kSeats - 1))];
    if (chance(rng, 30)) event.taken[static_cast<std::size_t>(pick(rng, 0, kSeats - 1))].reset();
    return event;
  }
  Event rare() {
    switch (pick(rng, 0, 5)) {
      case 0: return redeal();
      case 1: return shift();
      case 2: return Ruled{side(), pick(rng, -4, 4)};
      case 3: return chance(rng, 40) ? Event(Annulled{}) : redeal();
      case 4: return Carried{{pick(rng, -9, 9), pick(rng, -9, 9), 0, pick(rng, 0, 3)}};
      default: break;
    }
    if (chance(rng, 80)) return redeal();
    return MatchEnded{static_cast<MatchEnded::Reason>(pick(rng, 0, 2)),
                      chance(rng, 50) ? std::optional<Side>(side()) : std::nullopt};
  }
};

}  // namespace

std::vector<ParameterValue> Random<Truf>::settings(const ParameterInfo& info) {
  if (info.yes_no) return {false, true};
  std::vector<ParameterValue> values(info.words.begin(), info.words.end());
  if (info.max < info.min) return values;
  if (info.name == "deals") return {0, 1, 4, 13};
  for (const int number : {info.min, 2, 5}) values.push_back(number);
  return values;
}

Ruleset Random<Truf>::rules(Rng& rng, int players, std::span<const ParameterValue> settings) {
  Parameters parameters;
  std::size_t place = 0;
  for (const auto& info : Truf::parameters()) info.set(parameters, settings[place++]);
  Seating seating{.players = players};
  if (chance(rng, 50)) seating.dealer = seat_at(pick(rng, 0, players - 1));
  return Truf::seat(parameters, seating).value();
}

Event Random<Truf>::event(Rng& rng, const Ruleset&, const State& state) {
  Draw draw{rng, state};
  if (chance(rng, 5)) return draw.rare();
  if (!state.deals.open) return chance(rng, 80) ? draw.start() : draw.rare();
  if (!bids_open(state.deal)) return chance(rng, 90) ? draw.bid() : draw.redeal();
  if (shift_due(state.deal) && chance(rng, 60)) return draw.shift();
  const int what = pick(rng, 1, 100);
  if (what <= 75) return draw.card();
  return what <= 86 ? Event(TrickWon{draw.seat()}) : draw.counts();
}

Event Random<Truf>::garbage(Rng& rng) {
  const auto seat = [&] { return static_cast<Seat>(pick(rng, 0, 255)); };
  const auto side = [&] { return static_cast<Side>(pick(rng, 0, 255)); };
  const auto number = [&] { return pick(rng, -1'000'000, 1'000'000); };
  switch (pick(rng, 0, 9)) {
    case 0: return DealStarted{seat()};
    case 1: return Redealt{seat(), {}, RedealReason::all_pictures};
    case 2: return Redealt{seat(), HandCards(static_cast<std::size_t>(pick(rng, 0, 14)), any_card(rng)), {}};
    case 3: return Bid{.cards = {}, .player = seat(), .card = any_card(rng)};
    case 4: return Bid{};
    case 5: return BidShifted{seat(), number()};
    case 6: return CardPlayed{seat(), any_card(rng)};
    case 7: return TrickWon{seat()};
    case 8: return TricksCounted{{number(), number(), pick(rng, 0, 13), {}}};
    default: return Ruled{side(), number()};
  }
}

std::vector<Event> Random<Truf>::events_of(Rng& rng, const Ruleset&, const State& state, const Offer& offer) {
  Draw draw{rng, state};
  const auto seat = [&] {
    return offer.players[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(offer.players.size()) - 1))];
  };
  if (offer.type == "deal_started") return {draw.start()};
  if (offer.type == "trick_won") return {TrickWon{seat()}};
  if (offer.type == "bid_shifted") return {BidShifted{seat(), chance(rng, 50) ? 1 : -1}};
  if (offer.type == "annulled") return {Annulled{}};
  if (offer.type == "carried") return {Carried{{1, -2, 3, 0}}};
  if (offer.type == "ruled") return {Ruled{draw.side(), pick(rng, -3, 3)}};
  if (offer.type == "match_ended") return {MatchEnded{MatchEnded::Reason::time, {}}};
  std::vector<Event> events;
  if (offer.type == "redealt") {
    const Seat player = seat();
    for (const auto reason : {RedealReason::all_numbers, RedealReason::all_pictures})
      events.push_back(Redealt{player, {}, reason});
  }
  for (int i = 0; offer.type == "tricks" && i < 40; ++i) events.push_back(draw.counts());
  if (offer.type != "bid" && offer.type != "card_played") return events;
  const Seat player = seat();
  for (int place = 0; place < Pack::kSize; ++place) {
    if (offer.type == "bid")
      events.push_back(Bid{.cards = {}, .player = player, .card = Pack::card(place)});
    else
      events.push_back(CardPlayed{player, Pack::card(place)});
  }
  std::ranges::shuffle(events, rng);
  return events;
}

bool Random<Truf>::is_of(const Offer& offer, const Event& event) {
  return std::visit(
      [&]<class Body>(const Body& body) {
        if (offer.type != codec::Type<Body>::word) return false;
        const auto names = [&](Seat seat) {
          return std::ranges::find(offer.players, seat) != offer.players.end();
        };
        if constexpr (std::is_same_v<Body, Bid>) {
          for (int place = 0; place < kSeats; ++place) {
            if (body.cards[static_cast<std::size_t>(place)] && !names(seat_at(place))) return false;
          }
          return !body.player || names(*body.player);
        } else if constexpr (std::is_same_v<Body, Ruled>) {
          return std::ranges::find(offer.sides, body.side) != offer.sides.end();
        } else if constexpr (requires { body.player; }) {
          return names(body.player);
        }
        return true;
      },
      event);
}

std::string_view Random<Truf>::broken_law(const Ruleset& rules, const State& before, const Event& event,
                                          const State& after, std::span<const LedgerLine> written) {
  const bool ends = after.deals.finished > before.deals.finished;
  if (after.deals.finished > before.deals.finished + 1) return "one event ends one deal";
  const bool notes = std::holds_alternative<Ruled>(event) || std::holds_alternative<Carried>(event);
  if (!ends) return notes || written.empty() ? "" : "points are written when a deal ends";
  if (written.size() != kSeats) return "each deal has a line for every player";
  const auto& taken = after.deal.taken;
  if (std::accumulate(taken.begin(), taken.end(), 0) != kTricks) return "a deal has 13 tricks";
  Points sum = 0;
  for (const LedgerLine& line : written) sum += line.entry.points;
  const Parameters& parameters = rules.parameters;
  const bool plain =
      parameters.zero_bonus == 0 && parameters.positive_multiplier == 1 && parameters.exact_score == 0;
  if (plain && sum != -std::abs(sum_of_bids(after.deal) - kNoDecision))
    return "the scores of a deal make minus the distance of the bids from 13";
  const auto lowest = *std::min_element(after.deals.score.begin(), after.deals.score.begin() + kSeats);
  if (after.deals.score[index(after.deals.next_dealer)] != lowest) return "the lowest score deals next";
  return {};
}

}  // namespace tanteador::laws
