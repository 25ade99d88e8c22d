// A new competition: its settings and the suitable formats at the left, the participants at the right.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr layout::Extent kPeopleLeast{260, 72};

// The chosen people above the others; without room for two lists, below them in the same list.
void draw_people(Pen& pen, const Rect& area, const view::NewCompetition& view) {
  constexpr float kTwoLists = 260;
  const auto title = [&](const std::string& text) {
    return paragraph_box(pen, area.width(), text, pen.look.small, pen.ink.muted);
  };
  if (view.picked.empty())
    return draw(stack_box(pen, {title(view.people_title), names_box(pen, "people", view.people)}),
                bounds_of(area));
  if (area.height() >= pen.px(kTwoLists))
    return draw(stack_box(pen, {title(view.picked_title), names_box(pen, "picked", view.picked),
                                title(view.people_title), names_box(pen, "people", view.people)}),
                bounds_of(area));
  draw_list(pen, "people", area, [&](Rect content) {
    const float top = content.top;
    for (const auto& [text, names] :
         {std::pair(&view.people_title, &view.people), {&view.picked_title, &view.picked}}) {
      draw_part(pen, content, *text, pen.look.small, pen.ink.muted, kGapKeypad);
      content.top += draw_names(pen, content, *names);
    }
    return content.top - top;
  });
}

Box people_box(Pen& pen, float width, const view::NewCompetition& view) {
  Box search =
      view.search.id.empty() ? Box{} : search_box(pen, width, view.search, {&view.add, 1}, view.everybody);
  return page_box(pen, {field_box(pen, view.name), search,
                        drawn_box("people", {pen.px(kPeopleLeast.wide), pen.px(kPeopleLeast.tall)}, 1,
                                  [&pen, &view](Rect at) { draw_people(pen, at, view); })});
}

}  // namespace

float draw_names(Pen& pen, Rect content, const std::vector<view::Button>& names) {
  constexpr float kNameRow = 56;
  const float top = content.top;
  if (std::ranges::all_of(names, [](const view::Button& name) { return name.detail.empty(); }))
    draw_chips(pen, content, names);
  else
    draw_lines(pen, content, names, 1, kNameRow, ListStyle::cards);
  return content.top - top;
}

layout::Box page_of(Pen& pen, float width, const view::NewCompetition& view) {
  if (view.sheet) return page_box(pen, {sheet_box(pen, page_content(pen, width), *view.sheet)});
  const float half = (width - pen.px(kGapPage)) / 2;
  Box plan = sheet_box(pen, half, view.plan), people = people_box(pen, page_content(pen, half), view);
  plan.best.wide = people.best.wide = half;
  people.weight = 1;
  Box form = layout::row(pen.px(kGapPage), {plan, people});
  form.weight = 1;
  return layout::column(pen.px(12),
                        {form, form_foot_box(pen, view.close, view.problem, view.more, view.begin)});
}

}  // namespace tanteador::ui
