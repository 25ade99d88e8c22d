// On paper: the pages as they will be, which paper, and the files it can be kept as.

#include "ui/panel/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr ImU32 kPaper = IM_COL32(255, 255, 255, 255);  // whatever the theme

ImU32 ink_of(float grey) {
  const int value = static_cast<int>(grey * 255);
  return IM_COL32(value, value, value, 255);
}

// As large as its place is wide, never larger than it needs to be for reading.
float draw_page(Pen& pen, Rect area, const view::PageView& page) {
  constexpr float kMost = 2;  // units of the screen for a point
  const float times = std::min(area.width() / page.width, pen.px(kMost));
  const float left = area.left + (area.width() - page.width * times) / 2, top = area.top;
  const Rect sheet{left, top, left + page.width * times, top + page.height * times};
  if (!pen.seen(sheet)) return sheet.height();
  pen.fill(sheet, kPaper, 2);
  pen.frame(sheet, pen.ink.outline, 2);
  for (const view::PageView::Line& line : page.lines) {
    const float thick = std::max(1.0f, line.thick * times) / 2;
    const Rect mark{
        left + std::min(line.x1, line.x2) * times - thick, top + std::min(line.y1, line.y2) * times - thick,
        left + std::max(line.x1, line.x2) * times + thick, top + std::max(line.y1, line.y2) * times + thick};
    if (has_room() && pen.seen(mark)) pen.fill(mark, ink_of(line.grey), 0);
  }
  for (const view::PageView::Box& box : page.boxes) {
    const Rect square{left + box.x * times, top + box.y * times, left + (box.x + box.width) * times,
                      top + (box.y + box.height) * times};
    if (has_room() && pen.seen(square)) pen.fill(square, ink_of(0), 0);
  }
  for (const view::PageView::Text& text : page.texts) {
    constexpr float kAbove = 0.95f, kBelow = 0.3f;  // of its size, about the line it stands on
    const float size = text.points * times, base = top + text.baseline * times;
    const Rect place{left + text.x * times, base - size * kAbove, left + (text.x + text.width) * times + 1,
                     base + size * kBelow};
    if (!has_room() || !pen.seen(place)) continue;
    ImFont* font = text.strong ? pen.look.label : pen.look.small;
    pen.text(place, text.text,
             {font, ink_of(text.grey), Align::left, Long::whole, 0.5f, size / font->FontSize});
  }
  return sheet.height();
}

void draw_pages(Pen& pen, Rect area, const view::PrintView& view) {
  draw_row(pen, area.cut_bottom(pen.px(64), pen.px(10)), view.forms, Kind::act);
  draw_part(pen, area, view.title, pen.look.label, pen.ink.accent, 6);
  if (view.pages.empty()) return pen.text(area, view.empty, {pen.look.body, pen.ink.muted, Align::centre});
  draw_list(pen, "paper", area, [&](Rect content) {
    const float top = content.top;
    for (const view::PageView& page : view.pages) content.top += draw_page(pen, content, page) + pen.px(12);
    return content.top - top;
  });
}

}  // namespace

void draw_print(Pen& pen, Rect area, const view::PrintView& view) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  Rect head = area.cut_top(pen.key(52), pen.px(8));
  draw_at_right(pen, head, view.back, Kind::way);
  draw_pages(pen, area, view);
}

void draw_papers(Pen& pen, Rect area, const view::PapersView& view) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  draw_league_head(pen, area, view.head);
  constexpr float kBeside = 900, kKey = 56, kLeft = 250, kAbove = 0.3f;
  const bool beside = area.width() >= pen.px(kBeside);
  const Rect kinds =
      beside ? area.cut_left(pen.px(kLeft), pen.px(16)) : area.cut_top(area.height() * kAbove, pen.px(10));
  draw_list(pen, "kinds", kinds, [&](Rect content) {
    const float top = content.top;
    if (beside)
      draw_lines(pen, content, view.papers, 1, kKey);
    else
      draw_chips(pen, content, view.papers);
    return content.top - top;
  });
  if (!view.rounds.empty()) draw_chips(pen, area, view.rounds);
  draw_pages(pen, area, view.shown);
}

}  // namespace tanteador::ui
