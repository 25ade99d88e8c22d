#include <algorithm>

#include "src/view/outline.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace truf_outline {

namespace {

using Kind = OutlinePart::Kind;

std::string card_text(const TrufCard& card) {
  constexpr std::pair<char, std::string_view> kSigns[] = {{'s', "♠"}, {'h', "♥"}, {'d', "♦"}, {'c', "♣"}};
  if (card.face != TrufFace::open) return card.face == TrufFace::down ? "▮" : "";
  for (const auto& [letter, sign] : kSigns)
    if (letter == card.suit) return card.rank + std::string(sign);
  return card.rank;
}

std::vector<OutlineCard> cards_of(const TrufRound& round) {
  using Face = OutlineCard::Face;
  const bool played = std::ranges::any_of(
      round.seats, [](const TrufSeat& seat) { return seat.played.face != TrufFace::none; });
  std::vector<OutlineCard> cards;
  for (const TrufSeat& seat : round.seats) {
    const TrufCard& card = played ? seat.played : seat.bid;
    const Face face = card.face == TrufFace::open   ? Face::open
                      : card.face == TrufFace::down ? Face::down
                                                    : Face::none;
    cards.push_back({.seat = seat.choose.label, .face = face, .rank = card.rank, .suit = card.suit});
  }
  return cards;
}

void add_seats(Outline& all, const TrufRound& round) {
  OutlinePart seats{.text = round.mode, .actions = {}, .across = static_cast<int>(round.seats.size())};
  for (const std::string& line : {round.sum, round.tricks_left_text, round.broken, round.direction_name})
    if (!line.empty()) seats.lines.push_back(line);
  for (const TrufSeat& seat : round.seats) {
    std::string detail = card_text(seat.bid);
    for (const std::string& more : {seat.count, seat.difference, card_text(seat.played)})
      if (!more.empty()) detail += (detail.empty() ? "" : " · ") + without_breaks(more);
    seats.actions.push_back(with_detail(seat.choose, std::move(detail)));
  }
  seats.cards = cards_of(round);
  add_part(all, std::move(seats));
}

void add_pack(Outline& all, const std::vector<TrufKey>& pack) {
  OutlinePart suit{.kind = Kind::keys};
  for (std::size_t i = 0; i < pack.size(); ++i) {
    if (i > 0 && pack[i].card.suit != pack[i - 1].card.suit) {
      add_part(all, std::move(suit));
      suit = {.kind = Kind::keys};
    }
    suit.actions.push_back(pack[i].press);
  }
  add_part(all, std::move(suit));
}

OutlinePart record_of(const TrufRound& round) {
  OutlinePart record{.kind = Kind::record, .columns = {"#"}};
  for (const TrufTotal& total : round.totals) record.columns.push_back(total.name);
  for (auto deal = round.deals.rbegin(); deal != round.deals.rend(); ++deal) {
    if (deal->cells.empty()) continue;
    auto& cells = record.rows.emplace_back(std::vector{deal->number});
    for (const TrufCell& cell : deal->cells)
      cells.push_back(cell.points.empty() ? cell.total : cell.points + " = " + cell.total);
  }
  return record;
}

}  // namespace

}  // namespace truf_outline

void outline(Outline& all, const TrufRound& round) {
  using Kind = OutlinePart::Kind;
  int side = 0;
  for (const TrufTotal& total : round.totals)
    all.scores.push_back({.name = total.name,
                          .points = total.score,
                          .detail = total.detail,
                          .leads = total.leads,
                          .side = side++,
                          .why = total.why});
  truf_outline::add_seats(all, round);
  add_part(all, {.kind = Kind::text, .lines = {round.prompt}, .actions = round.modes});
  truf_outline::add_pack(all, round.pack);
  add_part(all, {.kind = Kind::act, .actions = round.shift});
  add_part(all, {.kind = Kind::act, .actions = round.winners, .across = 2});
  OutlinePart counts{.kind = Kind::keys, .across = 7};  // the seats name their bids
  for (const Button& count : round.counts) counts.actions.push_back(with_detail(count, {}));
  add_part(all, std::move(counts));
  add_part(all, {.kind = Kind::act, .actions = {round.confirm}, .dock = true});
  OutlinePart redeal{.across = static_cast<int>(round.redeal.size())};  // of the chosen player
  for (const Button& reason : round.redeal) redeal.actions.push_back(with_detail(reason, {}));
  add_part(all, std::move(redeal));
  add_part(all, {.kind = Kind::way_out, .actions = {round.clear, round.dealer}});
  add_part(all, truf_outline::record_of(round));
}

}  // namespace tanteador::view
