// The score deal by deal, for a picture to share. The sides stand side by side, in several columns if needed.

#include <algorithm>
#include <cmath>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace score_sheet {

namespace {

constexpr float kDealNumber = 40, kFigure = 62, kSheetHead = 30, kApart = 18, kLeastColumn = 34;

// The layout: height of rows and width of columns. Without enough room only the last deals are shown.
struct SheetPlan {
  float row = 0, wide = 0;  // pixels
  std::size_t rows = 1, first = 1;
};

float least_column(const Pen& pen, const std::vector<view::CurveLine>& lines) {
  constexpr float kSmaller = 0.8f;
  float wide = pen.px(kLeastColumn);
  for (const view::CurveLine& line : lines) {
    for (const int points : line.values)
      wide = std::max(wide, pen.width_of("−" + std::to_string(std::abs(points)), pen.look.small) * kSmaller);
  }
  return wide + pen.px(4);
}

SheetPlan plan_of(const Pen& pen, const Rect& area, const std::vector<view::CurveLine>& lines) {
  constexpr float kRows[] = {28, 24, 20, 16};
  SheetPlan plan;
  const std::size_t deals = lines.front().values.size() - 1;
  const auto sides = static_cast<float>(lines.size());
  const float least = pen.px(kDealNumber + kApart) + least_column(pen, lines) * sides;
  plan.wide = std::min(area.width(), std::max(least, pen.px(kDealNumber + kApart + kFigure * sides)));
  for (const float row : kRows) {
    plan.row = pen.px(row);
    plan.rows = static_cast<std::size_t>(std::max(1.0f, (area.height() - pen.px(kSheetHead)) / plan.row));
    const auto blocks = static_cast<float>((deals + plan.rows - 1) / plan.rows);
    if (blocks * std::min(least, plan.wide) <= area.width()) {
      plan.wide = std::min(plan.wide, area.width() / std::max(1.0f, blocks));
      return plan;
    }
  }
  plan.wide = std::min(plan.wide, least);
  const auto room = plan.rows * static_cast<std::size_t>(std::max(1.0f, area.width() / plan.wide));
  plan.first = deals > room ? deals - room + 1 : 1;
  return plan;
}

void draw_block(Pen& pen, Rect block, const SheetPlan& plan, const std::vector<view::CurveLine>& lines,
                std::size_t from) {
  block.right -= pen.px(kApart);
  const auto sides = static_cast<int>(lines.size());
  const std::size_t deals = lines.front().values.size() - 1;
  const auto cell = [&](Rect row, int side) {
    row.cut_left(pen.px(kDealNumber));
    return row.column(side, sides, pen.px(kGapKeypad));
  };
  const Rect head = block.cut_top(pen.px(kSheetHead));
  for (int side = 0; side < sides; ++side) {
    const auto which = static_cast<std::size_t>(lines[side].side);
    const Rect place = cell(head, side);
    draw_mark(pen, {place.right - pen.px(10), place.centre().y}, 7, which, side_colour(pen.ink, which));
  }
  for (std::size_t deal = from; deal < std::min(deals + 1, from + plan.rows); ++deal) {
    const Rect row = block.cut_top(plan.row);
    const TextStyle number{pen.look.small, pen.ink.muted, Align::left, Overflow::whole};
    pen.text({row.left, row.top, row.left + pen.px(kDealNumber - 6), row.bottom}, std::to_string(deal),
             number);
    for (int side = 0; side < sides; ++side) {
      const int points = lines[side].values[deal];
      const std::string figure = (points < 0 ? "−" : "") + std::to_string(std::abs(points));
      pen.text(cell(row, side), figure,
               {deal == deals ? pen.look.label : pen.look.body, pen.ink.text, Align::right, Overflow::whole});
    }
    ImGui::GetWindowDrawList()->AddLine({row.left, row.bottom}, {row.right, row.bottom}, pen.ink.button,
                                        pen.px(1));
  }
}

}  // namespace

}  // namespace score_sheet

void draw_score_sheet(Pen& pen, Rect area, const view::Finale& finale) {
  pen.text(area.cut_top(pen.px(26), pen.px(kGapKeypad)), finale.curve_title, {pen.look.small, pen.ink.muted});
  const auto count = static_cast<int>(finale.curves.size());
  for (int i = 0; i < count; ++i) {
    const view::Curve& curve = finale.curves[i];
    if (curve.lines.empty() || curve.lines.front().values.size() < 2) continue;
    Rect part = area.column(i, count, pen.px(kGapParts));
    if (!curve.title.empty())
      pen.text(part.cut_top(pen.px(22)), curve.title,
               {pen.look.small, pen.ink.accent, Align::left, Overflow::whole});
    const std::size_t deals = curve.lines.front().values.size() - 1;
    const score_sheet::SheetPlan plan = score_sheet::plan_of(pen, part, curve.lines);
    for (std::size_t from = plan.first; from <= deals; from += plan.rows)
      score_sheet::draw_block(pen, part.cut_left(plan.wide), plan, curve.lines, from);
  }
}

}  // namespace tanteador::ui
