#include "tests/support/panel/raster.hpp"

#include <png.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#include <stb/stb_image.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb/stb_image_write.h>

namespace tanteador::test {

namespace {

struct Texture {
  const unsigned char* alpha = nullptr;
  int width = 0, height = 0;
  // Bilinear sampling, as a graphics card does.
  float at(float u, float v) const {
    const float x = u * static_cast<float>(width) - 0.5f, y = v * static_cast<float>(height) - 0.5f;
    const int left = static_cast<int>(std::floor(x)), top = static_cast<int>(std::floor(y));
    const float right = x - static_cast<float>(left), below = y - static_cast<float>(top);
    const auto dot = [&](int column, int row) {
      column = std::clamp(column, 0, width - 1);
      row = std::clamp(row, 0, height - 1);
      return static_cast<float>(alpha[row * width + column]);
    };
    return (dot(left, top) * (1 - right) + dot(left + 1, top) * right) * (1 - below) +
           (dot(left, top + 1) * (1 - right) + dot(left + 1, top + 1) * right) * below;
  }
};

float side_of(const ImVec2& a, const ImVec2& b, float x, float y) {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

float part(ImU32 colour, int shift) { return static_cast<float>((colour >> shift) & 0xFF); }

struct Corners {
  const ImDrawVert *a, *b, *c;
};

// A pixel belongs to the triangle that contains its centre.
__attribute__((optimize("O2"))) void fill(Pixels& to, const Texture& texture, Corners t, const ImVec4& clip) {
  float area = side_of(t.a->pos, t.b->pos, t.c->pos.x, t.c->pos.y);
  if (area == 0) return;
  if (area < 0) {
    std::swap(t.b, t.c);
    area = -area;
  }
  const auto [left, right] = std::minmax({t.a->pos.x, t.b->pos.x, t.c->pos.x});
  const auto [top, bottom] = std::minmax({t.a->pos.y, t.b->pos.y, t.c->pos.y});
  const auto first = [](float low, float limit) {
    return static_cast<int>(std::floor(std::max({low, limit, 0.0f})));
  };
  const auto last = [](float high, float limit, int size) {
    return std::min(static_cast<int>(std::ceil(std::min(high, limit))), size);
  };
  for (int row = first(top, clip.y); row < last(bottom, clip.w, to.height); ++row) {
    for (int column = first(left, clip.x); column < last(right, clip.z, to.width); ++column) {
      const float x = static_cast<float>(column) + 0.5f, y = static_cast<float>(row) + 0.5f;
      const float c = side_of(t.a->pos, t.b->pos, x, y) / area, a = side_of(t.b->pos, t.c->pos, x, y) / area,
                  b = 1 - a - c;
      if (a < 0 || b < 0 || c < 0) continue;
      const auto mixed = [&](int shift) {
        return a * part(t.a->col, shift) + b * part(t.b->col, shift) + c * part(t.c->col, shift);
      };
      const float cover = texture.at(a * t.a->uv.x + b * t.b->uv.x + c * t.c->uv.x,
                                     a * t.a->uv.y + b * t.b->uv.y + c * t.c->uv.y);
      const float alpha = cover / 255 * mixed(IM_COL32_A_SHIFT) / 255;
      std::uint8_t* dot = &to.rgb[3 * static_cast<std::size_t>(row * to.width + column)];
      for (int i = 0; i < 3; ++i)
        dot[i] = static_cast<std::uint8_t>(
            std::lround(static_cast<float>(dot[i]) * (1 - alpha) + mixed(8 * i + IM_COL32_R_SHIFT) * alpha));
    }
  }
}

constexpr std::size_t kColours = 128;

// Colours of a picture that share an entry of its palette.
struct Shade {
  std::array<std::uint8_t, 3> rgb;
  double dots = 0;
};
struct Box {
  std::vector<Shade> shades;
  int channel = 0;    // the one in which its colours differ most
  double spread = 0;  // by how much, times the root of its dots
};

void measure(Box& box) {
  double dots = 0;
  for (const Shade& shade : box.shades) dots += shade.dots;
  for (int i = 0; i < 3; ++i) {
    const auto [low, high] = std::ranges::minmax(
        box.shades, {}, [&](const Shade& shade) { return shade.rgb[static_cast<unsigned>(i)]; });
    const double spread =
        (high.rgb[static_cast<unsigned>(i)] - low.rgb[static_cast<unsigned>(i)]) * std::sqrt(dots);
    if (i > 0 && spread <= box.spread) continue;
    box.spread = spread;
    box.channel = i;
  }
}

// Halves the box at the mean of its channel. Small details keep their colours as dots count by their root.
Box halve(Box& box) {
  const auto value = [at = static_cast<unsigned>(box.channel)](const Shade& shade) { return shade.rgb[at]; };
  const auto [low, high] = std::ranges::minmax(box.shades, {}, value);
  const int middle = (value(low) + value(high)) / 2;
  const auto upper =
      std::ranges::partition(box.shades, [&](const Shade& shade) { return value(shade) <= middle; });
  Box other;
  other.shades.assign(upper.begin(), upper.end());
  box.shades.erase(upper.begin(), upper.end());
  measure(box);
  measure(other);
  return other;
}

std::vector<Box> boxes_of(const Pixels& pixels) {
  std::map<std::array<std::uint8_t, 3>, double> counts;
  for (std::size_t i = 0; i + 2 < pixels.rgb.size(); i += 3)
    ++counts[{pixels.rgb[i], pixels.rgb[i + 1], pixels.rgb[i + 2]}];
  std::vector<Box> boxes(1);
  for (const auto& [rgb, dots] : counts) boxes.front().shades.push_back({rgb, dots});
  measure(boxes.front());
  while (boxes.size() < kColours) {
    const auto widest = std::ranges::max_element(boxes, {}, &Box::spread);
    if (widest->spread == 0) break;
    boxes.push_back(halve(*widest));
  }
  return boxes;
}

}  // namespace

Pixels rasterised(const ImDrawData& drawn, const ImFontAtlas& atlas, ImU32 ground) {
  Pixels to{static_cast<int>(drawn.DisplaySize.x), static_cast<int>(drawn.DisplaySize.y), {}};
  const std::size_t dots = static_cast<std::size_t>(to.width) * static_cast<std::size_t>(to.height);
  to.rgb.resize(3 * dots);
  for (std::size_t i = 0; i < to.rgb.size(); ++i)
    to.rgb[i] = static_cast<std::uint8_t>(part(ground, 8 * static_cast<int>(i % 3) + IM_COL32_R_SHIFT));
  const Texture texture{atlas.TexPixelsAlpha8, atlas.TexWidth, atlas.TexHeight};
  for (int i = 0; i < drawn.CmdListsCount; ++i) {
    const ImDrawList& list = *drawn.CmdLists[i];
    for (const ImDrawCmd& command : list.CmdBuffer) {
      if (command.GetTexID() != atlas.TexID) continue;  // a picture
      const auto corner = [&](unsigned at) {
        return &list.VtxBuffer[static_cast<int>(command.VtxOffset +
                                                list.IdxBuffer[static_cast<int>(command.IdxOffset + at)])];
      };
      for (unsigned at = 0; at + 2 < command.ElemCount; at += 3)
        fill(to, texture, {corner(at), corner(at + 1), corner(at + 2)}, command.ClipRect);
    }
  }
  return to;
}

Pixels halved(const Pixels& whole) {
  Pixels half{whole.width / 2, whole.height / 2, {}};
  for (int row = 0; row < half.height; ++row) {
    for (int column = 0; column < half.width; ++column) {
      for (int i = 0; i < 3; ++i) {
        int sum = 0;
        for (const auto& [right, down] : {std::pair{0, 0}, {1, 0}, {0, 1}, {1, 1}})
          sum += whole.rgb[static_cast<std::size_t>(
              3 * ((2 * row + down) * whole.width + 2 * column + right) + i)];
        half.rgb.push_back(static_cast<std::uint8_t>(sum / 4));
      }
    }
  }
  return half;
}

void write_png(const Pixels& pixels, const std::string& path) {
  stbi_write_png(path.c_str(), pixels.width, pixels.height, 3, pixels.rgb.data(), 3 * pixels.width);
}

void write_small_png(const Pixels& pixels, const std::string& path) {
  std::map<std::array<std::uint8_t, 3>, std::uint8_t> entry;
  std::vector<std::uint8_t> palette, dots;
  for (const Box& box : boxes_of(pixels)) {
    double sums[3] = {}, all = 0;
    for (const Shade& shade : box.shades) {
      entry[shade.rgb] = static_cast<std::uint8_t>(palette.size() / 3);
      for (unsigned i = 0; i < 3; ++i) sums[i] += shade.rgb[i] * shade.dots;
      all += shade.dots;
    }
    for (const double sum : sums) palette.push_back(static_cast<std::uint8_t>(std::lround(sum / all)));
  }
  for (std::size_t i = 0; i + 2 < pixels.rgb.size(); i += 3)
    dots.push_back(entry[{pixels.rgb[i], pixels.rgb[i + 1], pixels.rgb[i + 2]}]);
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(pixels.width);
  image.height = static_cast<png_uint_32>(pixels.height);
  image.format = PNG_FORMAT_RGB_COLORMAP;
  image.colormap_entries = static_cast<png_uint_32>(palette.size() / 3);
  png_image_write_to_file(&image, path.c_str(), 0, dots.data(), 0, palette.data());
}

Difference difference(const Pixels& one, const Pixels& other) {
  constexpr int kSquare = 8;
  Difference found;
  int squares = 0;
  for (int top = 0; top + kSquare <= one.height; top += kSquare) {
    for (int left = 0; left + kSquare <= one.width; left += kSquare, ++squares) {
      double sum = 0;
      for (int row = top; row < top + kSquare; ++row) {
        for (int at = 3 * left; at < 3 * (left + kSquare); ++at) {
          const auto place = static_cast<std::size_t>(3 * row * one.width + at);
          sum += static_cast<double>(one.rgb[place]) - other.rgb[place];
        }
      }
      const double apart = std::abs(sum) / (3 * kSquare * kSquare);
      found.most = std::max(found.most, apart);
      found.mean += apart;
    }
  }
  found.mean /= squares;
  return found;
}

Pixels read_png(const std::string& path) {
  Pixels pixels;
  int channels = 0;
  stbi_uc* bytes = stbi_load(path.c_str(), &pixels.width, &pixels.height, &channels, 3);
  if (!bytes) return {};
  pixels.rgb.assign(bytes, bytes + 3 * static_cast<std::ptrdiff_t>(pixels.width) * pixels.height);
  stbi_image_free(bytes);
  return pixels;
}

}  // namespace tanteador::test
