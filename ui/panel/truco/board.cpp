// Both sides with figures and matches, the seats, and the last entry; beside them the hand.

#include <algorithm>
#include <cmath>

#include "ui/panel/matches.hpp"
#include "ui/panel/sheets.hpp"
#include "ui/panel/truco/parts.hpp"

namespace tanteador::ui {

namespace truco {

using layout::Box;

namespace {

constexpr float kRope = 38;  // units: the gap between two score zones, which takes no taps
constexpr float kNarrowColumn = 260, kSpoken = 104, kLeastSpoken = 64, kPoints = 72;

void draw_rope(Pen& pen, const Rect& gap) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float x = std::floor(gap.centre().x), thick = pen.px(7), step = pen.px(8);
  list.AddLine({x, gap.top}, {x, gap.bottom}, pen.ink.rope_dark, thick);
  for (float y = gap.top; y + step < gap.bottom && has_room(); y += step) {
    list.AddLine({x - thick / 2, y + step * 0.9f}, {x + thick / 2, y + step * 0.1f}, pen.ink.rope,
                 pen.px(3.4f));
  }
}

// A bean with a dent at the top. Filled: a set won. Outline: a set still to win.
void draw_bean(Pen& pen, ImVec2 at, bool filled) {
  if (!has_room()) return;
  constexpr int kSteps = 24;
  std::array<ImVec2, kSteps> edge;
  for (int i = 0; i < kSteps; ++i) {
    const float turn = static_cast<float>(i) / kSteps * 2 * 3.14159265f;
    const float dent = 1 - 0.28f * std::exp(-8 * (1 - std::sin(turn)));
    edge[i] = {at.x + std::cos(turn) * pen.px(11), at.y - std::sin(turn) * pen.px(8) * dent};
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 light = IM_COL32(0xF1, 0xE4, 0xC8, 255);
  for (std::size_t i = 0; filled && i < kSteps; ++i) {  // in triangles, because the shape is not convex
    list.AddTriangleFilled(at, edge[i], edge[(i + 1) % kSteps], light);
  }
  list.AddPolyline(edge.data(), kSteps, filled ? light : pen.ink.outline, ImDrawFlags_Closed, pen.px(1.6f));
}

// A bean for each set. If they would displace the name, one bean and the figures.
void draw_sets(Pen& pen, Rect& line, const view::truco::SideTally& side) {
  constexpr float kBean = 24, kNext = 4;
  const int beans = side.sets_to_win;
  if (static_cast<float>(beans) * pen.px(kBean + kNext) <= line.width() * 0.5f) {
    for (int set = beans - 1; set >= 0; --set)
      draw_bean(pen, line.cut_right(pen.px(kBean), pen.px(kNext)).centre(), set < side.sets);
    return;
  }
  const std::string figures = std::to_string(side.sets) + "/" + std::to_string(beans);
  pen.text(line.cut_right(pen.width_of(figures, pen.look.label) + pen.px(2), pen.px(kNext)), figures,
           {pen.look.label, pen.ink.text, Align::right, Overflow::whole});
  draw_bean(pen, line.cut_right(pen.px(kBean), pen.px(kNext)).centre(), side.sets > 0);
}

void draw_spoken(Pen& pen, Rect line, const view::truco::SideTally& side) {
  const float times = line.height() / pen.px(kSpoken);
  const float wide = std::min(pen.width_of(side.number, pen.look.digits) * times, line.width() * 0.6f);
  const Rect number = line.cut_left(wide, pen.px(14));
  pen.text(number, side.number, {.font = pen.look.digits, .overflow = Overflow::whole, .times = times});
  line = line.inset(0, pen.px(10) * times);  // between the top and bottom of the figures
  const float each = line.height() / 3;
  pen.text(line.cut_top(each), side.half, {pen.look.title, pen.ink.accent, Align::left});
  pen.text(line.cut_top(each), side.total, {pen.look.label, pen.ink.text, Align::left, Overflow::whole});
  pen.text(line, side.missing, {pen.look.small, pen.ink.muted, Align::left});
}

// For columns without room beside the figures: the rest is below them.
void draw_spoken_narrow(Pen& pen, Rect& column, const view::truco::SideTally& side) {
  pen.text(column.cut_top(std::clamp(column.height() * 0.26f, pen.px(kLeastSpoken), pen.px(kSpoken))),
           side.number, {pen.look.digits, pen.ink.text, Align::centre, Overflow::whole});
  Rect line = column.cut_top(pen.px(28));
  pen.text(line.cut_left(line.width() * 0.6f), side.half, {pen.look.label, pen.ink.accent, Align::centre});
  pen.text(line, side.total, {pen.look.label, pen.ink.text, Align::centre, Overflow::whole});
  pen.text(column.cut_top(pen.px(22), pen.px(kGapKeypad)), side.missing,
           {pen.look.small, pen.ink.muted, Align::centre});
}

void draw_points(Pen& pen, Rect& column, const std::vector<view::Button>& points) {
  const auto count = static_cast<float>(points.size());
  const bool one = column.width() >= count * (pen.key(kKeyHeight) + pen.px(kGap)) - pen.px(kGap);
  constexpr float kRoomy = 260;
  const float tall = column.height() >= pen.px(kRoomy)
                         ? pen.px(kPoints)
                         : std::clamp(column.height() * 0.2f, pen.key(kFinger), pen.px(kPoints));
  Rect keys = column.cut_bottom(one ? tall : 2 * tall + pen.px(kGap), pen.px(10));
  const auto in_row = static_cast<int>(points.size() + (one ? 0 : 1)) / (one ? 1 : 2);
  if (in_row > 0) draw_grid(pen, keys, points, in_row, tall / pen.look.scale, Kind::act);
}

void draw_side(Pen& pen, Rect column, const view::truco::SideTally& side, int place) {
  draw_side_name(pen, column.cut_top(pen.px(36)), side, place);
  const bool narrow = column.width() < pen.px(kNarrowColumn);
  const float tall =
      std::clamp(column.height() * 0.26f, pen.px(kLeastSpoken), pen.px(narrow ? kSpoken : 2.4f * kSpoken));
  const Rect spoken{column.left, column.top, column.right, column.top + tall};
  if (narrow)
    draw_spoken_narrow(pen, column, side);
  else
    draw_spoken(pen, column.cut_top(tall, pen.px(kGapKeypad)), side);
  pen.touch(spoken, side.why);
  pen.tint(side_colour(pen.ink, place));
  draw_points(pen, column, side.points);
  pen.tint(0);
  draw_tally(pen, column, side.tally, place);
  if (side.one.enabled) pen.touch(column, side.one);
}

float table_width(const Pen& pen, float width, std::size_t seats) {
  return std::max(width * 0.45f, pen.px(seats == 2   ? 200.0f
                                        : seats < 6  ? 320.0f
                                        : seats == 6 ? 332.0f
                                                     : 364.0f));
}

}  // namespace

void draw_side_name(Pen& pen, Rect line, const view::truco::SideTally& side, int place) {
  draw_side_mark(pen, line.cut_left(pen.px(22), pen.px(kGap)), place);
  draw_sets(pen, line, side);
  if (side.second_half) {
    const ImVec2 at = line.cut_right(pen.px(24), pen.px(kGapKeypad)).centre();
    ImGui::GetWindowDrawList()->AddCircleFilled(at, pen.px(9), pen.ink.counter);
    ImGui::GetWindowDrawList()->AddCircle(at, pen.px(9), IM_COL32(255, 255, 255, 120), 0, pen.px(1.2f));
  }
  pen.text(line, side.name, {pen.look.title, pen.ink.text, Align::left, Overflow::ellipsis});
}

namespace {

void draw_felt(Pen& pen, Rect area, const view::TrucoSheet& sheet) {
  draw_ground(pen, area, view::Material::cloth);
  Rect felt = area.inset(pen.px(24), pen.px(16));
  const int sides = static_cast<int>(sheet.sides.size());
  for (int side = 0; side < sides; ++side) {
    const Rect column = felt.column(side, sides, pen.px(kRope));
    draw_side(pen, column, sheet.sides[side], side);
    if (side > 0)
      draw_rope(pen,
                {column.left - pen.px(kRope), area.top + pen.px(9), column.left, area.bottom - pen.px(9)});
  }
}

Box felt_box(Pen& pen, const view::TrucoSheet& sheet, float side, float tall) {
  const auto sides = static_cast<float>(sheet.sides.size());
  return {.name = "felt",
          .least = {pen.px(sides * (side + kRope) - kRope + 48), pen.px(tall)},
          .weight = 1,
          .draw = [&pen, &sheet](const layout::Bounds& at) { draw_felt(pen, rect_of(at), sheet); }};
}

}  // namespace

// The felt above the table and the last entries; in a low place beside them.
Box scores_box(Pen& pen, layout::Extent room, const view::MatchScreen& board, const view::TrucoSheet& sheet) {
  constexpr float kFoot = 208, kGapHere = 12, kFelt = 280, kNarrowFelt = 320, kNarrowOfTwo = 136,
                  kNarrowOfMore = 100, kLowFelt = 268, kLowOfTwo = 156,
                  kTable = 0.84f;  // of the width that the seats like
  Box seats{
      .name = "seats",
      .least = {kTable * table_width(pen, 0, sheet.seats.size()), 3 * pen.key(kFinger) + pen.px(kGapHere)},
      .best = {0, pen.px(kFoot)},
      .draw = [&pen, &sheet](const layout::Bounds& at) { draw_seats(pen, rect_of(at), sheet.seats); }};
  Box last = last_box(pen, board);
  Box beneath = layout::row(pen.px(kGapHere), {seats, last});
  beneath.parts[0].weight = 0.45f;
  beneath.parts[1].weight = 0.55f;
  Box side_column = layout::column(pen.px(kGapHere), {seats, last});
  const bool two = sheet.sides.size() == 2;
  const float narrow = two ? kNarrowOfTwo : kNarrowOfMore, low = two ? kLowOfTwo : kNarrowColumn;
  const Box variants[] = {
      layout::column(pen.px(kGapHere), {felt_box(pen, sheet, kNarrowColumn, kFelt), beneath}),
      layout::row(pen.px(kGapHere), {felt_box(pen, sheet, narrow, kNarrowFelt), side_column}),
      layout::row(pen.px(kGapHere), {felt_box(pen, sheet, low, kLowFelt), side_column}),
      layout::column(pen.px(kGapHere), {felt_box(pen, sheet, narrow, kNarrowFelt), beneath})};
  const Box instead = instead_box(pen, board);
  if (!is_empty(instead)) room.tall -= least_of(instead).tall + pen.px(kGap);
  Box chosen = layout::first_fitting(variants, room);
  if (is_empty(instead)) return chosen;
  chosen.weight = 1;
  return layout::column(pen.px(kGap), {instead, chosen});
}

}  // namespace truco

BoardBoxes board_boxes(Pen& pen, const Rect& area, float page, const view::MatchScreen& board,
                       const view::TrucoSheet& sheet) {
  constexpr float kEntry = 536, kEntryTall = 590;
  const bool several = sheet.contests.size() > 1 && !board.keypad, upright = area.height() > area.width();
  const float entry_width = upright ? 0 : pen.px(kEntry + kGapParts);
  BoardBoxes boxes;
  boxes.object = truco::scores_box(pen, {area.width() - entry_width, area.height()}, board, sheet);
  boxes.score_page = truco::scores_box(pen, {area.width(), page}, board, sheet);
  if (several) {
    boxes.hand = truco::contests_box(pen, board, sheet);
    if (!upright) {
      boxes.object = {};
      boxes.whole = boxes.hand;
      boxes.whole.least.wide = pen.px(kWhole);
    }
    boxes.own_tools = true;
    return boxes;
  }
  boxes.hand = truco::entry_box(pen, {pen.px(kEntry), area.height()}, board, sheet, true);
  boxes.hand.best = {pen.px(kEntry), pen.px(kEntryTall)};
  boxes.page = truco::entry_box(pen, {area.width(), page}, board, sheet, false);
  if (board.keypad) return boxes;
  const layout::Box strip = truco::strip_box(pen, area.width(), board, sheet);
  layout::Box below =
      truco::entry_box(pen, {area.width(), page - least_of(strip).tall - pen.px(kGap)}, board, sheet, false);
  below.weight = 1;
  boxes.stacked = layout::column(pen.px(kGap), {strip, below});
  return boxes;
}

}  // namespace tanteador::ui
