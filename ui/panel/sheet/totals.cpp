// The big totals, a row for every deal below them, and the course of the totals.

#include <algorithm>
#include <array>

#include "ui/panel/parts.hpp"
#include "ui/panel/sheet/parts.hpp"

namespace tanteador::ui::any_game {

namespace {

using Sheet = view::ScoreSheet;

constexpr float kRow = 30, kNumber = 34, kMark = 12;  // units
constexpr int kTotalsInARow = 6;                      // totals

void draw_mark(const Pen& pen, const Rect& rect, std::size_t side) {
  const ImVec2 at = rect.centre();
  const float half = pen.px(kMark / 2);
  ImGui::GetWindowDrawList()->AddRectFilled({at.x - half, at.y - half}, {at.x + half, at.y + half},
                                            side_colour(pen.ink, side), pen.px(3));
}

void draw_total(Pen& pen, const Rect& card, const Sheet::Column& column, std::size_t side) {
  pen.fill(card, pen.ink.felt, 10);
  pen.frame(card, column.leads ? pen.ink.accent : pen.ink.felt_edge, 10, column.leads ? 2.5f : 1.5f);
  pen.touch(card, column.why);
  Rect inside = card.inset(pen.px(10), pen.px(6));
  Rect head = inside.cut_top(pen.px(26));
  draw_mark(pen, head.cut_left(pen.px(kMark), pen.px(8)), side);
  if (column.deals) draw_dealer_card(pen, head.cut_right(pen.px(24), pen.px(4)).centre());
  pen.text(head, column.name, {pen.look.label, pen.ink.text, Align::left, Long::ellipsis});
  if (!column.detail.empty())
    pen.text(inside.cut_bottom(pen.px(inside.width() < pen.px(150) ? 40 : 22)), column.detail,
             {pen.look.small, pen.ink.muted, Align::centre});
  pen.text(inside, column.total,
           {pen.look.digits, column.leads ? pen.ink.accent : pen.ink.text, Align::centre, Long::whole});
}

void draw_names(Pen& pen, Rect line, const Sheet& sheet) {
  line.cut_left(pen.px(kNumber));
  const auto count = static_cast<int>(sheet.columns.size());
  for (int i = 0; i < count; ++i) {
    Rect place = line.column(i, count, pen.px(6));
    draw_mark(pen, place.cut_left(pen.px(kMark), pen.px(4)), static_cast<std::size_t>(i));
    pen.text(place, sheet.columns[static_cast<std::size_t>(i)].name,
             {pen.look.small, pen.ink.muted, Align::right, Long::ellipsis});
  }
}

// The change beside the total where both have room, else above it.
void draw_cell(Pen& pen, Rect place, const Sheet::Cell& cell) {
  const bool narrow = place.width() < pen.px(96);
  Rect upper = narrow ? place.cut_top(place.height() / 2) : place.cut_left(place.width() / 2);
  pen.figures(upper, cell.change, {pen.look.small, ink_of_points(pen.ink, cell.change), Align::right});
  pen.figures(place, cell.total, {pen.look.small, pen.ink.text, Align::right});
}

float row_height(const Pen& pen, const Rect& area, std::size_t columns) {
  const float each = (area.width() - pen.px(kNumber)) / static_cast<float>(std::max<std::size_t>(1, columns));
  return pen.px(each < pen.px(102) ? 42 : kRow);
}

}  // namespace

// Each at least 3:1 on the panel and the felt of its kind of theme.
ImU32 side_colour(const Theme& ink, std::size_t side) {
  constexpr std::array<ImU32, 12> kOnLight{
      IM_COL32(0x00, 0x72, 0xB2, 255), IM_COL32(0xB3, 0x4D, 0x00, 255), IM_COL32(0x00, 0x6B, 0x4F, 255),
      IM_COL32(0xA8, 0x32, 0x0A, 255), IM_COL32(0x6B, 0x5F, 0x00, 255), IM_COL32(0x9C, 0x2F, 0x6F, 255),
      IM_COL32(0x30, 0x17, 0x17, 255), IM_COL32(0x3A, 0x45, 0xB8, 255), IM_COL32(0x4C, 0x72, 0x1C, 255),
      IM_COL32(0x6D, 0x4C, 0x41, 255), IM_COL32(0x00, 0x6A, 0x78, 255), IM_COL32(0xB0, 0x1E, 0x5A, 255)};
  constexpr std::array<ImU32, 12> kOnDark{
      IM_COL32(0x56, 0xB4, 0xE9, 255), IM_COL32(0xE6, 0x9F, 0x00, 255), IM_COL32(0x7F, 0xD1, 0xAE, 255),
      IM_COL32(0xFF, 0xA3, 0x8A, 255), IM_COL32(0xF0, 0xE4, 0x42, 255), IM_COL32(0xCC, 0x79, 0xA7, 255),
      IM_COL32(0xF3, 0xEF, 0xE4, 255), IM_COL32(0x8C, 0x9E, 0xFF, 255), IM_COL32(0xC5, 0xE1, 0xA5, 255),
      IM_COL32(0xBC, 0xAA, 0xA4, 255), IM_COL32(0x80, 0xDE, 0xEA, 255), IM_COL32(0xF4, 0x8F, 0xB1, 255)};
  return (ink.dark ? kOnDark : kOnLight)[side % kOnDark.size()];
}

void draw_totals(Pen& pen, Rect area, const Sheet& sheet) {
  const auto count = static_cast<int>(sheet.columns.size());
  const int rows = (count + kTotalsInARow - 1) / kTotalsInARow, columns = (count + rows - 1) / rows;
  for (int i = 0; i < count; ++i) {
    const Rect row = area.row(i / columns, rows, pen.px(kGap));
    const auto side = static_cast<std::size_t>(i);
    draw_total(pen, row.column(i % columns, columns, pen.px(kGap)), sheet.columns[side], side);
  }
}

// The last ones, as many as there is room for: all of them stand in the event list.
void draw_rows(Pen& pen, Rect area, const Sheet& sheet) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(14), pen.px(10));
  if (sheet.rows.empty()) {
    pen.text(area.cut_top(pen.px(24), pen.px(4)), sheet.deals_title, {pen.look.small, pen.ink.muted});
    return pen.text(area, sheet.no_deals, {pen.look.body, pen.ink.muted, Align::left, Long::wrap, 0});
  }
  draw_names(pen, area.cut_top(pen.px(26), pen.px(2)), sheet);
  const float tall = row_height(pen, area, sheet.columns.size());
  const auto fits = static_cast<std::size_t>(std::max(1.0f, area.height() / tall));
  const std::size_t first = sheet.rows.size() > fits ? sheet.rows.size() - fits : 0;
  for (std::size_t i = first; i < sheet.rows.size(); ++i) {
    Rect line = area.cut_top(tall);
    if (sheet.rows[i].ends_game)
      ImGui::GetWindowDrawList()->AddLine({line.left, line.bottom}, {line.right, line.bottom}, pen.ink.accent,
                                          pen.px(1.5f));
    pen.text(line.cut_left(pen.px(kNumber)), sheet.rows[i].number, {pen.look.small, pen.ink.muted});
    const auto count = static_cast<int>(sheet.rows[i].cells.size());
    for (int side = 0; side < count; ++side)
      draw_cell(pen, line.column(side, count, pen.px(6)),
                sheet.rows[i].cells[static_cast<std::size_t>(side)]);
  }
}

void draw_chart(Pen& pen, Rect area, const Sheet& sheet) {
  const Sheet::Chart& chart = sheet.chart;
  pen.fill(area, pen.ink.panel, 14);
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
    list.AddCircleFilled(points.back(), pen.px(4.5f), side_colour(pen.ink, side));
  }
}

}  // namespace tanteador::ui::any_game
