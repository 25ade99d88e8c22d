#include <algorithm>

#include "src/view/truf/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truf {

namespace {

std::string minus(int number) { return number < 0 ? signed_points(number) : std::to_string(number); }

// Face down while bids are secret; own selections for the next deal are open.
TrufCard bid_card(const Now& now, Seat seat, const Facts& facts) {
  const TrufCard picked = picked_card(now, seat);
  const bool bidding = now.stage == Stage::ready || now.stage == Stage::bidding;
  if (bidding && picked.face != TrufFace::none) return picked;
  if (now.stage == Stage::ready && !has_picked_nothing(now)) return {};
  if (const Fact* card = fact(facts, "bid_card")) return card_of(card->value.word);
  return number_fact(facts, "laid", 0) != 0 ? TrufCard{TrufFace::down, {}, 0} : TrufCard{};
}

void set_difference(TrufSeat& seat, std::optional<int> points) {
  if (!points) return;
  seat.difference = *points == 0 ? "0" : signed_points(*points);
  seat.sign = *points > 0 ? 1 : *points < 0 ? -1 : 0;
}

void set_count(TrufSeat& view, const Now& now, int place, const Counts& counts) {
  const Facts facts = side_facts(now.context.table.match, side_at(place));
  const Fact* bid = fact(facts, "bid");
  const bool next_bids = now.stage == Stage::ready && !has_picked_nothing(now);
  if (next_bids || now.deal.empty() || !bid || bid->value.kind != Arg::Kind::number) return;
  const auto count = counts.all[place];
  const int taken = count.value_or(number_fact(facts, "taken", 0));
  const bool known = count || now.stage != Stage::playing || taken > 0 || !is_by_counts(now);
  view.count = known ? say("{0} of {1}", {taken, std::string_view(minus(bid->value.number))})
                     : say("bid {0}", {std::string_view(minus(bid->value.number))});
  view.bid_pips = std::max(0, bid->value.number);
  view.taken_pips = taken;
  const bool has_result = counts.attempt && counts.attempt->after;
  const AnyMatch* match = has_result                    ? counts.attempt->after.get()
                          : now.stage == Stage::playing ? nullptr
                                                        : &now.context.table.match;
  if (match) set_difference(view, points_of(*match, number_fact(now.deal, "number", 0))[place]);
}

// Tapping a player selects the player, or gives the player the trick.
void set_choice(TrufSeat& view, const Now& now, Seat seat, std::optional<Seat> next_seat) {
  view.choose = {.id = "seat/" + std::to_string(index(seat)), .label = now.name(seat)};
  view.choose.chosen = next_seat == seat;
  if (is_by_winners(now)) {
    const Offer* offer = legal_offer(now.context.offers, "trick_won");
    view.choose.enabled = offer && std::ranges::find(offer->players, seat) != offer->players.end();
    view.choose.command = enter(engine::TrickWon{seat});
    return;
  }
  const Offer* bids = legal_offer(now.context.offers, "bid");
  const bool bidder =
      now.stage == Stage::ready || (bids && std::ranges::find(bids->players, seat) != bids->players.end());
  view.choose.enabled = is_by_counts(now) || (bidder && now.stage != Stage::playing && !now.single);
  view.choose.command = now.pick("seat", std::to_string(index(seat)));
}

std::optional<Seat> next_player(const Now& now, const Counts& counts) {
  switch (now.stage) {
    case Stage::over: break;
    case Stage::ready:
      if (now.single) break;
      [[fallthrough]];
    case Stage::bidding: return next_bidder(now);
    case Stage::shifting: return seat_fact(now.deal, "shift");
    case Stage::playing:
      if (is_by_counts(now)) return next_counter(now, counts);
      if (!is_by_winners(now)) return seat_fact(now.deal, "turn");
  }
  return std::nullopt;
}

}  // namespace

void fill_seats(TrufRound& round, const Now& now, const Counts& counts) {
  const std::optional<Seat> next_seat = next_player(now, counts);
  auto dealer = seat_fact(now.stage == Stage::ready ? now.next : now.deal, "dealer");
  if (now.stage == Stage::ready && now.context.state.dealer) dealer = now.context.state.dealer;
  std::vector<Seat> players;
  const std::vector<std::string> trick =
      now.stage == Stage::playing ? trick_on_table(now, players) : std::vector<std::string>();
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place);
    TrufSeat& view = round.seats[place];
    set_choice(view, now, seat, next_seat);
    view.bid = bid_card(now, seat, side_facts(now.context.table.match, side_at(place)));
    set_count(view, now, place, counts);
    view.deals = dealer == seat;
    const auto played = std::ranges::find(players, seat);
    if (played != players.end()) view.played = card_of(trick[played - players.begin()]);
  }
}

}  // namespace tanteador::view::truf
