#pragma once
// A QR code as runs of dark squares.

#include <optional>
#include <string>
#include <vector>

namespace tanteador::print {

// A horizontal run of `length` dark squares that begins at (x, y).
struct Dark {
  int x = 0, y = 0, length = 0;
};
struct Squares {
  int side = 0;  // including the light border of 4 squares
  std::vector<Dark> dark;
};

// Empty: the text is empty or too long for a code.
std::optional<Squares> squares(const std::string& text);

}  // namespace tanteador::print
