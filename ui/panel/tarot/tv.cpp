// The score of French tarot on a big screen: a card for each player, and the chart below.

#include <algorithm>
#include <vector>

#include "ui/panel/sheets.hpp"
#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui {

namespace {

using Sheet = view::TarotSheet;

// The last deal with points; nullptr: none.
const Sheet::Row* last_deal(const Sheet& sheet) {
  const auto row = std::ranges::find_if(sheet.rows.rbegin(), sheet.rows.rend(), &Sheet::Row::written);
  return row == sheet.rows.rend() ? nullptr : &*row;
}

struct CardPlace {
  Rect name = {}, total = {}, change = {};
};

CardPlace place_of(const Pen& pen, const Rect& card) {
  CardPlace place{.total = card.inset(pen.px(14), pen.px(10))};
  place.name = place.total.cut_top(pen.px(40));
  place.change = place.total.cut_bottom(pen.px(34));
  return place;
}

void draw_name(Pen& pen, Rect line, const Sheet::Player& player, std::size_t place) {
  tarot::draw_mark(pen, line.cut_left(pen.px(26), pen.px(6)).centre(), 10, place, tarot::On::paper);
  if (player.deals) draw_dealer_card(pen, line.cut_right(pen.px(26), pen.px(kGapKeypad)).centre());
  const bool whole = pen.width_of(player.name, pen.look.label) <= line.width();
  pen.text(line, whole ? player.name : player.choose.label,
           {pen.look.label, tarot::paper::kInk, Align::left, Overflow::ellipsis});
}

// The change by the last deal; the taker has the contract beside it, the last player a lantern.
void draw_change(Pen& pen, Rect line, const Sheet::Row& deal, const Sheet::Cell& cell, bool is_last) {
  if (is_last) tarot::draw_lantern(pen, line.cut_right(pen.px(26)).centre());
  if (cell.role == view::TarotRole::taker)
    tarot::draw_tag(pen, line.cut_right(pen.px(44)).centre(), deal.tag, deal.contract);
  pen.figures(line, cell.delta,
              {pen.look.title, cell.loses ? tarot::paper::kMinus : tarot::paper::kPlus, Align::left},
              cell.loses);
}

// As high as a total of that size.
Rect ring_of(const Pen& pen, Rect place, float times) {
  const float tall = std::min(place.height(), pen.look.size_of(pen.look.digits) * times * 1.1f);
  const float top = place.centre().y - tall / 2;
  return {place.left, top, place.right, top + tall};
}

// All totals have one size. The leader's is framed.
void draw_cards(Pen& pen, const Rect& area, const Sheet& sheet) {
  pen.fill(area, tarot::paper::kPaper, 5);
  const auto count = static_cast<int>(sheet.players.size());
  std::vector<CardPlace> places;
  float times = 100;
  for (int i = 0; i < count; ++i) {
    places.push_back(place_of(pen, area.column(i, count, 0)));
    const TextStyle most = pen.resize({pen.look.digits, tarot::paper::kInk}, places[i].total.height());
    const float wide = std::max(1.0f, pen.width_of(sheet.players[i].total, pen.look.digits));
    times = std::min({times, most.times, (places[i].total.width() - pen.px(24)) / wide});
  }
  const Sheet::Row* deal = last_deal(sheet);
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Sheet::Player& player = sheet.players[at];
    draw_name(pen, places[at].name, player, at);
    if (player.leads) pen.frame(ring_of(pen, places[at].total, times), tarot::paper::kAccent, 30, 3);
    pen.text(places[at].total, player.total,
             {pen.look.digits, player.below ? tarot::paper::kMinus : tarot::paper::kInk, Align::centre,
              Overflow::whole, 0.5f, times});
    if (deal && at < deal->cells.size())
      draw_change(pen, places[at].change, *deal, deal->cells[at], player.last);
  }
}

}  // namespace

void draw_tv_sheet(Pen& pen, Rect area, const view::TarotSheet& sheet) {
  const bool upright = area.height() > area.width();
  draw_cards(pen, area.cut_top(area.height() * (upright ? 0.28f : 0.5f), pen.px(12)), sheet);
  tarot::draw_chart(pen, area, sheet);
}

}  // namespace tanteador::ui
