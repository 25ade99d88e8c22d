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

void draw_foot(Pen& pen, Rect area, const view::TvView& tv) {
  const auto inside = [&](const Rect& field) { return field.inset(pen.px(20), pen.px(kGap)); };
  if (tv.value || !tv.lead.empty()) {
    const bool stacked = area.width() < area.height() * 3;
    const Rect field = stacked ? area.cut_top((area.height() - pen.px(12)) / 2, pen.px(12))
                               : area.cut_left(area.width() * 0.5f, pen.px(12));
    pen.fill(field, pen.ink.chosen, kPanelCorner);
    if (tv.value)
      draw_deal_value(pen, inside(field), *tv.value);
    else
      pen.text(inside(field), tv.lead, {pen.look.title, pen.ink.accent, Align::left, Overflow::wrap});
  }
  pen.fill(area, pen.ink.panel, kPanelCorner);
  draw_entries(pen, inside(area), tv);
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

void draw_tv(Pen& around, const Rect& window, const view::TvView& tv) {
  constexpr float kFoot = 108;
  around.touch(window, tv.back);
  const Look look = around.look.enlarge(filling_scale(window.size(), kTvUnits) / around.look.scale);
  Pen pen = around.for_reading(look);
  const bool upright = window.height() > window.width();
  Rect area = window.inset(pen.px(24), pen.px(16));
  Rect head = area.cut_top(pen.px(48), pen.px(kGap));
  const TextStyle clock{pen.look.title, pen.ink.accent, Align::right, Overflow::whole};
  pen.text(head.cut_right(pen.width_of(tv.clock, clock.font) + pen.px(4), pen.px(kGapPage)), tv.clock, clock);
  draw_headline(pen, head, tv);
  if (!tv.last.empty() || tv.value)
    draw_foot(pen, area.cut_bottom(pen.px(upright ? 2 * kFoot : kFoot), pen.px(12)), tv);
  std::visit([&](const auto& sheet) { draw_tv_sheet(pen, area, sheet); }, tv.sheet);
}

}  // namespace tanteador::ui
