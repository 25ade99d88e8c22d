// Beside the slate: entries (count, matsch, cards of a pile) and the deals so far.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"
#include "ui/panel/troccas/slate.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

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

Box counts_box(Pen& pen, const view::TroccasEntry& entry) {
  const auto count = static_cast<int>(entry.counts.size());
  Box box = keys_box(pen, "counts", count, count > 2 ? 88 : 78, [&pen, &entry, count](Rect at) {
    for (int i = 0; i < count; ++i) draw_count(pen, at.column(i, count, pen.px(kGap)), entry.counts[i]);
  });
  box.least.tall = std::max(box.least.tall, pen.px(64));  // two lines
  return box;
}

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
struct Pack {
  std::size_t columns = 0, lines = 0;
  explicit Pack(const std::vector<std::vector<view::Button>>& rows)
      : columns(rows.empty() ? 1 : rows.front().size()) {
    for (const auto& row : rows) lines += lines_of(row);
  }
  std::size_t lines_of(const std::vector<view::Button>& row) const {
    return (row.size() + columns - 1) / columns;
  }
};

void draw_pack(Pen& pen, Rect area, const std::vector<std::vector<view::Button>>& rows) {
  const Pack pack(rows);
  const auto count = static_cast<float>(pack.lines);
  const float gap = pen.px(kGapKeypad), tall = std::min(pen.px(74), (area.height() - gap * count) / count);
  for (const auto& row : rows) {
    const std::size_t parts = pack.lines_of(row), each = (row.size() + parts - 1) / parts;
    for (std::size_t from = 0; from < row.size(); from += each) {
      const Rect line = area.cut_top(tall, gap);
      for (std::size_t i = from; i < std::min(row.size(), from + each); ++i)
        pen.button(line.column(static_cast<int>(i - from), static_cast<int>(pack.columns), gap), row[i],
                   Kind::act);
    }
  }
}

Box answers_box(Pen& pen, layout::Extent room, const view::TroccasEntry& entry) {
  constexpr int kKeys = 3;  // in a row
  constexpr float kKey = 64;
  std::vector<Box> answers{counts_box(pen, entry),
                           question_box(pen, entry.matsch_title, entry.matsch, 2, 72, Kind::choice),
                           question_box(pen, entry.skat_title, entry.skat, 1, 60, Kind::choice)};
  std::erase_if(answers, is_empty);
  Box above = layout::column(pen.px(kGap), answers);
  if (entry.keys.empty()) return above;
  Box keys = grid_box(pen, entry.keys, kKeys, kKey, Kind::act);
  if (answers.empty()) return keys;
  Box side_by_side = layout::row(pen.px(kGapParts), {above, keys});
  for (Box& part : side_by_side.parts) part.weight = 1;
  above.parts.push_back(keys);
  const Box variants[] = {above, side_by_side};
  return layout::first_fitting(variants, room);
}

}  // namespace

Box troccas_entry_box(Pen& pen, layout::Extent room, const view::MatchScreen& board,
                      const view::TroccasEntry& entry) {
  constexpr float kModes = 52, kEnter = 78, kReason = 44;
  const float finger = pen.key(kFinger);
  room.tall -= 2 * finger + pen.px(2 * kGap) + (board.instead.empty() ? pen.px(24 + kGap) : 0);
  Box answers = answers_box(pen, room, entry);
  answers.weight = 1;
  Box reason;
  if (board.instead.empty())
    reason = {.name = "reason",
              .least = {0, pen.px(24)},
              .best = {0, pen.px(kReason)},
              .draw = [&pen, &entry](const layout::Bounds& at) {
                draw_reason(pen, rect_of(at), entry.refused, entry.hint);
              }};
  std::vector<Box> parts{row_box(pen, entry.modes, kModes, Kind::choice), answers, reason,
                         keys_box(pen, entry.enter.id, 1, kEnter,
                                  [&pen, &entry](Rect at) { pen.button(at, entry.enter, Kind::next); })};
  std::erase_if(parts, is_empty);
  return layout::column(pen.px(kGap), std::move(parts));
}

namespace {

constexpr float kPileInset = 6;

void draw_pile(Pen& pen, Rect area, const view::MatchScreen& board, const view::TroccasPile& pile) {
  pen.fill(area, pen.ink.panel, kPanelCorner);
  area = area.inset(pen.px(kPileInset), pen.px(12));
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

}  // namespace

layout::Box troccas_pile_box(Pen& pen, const view::MatchScreen& board, const view::TroccasPile& pile) {
  constexpr float kRest = 236, kInstead = 64;  // units: the lines above and below the cards
  const Pack pack(pile.rows);
  const float card = pen.key(kFinger) + pen.px(kGapKeypad), instead = board.instead.empty() ? 0 : kInstead;
  return {
      .name = "pile",
      .least = {static_cast<float>(pack.columns) * card + pen.px(2 * kPileInset - kGapKeypad),
                static_cast<float>(pack.lines) * card + pen.px(kRest + instead)},
      .draw = [&pen, &board, &pile](const layout::Bounds& at) { draw_pile(pen, rect_of(at), board, pile); }};
}

void draw_troccas_deals(Pen& pen, Rect area, const view::TroccasSlate& slate) {
  pen.fill(area, pen.ink.panel, kPanelCorner);
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
