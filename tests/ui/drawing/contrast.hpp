#pragma once
// The contrast of two colours (WCAG 2.1).

#include <algorithm>
#include <cmath>

#include <imgui.h>

namespace tanteador::test {

inline double linear(ImU32 colour, int shift) {
  const double part = (colour >> shift & 0xFF) / 255.0;
  return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

inline double luminance(ImU32 colour) {
  return 0.2126 * linear(colour, IM_COL32_R_SHIFT) + 0.7152 * linear(colour, IM_COL32_G_SHIFT) +
         0.0722 * linear(colour, IM_COL32_B_SHIFT);
}

inline double contrast(ImU32 one, ImU32 other) {
  const double a = luminance(one), b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace tanteador::test
