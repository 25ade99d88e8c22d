// Chalk on slate: slightly irregular strokes, the same in every frame.

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "ui/panel/troccas/slate.hpp"

namespace tanteador::ui::chalk {

namespace {

constexpr int kBundle = 5;
constexpr float kTall = 46, kTallest = 90, kLeast = 12;       // units: a bundle's height
constexpr double kStroke = 0.18, kWipe = 0.5, kSpread = 0.9;  // seconds
constexpr int kNothing = 100000;                              // distinguishes an account from "none yet"

// Bundles in rows, starting at the line.
struct Bundles {
  Rect area;
  bool down = false;
  int columns = 1;
  float tall = 0, wide = 0, row = 0;
  ImVec2 at(int bundle) const {
    const float y = static_cast<float>(bundle / columns) * row;
    return {area.left + static_cast<float>(bundle % columns) * wide,
            down ? area.top + y : area.bottom - tall - y};
  }
};

Bundles lay_out(const Pen& pen, const Rect& area, bool down, int strokes) {
  Bundles lie{.area = area, .down = down};
  const int bundles = std::max(1, (strokes + kBundle - 1) / kBundle);
  for (float tall = std::clamp(area.height() / pen.look.scale * 0.5f, kTall, kTallest);; tall -= 2) {
    lie.tall = pen.px(tall);
    lie.wide = lie.tall * 1.05f;
    lie.row = lie.tall * 1.22f;
    lie.columns = std::max(1, static_cast<int>((area.width() + lie.tall * 0.2f) / lie.wide));
    const int rows = (bundles + lie.columns - 1) / lie.columns;
    if (static_cast<float>(rows) * lie.row <= area.height() || tall <= kLeast) return lie;
  }
}

void draw_place(Pen& pen, const Bundles& lie, int place, int seed, float part, float alpha) {
  const ImVec2 at = lie.at(place / kBundle);
  const float thick = std::max(pen.px(2), lie.tall * 0.1f);
  const auto within = static_cast<float>(place % kBundle);
  const float lean = lie.tall * 0.05f;
  if (place % kBundle + 1 < kBundle) {
    const float x = at.x + lie.tall * (0.1f + 0.19f * within) + random_offset(seed, 1) * lean;
    return draw_stroke(pen, {x + lean, at.y + (random_offset(seed, 2) + 1) * lean},
                       {x - lean, at.y + lie.tall + (random_offset(seed, 3) - 1) * lean}, thick, seed, part,
                       alpha);
  }
  draw_stroke(pen, {at.x - lean, at.y + lie.tall * 0.78f}, {at.x + lie.tall * 0.8f, at.y + lie.tall * 0.2f},
              thick, seed, part, alpha);
}

// The strokes of one half. New ones are drawn one after the other, removed ones are wiped.
void draw_half(Pen& pen, const Rect& area, bool down, int from, int to, double since, int side) {
  const int most = std::max(from, to);
  if (most == 0) return;
  const Bundles lie = lay_out(pen, area, down, to > 0 ? to : from);
  const double past = ImGui::GetTime() - since;
  const double each = to > from ? std::min(kStroke, kSpread / (to - from)) : 0;
  for (int place = 0; place < most; ++place) {
    const int seed = place * 2 + down + side * 977;
    if (place < std::min(from, to)) {
      draw_place(pen, lie, place, seed, 1, 1);
    } else if (to > from) {
      const auto part = static_cast<float>(std::clamp((past - each * (place - from)) / kStroke, 0.0, 1.0));
      if (part > 0) draw_place(pen, lie, place, seed, part, 1);
      if (part < 1) pen.state.moving = true;
    } else if (past < kWipe) {
      draw_place(pen, lie, place, seed, 1, static_cast<float>(1 - past / kWipe));
      pen.state.moving = true;
    }
  }
}

}  // namespace

Rect draw_slate(Pen& pen, const Rect& rect) {
  pen.fill(rect, pen.ink.wood, 20);
  pen.frame(rect.inset(pen.px(1)), pen.ink.wood_light, 20, 1.5f);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int i = 0; i < 4; ++i) {  // the grain of the frame
    const float in = pen.px(3.2f + 2.4f * static_cast<float>(i));
    list.AddRect(rect.inset(in).min(), rect.inset(in).max(), IM_COL32(0x5C, 0x3F, 0x24, 70 + 20 * (i % 2)),
                 pen.px(18 - 2 * static_cast<float>(i)), 0, pen.px(1));
  }
  const Rect slate = rect.inset(pen.px(14));
  pen.fill(slate, kSlate, kCardCorner);
  pen.weave(slate, pen.look.grain, IM_COL32(0xF4, 0xF1, 0xE8, 30));
  pen.frame(slate, kSlateEdge, 8, 3);
  return slate;
}

void draw_stroke(Pen& pen, ImVec2 from, ImVec2 to, float thick, int seed, float part, float alpha) {
  constexpr int kLeastPoints = 4, kMostPoints = 8;
  constexpr float kPiece = 6;  // units: smallest visible piece of a stroke
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float length = std::hypot(to.x - from.x, to.y - from.y);
  if (length <= 0) return;
  const int points = std::clamp(static_cast<int>(length / pen.px(kPiece)), kLeastPoints, kMostPoints);
  const ImVec2 across{-(to.y - from.y) / length, (to.x - from.x) / length};
  const float jitter = std::min(pen.px(1), length * 0.02f);
  for (int layer = 0; layer < 2; ++layer) {
    ImVec2 last{};
    for (int i = 0; i < points; ++i) {
      const float t = static_cast<float>(i) / static_cast<float>(points - 1);
      if (t > part) break;
      const float off = random_offset(seed * 31 + i, 5 + layer) * jitter;
      const ImVec2 point{from.x + (to.x - from.x) * t + across.x * off,
                         from.y + (to.y - from.y) * t + across.y * off};
      const float dust = 0.62f + 0.2f * random_offset(seed * 17 + i, 7 + layer);
      const float width = thick * (layer == 0 ? 1.0f : 0.55f) * (1 + 0.16f * random_offset(seed * 13 + i, 9));
      if (i > 0) list.AddLine(last, point, with_alpha(kWhite, dust * alpha), width);
      last = point;
    }
  }
}

void draw_account(Pen& pen, const Rect& above, const Rect& below, int account, int side) {
  Motion& motion = pen.state.accounts[side];
  const int to = account + kNothing;
  if (motion.to != to) {
    const bool first = motion.to < kNothing / 2 || pen.look.reduced_motion;
    motion = {first ? to : motion.to, to, ImGui::GetTime()};
  }
  const int from = motion.from - kNothing;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (const bool down : {false, true}) {  // more strokes than fit do not cover the figures
    const Rect& area = down ? below : above;
    const float air = pen.px(kGapKeypad);
    list.PushClipRect({area.left - air, area.top - air}, {area.right + air, area.bottom + air}, true);
    const int sign = down ? -1 : 1;
    draw_half(pen, area, down, std::max(sign * from, 0), std::max(sign * account, 0), motion.since, side);
    list.PopClipRect();
  }
}

}  // namespace tanteador::ui::chalk
