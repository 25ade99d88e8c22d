// The standings of a competition, whose rows unfold on a tap, and the participants.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

// A moment in the past: its field, and beside it the keys that show it and the present.
Box as_of_box(Pen& pen, const view::StandingsView& view) {
  Box field = field_box(pen, view.as_of);
  if (is_empty(field)) return {};
  field.weight = 1;
  return layout::row(pen.px(kGap), {field, key_in_line_box(pen, view.then, Kind::act),
                                    key_in_line_box(pen, view.now, Kind::link)});
}

// The text about the results that count has room beside the links.
bool has_links_beside(const Pen& pen, float width, const view::StandingsView& view) {
  constexpr float kLinkAir = 44 + kGap;
  for (const view::Button* link : {&view.reasons, &view.earlier})
    if (!link->label.empty()) width -= pen.width_of(link->label, pen.look.label) + pen.px(kLinkAir);
  return width > 0 && pen.height_of(view.open, pen.look.body, width) <= pen.key(kKeyHeight);
}

}  // namespace

// Tabs in one row. Below them, which results count, and links.
Box page_of(Pen& pen, float width, const view::StandingsView& view) {
  const float content = page_content(pen, width);
  const bool beside = has_links_beside(pen, content, view);
  return page_box(pen,
                  {league_head_box(pen, content, view.head),
                   tabs_box(pen, content, {view.kinds, view.stages, view.rounds, view.columns}),
                   beside ? Box{} : paragraph_box(pen, content, view.open, pen.look.body, pen.ink.muted),
                   drawn_box("links", {0, pen.key(kKeyHeight)}, 0,
                             [&pen, &view, beside](Rect line) {
                               for (const view::Button* link : {&view.reasons, &view.earlier})
                                 draw_at_right(pen, line, *link, Kind::link);
                               if (beside) pen.text(line, view.open, {pen.look.body, pen.ink.muted});
                             }),
                   as_of_box(pen, view),
                   list_box(pen, "standings",
                            [&pen, &view](Rect& rows) { draw_figures(pen, rows, view.table, view.rows); }),
                   undo_box(pen, view.head.undo)});
}

namespace {

void draw_entrant(Pen& pen, const Rect& area, const view::EntrantSheet& sheet) {
  if (sheet.confirmation) return draw_confirmation(pen, area, *sheet.confirmation);
  draw_setting_sheet(pen, area, sheet.form);
}

Box names_box(Pen& pen, const char* id, const std::vector<view::Button>& names) {
  return list_box(pen, id, [&pen, &names](Rect& content) { content.top += draw_names(pen, content, names); });
}

// Beside the list of participants: one of them, or those who can join or are being checked in.
Box beside_entrants_box(Pen& pen, float width, const view::EntrantsView& view) {
  if (view.sheet)
    return drawn_box("sheet", {0, pen.px(kCallHeight)}, 1,
                     [&pen, &view](Rect at) { draw_entrant(pen, at, *view.sheet); });
  std::vector<Box> parts{paragraph_box(pen, width, view.people_title, pen.look.small, pen.ink.muted)};
  if (!view.checked.label.empty()) {
    parts.push_back(whole_key_box(pen, width, view.checked, Kind::next, kCallHeight));
    parts.push_back(field_box(pen, view.search));
  } else if (!view.search.id.empty()) {
    parts.push_back(search_box(pen, width, view.search, {&view.add, 1}));
    parts.push_back(names_box(pen, "joining", view.people));
  }
  std::erase_if(parts, is_empty);
  return layout::column(pen.px(kGap), std::move(parts));
}

}  // namespace

// An open sheet needs the height, so that the undo button is beside it.
Box page_of(Pen& pen, float width, const view::EntrantsView& view) {
  constexpr float kRow = 68, kTwoColumns = 420;
  const float content = page_content(pen, width),
              list = (content - pen.px(kGapPage)) * (view.sheet ? 0.44f : 0.56f);
  std::vector<Box> left{
      head_box(pen, view.title, pen.look.label, pen.ink.muted,
               {view.sheet ? Box{} : key_box(pen, view.check_in, Kind::link, 0, kKeyHeight)}),
      list_box(pen, "entrants", [&pen, &view](Rect& rows) {
        const int columns = rows.width() < pen.px(kTwoColumns) ? 1 : 2;
        draw_lines(pen, rows, view.entrants, columns, kRow);
      })};
  if (view.sheet) left.push_back(undo_box(pen, view.head.undo));
  std::erase_if(left, is_empty);
  Box entrants = layout::column(pen.px(kGap), std::move(left)),
      beside = beside_entrants_box(pen, content - list - pen.px(kGapPage), view);
  entrants.least.wide = list;
  beside.weight = 1;
  Box both = layout::row(pen.px(kGapPage), {entrants, beside});
  both.weight = 1;
  return page_box(pen, {league_head_box(pen, content, view.head), both,
                        view.sheet ? Box{} : undo_box(pen, view.head.undo)});
}

}  // namespace tanteador::ui
