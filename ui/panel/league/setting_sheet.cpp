// A page of settings, one a row: of a competition, planned or played, and of the club.

#include <algorithm>

#include "src/view/shortcut.hpp"
#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

void draw_setting_number(Pen& pen, Rect line, const view::Stepper& number) {
  pen.repeat_button(line.cut_left(pen.px(kCallHeight), pen.px(kGap)), number.less);
  const float wide = std::max(pen.px(110), pen.width_of(number.number, pen.look.title) + pen.px(16));
  pen.text(line.cut_left(wide, pen.px(kGap)), number.number, {pen.look.title, pen.ink.accent, Align::centre});
  pen.repeat_button(line.cut_left(pen.px(kCallHeight)), number.more);
}

// Choices with details are tiles.
void draw_setting_choices(Pen& pen, Rect& area, const std::vector<view::Button>& choices) {
  const bool plain =
      std::ranges::all_of(choices, [](const view::Button& choice) { return choice.detail.empty(); });
  plain ? draw_chips(pen, area, choices) : draw_grid(pen, area, choices, 2, 76, Kind::act);
}

float draw_setting_row(Pen& pen, Rect area, const view::SettingRow& row) {
  constexpr float kBeside = 460, kNumber = 290;
  const float top = area.top;
  const bool side_by_side =
      row.number && row.note.empty() && row.help.id.empty() && area.width() >= pen.px(kBeside);
  if (side_by_side) {
    const float wide = area.width() - pen.px(kNumber);
    Rect line =
        area.cut_top(std::max(pen.key(52), pen.height_of(row.title, pen.look.label, wide)), pen.px(kGap));
    pen.text(line.cut_left(wide), row.title, {pen.look.label, pen.ink.text});
    draw_setting_number(pen, line, *row.number);
  } else {
    draw_title_with_help(pen, area, row.title, pen.look.label, row.help, row.note.empty() ? 6.0f : 2.0f);
  }
  draw_part(pen, area, row.note, pen.look.small, pen.ink.muted, 6);
  if (!row.field.id.empty()) draw_text_field(pen, area.cut_top(field_tall(pen), pen.px(kGap)), row.field);
  if (row.number && !side_by_side)
    draw_setting_number(pen, area.cut_top(pen.key(52), pen.px(kGap)), *row.number);
  draw_setting_choices(pen, area, row.choices);
  draw_part(pen, area, row.problem, pen.look.body, pen.ink.minus, 6);
  area.cut_top(pen.px(12));
  ImGui::GetWindowDrawList()->AddLine({area.left, area.top - pen.px(8)}, {area.right, area.top - pen.px(8)},
                                      pen.ink.button, pen.px(1));
  return area.top - top;
}

void draw_setting_rows(Pen& pen, Rect& area, const view::SettingSheet& sheet) {
  constexpr float kColumn = 420;  // units, the narrowest
  const auto count = static_cast<int>(sheet.rows.size());
  const int columns = area.width() < pen.px(kColumn * static_cast<float>(sheet.columns)) ? 1 : sheet.columns;
  const int each = (count + columns - 1) / columns;
  float bottom = area.top;
  for (int column = 0; column < columns; ++column) {
    Rect place = area.column(column, columns, pen.px(kGapQuestion));
    for (int i = column * each; i < std::min(count, (column + 1) * each); ++i)
      place.top += draw_setting_row(pen, place, sheet.rows[i]);
    bottom = std::max(bottom, place.top);
  }
  area.top = bottom;
}

// The list of shortcuts belongs to the panel itself.
void draw_tool(Pen& pen, const Rect& place, const view::Button& tool) {
  if (tool.id != view::kKeysPage) return pen.button(place, tool, Kind::link);
  if (pen.press(place, tool, Kind::link)) pen.state.help = true;
}

// The title with its tools beside it, or below it if they need the room.
void draw_sheet_head(Pen& pen, Rect& area, const view::SettingSheet& sheet) {
  const auto wide = [&](const view::Button& key) {
    return pen.width_of(key.label, pen.look.label) + pen.px(44);
  };
  Rect head = area.cut_top(pen.px(56), pen.px(kGap));
  draw_at_right(pen, head, sheet.close, Kind::next);
  float all = pen.width_of(sheet.title, pen.look.title);
  for (const view::Button& tool : sheet.tools) all += wide(tool) + pen.px(kGap);
  const bool below = all > head.width();
  const Rect line = below ? area.cut_top(pen.key(kKeyHeight), pen.px(kGap)) : Rect{};
  const auto count = static_cast<int>(sheet.tools.size());
  for (int i = 0; i < count; ++i)
    draw_tool(
        pen, below ? line.column(i, count, pen.px(kGap)) : head.cut_right(wide(sheet.tools[i]), pen.px(kGap)),
        sheet.tools[i]);
  pen.text(head, sheet.title, {pen.look.title, pen.ink.text});
}

}  // namespace

void draw_setting_sheet(Pen& pen, Rect area, const view::SettingSheet& sheet) {
  if (!sheet.title.empty()) draw_sheet_head(pen, area, sheet);
  draw_chips(pen, area, sheet.groups);
  draw_part(pen, area, sheet.help, pen.look.small, pen.ink.muted, 8);
  if (sheet.rows.empty() && sheet.tables.empty())
    return draw_empty(pen, area, "go/rulings", sheet.empty, sheet.begin);
  const auto page = std::ranges::find(sheet.groups, true, &view::Button::chosen);  // each scrolls separately
  const char* id = page == sheet.groups.end() ? "settings" : page->id.c_str();
  draw_list(pen, id, area, [&](Rect content) {
    const float top = content.top;
    draw_setting_rows(pen, content, sheet);
    for (const report::Table& table : sheet.tables) draw_figures(pen, content, table);
    return content.top - top;
  });
}

layout::Box page_of(Pen& pen, float width, const view::ManageView& view) {
  constexpr layout::Extent kForm{420, 120};
  const auto draw_form = [&pen, &view](Rect at) {
    if (view.confirmation) return draw_confirmation(pen, at, *view.confirmation);
    draw_setting_sheet(pen, at, view.sheet);
  };
  return page_box(pen, {league_head_box(pen, page_content(pen, width), view.head),
                        drawn_box("form", {pen.px(kForm.wide), pen.px(kForm.tall)}, 1, draw_form),
                        undo_box(pen, view.head.undo)});
}

}  // namespace tanteador::ui
