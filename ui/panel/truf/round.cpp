// Layout of the Truf match screen: the table with its keys, the sheet, the last entries.

#include "ui/panel/sheets.hpp"
#include "ui/panel/truf/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kSheet = 408, kRoundFoot = 208, kCard = 52, kAboveCards = 64;
constexpr float kLow = 620, kPlay = 668;  // height of the table with its keys below the sheet

void draw_play(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrufRound& round) {
  pen.fill(area, pen.ink.panel, 14);
  // In the lowest window the seats need the whole height, so the question is above the cards.
  const bool low = area.height() < pen.px(kLow);
  area = area.inset(pen.px(12), pen.px(low ? 8 : 12));
  if (board.instead.empty() && !low)
    draw_headline(pen, area, board);
  else if (!board.instead.empty())
    draw_instead(pen, area.cut_top(pen.px(60), pen.px(kGap)), board);
  draw_tools(pen, area, board.tools);
  const Rect keys = area.cut_bottom(pen.px(kAboveCards + 3 * kGap) + 4 * pen.key(kCard), pen.px(10));
  draw_truf_table(pen, area, round);
  draw_truf_entry(pen, keys, board, round);
}

void draw_record(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrufRound& round) {
  draw_last(pen, area.cut_bottom(pen.px(kRoundFoot), pen.px(12)), board);
  draw_truf_sheet(pen, area, round);
}

}  // namespace

void draw_sheet(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrufRound& round) {
  Halves half = halves(pen, area, kPlay, kPlay);
  // The table with its keys is the larger half, at the left of the sheet.
  if (layout_of(pen, area) == Layout::beside) {
    constexpr int kRanks = 13;  // cards in a row, each wide enough for a finger
    const float cards = kRanks * (pen.key(0) + pen.px(kGap)) - pen.px(kGap) + pen.px(3 * 12);
    half.object = area.cut_right(std::min(pen.px(kSheet), area.width() - cards), pen.px(12));
    half.hand = area;
  }
  if (half.hand) draw_play(pen, *half.hand, board, round);
  if (half.object) draw_record(pen, *half.object, board, round);
}

}  // namespace tanteador::ui
