// The standings of a competition, whose rows unfold on a tap, and the participants.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

// A moment in the past: its field, and beside it the keys that show it and the present.
Box as_of_box(Pen& pen, const view::StandingsView& view) {
  if (view.as_of.id.empty()) return {};
  return layout::row(pen.px(kGap),
                     {layout::stretch(field_box(pen, view.as_of)), key_in_line_box(pen, view.then, Kind::act),
                      key_in_line_box(pen, view.now, Kind::link)});
}

}  // namespace

// Tabs in one row. Below them, which results count, and links.
Box page_of(Pen& pen, float width, const view::StandingsView& view) {
  const float content = page_content(pen, width);
  return page_box(
      pen, {league_head_box(pen, content, view.head),
            tabs_box(pen, content, {view.kinds, view.stages, view.rounds, view.columns}),
            head_box(pen, view.open, pen.look.body, pen.ink.muted,
                     {key_box(pen, view.earlier, Kind::link, 0, kKeyHeight),
                      key_box(pen, view.reasons, Kind::link, 0, kKeyHeight)}),
            as_of_box(pen, view),
            report::has_rows(view.table)
                ? list_box(pen, "standings",
                           [&pen, &view](Rect& rows) { draw_figures(pen, rows, view.table, view.rows); })
                : empty_box(pen, "go/club", view.table.empty),
            undo_box(pen, view.head.undo)});
}

namespace {

// The points for missed rounds, in one row.
Box late_box(Pen& pen, const std::vector<view::Button>& choices) {
  Box row = layout::row(pen.px(kGap), {});
  for (const view::Button& choice : choices)
    row.parts.push_back(key_box(pen, choice, Kind::choice, 0, kKeyHeight));
  return row;
}

// The right part of the page: one participant, or the people who can join or check in.
Box person_or_people_box(Pen& pen, float width, const view::EntrantsView& view) {
  if (view.sheet) return form_box(pen, width, view.sheet->confirmation, view.sheet->form);
  const Box title = paragraph_box(pen, width, view.people_title, pen.look.small, pen.ink.muted);
  if (!view.checked.label.empty())
    return stack_box(pen, {title, whole_key_box(pen, width, view.checked, Kind::next, kCallHeight),
                           field_box(pen, view.search)});
  if (view.search.id.empty()) return title;
  return stack_box(pen, {title, late_box(pen, view.late), search_box(pen, width, view.search, {&view.add, 1}),
                         names_box(pen, "joining", view.people)});
}

}  // namespace

// An open sheet needs the height, so that the undo button is beside it.
Box page_of(Pen& pen, float width, const view::EntrantsView& view) {
  constexpr float kRow = 68, kTwoColumns = 420, kBesideSheet = 0.44f, kBesidePeople = 0.56f;
  const float content = page_content(pen, width), all = content - pen.px(kGapPage),
              list = all * (view.sheet ? kBesideSheet : kBesidePeople);
  const Box undo = undo_box(pen, view.head.undo);
  const Box entrants = stack_box(
                pen, {head_box(pen, view.title, pen.look.label, pen.ink.muted,
                               {view.sheet ? Box{} : key_box(pen, view.check_in, Kind::link, 0, kKeyHeight)}),
                      rows_box(pen, "entrants", view.entrants, {kTwoColumns / 2, kRow, ListStyle::plain, 2}),
                      view.sheet ? undo : Box{}}),
            both =
                layout::row(pen.px(kGapPage), {layout::widen(entrants, list),
                                               layout::stretch(person_or_people_box(pen, all - list, view))});
  return page_box(
      pen, {league_head_box(pen, content, view.head), layout::stretch(both), view.sheet ? Box{} : undo});
}

}  // namespace tanteador::ui
