// The match screen of French tarot: layout of sheet, chart and entry.

#include <algorithm>

#include "ui/panel/sheets.hpp"
#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kSide = 470, kUndo = 70;

// While the matrix needs the height beside the sheet, the tools are below it.
bool tools_below(const view::MatchScreen& board, const view::TarotSheet& sheet) {
  return sheet.matrix && !sheet.breakdown && board.tools.size() <= 3;
}

void draw_foot(Pen& pen, Rect area, const view::MatchScreen& board, bool tools) {
  pen.fill(area, pen.ink.panel, kPanelCorner);
  area = area.inset(pen.px(12), pen.px(6));
  Rect keys = area.cut_bottom(std::clamp(area.height() * 0.56f, pen.key(kFinger), pen.px(kUndo)), pen.px(2));
  const auto count_of_tools = static_cast<float>(board.tools.size());
  if (tools)
    draw_row(pen, keys.cut_right(pen.px(118 * count_of_tools - 8), pen.px(kGap)), board.tools, Kind::link);
  draw_corrections(pen, keys, board);
  const auto lines = std::clamp(static_cast<int>(area.height() / pen.px(18)), 1, 3),
             count = static_cast<int>(board.last.size()), shown = std::min(count, lines);
  for (int i = count - shown; i < count; ++i)
    pen.text(
        area.row(i - count + shown, lines, 0), board.last[i],
        {pen.look.small, i + 1 == count ? pen.ink.text : pen.ink.muted, Align::left, Overflow::ellipsis});
}

void draw_picture(Pen& pen, Rect area, const view::TarotSheet& sheet) {
  if (sheet.breakdown) {
    const float tall = pen.px(110 + 86 * static_cast<float>(sheet.breakdown->parts.size()));
    const bool both = area.height() - tall > pen.px(200);
    tarot::draw_breakdown(pen, both ? area.cut_top(tall, pen.px(10)) : area, *sheet.breakdown);
    if (!both) return;
  }
  if (area.height() > pen.px(150)) tarot::draw_chart(pen, area, sheet);
}

Box picture_box(Pen& pen, const view::TarotSheet& sheet) {
  const float tall = sheet.breakdown ? 200 : 0;
  return {.name = "picture",
          .least = {0, pen.px(tall)},
          .weight = 1,
          .draw = [&pen, &sheet](const layout::Bounds& at) { draw_picture(pen, rect_of(at), sheet); }};
}

Box paper_box(Pen& pen, const view::TarotSheet& sheet) {
  return {.name = "paper",
          .least = {pen.px(600), pen.px(190)},
          .weight = 1,
          .draw = [&pen, &sheet](const layout::Bounds& at) { tarot::draw_sheet(pen, rect_of(at), sheet); }};
}

// Its height is the same in every state, so that undo does not move.
Box foot_box(Pen& pen, const view::MatchScreen& board, bool tools) {
  const float tall = pen.key(kFinger) + pen.px(68);
  return {.name = "foot", .least = {0, tall}, .draw = [&pen, &board, tools](const layout::Bounds& at) {
            draw_foot(pen, rect_of(at), board, tools);
          }};
}

Box hand_box(Pen& pen, float width, const view::MatchScreen& board, const view::TarotSheet& sheet,
             bool tools) {
  const bool matrix = sheet.matrix && !sheet.breakdown;
  Box hand = panel_box(
      pen, {instead_box(pen, board), headline_box(pen, board, width - pen.px(32)), next_box(pen, board),
            picture_box(pen, sheet), matrix ? tarot::matrix_box(pen, sheet, width - pen.px(32)) : Box{},
            tools ? tools_box(pen, board.tools, width - pen.px(32)) : Box{}});
  hand.inset = {pen.px(14), pen.px(10)};
  return hand;
}

}  // namespace

// The sheet stays visible above the drawer in which a deal is entered.
BoardBoxes board_boxes(Pen& pen, const Rect& area, float /*page*/, const view::MatchScreen& board,
                       const view::TarotSheet& sheet) {
  constexpr float kTall = 640, kPictureShare = 0.4f;
  const bool below = tools_below(board, sheet), upright = area.height() > area.width();
  const float gap = pen.px(12);
  BoardBoxes boxes;
  boxes.object = layout::column(gap, {paper_box(pen, sheet), foot_box(pen, board, below)});
  boxes.score_page = layout::column(gap, {paper_box(pen, sheet), foot_box(pen, board, false)});
  boxes.hand = hand_box(pen, pen.px(kSide), board, sheet, !below);
  boxes.hand.best = {pen.px(kSide), pen.px(kTall)};
  boxes.page = hand_box(pen, area.width(), board, sheet, false);
  if (!sheet.entry) return boxes;
  const Box drawer = tarot::drawer_box(pen, sheet), instead = instead_box(pen, board);
  const auto under_instead = [&](std::vector<Box> parts) {
    if (!is_empty(instead)) parts.insert(parts.begin(), instead);
    return layout::column(gap, std::move(parts));
  };
  boxes.object = {};
  Box picture = picture_box(pen, sheet);
  picture.weight = 0;
  picture.best = {pen.px(kSide), upright ? (area.height() - pen.px(436)) * kPictureShare : 0};
  Box above = upright ? layout::column(gap, {paper_box(pen, sheet), picture})
                      : layout::row(pen.px(kGapParts), {paper_box(pen, sheet), picture});
  above.weight = 1;
  boxes.whole = under_instead({above, drawer});
  boxes.whole.least = upright ? layout::Extent{0, pen.px(kOnEnd)} : layout::Extent{pen.px(kWhole), 0};
  boxes.page = under_instead({headline_box(pen, board, area.width()), drawer});
  return boxes;
}

}  // namespace tanteador::ui
