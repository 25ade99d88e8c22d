// A page of settings, one a row: of the panel, of a competition, planned or played, and of the club.

#include <algorithm>

#include "src/view/shortcut.hpp"
#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

Box number_box(Pen& pen, const view::Stepper& number) {
  const auto key = [&](const view::Button& one) {
    return drawn_box(one.id, {pen.px(kCallHeight), pen.key(kKeyHeight)}, 0,
                     [&pen, &one](Rect at) { pen.repeat_button(at, one); });
  };
  const float wide = std::max(pen.px(110), pen.width_of(number.number, pen.look.title) + pen.px(16));
  return layout::row(pen.px(kGap), {key(number.less),
                                    words_box(pen, number.number, {wide, 0},
                                              {pen.look.title, pen.ink.accent, Align::centre}),
                                    key(number.more)});
}

// The number is beside its title if both have room. Choices with details are tiles.
Box setting_box(Pen& pen, float width, const view::SettingRow& row) {
  constexpr float kTitle = 170, kTile = 76;
  const Box number = row.number ? number_box(pen, *row.number) : Box{};
  const float words = width - least_of(number).wide - pen.px(kGap);
  const bool one_line = row.number && row.note.empty() && row.help.id.empty() && words >= pen.px(kTitle),
             plain = std::ranges::all_of(row.choices, [](const auto&one) { return one.detail.empty(); });
  const Box title = words_box(pen, row.title, {words, pen.height_of(row.title, pen.look.label, words)},
                              {pen.look.label, pen.ink.text});
  Box box = stack_box(
      pen, {one_line ? layout::row(pen.px(kGap), {title, number})
                     : title_with_help_box(pen, width, row.title, pen.look.label, row.help),
            paragraph_box(pen, width, row.note, pen.look.small, pen.ink.muted), field_box(pen, row.field),
            one_line ? Box{} : number,
            plain ? chips_box(pen, width, row.choices) : grid_box(pen, row.choices, 2, kTile, Kind::act),
            paragraph_box(pen, width, row.problem, pen.look.body, pen.ink.minus)});
  box.inset.tall = pen.px(kGap);
  box.draw = [&pen](const layout::Bounds& at) {
    ImGui::GetWindowDrawList()->AddLine({at.left, at.bottom}, {at.right, at.bottom}, pen.ink.button,
                                        pen.px(1));
  };
  return box;
}

Box settings_box(Pen& pen, float width, const view::SettingSheet& sheet) {
  constexpr float kColumn = 420;  // units, the narrowest
  const int columns = width < pen.px(kColumn * static_cast<float>(sheet.columns)) ? 1 : sheet.columns;
  const std::size_t each = (sheet.rows.size() + columns - 1) / columns;
  const float wide = (width + pen.px(kGapQuestion)) / static_cast<float>(columns) - pen.px(kGapQuestion);
  Box all =
      layout::row(pen.px(kGapQuestion), std::vector(columns, layout::widen(layout::column(0, {}), wide)));
  for (std::size_t i = 0; i < sheet.rows.size(); ++i)
    all.parts[i / each].parts.push_back(setting_box(pen, wide, sheet.rows[i]));
  return all;
}

// The list of shortcuts belongs to the panel itself.
Box tool_box(Pen& pen, const view::Button& tool) {
  Box box = key_box(pen, tool, Kind::link, 0, kKeyHeight);
  if (tool.id == view::kKeysPage)
    box.draw = [&pen, &tool](const layout::Bounds& at) {
      if (pen.press(rect_of(at), tool, Kind::link)) pen.state.help = true;
    };
  return box;
}

// The title with its tools beside it, or below it if they need the room.
Box sheet_head_box(Pen& pen, float width, const view::SettingSheet& sheet) {
  if (sheet.title.empty()) return {};
  const Box close = key_box(pen, sheet.close, Kind::next, 0, kStepHeight);
  std::vector<Box> tools;
  for (const view::Button& tool : sheet.tools) tools.push_back(tool_box(pen, tool));
  const auto head = [&](std::vector<Box> keys) {
    keys.push_back(close);
    return head_box(pen, sheet.title, pen.look.title, pen.ink.text, std::move(keys));
  };
  Box one_line = head(tools);
  for (Box& part : one_line.parts) part.least.wide = std::max(part.least.wide, part.best.wide);
  one_line.parts.front().least.wide = pen.width_of(sheet.title, pen.look.title);
  for (Box& tool : tools) tool.weight = 1;
  const Box layouts[] = {one_line, stack_box(pen, {head({}), layout::row(pen.px(kGap), tools)})};
  return layout::first_fitting(layouts, {width, least_of(layouts[1]).tall});
}

}  // namespace

// The page of a table without rows says why it has none; otherwise rows and tables scroll together.
Box sheet_box(Pen& pen, float width, const view::SettingSheet& sheet) {
  const bool has_figures = std::ranges::any_of(sheet.tables, report::has_rows);
  const auto page = std::ranges::find(sheet.groups, true, &view::Button::chosen);  // each scrolls separately
  Box rows = list_box(pen, page == sheet.groups.end() ? "settings" : page->id.c_str(),
                      [&pen, &sheet](Rect& content) {
                        draw_part(pen, content, settings_box(pen, content.width(), sheet), 0);
                        for (const report::Table& table : sheet.tables) draw_figures(pen, content, table);
                      });
  return layout::stretch(
      stack_box(pen, {sheet_head_box(pen, width, sheet), chips_box(pen, width, sheet.groups),
                      paragraph_box(pen, width, sheet.help, pen.look.small, pen.ink.muted),
                      sheet.tables.empty() || has_figures ? Box{} : settings_box(pen, width, sheet),
                      has_figures || (sheet.tables.empty() && !sheet.rows.empty()) ? rows
                      : sheet.tables.empty() ? empty_box(pen, "go/rulings", sheet.empty, sheet.begin)
                                             : empty_box(pen, "go/club", sheet.tables.front().empty)}));
}

Box page_of(Pen& pen, float width, const view::ManageView& view) {
  const float content = page_content(pen, width);
  return page_box(
      pen, {league_head_box(pen, content, view.head), form_box(pen, content, view.confirmation, view.sheet),
            undo_box(pen, view.head.undo)});
}

namespace {

Box form_page(Pen& pen, float width, const view::SettingSheet& sheet) {
  constexpr float kWidest = 1200;
  return dialog_box(pen, kWidest,
                    {sheet_box(pen, page_content(pen, std::min(width, pen.px(kWidest))), sheet)});
}

}  // namespace

Box page_of(Pen& pen, float width, const view::SettingsView& view) {
  return form_page(pen, width, view.sheet);
}
Box page_of(Pen& pen, float width, const view::ServerView& view) { return form_page(pen, width, view.sheet); }

}  // namespace tanteador::ui
