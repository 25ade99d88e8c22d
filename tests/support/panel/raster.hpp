#pragma once
// Renders a headless frame's triangles without a graphics card, as a driver would.

#include <cstdint>
#include <string>
#include <vector>

#include <imgui.h>

namespace tanteador::test {

struct Pixels {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;  // three bytes a pixel, row by row from the top
};

Pixels rasterised(const ImDrawData& drawn, const ImFontAtlas& atlas, ImU32 ground);
Pixels halved(const Pixels& whole);  // each pixel is the mean of four
void write_png(const Pixels& pixels, const std::string& path);
void write_small_png(const Pixels& pixels, const std::string& path);  // of 128 colours
Pixels read_png(const std::string& path);                             // empty if there is none

// How much two pictures of one size differ, of 255: the square of eight dots that differs most, and all.
struct Difference {
  double most = 0, mean = 0;
};
Difference difference(const Pixels& one, const Pixels& other);

}  // namespace tanteador::test
