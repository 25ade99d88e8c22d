// The question below the table, and its keys.

#include <algorithm>

#include "ui/panel/truf/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kPackRow = 72, kPackHead = 56, kMode = 138;
constexpr int kRanks = 13;

void draw_prompt(Pen& pen, Rect line, const view::TrufRound& round, const std::vector<view::Button>& next) {
  for (auto action = next.rbegin(); action != next.rend(); ++action)
    pen.button(line.cut_right(pen.px(kMode), pen.px(kGap)), *action, Kind::act);
  const auto modes = static_cast<float>(round.modes.size());
  if (modes > 0)
    draw_row(pen, line.cut_right(pen.px(kMode * modes + kGap * (modes - 1)), pen.px(kGap)), round.modes,
             Kind::choice);
  if (round.refused) pen.text(line.cut_left(pen.px(22)), "!", {pen.look.title, pen.ink.minus});
  pen.text(line, round.prompt,
           {round.refused ? pen.look.body : pen.look.label, round.refused ? pen.ink.minus : pen.ink.text});
}

// The pack, a row for each suit. A card already played is pale.
void draw_truf_pack(Pen& pen, Rect area, const std::vector<view::TrufKey>& pack) {
  for (std::size_t i = 0; i < pack.size(); ++i) {
    const Rect row = area.row(static_cast<int>(i) / kRanks, 4, pen.px(kGapKeypad));
    const Rect key = row.column(static_cast<int>(i) % kRanks, kRanks, pen.px(kGapKeypad));
    const view::TrufKey& one = pack[i];
    draw_truf_key(pen, key, one);
  }
}

}  // namespace

void draw_truf_entry(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrufRound& round) {
  if (board.stage == view::MatchScreen::Stage::decided)
    return draw(next_box(pen, board), {area.left, area.top, area.right, area.bottom});
  const float row = (area.height() - pen.px(kGap + 3 * kGapKeypad)) / 5;
  draw_prompt(pen, area.cut_top(std::min(row, pen.px(kPackHead)), pen.px(kGap)), round, board.next);
  if (!round.pack.empty()) return draw_truf_pack(pen, area, round.pack);
  if (!round.shift.empty())
    draw_row(pen, area.cut_top(std::min(area.height(), pen.px(120))), round.shift, Kind::next);
  if (!round.winners.empty())
    draw_row(pen, area.cut_top(std::min(area.height(), pen.px(140))), round.winners, Kind::act);
  if (round.counts.empty()) return;
  const float tall = std::min(pen.px(kPackRow), (area.height() - 2 * pen.px(kGap)) / 3);
  draw_grid(pen, area, round.counts, 7, tall / pen.look.scale, Kind::act);
  pen.button(area.cut_left(pen.px(kMode), pen.px(kGap)), round.clear, Kind::link);
  pen.button(area, round.confirm, Kind::next);
}

}  // namespace tanteador::ui
