// Lists: one row an item, read from the left; the whole row is a control.

#include <algorithm>
#include <cmath>
#include <span>

#include "ui/panel/drawing/icons.hpp"
#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kAir = 14, kChevron = 18,
                kAbove = 9;  // units: at the ends, for the chevron, above the text

float badge_room(const Pen& pen, const view::Button& action) {
  return action.badge.initials.empty() ? 0 : pen.px(kBadge + 10);
}

float line_height(const Pen& pen, const view::Button& action, float width) {
  const float words = width - pen.px(2 * kAir + kChevron) - badge_room(pen, action);
  const float detail = action.detail.empty() ? 0 : pen.height_of(action.detail, pen.look.small, words);
  return pen.height_of(action.label, pen.look.label, words) + detail + pen.px(2 * kAbove);
}

void draw_chevron(const Pen& pen, ImVec2 at) {
  const float u = pen.px(1);
  const ImVec2 points[] = {{at.x - 3 * u, at.y - 6 * u}, {at.x + 3 * u, at.y}, {at.x - 3 * u, at.y + 6 * u}};
  ImGui::GetWindowDrawList()->AddPolyline(points, 3, pen.ink.muted, 0, 2 * u);
}

void draw_line(Pen& pen, const Rect& rect, const view::Button& action, ListStyle look) {
  (void)pen.touch_unframed(rect, action);
  if (pen.can_skip(rect)) return;
  const bool hot = action.enabled && ImGui::IsItemHovered();
  if (action.chosen)
    pen.fill(rect, pen.ink.chosen);
  else if (look == ListStyle::cards)
    pen.fill(rect, hot ? pen.ink.button_hot : pen.ink.button);
  else if (hot)
    pen.fill(rect, pen.ink.button);
  if (action.chosen) pen.fill(Rect(rect).cut_left(pen.px(5)), pen.ink.accent, 3);
  const bool is_in_view = pen.is_visible(rect);
  if (look == ListStyle::plain && is_in_view)
    ImGui::GetWindowDrawList()->AddLine({rect.left, rect.bottom}, {rect.right, rect.bottom}, pen.ink.button,
                                        pen.px(1.2f));
  Rect words = rect.inset(pen.px(kAir), pen.px(kAbove));
  const Rect chevron = action.enabled ? words.cut_right(pen.px(kChevron)) : Rect{};
  if (action.enabled && is_in_view) draw_chevron(pen, chevron.centre());
  const ImU32 ink = action.enabled ? pen.ink.text : pen.ink.muted;
  if (const float badge = badge_room(pen, action); badge > 0)
    draw_badge(pen, words.cut_left(pen.px(kBadge), badge - pen.px(kBadge)), action.badge);
  if (!action.detail.empty()) {
    const float detail = pen.height_of(action.detail, pen.look.small, words.width());
    pen.text(words.cut_bottom(std::min(detail, words.height() / 2)), action.detail,
             {pen.look.small, pen.ink.muted, Align::left});
  }
  pen.text(words, action.label, {pen.look.label, ink, Align::left});
}

}  // namespace

void scroll_by_finger(Pen& pen, const char* id, const Rect& list) {
  constexpr float kBrake = 4, kLeastSpeed = 30, kLongestFrame = 0.05f;  // a second; units a second; seconds
  constexpr double kPause = 0.15;                                       // seconds: a finger that rests
  const ImGuiIO& io = ImGui::GetIO();
  UiState::Glide& glide = pen.state.glide;
  const auto scroll = [](float by) { ImGui::SetScrollY(ImGui::GetScrollY() + by); };
  const bool dragged =
      ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) && ImGui::IsMouseDragging(0);
  if (dragged && !pen.state.dragged.empty()) return scroll(carried_scroll(pen, list));
  if (dragged && io.MouseDelta.y != 0) {
    glide = {id, -io.MouseDelta.y / std::max(io.DeltaTime, 0.001f), ImGui::GetTime()};
    return scroll(-io.MouseDelta.y);
  }
  if (glide.list != id || (io.MouseDown[0] && !glide.runs)) return;
  const bool rested = !glide.runs && ImGui::GetTime() - glide.at > kPause;
  if (rested || io.MouseDown[0] || pen.look.reduced_motion || io.MouseWheel != 0 ||
      std::abs(glide.speed) < pen.px(kLeastSpeed))
    return (void)(glide = {});
  const float seconds = std::min(io.DeltaTime, kLongestFrame);
  scroll(glide.speed * seconds);
  glide.speed *= std::exp(-kBrake * seconds);
  glide.runs = pen.state.moving = true;
}

void draw_lines(Pen& pen, Rect& area, std::span<const view::Button> actions, int columns, float least,
                ListStyle look) {
  const float gap = look == ListStyle::cards ? pen.px(kGap) : pen.px(2),
              between = pen.px(look == ListStyle::cards ? 8 : 20);
  constexpr std::size_t kMeasured = 60;  // in longer lists, every row has the least height
  const bool measured = actions.size() <= kMeasured;
  while (!actions.empty()) {
    const auto row = actions.first(std::min(actions.size(), static_cast<std::size_t>(columns)));
    actions = actions.subspan(row.size());
    const float wide = area.column(0, columns, between).width();
    float tall = pen.key(least);
    for (const view::Button& action : measured ? row : row.first(0))
      tall = std::max(tall, line_height(pen, action, wide));
    const Rect line = area.cut_top(tall, gap);
    if (pen.is_far_off(line)) continue;
    for (std::size_t i = 0; i < row.size(); ++i)
      draw_line(pen, line.column(static_cast<int>(i), columns, between), row[i], look);
  }
}

void draw_empty(Pen& pen, const Rect& area, std::string_view icon, const std::string& text,
                const view::Button& next) {
  constexpr float kPicture = 84, kWords = 520, kNextWide = 320, kRoomy = 220;
  const float wide = std::min(pen.px(kWords), area.width()), words = pen.height_of(text, pen.look.body, wide),
              key = next.label.empty() ? 0 : pen.key(kStepHeight) + pen.px(kGapParts);
  const bool roomy = area.height() >= pen.px(kRoomy) + key + words;
  const float picture = roomy ? pen.px(kPicture + kGapPage) : 0,
              top = area.top + std::max(0.0f, (area.height() - picture - words - key) * 0.4f),
              left = area.centre().x - wide / 2;
  Rect rest{left, top, left + wide, area.bottom};
  if (roomy)
    draw_icon(pen.look, icon, rest.cut_top(picture - pen.px(kGapPage), pen.px(kGapPage)).centre(), kPicture,
              pen.ink.outline);
  pen.text(rest.cut_top(words, pen.px(kGapParts)), text, {pen.look.body, pen.ink.muted, Align::centre});
  if (next.label.empty()) return;
  const float half = std::min(pen.px(kNextWide), rest.width()) / 2;
  pen.button({rest.centre().x - half, rest.top, rest.centre().x + half, rest.top + pen.key(kStepHeight)},
             next, Kind::next);
}

}  // namespace tanteador::ui
