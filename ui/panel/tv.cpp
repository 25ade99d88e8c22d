// A match for everybody in the room: the sheet of the game as on the match screen, without controls. The
// value of the deal or the leader, and the last entries, are below it.

#include <algorithm>
#include <span>

#include "ui/panel/sheets.hpp"

namespace tanteador::ui {

namespace {

void draw_deal_value(Pen& pen, Rect area, const view::DealValue& value) {
  const ImU32 ink = value.waits ? pen.ink.accent : pen.ink.text;
  const TextStyle figure = pen.resize({pen.look.digits, ink, Align::left, Overflow::whole}, area.height());
  const float wide = std::min(area.width() * 0.24f, pen.width_of(value.worth, figure.font) * figure.times);
  pen.text(area.cut_left(wide + pen.px(4), pen.px(kGapParts)), value.worth, figure);
  pen.large(area.cut_top(area.height() * 0.55f), value.name, ink, Align::left);
  pen.text(area, value.turn, {pen.look.title, ink, Align::left, Overflow::whole});
}

// Newest last.
void draw_entries(Pen& pen, const Rect& area, const view::TvView& tv) {
  constexpr std::size_t kEntries = 2;
  std::vector<std::string> lines(tv.last.end() - static_cast<int>(std::min(tv.last.size(), kEntries)),
                                 tv.last.end());
  if (tv.value && !tv.lead.empty()) lines.insert(lines.begin(), tv.lead);
  for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
    const bool leads = i == 0 && lines.size() > kEntries, newest = i + 1 == static_cast<int>(lines.size());
    pen.text(area.row(i, static_cast<int>(lines.size()), 0), lines[i],
             {pen.look.label,
              leads    ? pen.ink.accent
              : newest ? pen.ink.text
                       : pen.ink.muted,
              Align::left, Overflow::ellipsis});
  }
}

// The value of the deal or the leader, and the last entries: beside each other, upright above each other.
layout::Box foot_box(Pen& pen, bool upright, const view::TvView& tv) {
  constexpr float kField = 108;
  const auto field = [&](std::string name, ImU32 ground, std::function<void(Rect)> draw) {
    return drawn_box(std::move(name), {0, pen.px(kField)}, 1,
                     [&pen, ground, draw = std::move(draw)](Rect at) {
                       pen.fill(at, ground, kPanelCorner);
                       draw(at.inset(pen.px(20), pen.px(kGap)));
                     });
  };
  std::vector<layout::Box> fields;
  if (tv.value || !tv.lead.empty())
    fields.push_back(field("lead", pen.ink.chosen, [&pen, &tv](Rect at) {
      if (tv.value)
        draw_deal_value(pen, at, *tv.value);
      else
        pen.text(at, tv.lead, {pen.look.title, pen.ink.accent, Align::left, Overflow::wrap});
    }));
  fields.push_back(field("entries", pen.ink.panel, [&pen, &tv](Rect at) { draw_entries(pen, at, tv); }));
  return upright ? layout::column(pen.px(12), std::move(fields)) : layout::row(pen.px(12), std::move(fields));
}

// A long headline has two lines; the edition is shown if there is room for it.
void draw_headline(Pen& pen, Rect head, const view::TvView& tv) {
  const float headline = pen.width_of(tv.headline, pen.look.title) + pen.px(kGapPage),
              edition = pen.width_of(tv.title, pen.look.label) + pen.px(4);
  if (headline + edition <= head.width())
    pen.text(head.cut_right(edition, 0), tv.title,
             {pen.look.label, pen.ink.muted, Align::right, Overflow::whole});
  const bool fits = headline <= head.width() + pen.px(kGapPage);
  pen.text(head, tv.headline,
           {fits ? pen.look.title : pen.look.label, pen.ink.text, Align::left, Overflow::wrap});
}

}  // namespace

layout::Box tv_box(Pen& pen, layout::Extent room, const view::TvView& tv) {
  const TextStyle clock{pen.look.title, pen.ink.accent, Align::right, Overflow::whole};
  const float wide = pen.width_of(tv.clock, clock.font) + pen.px(4);
  layout::Box head = layout::row(
      pen.px(kGapPage),
      {drawn_box("headline", {0, pen.px(48)}, 1, [&pen, &tv](Rect at) { draw_headline(pen, at, tv); }),
       words_box(pen, tv.clock, {wide, 0}, clock)});
  layout::Box score = drawn_box("score", {pen.px(500), pen.px(300)}, 1, [&pen, &tv](Rect at) {
    std::visit([&](const auto& one) { draw_tv_sheet(pen, at, one); }, tv.sheet);
  });
  std::vector<layout::Box> parts{std::move(head), std::move(score)};
  if (!tv.last.empty() || tv.value) parts.push_back(foot_box(pen, room.tall > room.wide, tv));
  layout::Box all = layout::column(pen.px(12), std::move(parts));
  all.inset = {pen.px(24), pen.px(16)};
  return all;
}

void draw_tv(Pen& around, const Rect& window, const view::TvView& tv) {
  around.touch(window, tv.back);
  const Look look = around.look.enlarge(filling_scale(window.size(), kTvUnits) / around.look.scale);
  Pen pen = around.for_reading(look);
  draw(tv_box(pen, extent_of(window), tv), bounds_of(window));
}

}  // namespace tanteador::ui
