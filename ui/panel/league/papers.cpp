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

void draw_paper(Pen& pen, Rect& content, const view::PrintView& view) {
  for (const print::DrawnPage& page : view.pages) content.top += draw_page(pen, content, page) + pen.px(12);
}

// The pages, with the keys that save and print them below.
layout::Box paper_box(Pen& pen, float width, const view::PrintView& view) {
  constexpr float kForm = 64, kOneRow = 880;
  const std::size_t rows = width >= pen.px(kOneRow) ? 1 : 2, columns = (view.forms.size() + rows - 1) / rows;
  return layout::stretch(stack_box(
      pen,
      {paragraph_box(pen, width, view.title, pen.look.label, pen.ink.accent),
       view.pages.empty() ? empty_box(pen, "print", view.empty)
                          : list_box(pen, "paper", [&](Rect& content) { draw_paper(pen, content, view); }),
       grid_box(pen, view.forms, static_cast<int>(columns), kForm, Kind::act)}));
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::PrintView& view) {
  return page_box(pen, {head_box(pen, view.back.detail, pen.look.title, pen.ink.text,
                                 {key_box(pen, view.back, Kind::link, 0, 52)}),
                        paper_box(pen, page_content(pen, width), view)});
}

// Without room beside the pages, the kinds of paper are one row of tabs above them.
layout::Box page_of(Pen& pen, float width, const view::PapersView& view) {
  constexpr float kBeside = 900, kKey = 56, kLeft = 250;
  const float content = page_content(pen, width), left = pen.px(kLeft), gap = pen.px(kGapParts);
  const layout::Box head = league_head_box(pen, content, view.head), undo = undo_box(pen, view.head.undo);
  if (content < pen.px(kBeside))
    return page_box(pen, {head, tabs_box(pen, content, {view.papers, view.rounds}),
                          paper_box(pen, content, view.shown), undo});
  const layout::Box kinds = rows_box(pen, "kinds", view.papers, {kLeft, kKey, ListStyle::plain, 1}),
                    paper = stack_box(pen, {chips_box(pen, content - left - gap, view.rounds),
                                            paper_box(pen, content - left - gap, view.shown)});
  return page_box(pen, {head,
                        layout::stretch(layout::row(
                            gap, {layout::stretch(layout::widen(kinds, left), 0), layout::stretch(paper)})),
                        undo});
}

}  // namespace tanteador::ui
