#include "src/print/picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>

#include "src/core/read_all.hpp"
#include "src/core/text/letters.hpp"
#include "src/core/text/text.hpp"

#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#include <stb/stb_truetype.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#include <stb/stb_image_write.h>

namespace tanteador::print {

namespace {

struct Letters {
  std::string bytes;  // the file; `font` points into it
  stbtt_fontinfo font{};
};

bool read(const std::string& file, Letters& letters) {
  std::ifstream in(file, std::ios::binary);
  letters.bytes = read_all(in);
  const auto* bytes = reinterpret_cast<const unsigned char*>(letters.bytes.data());
  return !letters.bytes.empty() &&
         stbtt_InitFont(&letters.font, bytes, stbtt_GetFontOffsetForIndex(bytes, 0)) != 0;
}

class Painter {
 public:
  Painter(Picture& picture, double dots) : picture_(picture), dots_(dots) {}

  // Fills a rectangle in points. Dots at its edges are filled in part.
  void fill(double x, double y, double width, double height, double grey) {
    const double left = x * dots_, top = y * dots_, right = left + width * dots_,
                 bottom = top + height * dots_;
    for (int row = std::max(0, round_down(top)); row < std::min(picture_.height, round_down(bottom) + 1);
         ++row) {
      const double high = std::min(bottom, row + 1.0) - std::max(top, static_cast<double>(row));
      for (int at = std::max(0, round_down(left)); at < std::min(picture_.width, round_down(right) + 1); ++at)
        ink(at, row, high * (std::min(right, at + 1.0) - std::max(left, static_cast<double>(at))), grey);
    }
  }

  // Only horizontal and vertical lines.
  void line(const DrawnPage::Line& line) {
    const auto which = static_cast<std::size_t>(line.stroke);
    const double grey = kGreys[index(shade_of(line.stroke))],
                 thick = std::max(kThicknesses[which], 1 / dots_),
                 length = std::hypot(line.x2 - line.x1, line.y2 - line.y1);
    const bool level = std::abs(line.x2 - line.x1) > std::abs(line.y2 - line.y1);
    const double x = std::min(line.x1, line.x2), y = std::min(line.y1, line.y2);
    const double step = line.stroke == Stroke::dashed ? 2 * kDash : std::max(length, 1.0),
                 mark = line.stroke == Stroke::dashed ? kDash : length;
    for (double at = 0; at < length; at += step) {
      const double long_ = std::min(mark, length - at);
      level ? fill(x + at, y - thick / 2, long_, thick, grey)
            : fill(x - thick / 2, y + at, thick, long_, grey);
    }
  }

  void text(const Letters& letters, const DrawnPage::Text& text) {
    const auto scale = static_cast<float>(
        stbtt_ScaleForMappingEmToPixels(&letters.font, static_cast<float>(text.type.points * dots_)));
    double x = text.x * dots_;
    for (std::string_view rest = text.text; !rest.empty();) {
      const int glyph = stbtt_FindGlyphIndex(&letters.font, static_cast<int>(next_letter(rest)));
      place(letters, glyph, scale, x, text.baseline * dots_, kGreys[index(text.type.shade)]);
      int advance = 0;
      stbtt_GetGlyphHMetrics(&letters.font, glyph, &advance, nullptr);
      x += advance * static_cast<double>(scale);
    }
  }

 private:
  static int round_down(double number) { return static_cast<int>(std::floor(number)); }

  void place(const Letters& letters, int glyph, float scale, double x, double baseline, double grey) {
    int width = 0, height = 0, left = 0, top = 0;
    unsigned char* dots = stbtt_GetGlyphBitmapSubpixel(
        &letters.font, scale, scale, static_cast<float>(x - std::floor(x)),
        static_cast<float>(baseline - std::floor(baseline)), glyph, &width, &height, &left, &top);
    for (int row = 0; row < height; ++row) {
      for (int at = 0; at < width; ++at)
        ink(round_down(x) + left + at, round_down(baseline) + top + row, dots[row * width + at] / 255.0,
            grey);
    }
    stbtt_FreeBitmap(dots, nullptr);
  }

  void ink(int x, int y, double much, double grey) {
    if (x < 0 || y < 0 || x >= picture_.width || y >= picture_.height) return;
    char& dot = picture_.greys[y * static_cast<std::size_t>(picture_.width) + x];
    const double there = static_cast<unsigned char>(dot);
    dot = static_cast<char>(std::lround(there + (255 * grey - there) * std::clamp(much, 0.0, 1.0)));
  }

  Picture& picture_;
  double dots_;
};

}  // namespace

tl::expected<Picture, std::string> picture(const DrawnPage& page, double dots_per_point, const Fonts& fonts) {
  std::array<Letters, 2> letters;
  const std::string* files[] = {&fonts.regular, &fonts.bold};
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (!read(*files[i], letters[i]))
      return tl::unexpected(
          render({N_("The font {0} could not be read."), {std::string_view(*files[i])}}, {}));
  }
  Picture picture{static_cast<int>(std::lround(page.width * dots_per_point)),
                  static_cast<int>(std::lround(page.height * dots_per_point)),
                  {}};
  picture.greys.assign(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height),
                       '\xFF');
  Painter painter(picture, dots_per_point);
  for (const DrawnPage::Line& line : page.lines) painter.line(line);
  for (const DrawnPage::Box& box : page.boxes) painter.fill(box.x, box.y, box.width, box.height, 0);
  for (const DrawnPage::Text& text : page.texts) painter.text(letters[index(text.type.face)], text);
  return picture;
}

std::string png(const Picture& picture) {
  std::string bytes;
  stbi_write_png_to_func(
      [](void* to, void* data, int size) {
        static_cast<std::string*>(to)->append(static_cast<const char*>(data), size);
      },
      &bytes, picture.width, picture.height, 1, picture.greys.data(), picture.width);
  return bytes;
}

}  // namespace tanteador::print
