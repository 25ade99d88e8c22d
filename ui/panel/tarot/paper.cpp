// The ruled paper: a column for each player, a row for each deal, totals below.

#include <cmath>

#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui::tarot {

namespace {

using Sheet = view::TarotSheet;

constexpr float kHead = 52, kTotals = 58, kDealRow = 48, kBrief = 24, kRemark = 26;
constexpr float kNumber = 44, kTag = 44, kBalance = 72, kNarrowCell = 90;
constexpr std::size_t kFull = 8;  // rows of full size

void rule(const Pen& pen, float left, float right, float y, ImU32 ink, float thick) {
  ImGui::GetWindowDrawList()->AddLine({left, std::floor(y)}, {right, std::floor(y)}, ink, pen.px(thick));
}

struct PaperColumns {
  float left = 0, right = 0, players = 0, balance = 0;
  int count = 1;
  Rect player(std::size_t place, const Rect& row) const {
    const float wide = (balance - players) / static_cast<float>(count);
    const float from = players + wide * static_cast<float>(place);
    return {from, row.top, from + wide, row.bottom};
  }
};

// ▲ the taker, △ the partner.
void draw_role(const Pen& pen, ImVec2 at, view::TarotRole role) {
  if (role == view::TarotRole::none) return;
  const float r = pen.px(6);
  const ImVec2 a{at.x, at.y - r}, b{at.x + r, at.y + r * 0.8f}, c{at.x - r, at.y + r * 0.8f};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (role == view::TarotRole::taker)
    list.AddTriangleFilled(a, b, c, paper::kInk);
  else
    list.AddTriangle(a, b, c, paper::kInk, pen.px(1.6f));
}

void draw_head(Pen& pen, const Rect& row, const Sheet& sheet, const PaperColumns& columns) {
  for (std::size_t i = 0; i < sheet.players.size(); ++i) {
    const Sheet::Player& player = sheet.players[i];
    const Rect cell = columns.player(i, row);
    pen.touch(cell.inset(pen.px(2), pen.px(1)), player.choose);
    Rect inside = cell.inset(pen.px(6), pen.px(4));
    Rect mark = inside.cut_left(pen.px(18), pen.px(3));
    if (player.deals && cell.width() < pen.px(kNarrowCell))  // the name needs the width
      draw_dealer_card(pen, mark.cut_bottom(mark.height() / 2).centre());
    else if (player.deals)
      draw_dealer_card(pen, inside.cut_right(pen.px(22), pen.px(2)).centre());
    draw_mark(pen, mark.centre(), 7, i, On::paper);
    const std::string first = player.name.substr(0, player.name.find(' '));
    const bool begins = pen.width_of(first + "…", pen.look.label) <= inside.width();
    pen.text(inside, begins ? player.name : player.choose.label,
             {pen.look.label, paper::kInk, Align::left, begins ? Overflow::ellipsis : Overflow::wrap});
  }
}

void draw_balance(Pen& pen, const Rect& place, const Sheet::Row& row, ImFont* font) {
  if (row.balance.empty()) return;
  const ImU32 ink = row.balanced ? paper::kPlus : paper::kMinus;
  Rect text = place.inset(pen.px(4), 0);
  if (row.balanced) {
    const ImVec2 at = text.cut_left(pen.px(14)).centre();
    const ImVec2 tick[] = {{at.x - pen.px(5), at.y},
                           {at.x - pen.px(1.5f), at.y + pen.px(4)},
                           {at.x + pen.px(5), at.y - pen.px(5)}};
    ImGui::GetWindowDrawList()->AddPolyline(tick, 3, ink, 0, pen.px(2));
  }
  pen.text(text, row.balance, {font, ink, Align::right});
}

void draw_row(Pen& pen, const Rect& row, const Sheet::Row& deal, const PaperColumns& columns, bool full) {
  if (full) pen.touch({columns.left, row.top, columns.right, row.bottom}, deal.choose);
  const Rect number{columns.left, row.top, columns.left + pen.px(kNumber), row.bottom};
  pen.text(number.inset(pen.px(6), 0), deal.choose.label, {pen.look.small, paper::kMuted, Align::right});
  draw_tag(pen, {number.right + pen.px(kTag) / 2, row.centre().y}, deal.tag, deal.contract);
  rule(pen, columns.left, columns.right, row.bottom, paper::kRule, 1);
  const Rect cells{columns.players, row.top, columns.balance, row.bottom};
  if (!deal.note.empty() && deal.tag.empty())
    return pen.text(cells.inset(pen.px(10), 0), deal.note, {pen.look.small, paper::kMuted});
  for (std::size_t i = 0; i < deal.cells.size(); ++i) {
    const Sheet::Cell& cell = deal.cells[i];
    Rect place = columns.player(i, row).inset(pen.px(8), pen.px(3));
    draw_role(pen, {place.left + pen.px(8), place.centre().y}, cell.role);
    place.left += pen.px(18);
    const TextStyle total{full ? pen.look.label : pen.look.small, cell.below ? paper::kMinus : paper::kInk,
                          Align::right};
    if (!full || cell.delta.empty() || cell.total.empty()) {
      pen.figures(place, cell.total.empty() ? cell.delta : cell.total, total, cell.below);
      continue;
    }
    pen.figures(place.cut_top(pen.px(18)), cell.delta,
                {pen.look.small, cell.loses ? paper::kMinus : paper::kPlus, Align::right}, cell.loses);
    pen.figures(place, cell.total, total, cell.below);
  }
  draw_balance(pen, {columns.balance, row.top, columns.right, row.bottom}, deal, pen.look.small);
}

// The last deals in full, earlier ones in a line each, and a key to deals that do not fit.
void draw_rows(Pen& pen, Rect area, const Sheet& sheet, const PaperColumns& columns, bool brief) {
  const auto height = [&](std::size_t row) {
    return sheet.rows.size() - row <= kFull && !sheet.rows[row].cells.empty() &&
                   (sheet.rows[row].note.empty() || !sheet.rows[row].tag.empty())
               ? pen.key(kDealRow)
               : pen.px(kBrief);
  };
  std::size_t first = sheet.rows.size();
  float used = 0;
  while (first > 0 && used + height(first - 1) <= area.height()) used += height(--first);
  if (first > 0 && !brief) {
    while (first < sheet.rows.size() && used + pen.key(kDealRow) > area.height()) used -= height(first++);
    const Rect line = area.cut_top(pen.key(kDealRow));
    pen.touch(line, sheet.earlier);
    Rect words{columns.players + pen.px(10), line.top + pen.px(2), columns.right, line.bottom - pen.px(2)};
    words.right =
        std::min(words.right, words.left + pen.width_of(sheet.earlier.label, pen.look.small) + pen.px(8));
    pen.fill(words, paper::kPaper, 0);  // hides the column lines
    pen.text(words, sheet.earlier.label, {pen.look.small, paper::kAccent});
    rule(pen, columns.left, columns.right, line.bottom, paper::kRule, 1);
  }
  for (; first < sheet.rows.size(); ++first) {
    const float tall = height(first);
    draw_row(pen, area.cut_top(tall), sheet.rows[first], columns, tall > pen.px(kBrief));
  }
  for (float y = area.top + pen.key(kDealRow); y < area.bottom - pen.px(4); y += pen.key(kDealRow))
    rule(pen, columns.left, columns.right, y, paper::kRule, 1);
  if (sheet.empty.empty() || !sheet.rows.empty()) return;
  const Rect line{area.left, area.top + 3 * pen.key(kDealRow), area.right, area.top + 4 * pen.key(kDealRow)};
  const float wide = std::min(pen.width_of(sheet.empty, pen.look.body) + pen.px(24), line.width());
  const float middle = line.centre().x;  // the columns end there
  pen.fill({middle - wide / 2, line.top + pen.px(2), middle + wide / 2, line.bottom - pen.px(2)},
           paper::kPaper);
  pen.text(line, sheet.empty, {pen.look.body, paper::kMuted, Align::centre});
}

void draw_totals(Pen& pen, const Rect& row, const Sheet& sheet, const PaperColumns& columns) {
  rule(pen, columns.left, columns.right, row.top, paper::kInk, 1.5f);
  rule(pen, columns.left, columns.right, row.top + pen.px(4), paper::kInk, 1.5f);
  std::vector<std::string> totals;
  for (const Sheet::Player& player : sheet.players) totals.push_back(player.total);
  const float size =
      pen.common_size(totals, pen.look.title, columns.player(0, row).width() - pen.px(2 * 4 + 18 + 2 * 8));
  for (std::size_t i = 0; i < sheet.players.size(); ++i) {
    const Sheet::Player& player = sheet.players[i];
    pen.touch(columns.player(i, row).inset(pen.px(4), pen.px(5)), player.why);
    Rect cell = columns.player(i, row).inset(pen.px(4), pen.px(8));
    if (player.last) draw_lantern(pen, {cell.left + pen.px(10), cell.centre().y + pen.px(4)});
    cell.left += pen.px(18);
    const Rect text = cell.inset(pen.px(8), 0);
    pen.figures(text, player.total,
                {pen.look.title, player.below ? paper::kMinus : paper::kInk, Align::right, Overflow::whole,
                 0.5f, size},
                player.below);
    if (!player.leads) continue;
    const float wide = std::min(text.width(), pen.width_of(player.total, pen.look.title) * size) + pen.px(28);
    pen.frame({text.right - wide + pen.px(8), cell.top + pen.px(1), text.right + pen.px(9), cell.bottom},
              paper::kAccent, 20, 2.6f);
  }
}

}  // namespace

void draw_sheet(Pen& pen, Rect area, const Sheet& sheet) {
  pen.fill({area.left + pen.px(2), area.top + pen.px(3), area.right + pen.px(2), area.bottom + pen.px(3)},
           IM_COL32(0, 0, 0, 90), 6);
  pen.fill(area, paper::kPaper, 5);
  pen.weave(area.inset(pen.px(2)), pen.look.grain, paper::kGrain);
  Rect inside = area.inset(pen.px(8), pen.px(6));
  PaperColumns columns{inside.left, inside.right, inside.left + pen.px(kNumber + kTag),
                       inside.right - pen.px(kBalance), static_cast<int>(sheet.players.size())};
  if (!sheet.remark.empty())
    pen.text(inside.cut_bottom(pen.px(kRemark)), sheet.remark,
             {pen.look.small, paper::kMinus, Align::centre});
  const bool brief = area.height() < pen.px(400);
  const Rect head = inside.cut_top(pen.key(kHead - 2) + pen.px(2)),
             totals = inside.cut_bottom(pen.key(kTotals - 10) + pen.px(10));
  ImGui::GetWindowDrawList()->AddLine({columns.players, area.top}, {columns.players, area.bottom},
                                      paper::kMargin, pen.px(1.6f));
  draw_head(pen, head, sheet, columns);
  rule(pen, columns.left, columns.right, head.bottom, paper::kMuted, 1.5f);
  for (int i = 1; i <= columns.count; ++i) {
    const float x = std::floor(columns.player(i, inside).left);
    ImGui::GetWindowDrawList()->AddLine({x, head.top}, {x, totals.bottom}, paper::kRule, pen.px(1));
  }
  draw_rows(pen, inside, sheet, columns, brief);
  draw_totals(pen, totals, sheet, columns);
}

void draw_breakdown(Pen& pen, Rect area, const Sheet::Breakdown& breakdown) {
  pen.fill(area, paper::kPaper, 5);
  area = area.inset(pen.px(14), pen.px(8));
  Rect head = area.cut_top(pen.key(50), pen.px(kGapKeypad));
  Rect close = head.cut_right(pen.px(104), pen.px(kGap));
  pen.fill(close, pen.ink.panel);
  pen.button(close, breakdown.close, Kind::link);
  pen.text(head, breakdown.title, {pen.look.label, paper::kInk});
  if (!breakdown.balance.empty())
    pen.text(area.cut_bottom(pen.px(22)), breakdown.balance, {pen.look.small, paper::kMuted});
  for (const Sheet::Part& part : breakdown.parts) {
    const auto line = [&](const std::string& text, ImU32 ink) {
      if (text.empty() || area.height() < pen.px(18)) return;
      const float tall = pen.height_of(text, pen.look.small, area.width());
      pen.text(area.cut_top(std::min(tall, area.height())), text,
               {pen.look.small, ink, Align::left, Overflow::wrap, 0});
    };
    line(part.how, paper::kInk);
    line(part.points, paper::kAccent);
    line(part.rule, paper::kMuted);
    area.cut_top(pen.px(4));
  }
}

}  // namespace tanteador::ui::tarot
