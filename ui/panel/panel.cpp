#include "ui/panel/panel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

constexpr float kWidth = 1280, kHeight = 800;         // units: every screen with room to spare …
constexpr float kEndWidth = 1000, kEndHeight = 1250;  // … and in a portrait window
// Units: the least windows, and the least upright one of a board and of other screens.
constexpr layout::Extent kLeast{800, 600}, kLeastWide{850, 512}, kLeastOnEnd{800, 1100},
    kLeastBoardOnEnd{600, 800};
constexpr float kRailWide = 96, kRailTall = 74, kHeadTall = 56, kMargin = 12;
// In a window larger than this everything grows, because it is read from further away.
constexpr float kLargeWidth = 1600, kLargeHeight = 1000, kLargeEndWidth = 1080, kLargeEndHeight = 1600;

// A success: a text above the lower edge, on which nothing can be pressed.
void draw_done(Pen& pen, const Rect& body, const std::string& text) {
  constexpr float kLow = 76, kTick = 44, kToastMargin = 14, kWidest = 560;
  const float most = std::min(body.width() - pen.px(2 * kGapParts), pen.px(kWidest)),
              words = std::min(pen.width_of(text, pen.look.body) + pen.px(2),
                               most - pen.px(kTick + kToastMargin)),
              tall = pen.height_of(text, pen.look.body, words) + pen.px(2 * kToastMargin);
  const Rect toast{body.left + pen.px(kGapParts), body.bottom - pen.px(kLow) - tall,
                   body.left + pen.px(kGapParts + kTick + kToastMargin) + words, body.bottom - pen.px(kLow)};
  pen.fill(toast, pen.ink.tray, 12);
  pen.frame(toast, pen.ink.outline, 12);
  const ImVec2 at{toast.left + pen.px(kTick / 2), toast.centre().y};
  const ImVec2 tick[] = {
      {at.x - pen.px(7), at.y}, {at.x - pen.px(2), at.y + pen.px(6)}, {at.x + pen.px(8), at.y - pen.px(6)}};
  ImGui::GetWindowDrawList()->AddPolyline(tick, 3, pen.ink.accent, 0, pen.px(2.5f));
  pen.text({toast.left + pen.px(kTick), toast.top, toast.right - pen.px(kToastMargin) + 1, toast.bottom},
           text, {pen.look.body, pen.ink.text});
}

// The help of a control that is held: in a box above it, or below it if there is no room.
void draw_held_help(Pen& pen, const Rect& body) {
  constexpr float kWidest = 420, kHelpAir = 14;
  const UiState::HeldHelp& held = pen.state.held;
  if (held.id.empty()) return;
  const float wide = std::min({pen.width_of(held.text, pen.look.body) + pen.px(2), pen.px(kWidest),
                               body.width() - pen.px(2 * kHelpAir)}),
              tall = pen.height_of(held.text, pen.look.body, wide), air = pen.px(kHelpAir),
              left = std::clamp(held.rect.centre().x - wide / 2 - air, body.left,
                                std::max(body.left, body.right - wide - 2 * air)),
              above = held.rect.top - tall - 2 * air - pen.px(kGap);
  const float top = above >= body.top ? above : held.rect.bottom + pen.px(kGap);
  const Rect box{left, top, left + wide + 2 * air, top + tall + 2 * air};
  pen.fill(box, pen.ink.tray, 12);
  pen.frame(box, pen.ink.accent, 12, 2);
  pen.text(box.inset(air, air), held.text, {pen.look.body, pen.ink.text});
}

// Shows every entry that a correction would remove.
void draw_falling(Pen& pen, const Rect& area, const view::Panel& panel) {
  const float content = page_content(pen, area.width());
  draw(page_box(pen, {paragraph_box(pen, content, panel.change, pen.look.title, pen.ink.text),
                      paragraph_box(pen, content, panel.cascade_title, pen.look.label, pen.ink.accent),
                      list_box(pen, "falling",
                               [&pen, &panel](Rect& list) {
                                 draw_grid(pen, list, panel.falls, 1, 60, Kind::link);
                               })}),
       bounds_of(area));
}

struct Body {
  Pen& pen;
  const Rect& area;
  const std::vector<std::string>& pages;
  void operator()(const auto& view) const { draw(page_of(pen, area.width(), view), bounds_of(area)); }
  void operator()(const view::MatchScreen& board) const { draw_board(pen, area, board, pages); }
  void operator()(const view::WallView& wall) const { draw_wall(pen, area, wall); }
  void operator()(const view::TvView& tv) const { draw_tv(pen, area, tv); }
};

}  // namespace

namespace {

constexpr float kLeastScale = view::kScaleMin / 100.0f;
constexpr float kLargest = 3.2f;  // larger letters are not baked

// The largest scale at which every screen has room to spare.
float most_scale(float width, float height) {
  const float fits = height > width ? std::min(width / kEndWidth, height / kEndHeight)
                                    : std::min(width / kWidth, height / kHeight);
  return std::max(kLeastScale, fits);
}

}  // namespace

float scale_in_window(int scale_percent, float width, float height) {
  const float grown = height > width ? std::min(width / kLargeEndWidth, height / kLargeEndHeight)
                                     : std::min(width / kLargeWidth, height / kLargeHeight);
  const float wanted = static_cast<float>(scale_percent) / 100.0f * std::max(1.0f, grown);
  return std::clamp(wanted, kLeastScale, most_scale(width, height));
}

float scale_asked_for(int scale_percent, float width, float height, float monitor) {
  const float whole = scale_in_window(scale_percent, width / monitor, height / monitor) * monitor;
  if (scale_percent <= 100) return whole;
  const float plain = scale_in_window(100, width / monitor, height / monitor) * monitor;
  return std::max(whole, std::min(plain * static_cast<float>(scale_percent) / 100.0f, kLargest));
}

float filling_scale(ImVec2 window, layout::Extent units) {
  if (window.y > window.x) std::swap(units.wide, units.tall);
  return std::min(window.x / units.wide, window.y / units.tall);
}

float scale_of(const view::Panel& panel, int scale_percent, float width, float height, float monitor) {
  const float user_scale = scale_asked_for(scale_percent, width, height, monitor);
  const auto filling = [&](layout::Extent units) {
    return std::clamp(filling_scale({width, height}, units), kLeastScale, kLargest);
  };
  if (std::holds_alternative<view::TvView>(panel.body)) return filling(kTvUnits);
  if (std::holds_alternative<view::WallView>(panel.body))
    return std::clamp(user_scale, filling(kWallUnits),
                      std::max(filling(kWallUnits), kMostWall * filling_scale({width, height}, kWallUnits)));
  return user_scale;
}

float monitor_scale(float scale) {
  constexpr float kMost = 4;
  return scale >= 1 ? std::min(scale, kMost) : 1;
}

namespace {

struct Part {
  int columns = 1, rows = 1;
  ImVec2 step;  // from one to the next, pixels
};

// Parts overlap by half, so that content cut at the edge of one is whole in the next.
int parts_of(float whole, float shown) {
  return whole <= shown + 1 ? 1 : 1 + static_cast<int>(std::ceil((whole - shown) / (shown / 2)));
}

Part parts(ImVec2 whole, const Rect& shown) {
  Part part{parts_of(whole.x, shown.width()), parts_of(whole.y, shown.height()), {}};
  const auto step = [](float all, float one, int count) {
    return count > 1 ? std::floor((all - one) / static_cast<float>(count - 1)) : 0;
  };
  part.step = {step(whole.x, shown.width(), part.columns), step(whole.y, shown.height(), part.rows)};
  return part;
}

void draw_part_keys(Pen& pen, Rect strip, const Part& part) {
  pen.fill(strip, pen.ink.panel, 0);
  strip = strip.inset(pen.px(6), 4);
  int& column = pen.state.part_column;
  int& row = pen.state.part_row;
  const auto key = [&](const char* id, const char* label, int& at, int to, int count, int place) {
    const view::Button action{.id = id, .label = label, .enabled = to >= 0 && to < count};
    if (pen.press(strip.column(place, 5, 8), action, Kind::act)) at = to;
  };
  key("part/left", "←", column, column - 1, part.columns, 0);
  key("part/up", "↑", row, row - 1, part.rows, 1);
  key("part/down", "↓", row, row + 1, part.rows, 3);
  key("part/right", "→", column, column + 1, part.columns, 4);
  const Rect map = strip.column(2, 5, 8);
  for (int y = 0; y < part.rows; ++y) {
    for (int x = 0; x < part.columns; ++x) {
      const Rect cell = map.inset(map.width() * 0.3f, 2).row(y, part.rows, 3).column(x, part.columns, 3);
      x == column&& y == row ? pen.fill(cell, pen.ink.accent, 2) : pen.frame(cell, pen.ink.outline, 2, 1);
    }
  }
}

void follow_focus(UiState& state, const Part& part, ImVec2 window, ImVec2 shift) {
  if (state.focus.empty() || state.focus == state.part_for) return;
  state.part_for = state.focus;
  const ImVec2 at = state.focused.centre();
  if (at.x >= 0 && at.y >= 0 && at.x < window.x && at.y < window.y) return;
  const auto place = [](float whole, float shown, float step, int count) {
    return count < 2 ? 0 : std::clamp(static_cast<int>((whole - shown / 2) / step + 0.5f), 0, count - 1);
  };
  state.part_column = place(at.x + shift.x, window.x, part.step.x, part.columns);
  state.part_row = place(at.y + shift.y, window.y, part.step.y, part.rows);
  const ImVec2 now{part.step.x * static_cast<float>(state.part_column),
                   part.step.y * static_cast<float>(state.part_row)};
  Rect& focus_rect = state.focused;
  focus_rect = {focus_rect.left + shift.x - now.x, focus_rect.top + shift.y - now.y,
                focus_rect.right + shift.x - now.x, focus_rect.bottom + shift.y - now.y};
}

// Pages that are read from afar or aloud fill the window, unless much larger letters were requested.
bool reads_aloud(const view::Panel& panel) {
  const auto* sheet = std::get_if<view::RefereeSheet>(&panel.body);
  return sheet && sheet->open && sheet->open->large && sheet->open->ruling && panel.notice.empty();
}
bool fills_window(const view::Panel& panel, float times) {
  constexpr float kMuch = 1.6f;
  if (std::holds_alternative<view::TvView>(panel.body)) return true;
  return times <= kMuch && (std::holds_alternative<view::WallView>(panel.body) || reads_aloud(panel));
}

}  // namespace

namespace {

layout::Extent frame_of(const Pen& pen, bool upright) {
  return upright ? layout::Extent{pen.px(2 * kMargin), pen.px(kRailTall + kHeadTall + kMargin / 2)}
                 : layout::Extent{pen.px(kRailWide + 2 * kMargin), pen.px(kHeadTall + kMargin)};
}

// The window that the screen needs at this scale. Of a board, the one for the layout that it gets.
layout::Extent least_window(Pen& pen, ImVec2 window, const view::Panel& panel) {
  const bool upright = window.y > window.x;
  const layout::Extent landscape = window.x >= pen.px(kLeastWide.wide) ? kLeastWide : kLeast,
                       plain = upright ? kLeastOnEnd : landscape;
  const auto* board = std::get_if<view::MatchScreen>(&panel.body);
  const layout::Extent frame = frame_of(pen, upright), body{window.x - frame.wide, window.y - frame.tall},
                       legible = upright ? kLeastBoardOnEnd : landscape;
  const auto in_window = [&](layout::Extent least) {
    return layout::Extent{std::max(least.wide + frame.wide, pen.px(legible.wide)),
                          std::max(least.tall + frame.tall, pen.px(legible.tall))};
  };
  const auto least_of_page = [&](const auto& view) {
    if constexpr (requires { page_of(pen, body.wide, view); })
      return std::optional(in_window(layout::least_of(page_of(pen, body.wide, view))));
    else
      return std::optional<layout::Extent>();
  };
  if (const auto least = std::visit(least_of_page, panel.body)) return *least;
  if (!board) return {pen.px(plain.wide), pen.px(plain.tall)};
  if (const layout::Box page = page_over_board(pen, body.wide, *board); !is_empty(page))
    return in_window(layout::least_of(page));
  const auto layouts = board_layouts(pen, {0, 0, body.wide, body.tall}, *board, panel.pages);
  return in_window(layout::least_of(layout::first_fitting(layouts, body)));
}

}  // namespace

void draw_in_parts(Pen& pen, ImVec2 window, const view::Panel& panel) {
  constexpr float kJust = 1.005f;
  const layout::Extent least = least_window(pen, window, panel);
  const float times = std::max(least.wide / window.x, least.tall / window.y);
  UiState& state = pen.state;
  if (times <= kJust || fills_window(panel, times) || state.pictured) {
    state.part_column = state.part_row = 0;
    return draw_panel(pen, {0, 0, window.x, window.y}, panel);
  }
  if (state.part_of != panel.body.index()) state.part_column = state.part_row = 0;
  state.part_of = panel.body.index();
  const Rect shown{0, 0, window.x, window.y - std::max(64 * pen.look.monitor, pen.px(44))};
  const ImVec2 whole{std::max(window.x, least.wide), std::max(shown.height(), least.tall)};
  const Part part = parts(whole, shown);
  state.part_column = std::min(state.part_column, part.columns - 1);
  state.part_row = std::min(state.part_row, part.rows - 1);
  const ImVec2 shift{part.step.x * static_cast<float>(state.part_column),
                     part.step.y * static_cast<float>(state.part_row)};
  ImGui::SetCursorScreenPos({0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::BeginChild(
      "part", shown.size(), false,
      ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
  draw_panel(pen, {-shift.x, -shift.y, whole.x - shift.x, whole.y - shift.y}, panel);
  ImGui::EndChild();
  ImGui::PopStyleVar();
  follow_focus(state, part, shown.size(), shift);
  draw_part_keys(pen, {0, shown.bottom, window.x, window.y}, part);
}

void draw_panel(Pen& pen, const Rect& area, const view::Panel& panel) {
  pen.state.moving = pen.state.from_top = false;
  take_keys(pen.state);
  if (std::exchange(pen.state.letters_build, panel.build_number) != panel.build_number)
    free_letters(pen.state);
  if (ImGui::IsMouseClicked(0) || !ImGui::GetIO().InputQueueCharacters.empty()) pen.state.held = {};
  if (!ImGui::IsMouseDown(0) || ImGui::IsMouseClicked(0)) pen.state.held_seconds = 0;
  pen.state.visible.clear();
  pen.state.takes_letters = false;
  pen.state.rail_controls = pen.state.head_controls = 0;
  pen.keep_measures(panel.build_number);
  if (const auto* tv = std::get_if<view::TvView>(&panel.body)) return draw_tv(pen, area, *tv);
  if (const auto* wall = std::get_if<view::WallView>(&panel.body); wall && panel.notice.empty())
    return draw_wall(pen, area, *wall);
  if (const auto* sheet = std::get_if<view::RefereeSheet>(&panel.body); sheet && reads_aloud(panel))
    return draw_ruling_aloud(pen, area, *sheet->open);
  const auto* board = std::get_if<view::MatchScreen>(&panel.body);
  if (pen.state.pictured && board && board->finale) return draw_shared_result(pen, area, *board->finale);
  if (!board) pen.state.page = 1;  // a match is opened at its entries
  const std::size_t pressed = pen.out.size();
  const bool on_end = area.height() > area.width();
  Rect rest = area;
  draw_rail(pen, on_end ? rest.cut_bottom(pen.px(kRailTall)) : rest.cut_left(pen.px(kRailWide)), panel.bar);
  pen.state.rail_controls = pen.state.visible.size();
  rest = rest.inset(pen.px(kMargin), 0);
  const Rect head = rest.cut_top(pen.px(kHeadTall)).inset(0, (pen.px(kHeadTall) - pen.key(kKeyHeight)) / 2);
  const Rect body{rest.left, rest.top, rest.right, rest.bottom - pen.px(on_end ? kMargin / 2 : kMargin)};
  // A notice replaces the headline: there is no room below, and nothing may move.
  const auto draw_head = !panel.notice.empty()  ? draw_notice
                         : panel.asking.empty() ? draw_tools_and_title
                                                : draw_asking;
  draw_head(pen, head, panel);
  pen.state.head_controls = pen.state.visible.size() - pen.state.rail_controls;
  begin_letters(pen.state, panel.body.index(), board && !board->keypad && !board->more);
  if (!panel.falls.empty()) return draw_falling(pen, body, panel);
  if (!panel.asking.empty()) pen.frame(body.inset(pen.px(-6)), pen.ink.accent, 16, 4);
  if (pen.out.size() > pressed) pen.state.help = false;  // another screen was requested
  if (pen.state.help) return draw_keys_help(pen, body);
  std::visit(Body{pen, body, panel.pages}, panel.body);
  if (!panel.done.empty()) draw_done(pen, body, panel.done);
  draw_held_help(pen, body);
  assign_letters(pen.state);
}

}  // namespace tanteador::ui
