// The print preview: the pages, the choice of the paper, and the file formats.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

constexpr ImU32 kPaper = IM_COL32(255, 255, 255, 255);  // in every theme

ImU32 ink_of(print::Shade shade) {
  const int value = static_cast<int>(print::kGreys[index(shade)] * 255);
  return IM_COL32(value, value, value, 255);
}

// As wide as its place, but not larger than reading needs.
float draw_page(Pen& pen, Rect area, const print::DrawnPage& page) {
  constexpr float kMost = 2;  // units of the screen for a point
  const float times = std::min(area.width() / static_cast<float>(page.width), pen.px(kMost));
  const auto scaled = [&](double points) { return static_cast<float>(points) * times; };
  const float left = area.left + (area.width() - scaled(page.width)) / 2, top = area.top;
  const Rect sheet{left, top, left + scaled(page.width), top + scaled(page.height)};
  if (!pen.is_visible(sheet)) return sheet.height();
  pen.fill(sheet, kPaper, 2);
  pen.frame(sheet, pen.ink.outline, 2);
  for (const print::DrawnPage::Line& line : page.lines) {
    const float thick = std::max(1.0f, scaled(print::kThicknesses[index(line.stroke)])) / 2;
    const Rect mark{
        left + scaled(std::min(line.x1, line.x2)) - thick, top + scaled(std::min(line.y1, line.y2)) - thick,
        left + scaled(std::max(line.x1, line.x2)) + thick, top + scaled(std::max(line.y1, line.y2)) + thick};
    if (has_room() && pen.is_visible(mark)) pen.fill(mark, ink_of(print::shade_of(line.stroke)), 0);
  }
  for (const print::DrawnPage::Box& box : page.boxes) {
    const Rect square{left + scaled(box.x), top + scaled(box.y), left + scaled(box.x + box.width),
                      top + scaled(box.y + box.height)};
    if (has_room() && pen.is_visible(square)) pen.fill(square, ink_of(print::Shade::black), 0);
  }
  for (const print::DrawnPage::Text& text : page.texts) {
    constexpr float kAscent = 0.95f, kDescent = 0.3f;  // of its size, from the baseline
    const float size = scaled(text.type.points), base = top + scaled(text.baseline);
    const Rect place{left + scaled(text.x), base - size * kAscent, left + scaled(text.x + text.width) + 1,
                     base + size * kDescent};
    if (!has_room() || !pen.is_visible(place)) continue;
    ImFont* font = text.type.face == print::Face::bold ? pen.look.label : pen.look.small;
    pen.text(place, text.text,
             {font, ink_of(text.type.shade), Align::left, Overflow::whole, 0.5f, size / font->FontSize});
  }
  return sheet.height();
}

void draw_pages(Pen& pen, Rect area, const view::PrintView& view) {
  constexpr float kForm = 64, kOneRow = 880;
  const auto count = static_cast<int>(view.forms.size()), rows = area.width() >= pen.px(kOneRow) ? 1 : 2;
  Rect forms = area.cut_bottom(static_cast<float>(rows) * (pen.key(kForm) + pen.px(kGap)), pen.px(2));
  if (count > 0) draw_grid(pen, forms, view.forms, (count + rows - 1) / rows, kForm, Kind::act);
  draw_part(pen, area, view.title, pen.look.label, pen.ink.accent, 6);
  if (view.pages.empty()) return draw_empty(pen, area, "print", view.empty);
  draw_list(pen, "paper", area, [&](Rect content) {
    const float top = content.top;
    for (const print::DrawnPage& page : view.pages) content.top += draw_page(pen, content, page) + pen.px(12);
    return content.top - top;
  });
}

}  // namespace

layout::Box page_of(Pen& pen, float, const view::PrintView& view) {
  return page_box(pen,
                  {head_box(pen, view.back.detail, pen.look.title, pen.ink.text,
                            {key_box(pen, view.back, Kind::link, 0, 52)}),
                   drawn_box("pages", {0, pen.px(320)}, 1, [&](Rect at) { draw_pages(pen, at, view); })});
}

void draw_papers(Pen& pen, Rect area, const view::PapersView& view) {
  area = draw_page_ground(pen, area);
  draw_league_head(pen, area, view.head);
  constexpr float kBeside = 900, kKey = 56, kLeft = 250, kAbove = 0.3f;
  const bool side_by_side = area.width() >= pen.px(kBeside);
  const Rect kinds = side_by_side ? area.cut_left(pen.px(kLeft), pen.px(kGapParts))
                                  : area.cut_top(area.height() * kAbove, pen.px(10));
  draw_list(pen, "kinds", kinds, [&](Rect content) {
    const float top = content.top;
    if (side_by_side)
      draw_lines(pen, content, view.papers, 1, kKey);
    else
      draw_chips(pen, content, view.papers);
    return content.top - top;
  });
  if (!view.rounds.empty()) draw_chips(pen, area, view.rounds);
  draw_pages(pen, area, view.shown);
}

}  // namespace tanteador::ui
