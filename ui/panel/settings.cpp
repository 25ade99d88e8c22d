// The screens that are a single form: settings, and the place of the data.

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

void draw_form(Pen& pen, Rect area, const view::SettingSheet& sheet) {
  constexpr float kWidest = 1200;
  const float width = std::min(area.width(), pen.px(kWidest));
  area = {area.centre().x - width / 2, area.top, area.centre().x + width / 2, area.bottom};
  draw_setting_sheet(pen, draw_page_ground(pen, area), sheet);
}

}  // namespace

void draw_settings(Pen& pen, Rect area, const view::SettingsView& settings) {
  draw_form(pen, area, settings.sheet);
}

void draw_server(Pen& pen, Rect area, const view::ServerView& view) { draw_form(pen, area, view.sheet); }

}  // namespace tanteador::ui
