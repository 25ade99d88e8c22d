#pragma once
// A QR code as dark squares.

#include <optional>
#include <string>
#include <vector>

namespace tanteador::print {

// Dark squares that touch, in one row: `length` of them from (x, y) on.
struct Dark {
  int x = 0, y = 0, length = 0;
};
struct Squares {
  int side = 0;  // with the light border of 4 that readers need
  std::vector<Dark> dark;
};

// Nothing where the text is too long for a code, or empty.
std::optional<Squares> squares(const std::string& text);

}  // namespace tanteador::print
