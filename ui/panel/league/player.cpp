// The page of a player, and tables of figures.

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

constexpr float kAxis = 84, kOther = 52, kPagerKey = 48;
constexpr float kLeastFirstColumn = 150;  // units: least width of the first column

std::string text_at(const report::Row& row, std::size_t column) {
  return column < row.size() ? report::display_text(row[column]) : std::string();
}

float figure_column_width(const Pen& pen, const report::Table& table, std::size_t column) {
  float wide = pen.px(44);
  const std::string& heading = table.columns[column].title;
  for (std::size_t begin = 0; begin <= heading.size();) {
    const std::size_t end = std::min(heading.find(' ', begin), heading.size());
    wide = std::max(wide, pen.width_of(heading.substr(begin, end - begin), pen.look.small) + pen.px(4));
    begin = end + 1;
  }
  for (const report::Group& group : table.groups)
    for (const report::Row& row : group.rows)
      wide = std::max(wide, pen.width_of(text_at(row, column), pen.look.body));
  return wide;
}

float known_column_width(Pen& pen, const report::Table& table, std::size_t column) {
  if (pen.state.measured.of == 0) return figure_column_width(pen, table, column);
  const auto [known, fresh] = pen.state.measured.columns.try_emplace({&table, column}, 0.0f);
  if (fresh) known->second = figure_column_width(pen, table, column);
  return known->second;
}

struct Column {
  std::size_t at;  // in the table
  Rect place;
  bool is_name = false;
};

// The names take the free width up to `widest_names`; as many columns as fit are shown from the first wanted,
// with keys to others.
std::vector<Column> figure_columns(Pen& pen, Rect& area, const report::Table& table,
                                   const std::vector<std::size_t>& shown, float widest_names) {
  const auto shrinks = [&](std::size_t column) { return table.columns[column].share > 0; };
  const auto found = std::ranges::find_if(shown, shrinks);
  const std::size_t names = found == shown.end() ? 0 : static_cast<std::size_t>(found - shown.begin());
  const std::size_t count = shown.size(), after = names + 1;
  std::vector<float> widths(count, 0);
  float fixed_width = pen.px(kLeastFirstColumn), all = 0;  // for the names and the columns before them
  for (std::size_t i = 0; i < count; ++i) {
    if (i == names) continue;
    widths[i] = known_column_width(pen, table, shown[i]) + pen.px(kGap);
    (i < after ? fixed_width : all) += widths[i];
  }
  std::size_t& first = pen.state.first_column;
  const bool paged = fixed_width + all > area.width();
  if (!paged || first + after >= count) first = 0;
  std::size_t end = after + first;
  for (float room = area.width() - fixed_width; end < count && (end == after + first || widths[end] <= room);
       ++end)
    room -= widths[end];
  if (paged) {
    Rect keys = area.cut_top(pen.key(kPagerKey), pen.px(kGap));
    const std::string id = "columns/" + table.title;
    if (pen.press(keys.cut_right(pen.px(64), pen.px(kGap)),
                  {.id = id + "/next", .label = "→", .enabled = end < count}, Kind::link))
      first = end - after;
    if (pen.press(keys.cut_right(pen.px(64), pen.px(kGap)),
                  {.id = id + "/back", .label = "←", .enabled = first > 0}, Kind::link))
      first -= std::min(first, end - after - first);
  }
  std::vector<Column> columns;
  Rect rest = area;
  const float figures = std::accumulate(widths.begin() + static_cast<std::ptrdiff_t>(after + first),
                                        widths.begin() + static_cast<std::ptrdiff_t>(end), 0.0f),
              before = fixed_width - pen.px(kLeastFirstColumn);
  rest.right = std::min(rest.right, rest.left + before + widest_names + figures);
  for (std::size_t i = end; i-- > after + first;)
    columns.push_back({shown[i], rest.cut_right(widths[i] - pen.px(kGap), pen.px(kGap))});
  for (std::size_t i = 0; i < names; ++i)
    columns.push_back({shown[i], rest.cut_left(widths[i] - pen.px(kGap), pen.px(kGap))});
  columns.push_back({shown[names], rest, true});
  return columns;
}

// The figures of standings are near the names.
float widest_names(Pen& pen, const report::Table& table, const std::vector<std::size_t>& shown) {
  constexpr float kBesideNames = 72;
  const auto names = std::ranges::find_if(shown, [&](std::size_t at) { return table.columns[at].share > 0; });
  return std::max(
      known_column_width(pen, table, names == shown.end() ? shown.front() : *names) + pen.px(kBesideNames),
      pen.px(kLeastFirstColumn + 1));
}

bool has_gutter(std::span<const view::StandingRow> rows) {
  return std::ranges::any_of(rows,
                             [](const auto& row) { return row.change.medal > 0 || row.change.moved != 0; });
}

// A row that unfolds on a tap; the lantern is at the end of the name.
void draw_unfolded(Pen& pen, Rect& area, const Rect& line, const Rect& name, const view::StandingRow& row) {
  if (row.lantern) draw_lantern(pen, {name.right - pen.px(18), line.centre().y});
  pen.touch(line, row.unfold);
  Rect below{name.left, area.top, area.right, area.bottom};
  for (const std::string& detail : row.details)
    draw_part(pen, below, detail, pen.look.small, pen.ink.muted, 2);
  draw_part(pen, below, row.why, pen.look.body, pen.ink.accent, 6);
  area.top = below.top;
}

void draw_group_of_figures(Pen& pen, Rect& area, const report::Table& table, const report::Group& group,
                           std::span<const view::StandingRow> unfolded) {
  const auto title = [&](const Column& column) { return title_of(table, group, column.at); };
  const float left = area.left;
  if (has_gutter(unfolded)) area.left += pen.px(kPlaceChange);
  const std::vector<std::size_t> shown = shown_columns(table, group);
  const std::vector<Column> columns = figure_columns(
      pen, area, table, shown, unfolded.empty() ? area.width() : widest_names(pen, table, shown));
  float tall = 0;
  for (const Column& column : columns)
    tall = std::max(tall, pen.height_of(title(column), pen.look.small, column.place.width()));
  const auto draw_line = [&](const auto& text_of, ImFont* font, ImU32 ink, float height) {
    const Rect line = area.cut_top(height, pen.px(2));
    if (pen.can_skip(line)) return line;
    ImGui::GetWindowDrawList()->AddLine({line.left, line.bottom}, {line.right, line.bottom}, pen.ink.button,
                                        pen.px(1));
    for (const Column& column : columns) {
      const bool heading = font == pen.look.small,
                 words = table.columns[column.at].align == report::Align::left;
      pen.text({column.place.left, line.top, column.place.right, line.bottom}, text_of(column),
               {font, ink, words ? Align::left : Align::right,
                column.is_name ? Overflow::ellipsis
                : heading      ? Overflow::wrap
                               : Overflow::whole,
                heading || unfolded.empty() ? 1 : 0.5f});
    }
    return line;
  };
  draw_line(title, pen.look.small, pen.ink.muted, tall + pen.px(6));
  for (std::size_t i = 0; i < group.rows.size(); ++i) {
    const Rect line =
        draw_line([&](const Column& column) { return text_at(group.rows[i], column.at); }, pen.look.body,
                  pen.ink.text, unfolded.empty() ? pen.px(30) : pen.key(kKeyHeight));
    if (unfolded.empty()) continue;
    if (pen.is_visible(line))
      draw_place_change(pen, {left, line.top, area.left, line.bottom}, unfolded[i].change);
    draw_unfolded(pen, area, {left, line.top, line.right, line.bottom}, columns.back().place, unfolded[i]);
  }
  area.left = left;
  area.cut_top(pen.px(16));
}

}  // namespace

void draw_figures(Pen& pen, Rect& area, const report::Table& table,
                  std::span<const view::StandingRow> unfolded) {
  draw_part(pen, area, table.title, pen.look.label, pen.ink.muted, 6);
  if (!has_rows(table)) return draw_part(pen, area, table.empty, pen.look.body, pen.ink.muted, 16);
  for (const report::Group& group : table.groups) {
    if (group.rows.empty()) continue;
    draw_part(pen, area, group.title, pen.look.label, pen.ink.muted, 6);
    draw_group_of_figures(pen, area, table, group,
                          unfolded.subspan(0, std::min(unfolded.size(), group.rows.size())));
    unfolded = unfolded.subspan(std::min(unfolded.size(), group.rows.size()));
  }
}

namespace {

// The ratings week by week, evenly spaced. Only the first and the last week are labelled.
void draw_curve(Pen& pen, Rect area, const view::RatingCurve& curve) {
  constexpr float kNow = 220, kOneLine = 440;
  Rect head = area.cut_top(pen.px(34), pen.px(kGapKeypad));
  Rect now = area.width() >= pen.px(kOneLine) ? head.cut_right(pen.px(kNow)) : area.cut_top(pen.px(28));
  pen.text(now, curve.now, {pen.look.label, pen.ink.accent, Align::right});
  pen.text(head, curve.title, {pen.look.label, pen.ink.muted});
  if (curve.values.empty()) return pen.text(area, curve.empty, {pen.look.body, pen.ink.muted, Align::centre});
  Rect weeks = area.cut_bottom(pen.px(24), pen.px(kGapKeypad));
  Rect axis = area.cut_left(pen.px(kAxis), pen.px(kGap));
  pen.text(axis.cut_top(pen.px(22)), curve.highest, {pen.look.small, pen.ink.muted, Align::right});
  pen.text(axis.cut_bottom(pen.px(22)), curve.lowest, {pen.look.small, pen.ink.muted, Align::right});
  pen.text(weeks.cut_right(pen.px(160)), curve.weeks.back(), {pen.look.small, pen.ink.muted, Align::right});
  weeks.left = area.left;
  if (curve.weeks.size() > 1) pen.text(weeks, curve.weeks.front(), {pen.look.small, pen.ink.muted});
  const auto [least, most] = std::ranges::minmax(curve.values);
  const Rect plot = area.inset(pen.px(8), pen.px(11));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  std::vector<ImVec2> points;
  for (std::size_t i = 0; i < curve.values.size(); ++i) {
    const float part =
        curve.values.size() < 2 ? 1.0f : static_cast<float>(i) / static_cast<float>(curve.values.size() - 1);
    const double height = most > least ? (curve.values[i] - least) / (most - least) : 0.5;
    points.push_back(
        {plot.left + plot.width() * part, plot.bottom - plot.height() * static_cast<float>(height)});
  }
  list.AddLine({plot.left, area.bottom}, {plot.right, area.bottom}, pen.ink.outline, pen.px(1));
  list.AddPolyline(points.data(), static_cast<int>(points.size()), pen.ink.accent, 0, pen.px(3));
  for (const ImVec2& point : points) list.AddCircleFilled(point, pen.px(4), pen.ink.accent);
}

// The right half: a question, the search for a duplicate of the player, or the ratings and figures.
layout::Box right_half_box(Pen& pen, float width, const view::PlayerPage& page) {
  constexpr float kLeastCurve = 90, kCurve = 250;
  if (page.confirmation) return confirmation_box(pen, width, *page.confirmation);
  const bool search = !page.others_title.empty();
  layout::Box curve = drawn_box("curve", {0, pen.px(kLeastCurve)}, 0,
                                [&pen, &page](Rect at) { draw_curve(pen, at, page.curve); });
  if (!page.curve.values.empty()) curve.best.tall = pen.px(kCurve);
  layout::Box list = list_box(pen, search ? "others" : "record", [&pen, &page, search](Rect& content) {
    if (search) return draw_grid(pen, content, page.others, 3, kOther, Kind::act);
    draw_figures(pen, content, page.games);
    draw_figures(pen, content, page.opponents);
    for (const report::Table& table : page.results) draw_figures(pen, content, table);
  });
  return stack_box(pen, {paragraph_box(pen, width, page.others_title, pen.look.body, pen.ink.text),
                         search ? field_box(pen, page.search) : curve, list});
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::PlayerPage& page) {
  constexpr float kForm = 400, kMost = 0.48f;  // of the width
  const float form = std::min(pen.px(kForm), width * kMost),
              rest = page_content(pen, width - form - pen.px(kGapParts));
  const layout::Box sheet = sheet_box(pen, page_content(pen, form), page.form),
                    right = layout::stretch(right_half_box(pen, rest, page));
  return layout::row(pen.px(kGapParts),
                     {layout::widen(page_box(pen, {sheet, undo_box(pen, page.undo)}), form),
                      layout::stretch(page_box(pen, {right}))});
}

}  // namespace tanteador::ui
