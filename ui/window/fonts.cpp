#include "ui/window/fonts.hpp"

#include <imgui_freetype.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/panel/drawing/scripts.hpp"
#include "ui/window/romanize.hpp"

namespace tanteador::ui {

namespace {

const std::string kInter = "/usr/share/fonts/opentype/inter/";
const std::string kDejaVu = "/usr/share/fonts/truetype/dejavu/";
const std::string kBebas = "/usr/share/fonts/opentype/bebas-neue/";

// Latin with Extended-A and Extended Additional, Vietnamese letters with horn, letters with comma below;
// Greek, Cyrillic, punctuation, currency.
constexpr ImWchar kText[] = {0x20,   0x7E,   0xA0,   0x17F,  0x1A0,  0x1A1,  0x1AF,  0x1B0,
                             0x218,  0x21B,  0x370,  0x3FF,  0x400,  0x4FF,  0x1E00, 0x1EFF,
                             0x2010, 0x2026, 0x2030, 0x203A, 0x20AB, 0x20AC, 0};
// Arrows, minus and similar signs, marks, suits: all from one face, so that they match.
constexpr ImWchar kSigns[] = {0x2190, 0x2193, 0x2205, 0x2205, 0x2212, 0x2212, 0x2260, 0x2265,
                              0x25A0, 0x25FF, 0x2660, 0x2667, 0x2713, 0x2717, 0};
constexpr ImWchar kLatin[] = {0x20, 0x7E, 0xA0, 0x17F, 0x218, 0x21B, 0x2013, 0x2014, 0x2019, 0x2019, 0};
constexpr ImWchar kFigures[] = {0x2B, 0x2B, 0x2D, 0x2D, 0x30, 0x3A, 0xBD, 0xBD, 0x2212, 0x2212, 0};

bool readable(const std::string& path) { return access(path.c_str(), R_OK) == 0; }

struct File {
  std::string path;
  float times = 1, lower = 0;  // factors of the size, so that figures have equal height and are centred
};
// The first of these files that exists.
struct Face {
  std::vector<File> files;
  const ImWchar* ranges;
};

ImFont* add(ImFontAtlas& atlas, const Face& face, float size) {
  const auto file = std::ranges::find_if(face.files, readable, &File::path);
  ImFontConfig config;
  config.SizePixels = std::floor(size);
  if (file == face.files.end()) return atlas.AddFontDefault(&config);
  config.SizePixels = std::floor(size * file->times);
  config.GlyphOffset.y = std::floor(size * file->lower);
  ImFont* font = atlas.AddFontFromFileTTF(file->path.c_str(), config.SizePixels, &config, face.ranges);
  const std::string& last = face.files.back().path;
  if (readable(last) && face.ranges == kText) {
    config.MergeMode = true;
    atlas.AddFontFromFileTTF(last.c_str(), config.SizePixels, &config, kSigns);
  }
  return font;
}

// Text that is made smaller uses the same texture. A sign one row high, such as the minus, could fall between
// two rows of the screen and vanish. Clear rows round it make it blur instead.
void keep_thin_signs(ImFontAtlas& atlas) {
  constexpr float kThin = 3;  // rows
  const float row = 1.0f / static_cast<float>(atlas.TexHeight);
  for (ImFont* font : atlas.Fonts) {
    for (ImFontGlyph& glyph : font->Glyphs) {
      if (!glyph.Visible || glyph.Y1 - glyph.Y0 >= kThin) continue;
      glyph.Y0 -= 1;
      glyph.Y1 += 1;
      glyph.V0 -= row;
      glyph.V1 += row;
    }
  }
}

constexpr int kWeave = 128;  // pixels of a tile, whose opposite edges match

// A fixed number in [0, 1) for a pixel, periodic with the tile.
float unevenness(int x, int y, unsigned salt) {
  unsigned hash = static_cast<unsigned>(x & (kWeave - 1)) * 2654435761u +
                  static_cast<unsigned>(y & (kWeave - 1)) * 2246822519u + salt * 3266489917u;
  hash ^= hash >> 15;
  hash *= 2246822519u;
  hash ^= hash >> 13;
  return static_cast<float>(hash & 0xFFFF) / 65536;
}

float cloth_at(int x, int y) {
  const bool across = ((x >> 1) + (y >> 1)) % 2 == 0;
  const float thread = across ? unevenness(0, y >> 1, 1) : unevenness(x >> 1, 0, 2);
  return 0.2f + 0.14f * (across ? 1 : 0) + 0.36f * thread + 0.3f * unevenness(x, y, 3);
}

float grain_at(int x, int y) {
  const auto cloud = [](int column, int row, int size, unsigned salt) {
    const float u = static_cast<float>(column % size) / static_cast<float>(size),
                v = static_cast<float>(row % size) / static_cast<float>(size);
    const int left = column / size * size, top = row / size * size;
    const float above = unevenness(left, top, salt) * (1 - u) + unevenness(left + size, top, salt) * u,
                below = unevenness(left, top + size, salt) * (1 - u) +
                        unevenness(left + size, top + size, salt) * u;
    return above * (1 - v) + below * v;
  };
  return 0.45f * cloud(x, y, 32, 4) + 0.3f * cloud(x, y, 8, 5) + 0.25f * unevenness(x, y, 6);
}

// With one more pixel on each side, so that interpolation at the edge continues the tile.
Weave weave_texture(ImFontAtlas& atlas, int place, float (*shade)(int, int), float scale) {
  const ImFontAtlasCustomRect& rect = *atlas.GetCustomRectByIndex(place);
  if (!atlas.TexPixelsAlpha8) return {};
  for (int y = 0; y < kWeave + 2; ++y) {
    unsigned char* row = atlas.TexPixelsAlpha8 + (rect.Y + y) * atlas.TexWidth + rect.X;
    for (int x = 0; x < kWeave + 2; ++x)
      row[x] =
          static_cast<unsigned char>(255 * std::clamp(shade(x + kWeave - 1, y + kWeave - 1), 0.0f, 1.0f));
  }
  const auto at = [&](int dot, int of, int all) {
    return static_cast<float>(of + dot) / static_cast<float>(all);
  };
  return {{at(1, rect.X, atlas.TexWidth), at(1, rect.Y, atlas.TexHeight)},
          {at(1 + kWeave, rect.X, atlas.TexWidth), at(1 + kWeave, rect.Y, atlas.TexHeight)},
          kWeave * std::max(1.0f, std::round(scale))};
}

}  // namespace

Look load_fonts(ImFontAtlas& atlas, float scale) {
  set_romanize(romanize);
  atlas.Clear();
  atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
  atlas.TexDesiredWidth = scale > 1.5f ? 4096 : 2048;
  const File bold{kDejaVu + "DejaVuSans-Bold.ttf"}, display{kInter + "InterDisplay-Bold.otf"};
  const Face plain{{{kInter + "Inter-Regular.otf"}, {kDejaVu + "DejaVuSans.ttf"}}, kText};
  const Face strong{{{kInter + "Inter-SemiBold.otf"}, bold}, kText};
  const Face figures{{{kBebas + "BebasNeue-Bold.otf", 0.92f, 0.09f}, display, bold}, kFigures};
  const Face names{{display, bold}, kLatin};
  Look look;
  look.scale = scale;
  look.body = add(atlas, plain, kBody * scale);
  look.small = add(atlas, plain, kSmall * scale);
  look.label = add(atlas, strong, kLabel * scale);
  look.title = add(atlas, strong, kTitle * scale);
  constexpr float kMostBaked = 1.5f;  // larger letters would delay the first frame
  look.large = add(atlas, names, kLarge * std::min(scale, kMostBaked));
  look.digits = add(atlas, figures, kDigits * scale);
  constexpr float kHuge = 360;  // pixels; larger figures are scaled from these without visible steps
  look.huge = add(atlas, figures, std::max(kHuge, kDigits * scale));
  atlas.TexGlyphPadding = 3;  // for the clear rows, and one between them
  const int cloth = atlas.AddCustomRectRegular(kWeave + 2, kWeave + 2),
            grain = atlas.AddCustomRectRegular(kWeave + 2, kWeave + 2);
  atlas.Build();
  look.cloth = weave_texture(atlas, cloth, cloth_at, scale);
  look.grain = weave_texture(atlas, grain, grain_at, scale);
  keep_thin_signs(atlas);
  return look;
}

}  // namespace tanteador::ui
