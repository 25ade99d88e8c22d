// The deals, a row each, and the totals above, with a ring round the leader's.

#include <algorithm>
#include <string>
#include <vector>

#include "ui/panel/sheets.hpp"
#include "ui/panel/truf/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kDealNumber = 48, kCellGap = 6, kTotal = 62, kName = 28, kDetail = 20, kTrufDealRow = 36,
                kLeastDealRow = 20;
constexpr ImU32 kRule = IM_COL32(0x6F, 0x9A, 0x86, 70);

void draw_total(Pen& pen, Rect column, const view::TrufTotal& total, float tall, float size) {
  pen.text(column.cut_top(pen.px(kName)), total.name,
           {pen.look.label, pen.ink.text, Align::centre, Overflow::ellipsis});
  const Rect figure = column.cut_top(tall);
  pen.touch(figure, total.why);
  if (total.leads) {
    pen.frame(figure.inset(pen.px(2)), pen.ink.accent, 30, 3);
  }
  pen.text(figure.inset(pen.px(8), pen.px(5)), total.score,
           {pen.look.digits, total.leads ? pen.ink.accent : pen.ink.text, Align::centre, Overflow::whole,
            0.5f, size});
  if (!total.detail.empty())
    pen.text(column.cut_top(pen.px(kDetail)), total.detail, {pen.look.small, pen.ink.muted, Align::centre});
}

// The dealer's card, small enough for a row.
void draw_dealt(Pen& pen, ImVec2 at) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 low{at.x - pen.px(5), at.y - pen.px(7)}, high{at.x + pen.px(5), at.y + pen.px(7)};
  list.AddRectFilled(low, high, IM_COL32(0xF7, 0xF0, 0xDE, 255), pen.px(2));
  list.AddQuadFilled({at.x, at.y - pen.px(4)}, {at.x + pen.px(3), at.y}, {at.x, at.y + pen.px(4)},
                     {at.x - pen.px(3), at.y}, pen.ink.counter);
}

// If not all deals fit: the first one shown, such that the current deal is included.
std::size_t first_shown(const std::vector<view::TrufDealRow>& deals, std::size_t fits) {
  if (deals.size() <= fits) return 0;
  const auto still_to_come = [](const view::TrufDealRow& deal) { return deal.cells.empty() && !deal.open; };
  const auto coming = static_cast<std::size_t>(std::ranges::find_if(deals, still_to_come) - deals.begin());
  return std::min(coming + 1 - std::min(coming + 1, fits), deals.size() - fits);
}

void draw_cell(Pen& pen, Rect cell, const view::TrufCell& one) {
  const bool high = cell.height() >= pen.px(kTrufDealRow) * 1.2f;
  const Rect mark = cell.cut_left(pen.px(14));
  if (one.dealt) draw_dealt(pen, mark.centre());
  const ImU32 ink = one.sign > 0 ? pen.ink.plus : one.sign < 0 ? pen.ink.minus : pen.ink.muted;
  const float points = pen.width_of(one.points, pen.look.small);
  pen.text(cell.cut_left(std::min(std::max(points, pen.px(33)), cell.width() / 2)), one.points,
           {pen.look.small, ink, Align::right, Overflow::whole});
  pen.text(cell, one.total,
           {high ? pen.look.label : pen.look.body, pen.ink.text, Align::right, Overflow::whole});
}

}  // namespace

void draw_truf_sheet(Pen& pen, Rect area, const view::TrufRound& round) {
  pen.fill(area, pen.ink.panel, kPanelCorner);
  area = area.inset(pen.px(12), pen.px(10));
  const bool detailed = !round.totals.empty() && !round.totals.front().detail.empty();
  const float figure = std::clamp(area.height() * 0.13f, pen.px(kTotal), pen.px(2 * kTotal));
  Rect head = area.cut_top(pen.px(kName + (detailed ? kDetail : 0)) + figure, pen.px(6));
  head.cut_left(pen.px(kDealNumber));
  const int players = static_cast<int>(round.totals.size());
  std::vector<std::string> scores;
  for (const view::TrufTotal& total : round.totals) scores.push_back(total.score);
  const float room = head.column(0, std::max(1, players), pen.px(kCellGap)).width() - pen.px(2 * 8),
              size = pen.common_size(scores, pen.look.digits, room);
  for (int i = 0; i < players; ++i)
    draw_total(pen, head.column(i, players, pen.px(kCellGap)), round.totals[i], figure, size);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  Rect ruled = area;
  ruled.cut_left(pen.px(kDealNumber));
  for (int i = 0; i < players; ++i) {  // so that each dealer's mark belongs to one player
    const float x = ruled.column(i, players, pen.px(kCellGap)).left - pen.px(kCellGap / 2);
    list.AddLine({x, ruled.top}, {x, ruled.bottom}, kRule, pen.px(1));
  }
  const auto fits = static_cast<std::size_t>(std::max(1.0f, area.height() / pen.px(kLeastDealRow)));
  const std::size_t rows = std::min(round.deals.size(), fits), first = first_shown(round.deals, fits);
  const float tall = std::min(area.height() / static_cast<float>(std::max<std::size_t>(1, rows)),
                              pen.px(kTrufDealRow) * 1.5f);
  for (std::size_t i = first; i < first + rows; ++i) {
    const view::TrufDealRow& deal = round.deals[i];
    Rect row = area.cut_top(tall);
    list.AddLine(row.min(), {row.right, row.top}, kRule, pen.px(1));
    if (deal.open) pen.fill(row.inset(0, pen.px(1)), pen.ink.chosen, 6);
    const bool played = !deal.cells.empty();
    Rect number = row.cut_left(pen.px(kDealNumber));
    draw_turning(number.cut_right(pen.px(26)).centre(), pen.px(7), deal.direction,
                 played || deal.open ? pen.ink.rope : pen.ink.outline);
    pen.text(number, deal.number,
             {pen.look.small, played || deal.open ? pen.ink.text : pen.ink.muted, Align::right});
    for (int player = 0; player < static_cast<int>(deal.cells.size()); ++player)
      draw_cell(pen, row.column(player, players, pen.px(kCellGap)), deal.cells[player]);
  }
}

namespace {

void draw_tv_total(Pen& pen, const Rect& row, const view::TrufTotal& total) {
  pen.fill(row, total.leads ? pen.ink.chosen : pen.ink.panel);
  if (total.leads) pen.frame(row.inset(pen.px(1)), pen.ink.accent, kKeyCorner, 3);
  Rect inside = row.inset(pen.px(14), pen.px(6));
  const TextStyle score = pen.resize(
      {pen.look.digits, total.leads ? pen.ink.accent : pen.ink.text, Align::right, Overflow::whole},
      inside.height());
  pen.text(inside.cut_right(inside.width() * 0.42f, pen.px(kGap)), total.score, score);
  if (!total.detail.empty())
    pen.text(inside.cut_bottom(inside.height() * 0.36f), total.detail,
             {pen.look.small, pen.ink.muted, Align::left, Overflow::whole});
  pen.text(inside, total.name, {pen.look.label, pen.ink.text, Align::left, Overflow::wrap});
}

}  // namespace

// The table with its bid cards, and the totals.
void draw_tv_sheet(Pen& pen, Rect area, const view::TrufRound& round) {
  constexpr float kTotals = 290;
  Rect totals = area.height() > area.width() ? area.cut_bottom(pen.px(1.4f * kTotals), pen.px(12))
                                             : area.cut_right(pen.px(kTotals), pen.px(12));
  const auto count = static_cast<int>(round.totals.size());
  for (int i = 0; i < count; ++i) draw_tv_total(pen, totals.row(i, count, pen.px(kGap)), round.totals[i]);
  draw_truf_table(pen, area, round);
}

}  // namespace tanteador::ui
