#pragma once
// A rectangle of the screen that can be cut into smaller ones. Every screen of the panel is laid out with it.

#include <algorithm>

#include <imgui.h>

namespace tanteador::ui {

struct Rect {
  float left = 0, top = 0, right = 0, bottom = 0;

  float width() const { return right - left; }
  float height() const { return bottom - top; }
  // At least 1 by 1: Dear ImGui ends the program over a control without a width.
  ImVec2 size() const { return {std::max(1.0f, width()), std::max(1.0f, height())}; }
  ImVec2 min() const { return {left, top}; }
  ImVec2 max() const { return {right, bottom}; }
  ImVec2 centre() const { return {(left + right) / 2, (top + bottom) / 2}; }
  Rect inset(float by) const { return {left + by, top + by, right - by, bottom - by}; }
  Rect inset(float x, float y) const { return {left + x, top + y, right - x, bottom - y}; }

  // Cuts a strip off this rectangle, and then a gap that belongs to neither.
  Rect cut_top(float size, float gap = 0) {
    const Rect strip{left, top, right, top + size};
    top = std::min(bottom, top + size + gap);
    return strip;
  }
  Rect cut_bottom(float size, float gap = 0) {
    const Rect strip{left, bottom - size, right, bottom};
    bottom = std::max(top, bottom - size - gap);
    return strip;
  }
  Rect cut_left(float size, float gap = 0) {
    const Rect strip{left, top, left + size, bottom};
    left = std::min(right, left + size + gap);
    return strip;
  }
  Rect cut_right(float size, float gap = 0) {
    const Rect strip{right - size, top, right, bottom};
    right = std::max(left, right - size - gap);
    return strip;
  }
  Rect column(int i, int count, float gap) const {
    const float size = (width() - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    const float from = left + static_cast<float>(i) * (size + gap);
    return {from, top, i + 1 == count ? right : from + size, bottom};  // no rounding beyond the edge
  }
  Rect row(int i, int count, float gap) const {
    const float size = (height() - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    const float from = top + static_cast<float>(i) * (size + gap);
    return {left, from, right, from + size};
  }
};

}  // namespace tanteador::ui
