#include "ui/panel/panel.hpp"

#include "ui/panel/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kWidth = 1280, kHeight = 800;         // units the board needs …
constexpr float kEndWidth = 1000, kEndHeight = 1250;  // … and in a window that stands on end

// In its own size, in two lines at most.
bool fits_beside(const Pen& pen, const std::string& text, float width, float height) {
  constexpr float kWord = 160;  // units: a column a word wide is no place for a sentence
  return width >= std::min(pen.width_of(text, pen.look.small), pen.px(kWord)) &&
         pen.height_of(text, pen.look.small, width) <= height;
}

// Between the edge and the keys: the time for an appeal takes the place of the program's name, and the
// edition, which stands whole on the home screen, has one line.
void draw_bar_narrow(Pen& pen, Rect place, const view::Panel& panel) {
  const Rect edition = place.cut_bottom(pen.px(kSmall + 2));
  pen.text(edition, panel.subtitle, {pen.look.small, pen.ink.muted, Align::left, Long::ellipsis});
  if (panel.clock.empty())
    pen.text(place, panel.title, {pen.look.label, pen.ink.text, Align::left, Long::ellipsis});
  else
    pen.text(place, panel.clock, {pen.look.small, pen.ink.accent});
}

void draw_bar(Pen& pen, Rect bar, const view::Panel& panel) {
  pen.fill(bar, pen.ink.panel, 0);
  bar = bar.inset(pen.px(16), pen.px(8));
  for (auto action = panel.bar.rbegin(); action != panel.bar.rend(); ++action) {
    const float width = std::max(pen.px(96), pen.width_of(action->label, pen.look.label) + pen.px(26));
    pen.button(bar.cut_right(width, pen.px(8)), *action, Kind::quiet);
  }
  const float title = pen.width_of(panel.title, pen.look.title) + pen.px(20),
              clock = panel.clock.empty() ? 0 : pen.width_of(panel.clock, pen.look.small) + pen.px(12),
              beside = bar.width() - title - clock;
  if (!panel.subtitle.empty() && !fits_beside(pen, panel.subtitle, beside, bar.height()))
    return draw_bar_narrow(pen, bar, panel);
  pen.text(bar.cut_left(std::min(bar.width(), title)), panel.title,
           {pen.look.title, pen.ink.text, Align::left, Long::ellipsis});
  if (clock > 0)
    pen.text(bar.cut_right(clock - pen.px(12), pen.px(12)), panel.clock,
             {pen.look.small, pen.ink.accent, Align::right});
  pen.text(bar, panel.subtitle, {pen.look.small, pen.ink.muted});
}

void draw_notice(Pen& pen, Rect strip, const view::Panel& panel) {
  strip = strip.inset(pen.px(16), pen.px(2));
  pen.fill(strip, IM_COL32(0x5A, 0x2A, 0x1E, 255));
  pen.frame(strip, pen.ink.minus);
  Rect inside = strip.inset(pen.px(16), pen.px(5));
  pen.button(inside.cut_right(pen.px(120), pen.px(16)), panel.dismiss, Kind::normal);
  if (!panel.go_on.label.empty())
    pen.button(inside.cut_right(pen.px(190), pen.px(12)), panel.go_on, Kind::normal);
  pen.text(inside, "!", {pen.look.title, pen.ink.minus, Align::left});
  inside.cut_left(pen.px(24));
  pen.text(inside, panel.notice, {pen.look.body, pen.ink.text, Align::left});
}

// In place of the bar: what is pressed enters nothing.
void draw_asking(Pen& pen, Rect strip, const view::Panel& panel) {
  strip = strip.inset(pen.px(16), pen.px(2));
  pen.fill(strip, pen.ink.chosen);
  pen.frame(strip, pen.ink.accent);
  Rect inside = strip.inset(pen.px(16), pen.px(5));
  pen.button(inside.cut_right(pen.px(200), pen.px(16)), panel.stop_asking, Kind::normal);
  pen.text(inside, "?", {pen.look.title, pen.ink.accent, Align::left});
  inside.cut_left(pen.px(28));
  pen.text(inside, panel.asking, {pen.look.body, pen.ink.text, Align::left});
}

// Nothing falls unseen.
void draw_falling(Pen& pen, Rect area, const view::Panel& panel) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  draw_part(pen, area, panel.falls_title, pen.look.label, pen.ink.accent, 8);
  draw_list(pen, "falling", area, [&](Rect content) {
    const float top = content.top;
    for (const std::string& line : panel.falls) draw_part(pen, content, line, pen.look.body, pen.ink.text, 6);
    return content.top - top;
  });
}

struct Body {
  Pen& pen;
  const Rect& area;
  const std::vector<std::string>& pages;
  void operator()(const view::Home& home) const { draw_home(pen, area, home); }
  void operator()(const view::MatchList& list) const { draw_matches(pen, area, list); }
  void operator()(const view::NewMatch& sheet) const { draw_new_match(pen, area, sheet); }
  void operator()(const view::HouseRules& page) const { draw_house_rules(pen, area, page); }
  void operator()(const view::Board& board) const { draw_board(pen, area, board, pages); }
  void operator()(const view::History& history) const { draw_history(pen, area, history); }
  void operator()(const view::RefereeSheet& sheet) const { draw_referee(pen, area, sheet); }
  void operator()(const view::RulingLog& log) const { draw_rulings(pen, area, log); }
  void operator()(const view::RulebookPage& page) const { draw_rulebook(pen, area, page); }
  void operator()(const view::WhySheet& sheet) const { draw_why(pen, area, sheet); }
  void operator()(const view::PinSheet& sheet) const { draw_pin(pen, area, sheet); }
  void operator()(const view::SettingsView& settings) const { draw_settings(pen, area, settings); }
  void operator()(const view::ClubView& club) const { draw_club(pen, area, club); }
  void operator()(const view::PlayerPage& page) const { draw_player(pen, area, page); }
  void operator()(const view::NewCompetition& plan) const { draw_new_competition(pen, area, plan); }
  void operator()(const view::RoundScreen& round) const { draw_round(pen, area, round); }
  void operator()(const view::StandingsView& table) const { draw_standings(pen, area, table); }
  void operator()(const view::EntrantsView& entrants) const { draw_entrants(pen, area, entrants); }
  void operator()(const view::WallView& wall) const { draw_wall(pen, area, wall); }
  void operator()(const view::ProgressView& progress) const { draw_progress(pen, area, progress); }
  void operator()(const view::TvView& tv) const { draw_tv(pen, area, tv); }
};

}  // namespace

float scale_in_window(int scale_percent, float width, float height) {
  const bool on_end = height > width;
  const float fits =
      on_end ? std::min(width / kEndWidth, height / kEndHeight) : std::min(width / kWidth, height / kHeight);
  const float least = view::kScaleMin / 100.0f;
  return std::clamp(static_cast<float>(scale_percent) / 100.0f, least, std::max(least, fits));
}

void draw_panel(Pen& pen, const Rect& area, const view::Panel& panel) {
  pen.state.moving = false;
  take_keys(pen.state);
  pen.state.in_sight.clear();
  if (const auto* tv = std::get_if<view::TvView>(&panel.body)) return draw_tv(pen, area, *tv);
  if (const auto* wall = std::get_if<view::WallView>(&panel.body); wall && panel.notice.empty())
    return draw_wall(pen, area.inset(pen.px(24), pen.px(16)), *wall);
  Rect rest = area;
  const Rect bar = rest.cut_top(pen.px(66));  // a notice takes its place: below, no height can be spared
  if (!panel.notice.empty())
    draw_notice(pen, bar, panel);
  else
    panel.asking.empty() ? draw_bar(pen, bar, panel) : draw_asking(pen, bar, panel);
  const Rect body = rest.inset(pen.px(16), pen.px(12));
  if (!panel.falls.empty()) return draw_falling(pen, body, panel);
  if (!panel.asking.empty()) pen.frame(rest.inset(pen.px(5), pen.px(3)), pen.ink.accent, 16, 4);
  if (pen.state.help) return draw_keys_help(pen, body);
  std::visit(Body{pen, body, panel.pages}, panel.body);
}

}  // namespace tanteador::ui
