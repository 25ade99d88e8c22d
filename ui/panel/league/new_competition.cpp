// A new competition: its settings and the suitable formats at the left, the participants at the right.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

// The chosen people above the others; without room for two lists, below them in the same list.
Box lists_box(Pen& pen, float width, const view::NewCompetition& view) {
  constexpr float kTwoLists = 260;
  const auto list_of = [&](const std::string& title, const char* id, const std::vector<view::Button>& names) {
    return layout::stretch(stack_box(
        pen, {hint_box(pen, width, title, pen.look.small, pen.ink.muted), names_box(pen, id, names)}));
  };
  const Box people = list_of(view.people_title, "people", view.people);
  if (view.picked.empty()) return people;
  Box two = stack_box(pen, {list_of(view.picked_title, "picked", view.picked), people});
  two.least.tall = pen.px(kTwoLists);
  return layout::stretch(layout::variants(
      {two, list_box(pen, "people", [&pen, &view](Rect& content) {
         draw_part(pen, content, view.people_title, pen.look.small, pen.ink.muted, kGapKeypad);
         content.top += draw_names(pen, content, view.people);
         draw_part(pen, content, view.picked_title, pen.look.small, pen.ink.muted, kGapKeypad);
         content.top += draw_names(pen, content, view.picked);
       })}));
}

Box people_box(Pen& pen, float width, const view::NewCompetition& view) {
  return page_box(
      pen,
      {field_box(pen, view.name),
       view.search.id.empty() ? Box{} : search_box(pen, width, view.search, {&view.add, 1}, view.everybody),
       lists_box(pen, width, view)});
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
  const Box plan = layout::stretch(layout::widen(sheet_box(pen, half, view.plan), half), 0),
            people = layout::stretch(people_box(pen, page_content(pen, half), view)),
            form = layout::stretch(layout::row(pen.px(kGapPage), {plan, people}));
  return layout::column(pen.px(12),
                        {form, form_foot_box(pen, view.close, view.problem, view.more, view.begin)});
}

}  // namespace tanteador::ui
