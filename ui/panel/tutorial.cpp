// Help: the list of tutorials at the left or above, the page beside or below it.

#include <algorithm>
#include <cmath>

#include "ui/panel/drawing/parts.hpp"

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

void draw_tutorial(Pen& pen, Rect area, const view::TutorialView& view) {
  const bool side_by_side = area.width() >= pen.px(kPages + kTextColumn);
  Rect pages = side_by_side ? area.cut_left(pen.px(kPages), pen.px(16))
                            : area.cut_top(pen.px(2 * (kPageKey + kGap)), pen.px(8));
  draw_grid(pen, pages, view.pages, side_by_side ? 1 : 2, kPageKey, Kind::link);
  area = draw_page_ground(pen, area);
  area.right = std::min(area.right, area.left + pen.px(kTextColumn));
  draw_list(pen, view.page.c_str(), area, [&](Rect content) {
    const float top = content.top;
    for (const view::TutorialBlock& block : view.blocks) content.top += draw_block(pen, content, block);
    return content.top - top;
  });
}

}  // namespace tanteador::ui
