#pragma once
// Themes, fonts and widget style of the panel. Sizes are in units, a twentieth of the body text.

#include <string_view>

#include <imgui.h>

namespace tanteador::ui {

// Colours by purpose. tests/ui/drawing/theme_test.cpp checks the contrast of each pair used together.
struct Theme {
  bool dark = true;
  bool edged = false;  // thick lines round keys, for themes with similar tones
  ImU32 back, panel, rail,
      tray;  // window, part of the screen, edge of the navigation, ground below choices
  ImU32 button, button_hot, button_held, chosen;             // grounds of keys
  ImU32 text, muted, outline;                                // text, secondary text, edge of a key
  ImU32 accent, accent_hot, on_accent;                       // the likely next entry
  ImU32 plus, minus, counter, alarm;                         // won, lost; a red mark; ground of a warning
  ImU32 first_side, second_side;                             // never red and green
  ImU32 baize;                                               // of a card table
  ImU32 felt, felt_edge, wood, wood_light, rope, rope_dark;  // the table
  ImU32 match_body, match_grain, match_head, match_gold;
};

inline constexpr float kTint = 0.24f, kTintHot = 0.3f;  // share of a side's colour in its buttons

// Accepts "mesa", "papel", "pizarra", "contraste", "sol"; any other name gives mesa.
const Theme& theme_by_name(std::string_view name);

// Sizes of text, in units. Text without enough room is shrunk down to kLeast rather than cut.
inline constexpr float kDigits = 126, kLarge = 84, kTitle = 32, kLabel = 22, kBody = 20, kSmall = 17,
                       kLeast = 12;

// Gaps, in units: between the keys of a keypad, in a group, between parts, on pages with one question.
inline constexpr float kGapKeypad = 4, kGap = 8, kGapParts = 16, kGapPage = 24, kGapQuestion = 32;

// Heights of controls, in units.
inline constexpr float kRowHeight = 44, kKeyHeight = 48, kStepHeight = 56, kCardHeight = 68, kCallHeight = 72,
                       kAnswerHeight = 88, kDisputeHeight = 96;

// Corners, in units.
inline constexpr float kCardCorner = 8, kKeyCorner = 12, kPanelCorner = 16;

// A tile of the font texture that repeats seamlessly: the darkness of each thread or grain.
struct Weave {
  ImVec2 from, to;   // in the texture; equal: no weave
  float pixels = 0;  // width and height as drawn
};

// Pictures on the graphics card. A PNG is a part of the program and is never freed.
class Pictures {
 public:
  virtual ~Pictures() = default;
  virtual ImTextureID texture(std::string_view png) = 0;  // null if it cannot be read
};

struct Look {
  float scale = 1;    // 0.8 to 2.5, multiplied by the monitor's own scale
  float monitor = 1;  // the monitor's own scale: pixels for one pixel of a plain monitor
  ImFont* small = nullptr;
  ImFont* body = nullptr;
  ImFont* label = nullptr;   // 22, heavier: buttons and names
  ImFont* title = nullptr;   // 32, heavier
  ImFont* large = nullptr;   // 84, names to be read from afar; Latin letters only
  ImFont* digits = nullptr;  // 126, figures at least 20 mm high at 96 dots an inch; digits only
  ImFont* huge = nullptr;    // the same figures at the largest baked size, to fill a screen
  Weave cloth, grain;        // threads of felt; the grain of paper, slate and wood
  float letters = 1;         // times the baked size of the fonts
  bool reduced_motion = false;
  const Theme* theme = &theme_by_name({});
  Pictures* pictures = nullptr;  // null: their descriptions are written

  float px(float units) const { return units * scale; }
  float size_of(const ImFont* font) const { return font->FontSize * letters; }  // pixels
  // The same look with everything so many times as large.
  Look enlarge(float times) const {
    Look larger = *this;
    larger.scale *= times;
    larger.letters *= times;
    return larger;
  }
};

// Applies the theme at this scale to ImGui's own widgets (text fields, lists).
void apply_style(const Look& look);

}  // namespace tanteador::ui
