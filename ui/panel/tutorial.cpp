// Help: the list of tutorials at the left or above, the page beside or below it.

#include <algorithm>
#include <cmath>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

constexpr float kPages = 300, kPageKey = 60, kTextColumn = 830, kMarkWide = 36;

// Words in lines as wide as the area; names of buttons have the colour of buttons.
void draw_words(Pen& pen, Rect& area, const view::TutorialBlock& block, ImFont* font) {
  const float blank = pen.width_of("n n", font) - pen.width_of("nn", font),
              tall = pen.height_of("Ag", font, area.width());
  float at = area.left;
  for (const view::TutorialBlock::Word& word : block.words) {
    const float wide = pen.width_of(word.text, font);
    if (at > area.left && at + wide > area.right) {
      at = area.left;
      area.top += tall;
    }
    pen.text({at, area.top, at + wide + pen.px(2), area.top + tall}, word.text,
             {font, word.strong ? pen.ink.accent : pen.ink.text, Align::left, Overflow::whole});
    at += wide + blank;
  }
  area.top += tall;
}

// As large as the text, dot by dot where there is room.
float draw_picture(Pen& pen, const Rect& area, const view::TutorialBlock& block) {
  std::string description;
  for (const view::TutorialBlock::Word& word : block.words)
    description += (description.empty() ? "" : " ") + word.text;
  const float dots = static_cast<float>(block.width), wide = std::min(area.width(), pen.px(dots)),
              tall = dots > 0 ? wide * static_cast<float>(block.height) / dots : 0;
  const float left = std::floor(area.left), top = std::floor(area.top + pen.px(6));
  pen.picture({left, top, left + wide, top + tall}, block.png, description);
  return top + tall + pen.px(16) - area.top;
}

float draw_block(Pen& pen, Rect area, const view::TutorialBlock& block) {
  using Kind = view::TutorialBlock::Kind;
  if (block.kind == Kind::picture) return draw_picture(pen, area, block);
  const float top = area.top;
  if (block.kind == Kind::heading) {
    area.top += pen.px(10);
    draw_words(pen, area, block, pen.look.title);
  } else {
    Rect text = area;
    if (block.kind == Kind::step)
      pen.text(text.cut_left(pen.px(kMarkWide)).cut_top(pen.height_of("1", pen.look.body, area.width())),
               block.mark, {pen.look.body, pen.ink.muted});
    draw_words(pen, text, block, pen.look.body);
    area.top = text.top;
  }
  return area.top + pen.px(8) - top;
}

}  // namespace

layout::Box page_of(Pen& pen, float, const view::TutorialView& view) {
  layout::Box text = layout::stretch(list_box(pen, view.page.c_str(),
                                              [&pen, &view](Rect& content) {
                                                for (const view::TutorialBlock& block : view.blocks)
                                                  content.top += draw_block(pen, content, block);
                                              }),
                                     0);
  text.best.wide = pen.px(kTextColumn);
  const layout::Box page = layout::stretch(page_box(pen, {layout::stretch(layout::row(0, {text}))}));
  const auto pages = [&](int columns) { return grid_box(pen, view.pages, columns, kPageKey, Kind::link); };
  return layout::variants({layout::row(pen.px(kGapParts), {layout::widen(pages(1), pen.px(kPages)),
                                                           layout::widen(page, pen.px(kTextColumn))}),
                           layout::column(pen.px(kGap), {pages(2), page})});
}

}  // namespace tanteador::ui
