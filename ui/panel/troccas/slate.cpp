// The slate: a part of it for each side, its credit above the line and its debt below it.

#include "ui/panel/troccas/slate.hpp"

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/sheets.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kSlateTall = 366, kSlateGap = 12;
constexpr float kDebt = 118;         // below the top of the line
constexpr float kNarrowSlate = 240;  // units: in less width the rights are in one column
constexpr float kBetweenColumns = 30;

void draw_column_name(Pen& pen, Rect line, const view::TroccasColumn& column, int side) {
  draw_side_mark(pen, line.cut_left(pen.px(20), pen.px(kGap)), side);
  if (!column.badge.empty()) draw_dealer_card(pen, line.cut_right(pen.px(26), pen.px(kGapKeypad)).centre());
  pen.text(line, column.name, {pen.look.label, chalk::kWhite, Align::left, Overflow::ellipsis});
}

// The scale of the writing on a slate of that height, relative to the smallest slate.
float growth_of(const Pen& pen, const Rect& slate) {
  return std::clamp(slate.height() / pen.px(kSlateTall), 1.0f, 2.2f);
}

void draw_number(Pen& pen, Rect& column, const view::TroccasColumn& view, bool narrow) {
  const float times = narrow ? 1 : growth_of(pen, column);
  pen.touch({column.left, column.top, column.right, column.top + pen.px(narrow ? 74 : 100 * times)},
            view.why);
  const TextStyle figures{pen.look.digits, chalk::kWhite, narrow ? Align::centre : Align::left,
                          Overflow::whole};
  if (narrow) {
    pen.text(column.cut_top(pen.px(74)), view.number, figures);
    if (!view.taken.empty())
      pen.text(column.cut_top(pen.px(20)), view.taken, {pen.look.small, chalk::kGuide, Align::centre});
    return;
  }
  Rect line = column.cut_top(pen.px(100 * times));
  const float wide = std::min(pen.width_of(view.number, pen.look.digits) * times, line.width());
  pen.text(line.cut_left(wide, pen.px(kGapParts)), view.number,
           {pen.look.digits, chalk::kWhite, Align::left, Overflow::whole, 0.5f, times});
  pen.text(line, view.taken, {pen.look.label, chalk::kGuide});
}

void draw_right(Pen& pen, Rect& column, const view::TroccasColumn& view, bool narrow) {
  if (view.right.empty()) return;
  const TextStyle words{pen.look.small, view.is_claimed ? pen.ink.accent : chalk::kWhite,
                        narrow ? Align::centre : Align::left};
  if (narrow) {
    pen.text(column.cut_top(pen.px(80)), view.right, words);
    if (!view.claims.empty() && !pen.reads_only())
      draw_row(pen, column.cut_top(pen.key(50)), view.claims, Kind::act);
    return;
  }
  Rect line = column.cut_top(pen.key(52));
  const auto count = pen.reads_only() ? 0 : static_cast<float>(view.claims.size());
  if (count > 0)
    draw_row(pen, line.cut_right(pen.px(88 * count + 8 * (count - 1)), pen.px(10)), view.claims, Kind::act);
  pen.text(line, view.right, words);
}

void draw_target_line(Pen& pen, const Rect& strip, const std::string& target, int side) {
  const float y = strip.centre().y, half = pen.px(26);
  chalk::draw_stroke(pen, {strip.left, y}, {strip.centre().x - half, y}, pen.px(3), 5001 + side);
  chalk::draw_stroke(pen, {strip.centre().x + half, y}, {strip.right, y}, pen.px(3), 6001 + side);
  pen.text(strip, target, {pen.look.label, chalk::kWhite, Align::centre});
}

void draw_column(Pen& pen, Rect column, const view::TroccasColumn& view, int side) {
  const bool narrow = column.width() < pen.px(kNarrowSlate);
  const float foot = pen.px(kDebt) * growth_of(pen, column);
  draw_column_name(pen, column.cut_top(pen.px(34)), view, side);
  draw_number(pen, column, view, narrow);
  // The line stays at the same height in all columns.
  const Rect strip = column.cut_bottom(foot).cut_top(pen.px(28));
  const Rect below{column.left, strip.bottom, column.right, strip.top + foot};
  draw_right(pen, column, view, narrow);
  draw_target_line(pen, strip, view.target, side);
  chalk::draw_account(pen, {column.left, column.top + pen.px(4), column.right, strip.top - pen.px(2)},
                      {below.left, below.top + pen.px(2), below.right, below.bottom}, view.account, side);
}

void draw_columns(const Pen& around, Rect area, const view::TroccasSlate& slate) {
  Look dark = around.look;
  if (!dark.theme->dark) dark.theme = &theme_by_name("pizarra");  // chalk is legible on a dark slate only
  Pen pen = around.with_look(dark);
  Rect inside = chalk::draw_slate(pen, area).inset(pen.px(16), pen.px(10));
  const float line = inside.bottom - pen.px(kDebt) * growth_of(pen, inside) + pen.px(14),
              wide = std::max(pen.width_of(slate.credit, pen.look.small),
                              pen.width_of(slate.debt, pen.look.small));
  const Rect words = inside.cut_left(wide, pen.px(kGap));
  pen.text({words.left, line - pen.px(28), words.right, line - pen.px(2)}, slate.credit,
           {pen.look.small, chalk::kGuide, Align::left});
  pen.text({words.left, line + pen.px(2), words.right, line + pen.px(28)}, slate.debt,
           {pen.look.small, chalk::kGuide, Align::left});
  const auto count = static_cast<int>(slate.columns.size());
  for (int side = 0; side < count; ++side) {
    const Rect column = inside.column(side, count, pen.px(count > 4 ? 8 : count > 3 ? 16 : kBetweenColumns));
    draw_column(pen, column, slate.columns[side], side);
    if (side == 0) continue;
    const float x = column.left - pen.px(count > 4 ? 4 : count > 3 ? 8 : kBetweenColumns / 2);
    chalk::draw_stroke(pen, {x, inside.top}, {x, inside.bottom}, pen.px(2), 7001 + side, 1, 0.5f);
  }
}

// The rows of the slate have priority.
Box scores_of(Pen& pen, const view::MatchScreen& board, const view::TroccasSlate& slate) {
  constexpr float kFoot = 262, kLast = 372, kLeastSlate = 250, kLeastColumn = 110, kWords = 60;
  const auto columns = static_cast<float>(slate.columns.size());
  Box columns_box{
      .name = "slate",
      .least = {pen.px(columns * kLeastColumn + kWords), pen.px(kLeastSlate)},
      .best = {0, pen.px(kSlateTall)},
      .weight = 1,
      .draw = [&pen, &slate](const layout::Bounds& at) { draw_columns(pen, rect_of(at), slate); }};
  Box deals{
      .name = "deals",
      .least = {pen.px(250), 0},
      .weight = 1,
      .draw = [&pen, &slate](const layout::Bounds& at) { draw_troccas_deals(pen, rect_of(at), slate); }};
  Box last = last_box(pen, board);
  last.best = {pen.px(columns > 3 ? kLast - 60 : kLast), pen.px(kFoot)};
  return layout::column(pen.px(kSlateGap), {columns_box, layout::row(pen.px(kSlateGap), {deals, last})});
}

// Names may be long, so the sentence below the headline has two lines.
Box slate_head(Pen& pen, const view::MatchScreen& board, float width) {
  constexpr float kHeadline = 38, kDetail = 42;
  Box head = layout::column(pen.px(2), {text_box(pen, board.headline, kHeadline, [&pen, &board](Rect at) {
                              pen.text(at, board.headline, {pen.look.title, pen.ink.text});
                            })});
  Box detail = text_box(pen, board.detail, kDetail, [&pen, &board](Rect at) {
    pen.text(at, board.detail, {pen.look.small, pen.ink.muted});
  });
  detail.best.tall = std::min(detail.best.tall, pen.height_of(board.detail, pen.look.small, width));
  if (!is_empty(detail)) head.parts.push_back(detail);
  head.optional = true;
  return head;
}

Box entry_side(Pen& pen, layout::Extent room, const view::MatchScreen& board, const view::TroccasSlate& slate,
               bool tools) {
  return entries_box(
      pen, room, board, tools, [&](float width) { return slate_head(pen, board, width); },
      [&](layout::Extent left) {
        return slate.entry ? troccas_entry_box(pen, left, board, *slate.entry) : next_box(pen, board);
      });
}

}  // namespace

BoardBoxes board_boxes(Pen& pen, const Rect& area, float page, const view::MatchScreen& board,
                       const view::TroccasSlate& slate) {
  constexpr float kEntry = 464, kTall = 620;
  if (slate.pile) return {.alone = troccas_pile_box(pen, board, *slate.pile)};
  BoardBoxes boxes{.object = scores_of(pen, board, slate),
                   .hand = entry_side(pen, {pen.px(kEntry), area.height()}, board, slate, true),
                   .page = entry_side(pen, {area.width(), page}, board, slate, false)};
  boxes.hand.best = {pen.px(kEntry), pen.px(kTall)};
  return boxes;
}

void draw_tv_sheet(Pen& pen, Rect area, const view::TroccasSlate& slate) { draw_columns(pen, area, slate); }

}  // namespace tanteador::ui
