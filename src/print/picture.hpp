#pragma once
// A page as a picture.

#include <string>

#include <tl/expected.hpp>

#include "src/print/pdf.hpp"

namespace tanteador::print {

inline constexpr double kDotsPerPoint = 150 / 72.0;  // sharp on a screen and in a message

struct Picture {
  int width = 0, height = 0;
  std::string greys;  // one byte a dot, row by row from the top; 255 is white
};
// The error is a sentence about a font that cannot be read.
tl::expected<Picture, std::string> picture(const DrawnPage& page, double dots_per_point = kDotsPerPoint,
                                           const Fonts& fonts = system_fonts());
std::string png(const Picture& picture);

}  // namespace tanteador::print
