// Bids: one card for each player, entered together or one by one. Before: dealer and redeals. After: the
// shift when the bids total 13.

#include <algorithm>

#include "src/view/entry/hold_back.hpp"
#include "src/view/truf/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truf {

namespace {

std::string bid_key(Seat seat) { return "bid/" + std::to_string(index(seat)); }
std::string bid_of(const Now& now, Seat seat) { return now.picked_value(bid_key(seat)); }

std::vector<Seat> may_bid(const Now& now) {
  if (now.stage == Stage::ready) return {seat_at(0), seat_at(1), seat_at(2), seat_at(3)};
  const Offer* offer = legal_offer(now.context.offers, "bid");
  return offer ? offer->players : std::vector<Seat>();
}

std::vector<Seat> without_card(const Now& now) {
  std::vector<Seat> left = may_bid(now);
  std::erase_if(left, [&](Seat seat) { return !bid_of(now, seat).empty(); });
  return left;
}

engine::DealStarted deal_start(const Now& now) {
  return {.dealer = now.context.state.dealer, .direction = {}};
}

// The first entry of a deal also starts it.
command::Enter enter_in_deal(const Now& now, engine::Event event) {
  Changes answered{change::Forget{"truf/bid/"}, put("truf/seat", ""), put<&BoardState::dealer>({})};
  if (now.stage != Stage::ready) return enter_all({as_entry(std::move(event))}, std::move(answered));
  return enter_all({as_entry(deal_start(now)), as_entry(std::move(event))}, std::move(answered));
}

Button bid_key(const Now& now, Seat seat, const std::string& card) {
  Button key{.id = "bid/" + card, .label = card};
  const std::vector<Seat> may = may_bid(now);
  engine::Bid all;
  std::size_t laid = 0;
  for (const Seat other : may) {
    const std::string theirs = other == seat ? card : bid_of(now, other);
    if (other != seat && theirs == card) key.enabled = false;
    if (theirs.empty()) continue;
    all.cards[index(other)] = card_by_name(theirs);
    ++laid;
  }
  key.chosen = bid_of(now, seat) == card;
  if (one_by_one(now))
    key.command = enter_in_deal(now, engine::Bid{{}, seat, card_by_name(card)});
  else if (laid == may.size())
    key.command = enter_in_deal(now, all);
  else
    key.command = now.pick(bid_key(seat), card);
  return key;
}

// Switching the way of bidding clears the chosen cards.
Button mode(const Now& now, std::string_view word, std::string_view english, bool chosen) {
  command::SetState next = now.pick("bids", std::string(word));
  if (!chosen) std::get<Changes>(next.at).push_back(change::Forget{"truf/bid/"});
  return {
      .id = "bids/" + std::string(word), .label = tr(english), .command = std::move(next), .chosen = chosen};
}

// The dealer and the reason; a tap names the next player.
Button dealer_action(const Now& now, Seat in_turn, int number) {
  const Seat dealer = now.context.state.dealer.value_or(in_turn);
  const Seat other = seat_at((index(dealer) + 1) % kSeats);
  const auto next = other == in_turn ? std::nullopt : std::optional(other);
  const Names& names = now.context.table.names;
  const bool played = number_fact(now.deal, "number", 0) > 0;
  std::string why = dealer != in_turn ? render({N_("instead of {0}"), {in_turn}}, names)
                    : played          ? tr("lowest score (tap to change)")
                    : number == 1     ? tr("as agreed (tap to change)")
                                      : tr("deals again (tap to change)");
  return {.id = "dealer",
          .label = render({N_("{0} deals"), {dealer}}, names),
          .detail = std::move(why),
          .command = command::SetState{Changes{put<&BoardState::dealer>(next)}},
          .chosen = dealer != in_turn};
}

// A hand of one kind may be thrown in while bids are secret.
void add_redeal(TrufRound& round, const Now& now, Seat seat) {
  const Offer* offer = legal_offer(now.context.offers, "redealt");
  const bool may =
      now.stage == Stage::ready || (offer && std::ranges::find(offer->players, seat) != offer->players.end());
  if (!may) return;
  struct Row {
    std::string_view id;
    engine::RedealReason reason;
    std::string_view label;
  };
  using enum engine::RedealReason;
  constexpr Row kRows[] = {{"redeal/numbers", all_numbers, N_("Redeal: all numbers")},
                           {"redeal/pictures", all_pictures, N_("Redeal: all pictures")}};
  constexpr std::string_view kPicture = "picture";
  const bool pictures = parameter(now.context.table.match, "ace_in_redeal") == ParameterValue(kPicture);
  for (const Row& row : kRows) {
    if (row.reason == all_pictures && !pictures) continue;
    round.redeal.push_back(
        {.id = std::string(row.id),
         .label = tr(row.label),
         .detail = render({has_picked_nothing(now) ? N_("{0} shows the hand")
                                                   : N_("{0} shows the hand; no bid is entered"),
                           {seat}},
                          now.context.table.names),
         .command = enter_in_deal(now, engine::Redealt{seat, {}, row.reason})});
  }
}

std::string bids_after(const Now& now, const command::Enter& entered) {
  const MatchContext& context = now.context.table;
  const Attempt attempt = context.attempt ? context.attempt(entered.events) : Attempt{};
  if (!attempt.after) return {};
  std::vector<std::string> bids;
  for (int side = 0; side < kSeats; ++side) {
    const int bid = number_fact(side_facts(*attempt.after, side_at(side)), "bid", 0);
    bids.push_back(now.name(seat_at(side)) + " " + (bid < 0 ? signed_points(bid) : std::to_string(bid)));
  }
  return join(bids, " · ");
}

}  // namespace

bool has_picked_nothing(const Now& now) {
  return std::ranges::none_of(may_bid(now), [&](Seat seat) { return !bid_of(now, seat).empty(); });
}

bool one_by_one(const Now& now) {
  if (const std::string picked = now.picked_value("bids"); !picked.empty()) return picked == "single";
  bool single = false;
  last_entered<Truf>(now.context.table.match, [&](const engine::Event& event) {
    const auto* bid = std::get_if<engine::Bid>(&event);
    if (bid) single = bid->player.has_value();
    return bid != nullptr;
  });
  return single;
}

std::optional<Seat> next_bidder(const Now& now) { return next_asked(now, may_bid(now), without_card(now)); }

TrufCard picked_card(const Now& now, Seat seat) { return card_of(bid_of(now, seat)); }

int next_number(const Now& now) {
  const MatchContext& context = now.context.table;
  const Attempt attempt = context.attempt ? context.attempt({as_entry(engine::DealStarted{})}) : Attempt{};
  if (attempt.after) return number_fact(deal_facts(*attempt.after), "number", 1);
  return number_fact(now.deal, "number", 0) + 1;
}

void fill_ready(TrufRound& round, MatchScreen& board, const Now& now) {
  const int number = next_number(now);
  if (const auto dealer = seat_fact(now.next, "dealer")) round.dealer = dealer_action(now, *dealer, number);
  if (now.single)
    round.prompt = tr("Choose the dealer, then start the deal.");
  else
    fill_bids(round, now);
  board.next.push_back({.id = "start_hand",
                        .label = say("Start deal {0}", {number}),
                        .detail = now.single ? "" : tr("bids later"),
                        .command = enter_all({as_entry(deal_start(now))}, {put<&BoardState::dealer>({})})});
  if (has_picked_nothing(now)) return;
  const auto waiting = next_bidder(now);  // only the name fits on the button
  hold_back(board.next.back(), waiting ? now.name(*waiting) : round.prompt);
}

void fill_bids(TrufRound& round, const Now& now) {
  const auto seat = next_bidder(now);
  if (!seat) return;
  const bool single = one_by_one(now);
  const Names& names = now.context.table.names;
  round.prompt = render(
      {single ? N_("Which card does {0} bid with? It stays face down.") : N_("Which card does {0} bid with?"),
       {*seat}},
      names);
  round.modes = {mode(now, "all", N_("All at once"), !single), mode(now, "single", N_("One by one"), single)};
  round.pack = pack_keys([&](const std::string& card) { return bid_key(now, *seat, card); });
  add_redeal(round, now, *seat);
}

void fill_shift(TrufRound& round, const Now& now) {
  const auto seat = seat_fact(now.deal, "shift");
  if (!seat) return;
  round.prompt =
      render({N_("The bids add up to 13. {0} bid highest and chooses: +1 or −1 for everyone."), {*seat}},
             now.context.table.names);
  struct Row {
    std::string_view id, label;
    int by;
  };
  for (const Row& row :
       {Row{"shift/up", N_("+1: main atas"), 1}, Row{"shift/down", N_("−1: main bawah"), -1}}) {
    const command::Enter entered = enter(engine::BidShifted{*seat, row.by});
    round.shift.push_back({.id = std::string(row.id),
                           .label = tr(row.label),
                           .detail = bids_after(now, entered),
                           .command = entered});
  }
}

}  // namespace tanteador::view::truf
