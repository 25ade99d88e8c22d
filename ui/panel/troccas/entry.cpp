// The entries beside the slate: a count by keys, a matsch, the cards of a pile; and the deals so far.

#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/troccas/slate.hpp"

namespace tanteador::ui {

namespace {

constexpr float kKey = 56, kLeastTroccasKey = 46, kAboveKeys = 96;

// The points of a side; a tap directs the keys to them.
void draw_count(Pen& pen, const Rect& rect, const view::TroccasCount& count) {
  pen.fill(rect, count.choose.chosen ? pen.ink.chosen : pen.ink.tray);
  Rect inside = rect.inset(pen.px(10), pen.px(6));
  pen.text(inside.cut_top(pen.px(22)), count.choose.label,
           {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
  const bool wide = rect.width() > pen.px(160);
  if (wide)
    pen.text(inside.cut_right(pen.px(72), pen.px(kGapKeypad)), count.change,
             {pen.look.label, pen.ink.muted, Align::right});
  else
    pen.text(inside.cut_bottom(pen.px(22)), count.change, {pen.look.small, pen.ink.muted, Align::left});
  pen.text(inside, count.points, {pen.look.title, count.typed ? pen.ink.text : pen.ink.muted, Align::left});
  pen.touch(rect, count.choose);
}

void draw_counts(Pen& pen, Rect& area, const view::TroccasEntry& entry) {
  const auto count = static_cast<int>(entry.counts.size());
  const Rect row = area.cut_top(pen.px(count > 2 ? 88 : 78), pen.px(kGap));
  for (int i = 0; i < count; ++i) draw_count(pen, row.column(i, count, pen.px(kGap)), entry.counts[i]);
}

// The reason of a refusal, or else a hint.
void draw_reason(Pen& pen, Rect line, const std::string& refused, const std::string& hint) {
  if (refused.empty()) return pen.text(line, hint, {pen.look.small, pen.ink.muted});
  pen.text(line.cut_left(pen.px(16)), "!", {pen.look.label, pen.ink.minus});
  pen.text(line, refused, {pen.look.small, pen.ink.minus});
}

void draw_row_of(Pen& pen, const Rect& line, const view::TroccasDeal& deal) {
  Rect rest = line;
  pen.text(rest.cut_left(pen.px(26), pen.px(6)), deal.number, {pen.look.small, pen.ink.muted});
  const auto count = static_cast<int>(deal.cells.size());
  for (int i = 0; i < count; ++i) {
    const view::TroccasCell& cell = deal.cells[i];
    Rect place = rest.column(i, count, pen.px(14));
    const bool narrow = place.width() < pen.px(130);
    Rect lower = narrow ? place.cut_bottom(place.height() / 2) : place;
    if (narrow) pen.text(place, cell.points, {pen.look.small, pen.ink.muted, Align::right});
    const TextStyle account{pen.look.small, pen.ink.text, Align::right};
    pen.text(lower.cut_right(pen.px(42), pen.px(kGap)), cell.account, account);
    pen.text(lower.cut_right(pen.px(40)), cell.change, {pen.look.small, pen.ink.accent, Align::right});
    if (!narrow) pen.text(lower, cell.points, {pen.look.small, pen.ink.muted, Align::left});
  }
}

void draw_names(Pen& pen, Rect line, const std::vector<view::TroccasColumn>& columns) {
  line.cut_left(pen.px(32));
  const auto count = static_cast<int>(columns.size());
  for (int i = 0; i < count; ++i) {
    Rect place = line.column(i, count, pen.px(14));
    draw_side_mark(pen, place.cut_left(pen.px(16), pen.px(6)), i);
    pen.text(place, columns[i].name, {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
  }
}

// A row for each suit, two for the tarocks.
void draw_pack(Pen& pen, Rect area, const std::vector<std::vector<view::Button>>& rows) {
  const std::size_t columns = rows.front().size();
  std::size_t lines = 0;
  for (const auto& row : rows) lines += (row.size() + columns - 1) / columns;
  const auto count = static_cast<float>(lines);
  const float tall = std::min(pen.px(74), (area.height() - pen.px(kGap) * count) / count);
  for (const auto& row : rows) {
    const std::size_t parts = (row.size() + columns - 1) / columns, each = (row.size() + parts - 1) / parts;
    for (std::size_t from = 0; from < row.size(); from += each) {
      const Rect line = area.cut_top(tall, pen.px(kGap));
      for (std::size_t i = from; i < std::min(row.size(), from + each); ++i)
        pen.button(line.column(static_cast<int>(i - from), static_cast<int>(columns), pen.px(kGap)), row[i],
                   Kind::act);
    }
  }
}

// Height of the keys in four rows; `above`: units needed above them.
float troccas_key_height(const Pen& pen, const Rect& area, float above) {
  return (area.height() - pen.px(above) - 3 * pen.px(kGap)) / 4;
}

}  // namespace

void draw_troccas_entry(Pen& pen, Rect area, const view::MatchScreen& board,
                        const view::TroccasEntry& entry) {
  draw_row(pen, area.cut_top(pen.key(52), pen.px(kGap)), entry.modes, Kind::choice);
  pen.button(area.cut_bottom(pen.px(78), pen.px(kGap)), entry.enter, Kind::next);
  if (board.instead.empty())
    draw_reason(pen, area.cut_bottom(pen.px(44), pen.px(6)), entry.refused, entry.hint);
  Rect keys = area;
  const bool beside =
      !entry.keys.empty() && troccas_key_height(pen, area, kAboveKeys) < pen.key(kLeastTroccasKey);
  if (beside) keys = area.cut_right(area.width() / 2, pen.px(kGapParts));
  if (!entry.counts.empty()) draw_counts(pen, area, entry);
  draw_question(pen, area, entry.matsch_title, entry.matsch, 2, 72, Kind::choice);
  draw_question(pen, area, entry.skat_title, entry.skat, 1, 60, Kind::choice);
  if (entry.keys.empty()) return;
  if (!beside) keys = area;
  const float tall = std::min(pen.px(kKey + 8), troccas_key_height(pen, keys, 0));
  for (std::size_t i = 0; i < entry.keys.size(); ++i) {
    Rect row = keys;
    row.top += static_cast<float>(i / 3) * (tall + pen.px(kGap));
    row.bottom = row.top + tall;
    pen.button(row.column(static_cast<int>(i % 3), 3, pen.px(kGap)), entry.keys[i], Kind::act);
  }
}

void draw_troccas_pile(Pen& pen, Rect area, const view::MatchScreen& board, const view::TroccasPile& pile) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(16), pen.px(12));
  if (!board.instead.empty()) draw_instead(pen, area.cut_top(pen.px(56), pen.px(kGap)), board);
  Rect head = area.cut_top(pen.key(52), pen.px(kGap));
  pen.button(head.cut_right(pen.px(200), pen.px(12)), pile.close, Kind::link);
  pen.text(head, pile.title, {pen.look.label, pen.ink.text});
  if (!pile.sides.empty()) draw_row(pen, area.cut_top(pen.px(56), pen.px(kGap)), pile.sides, Kind::choice);
  Rect foot = area.cut_bottom(pen.px(76), pen.px(12));
  pen.button(foot.cut_left(pen.px(150), pen.px(kGapParts)), pile.clear, Kind::link);
  pen.button(foot.cut_right(pen.px(420), pen.px(kGapParts)), pile.enter, Kind::next);
  pen.text(foot.cut_top(pen.px(32)), pile.counted, {pen.look.label, pen.ink.accent});
  draw_reason(pen, foot, pile.refused, {});
  draw_pack(pen, area, pile.rows);
}

void draw_troccas_deals(Pen& pen, Rect area, const view::TroccasSlate& slate) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(14), pen.px(10));
  if (slate.deals.empty()) {
    pen.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), slate.deals_title,
             {pen.look.small, pen.ink.muted});
    return pen.text(area, slate.no_deals, {pen.look.body, pen.ink.muted, Align::left, Overflow::wrap, 0});
  }
  draw_names(pen, area.cut_top(pen.px(26), pen.px(2)), slate.columns);
  const float tall = pen.px(slate.columns.size() > 2 ? 42.0f : 30.0f);
  const auto fits = static_cast<std::size_t>(area.height() / tall);
  const std::size_t first = slate.deals.size() > fits ? slate.deals.size() - fits : 0;
  for (std::size_t i = first; i < slate.deals.size(); ++i)
    draw_row_of(pen, area.cut_top(tall), slate.deals[i]);
}

}  // namespace tanteador::ui
