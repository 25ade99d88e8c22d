// The match screen of any game: totals, deals and their curve at the left, the current deal at the right.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/sheet/parts.hpp"
#include "ui/panel/sheets.hpp"

namespace tanteador::ui {

namespace any_game {

namespace {

constexpr std::size_t kCountsInARow = 4, kCountsWhereLow = 6;
constexpr float kKey = 48, kKeyMost = 66, kCount = 68;  // units

// The number of a side; a tap directs the keys to it.
void draw_count(Pen& pen, const Rect& rect, const view::ScoreSheet::Count& count, std::size_t side) {
  pen.fill(rect, count.choose.chosen ? pen.ink.chosen : pen.ink.tray);
  Rect inside = rect.inset(pen.px(10), pen.px(8));
  Rect name = inside.cut_top(pen.px(24));
  draw_side_mark(pen, name.cut_left(pen.px(18), pen.px(7)), static_cast<int>(side));
  pen.text(name, count.choose.label, {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
  pen.text(inside, count.number,
           {pen.look.title, count.typed ? pen.ink.text : pen.ink.muted, Align::left, Overflow::whole});
  pen.touch(rect, count.choose);
}

// `room`: height above the keys.
void draw_counts(Pen& pen, Rect& area, const std::vector<view::ScoreSheet::Count>& counts, float room) {
  const auto rows = [&](std::size_t columns) { return (counts.size() + columns - 1) / columns; };
  const auto each = [&](std::size_t columns) {
    return room / static_cast<float>(rows(columns)) - pen.px(kGap);
  };
  const std::size_t fit = each(kCountsInARow) >= pen.key(kKey) ? kCountsInARow : kCountsWhereLow,
                    columns = std::min(counts.size(), fit);
  const float tall = std::clamp(each(columns), pen.key(0), pen.px(kCount));
  for (std::size_t from = 0; from < counts.size(); from += columns) {
    const Rect row = area.cut_top(tall, pen.px(kGap));
    for (std::size_t i = from; i < std::min(counts.size(), from + columns); ++i)
      draw_count(pen, row.column(static_cast<int>(i - from), static_cast<int>(columns), pen.px(kGap)),
                 counts[i], i);
  }
}

// Four rows of three if they fit, else two of six.
void draw_keys(Pen& pen, Rect area, const std::vector<view::Button>& keys) {
  const int columns = area.height() >= 4 * pen.key(kKey) + 3 * pen.px(kGap) ? 3 : 6;
  const int rows = static_cast<int>(keys.size()) / columns;
  const float tall =
      std::min(pen.px(kKeyMost),
               (area.height() - pen.px(kGap) * static_cast<float>(rows - 1)) / static_cast<float>(rows));
  for (int i = 0; i < static_cast<int>(keys.size()); ++i) {
    Rect row = area;
    row.top += static_cast<float>(i / columns) * (tall + pen.px(kGap));
    row.bottom = row.top + tall;
    pen.button(row.column(i % columns, columns, pen.px(kGap)), keys[i], Kind::act);
  }
}

}  // namespace

void draw_entry(Pen& pen, Rect area, const view::MatchScreen& board, const view::ScoreSheet::Entry& entry) {
  Rect foot = area.cut_bottom(std::clamp(area.height() * 0.15f, pen.key(kKey), pen.px(74)), pen.px(kGap));
  if (!entry.dealer.label.empty())
    pen.button(foot.cut_left(pen.px(160), pen.px(kGap)), entry.dealer, Kind::link);
  pen.button(foot, entry.enter, Kind::next);
  if (board.instead.empty() || !entry.refused.empty()) {
    const bool bad = !entry.refused.empty();
    pen.text(area.cut_bottom(pen.px(40), pen.px(kGapKeypad)), bad ? entry.refused : entry.hint,
             {pen.look.small, bad ? pen.ink.minus : pen.ink.muted});
  }
  const float chips = entry.chips.empty() ? 0 : pen.px(56 + kGap), keys = 2 * pen.key(0) + pen.px(kGap);
  draw_counts(pen, area, entry.counts, area.height() - chips - keys);
  if (!entry.chips.empty()) draw_row(pen, area.cut_top(pen.px(56), pen.px(kGap)), entry.chips, Kind::act);
  draw_keys(pen, area, entry.keys);
}

namespace {

constexpr float kEntry = 480, kEntryTall = 640, kFoot = 208, kTotal = 138, kTotalOfMany = 112,
                kLeastTotal = 64, kLeastDeals = 126;  // units
constexpr std::size_t kMany = 6;

void draw_left_half(Pen& pen, Rect area, const view::MatchScreen& board, const view::ScoreSheet& paper) {
  Look light = pen.look;
  light.theme = &theme_by_name("papel");
  Pen ink = pen.in(light);
  Rect foot = area.cut_bottom(pen.px(kFoot), pen.px(12));
  draw_last(pen, foot.cut_right(foot.width() / 2, pen.px(12)), board);
  draw_chart(ink, foot, paper);
  draw_squares(ink, area);
  area = area.inset(pen.px(14), pen.px(6));
  ink.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), paper.goal, {pen.look.small, ink.ink.muted});
  const bool many = paper.columns.size() > kMany;
  const float grown = std::clamp(area.height() * 0.26f, pen.px(kTotal), pen.px(2 * kTotal)),
              two_rows = std::clamp(area.height() - pen.px(kLeastDeals), pen.px(2 * kLeastTotal + kGap),
                                    pen.px(2 * kTotalOfMany + kGap));
  draw_totals(ink, area.cut_top(many ? two_rows : grown, pen.px(kGap)), paper);
  draw_rows(ink, area, paper);
}

void draw_right_half(Pen& pen, Rect area, const view::MatchScreen& board, const view::ScoreSheet& paper) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(16), pen.px(12));
  if (!board.instead.empty()) draw_instead(pen, area.cut_top(pen.px(64), pen.px(kGap)), board);
  draw_headline(pen, area, board);
  draw_tools(pen, area, board.tools);
  if (paper.entry) return draw_entry(pen, area, board, *paper.entry);
  draw_next(pen, area, board);
}

}  // namespace

}  // namespace any_game

void draw_sheet(Pen& pen, Rect area, const view::MatchScreen& board, const view::ScoreSheet& paper) {
  const Halves half = halves(pen, area, any_game::kEntry, any_game::kEntryTall);
  if (half.hand) any_game::draw_right_half(pen, *half.hand, board, paper);
  if (half.object) any_game::draw_left_half(pen, *half.object, board, paper);
}

}  // namespace tanteador::ui
