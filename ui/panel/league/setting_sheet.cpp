// A sheet of things to be set, a row each, on pages: of a competition that is thought out or played, and of
// the club.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

void draw_setting_number(Pen& pen, Rect& area, const view::Stepped& number) {
  Rect line = area.cut_top(pen.key(52), pen.px(kGap));
  pen.button(line.cut_left(pen.px(72), pen.px(kGap)), number.less, Kind::act);
  const float wide = std::max(pen.px(110), pen.width_of(number.number, pen.look.title) + pen.px(16));
  pen.text(line.cut_left(wide, pen.px(kGap)), number.number, {pen.look.title, pen.ink.accent, Align::centre});
  pen.button(line.cut_left(pen.px(72), pen.px(kGap)), number.more, Kind::act);
}

float draw_setting_row(Pen& pen, Rect area, const view::SettingRow& row) {
  const float top = area.top;
  draw_title_with_help(pen, area, row.title, pen.look.label, row.help, row.note.empty() ? 6.0f : 2.0f);
  draw_part(pen, area, row.note, pen.look.small, pen.ink.muted, 6);
  if (!row.field.id.empty()) draw_text_field(pen, area.cut_top(field_tall(pen), pen.px(kGap)), row.field);
  if (row.number) draw_setting_number(pen, area, *row.number);
  draw_chips(pen, area, row.choices);
  area.cut_top(pen.px(12));
  ImGui::GetWindowDrawList()->AddLine({area.left, area.top - pen.px(8)}, {area.right, area.top - pen.px(8)},
                                      pen.ink.button, pen.px(1));
  return area.top - top;
}

}  // namespace

void draw_setting_sheet(Pen& pen, Rect area, const view::SettingSheet& sheet) {
  if (!sheet.title.empty()) {
    Rect head = area.cut_top(pen.px(56), pen.px(8));
    draw_at_right(pen, head, sheet.close, Kind::next);
    pen.text(head, sheet.title, {pen.look.title, pen.ink.text});
  }
  draw_chips(pen, area, sheet.groups);
  draw_part(pen, area, sheet.help, pen.look.small, pen.ink.muted, 8);
  if (sheet.rows.empty() && sheet.tables.empty())
    return pen.text(area, sheet.empty, {pen.look.body, pen.ink.muted, Align::centre});
  const auto page =
      std::ranges::find(sheet.groups, true, &view::Action::chosen);  // each is scrolled by itself
  const char* id = page == sheet.groups.end() ? "settings" : page->id.c_str();
  draw_list(pen, id, area, [&](Rect content) {
    const float top = content.top;
    for (const view::SettingRow& row : sheet.rows) content.top += draw_setting_row(pen, content, row);
    for (const report::Table& table : sheet.tables) draw_figures(pen, content, table);
    return content.top - top;
  });
}

void draw_manage(Pen& pen, Rect area, const view::ManageView& view) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  draw_league_head(pen, area, view.head);
  if (!view.sure) return draw_setting_sheet(pen, area, view.sheet);
  draw_part(pen, area, view.sure->text, pen.look.label, pen.ink.text, 12);  // away from what was pressed
  draw_row(pen, area.cut_bottom(pen.px(84)), {view.sure->no, view.sure->yes}, Kind::act);
}

}  // namespace tanteador::ui
