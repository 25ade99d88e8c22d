// The large totals, a row for every deal below them, and the curve of the totals.

#include <algorithm>
#include <cmath>

#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/sheet/parts.hpp"

namespace tanteador::ui::any_game {

namespace {

using Sheet = view::ScoreSheet;

constexpr float kRow = 30, kTwoLines = 42, kNumber = 34, kMark = 18, kApart = 5, kSquareSide = 22;
constexpr int kTotalsInARow = 6;
constexpr ImU32 kSquares = IM_COL32(0x9F, 0xC3, 0xD9, 120);

void draw_total(Pen& pen, const Rect& card, const Sheet::Column& column, std::size_t side) {
  if (column.leads) pen.frame(card.inset(pen.px(1)), pen.ink.accent, 24, 2.5f);
  pen.touch(card, column.why);
  Rect inside = card.inset(pen.px(10), pen.px(6));
  Rect head = inside.cut_top(pen.px(26));
  draw_side_mark(pen, head.cut_left(pen.px(kMark), pen.px(kGap)), static_cast<int>(side));
  if (column.deals) draw_dealer_card(pen, head.cut_right(pen.px(24), pen.px(kGapKeypad)).centre());
  pen.text(head, column.name, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
  if (!column.detail.empty())
    pen.text(inside.cut_bottom(pen.px(inside.width() < pen.px(150) ? 40 : 22)), column.detail,
             {pen.look.small, pen.ink.muted, Align::centre});
  pen.text(inside, column.total,
           {pen.look.digits, column.leads ? pen.ink.accent : pen.ink.text, Align::centre, Overflow::whole});
}

// For so many sides that their totals need two rows.
void draw_names(Pen& pen, Rect line, const Sheet& sheet) {
  line.cut_left(pen.px(kNumber));
  const auto count = static_cast<int>(sheet.columns.size());
  for (int i = 0; i < count; ++i) {
    Rect place = line.column(i, count, pen.px(6));
    const std::string& name = sheet.columns[i].name;
    const float wide =
        std::min(place.width() - pen.px(kMark + kApart), pen.width_of(name, pen.look.small) + pen.px(2));
    pen.text(place.cut_right(wide, pen.px(kApart)), name,
             {pen.look.small, pen.ink.muted, Align::right, Overflow::ellipsis});
    draw_side_mark(pen, place.cut_right(pen.px(kMark)), i);
  }
}

// The change beside the total if both fit, else above it.
void draw_cell(Pen& pen, Rect place, const Sheet::Cell& cell, ImFont* font) {
  const bool narrow = place.width() < pen.px(96);
  Rect upper = narrow ? place.cut_top(place.height() / 2) : place.cut_left(place.width() / 2);
  pen.figures(upper, cell.change, {pen.look.small, pen.ink.muted, Align::right});
  pen.figures(place, cell.total, {narrow ? pen.look.small : font, pen.ink.text, Align::right});
}

// Higher if all rows fit.
float row_height(const Pen& pen, const Rect& area, const Sheet& sheet) {
  const auto columns = static_cast<float>(std::max<std::size_t>(1, sheet.columns.size()));
  const bool two_lines = (area.width() - pen.px(kNumber)) / columns < pen.px(102);
  const float least = pen.px(two_lines ? kTwoLines : kRow);
  const float each = area.height() / static_cast<float>(std::max<std::size_t>(8, sheet.rows.size()));
  return std::clamp(each, least, least * 1.5f);
}

}  // namespace

void draw_squares(Pen& pen, const Rect& area) {
  pen.fill(area, pen.ink.back, 6);
  pen.weave(area.inset(pen.px(2)), pen.look.grain, IM_COL32(0x8B, 0x6A, 0x30, 22));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float step = pen.px(kSquareSide);
  for (float x = area.left + step; x < area.right; x += step)
    list.AddLine({std::floor(x), area.top}, {std::floor(x), area.bottom}, kSquares, 1);
  for (float y = area.top + step; y < area.bottom; y += step)
    list.AddLine({area.left, std::floor(y)}, {area.right, std::floor(y)}, kSquares, 1);
}

void draw_totals(Pen& pen, Rect area, const Sheet& sheet) {
  for (const float up : {0.0f, 4.0f})
    ImGui::GetWindowDrawList()->AddLine({area.left, area.bottom - pen.px(up)},
                                        {area.right, area.bottom - pen.px(up)}, pen.ink.text, pen.px(1.6f));
  area.bottom -= pen.px(8);
  area.cut_left(pen.px(kNumber));
  const auto count = static_cast<int>(sheet.columns.size());
  const int rows = (count + kTotalsInARow - 1) / kTotalsInARow, columns = (count + rows - 1) / rows;
  for (int i = 0; i < count; ++i) {
    const Rect row = area.row(i / columns, rows, pen.px(kGap));
    const auto side = static_cast<std::size_t>(i);
    draw_total(pen, row.column(i % columns, columns, pen.px(6)), sheet.columns[side], side);
  }
}

// The last deals, as many as fit. The event list shows all of them.
void draw_rows(Pen& pen, Rect area, const Sheet& sheet) {
  if (sheet.rows.empty()) {
    pen.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), sheet.deals_title,
             {pen.look.small, pen.ink.muted});
    return pen.text(area, sheet.no_deals, {pen.look.body, pen.ink.muted, Align::left, Overflow::wrap, 0});
  }
  if (sheet.columns.size() > kTotalsInARow) draw_names(pen, area.cut_top(pen.px(26), pen.px(2)), sheet);
  const float tall = row_height(pen, area, sheet);
  ImFont* font = tall >= pen.px(kRow) * 1.2f ? pen.look.body : pen.look.small;
  const auto fits = static_cast<std::size_t>(std::max(0.0f, area.height() + 1) / tall);
  const std::size_t first = sheet.rows.size() > fits ? sheet.rows.size() - fits : 0;
  for (std::size_t i = first; i < sheet.rows.size(); ++i) {
    Rect line = area.cut_top(tall);
    if (sheet.rows[i].ends_game)
      ImGui::GetWindowDrawList()->AddLine({line.left, line.bottom}, {line.right, line.bottom}, pen.ink.accent,
                                          pen.px(1.5f));
    pen.text(line.cut_left(pen.px(kNumber)), sheet.rows[i].number, {pen.look.small, pen.ink.muted});
    const auto count = static_cast<int>(sheet.rows[i].cells.size());
    const float air = pen.px(count > kTotalsInARow ? 1 : 6);  // figures of six digits stand twelve in a row
    for (int side = 0; side < count; ++side)
      draw_cell(pen, line.column(side, count, air).inset(air, 0), sheet.rows[i].cells[side], font);
  }
}

void draw_chart(Pen& pen, Rect area, const Sheet& sheet) {
  const Sheet::Chart& chart = sheet.chart;
  pen.fill(area, pen.ink.back, 6);
  area = area.inset(pen.px(14), pen.px(10));
  pen.text(area.cut_top(pen.px(22), pen.px(6)), chart.title, {pen.look.small, pen.ink.muted});
  Rect scale = area.cut_left(pen.px(52), pen.px(6));
  const Rect plot = area.inset(pen.px(4), pen.px(8));
  const auto y = [&](int value) {
    return plot.bottom -
           plot.height() * static_cast<float>(value - chart.low) / static_cast<float>(chart.high - chart.low);
  };
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto level = [&](int value, const std::string& text, ImU32 ink) {
    list.AddLine({plot.left, y(value)}, {plot.right, y(value)}, ink, pen.px(1.5f));
    pen.figures({scale.left, y(value) - pen.px(11), scale.right, y(value) + pen.px(11)}, text,
                {pen.look.small, pen.ink.muted, Align::right});
  };
  level(0, "0", pen.ink.outline);
  if (chart.low < 0) level(chart.low, chart.low_text, pen.ink.button);
  level(chart.high, chart.high_text, chart.to_target ? pen.ink.accent : pen.ink.button);
  for (std::size_t side = 0; side < chart.lines.size(); ++side) {
    const auto& values = chart.lines[side];
    std::vector<ImVec2> points;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const float part =
          static_cast<float>(i) / static_cast<float>(std::max<std::size_t>(1, values.size() - 1));
      const ImVec2 at{plot.left + plot.width() * part, y(values[i])};
      if (points.empty() || at.x - points.back().x >= 1 || i + 1 == values.size()) points.push_back(at);
    }
    list.AddPolyline(points.data(), static_cast<int>(points.size()), side_colour(pen.ink, side), 0,
                     pen.px(2.5f));
    draw_mark(pen, points.back(), 5, side, side_colour(pen.ink, side));
  }
}

}  // namespace tanteador::ui::any_game
