// Layout of the Truf match screen: the table with its keys, the sheet, the last entries.

#include "ui/panel/sheets.hpp"
#include "ui/panel/truf/parts.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr int kCardsInRow = 13;  // cards in a row, each wide enough for a finger

Box table_box(Pen& pen, const view::TrufRound& round, bool low) {
  constexpr float kRims = 46, kLowRims = 26;
  const float finger = pen.key(kFinger);
  return {.name = "table",
          .least = {4 * finger, low ? 2 * finger + pen.px(kLowRims) : 3 * finger + pen.px(kRims)},
          .weight = 1,
          .draw = [&pen, &round](const layout::Bounds& at) { draw_truf_table(pen, rect_of(at), round); }};
}

Box entry_box(Pen& pen, const view::MatchScreen& board, const view::TrufRound& round) {
  constexpr float kCard = 52, kAboveCards = 64;
  const float finger = pen.key(kFinger), gap = pen.px(kGapKeypad);
  return {.name = "keys",
          .least = {kCardsInRow * (finger + gap) - gap, 5 * (finger + gap)},
          .best = {0, pen.px(kAboveCards + 3 * kGap) + 4 * pen.key(kCard)},
          .draw = [&pen, &board, &round](const layout::Bounds& at) {
            draw_truf_entry(pen, rect_of(at), board, round);
          }};
}

Box play_box(Pen& pen, layout::Extent room, const view::MatchScreen& board, const view::TrufRound& round,
             bool tools) {
  const float width = room.wide - pen.px(24);
  const auto play = [&](bool low) {
    Box above = board.instead.empty() ? headline_box(pen, board, width) : instead_box(pen, board);
    Box box = panel_box(pen, {above, table_box(pen, round, low), entry_box(pen, board, round),
                              tools ? tools_box(pen, board.tools, width) : Box{}});
    box.inset = {pen.px(12), pen.px(kGap)};
    return box;
  };
  const Box variants[] = {play(false), play(true)};
  return layout::first_fitting(variants, room);
}

Box record_box(Pen& pen, const view::MatchScreen& board, const view::TrufRound& round) {
  Box sheet{.name = "sheet",
            .least = {pen.px(390), pen.px(200)},
            .weight = 1,
            .draw = [&pen, &round](const layout::Bounds& at) { draw_truf_sheet(pen, rect_of(at), round); }};
  return layout::column(pen.px(12), {sheet, last_box(pen, board)});
}

}  // namespace

// The table with its keys is the larger half, at the left of the sheet.
BoardBoxes board_boxes(Pen& pen, const Rect& area, float page, const view::MatchScreen& board,
                       const view::TrufRound& round) {
  constexpr float kSheet = 408, kPlay = 668;
  BoardBoxes boxes{.object = record_box(pen, board, round),
                   .hand = play_box(pen, {area.width() - pen.px(kSheet), area.height()}, board, round, true),
                   .page = play_box(pen, {area.width(), page}, board, round, false)};
  boxes.object.best.wide = pen.px(kSheet);
  boxes.hand.best.tall = pen.px(kPlay);
  boxes.hand_first = true;
  return boxes;
}

}  // namespace tanteador::ui
