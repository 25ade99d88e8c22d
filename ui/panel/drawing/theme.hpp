#pragma once
// How the panel looks: its themes, its faces, and the style block. Every size in the panel is a multiple of
// `Look::unit`, one twentieth of the body text, so that the scale is one number.

#include <string_view>

#include <imgui.h>

namespace tanteador::ui {

// The colours of a theme by what they are for. Which of them are read on which, and with what contrast, is
// held by tests/ui/drawing/theme_test.cpp.
struct Theme {
  bool dark = true;
  bool edged = false;  // thick lines round keys: where tones are too near to one another
  ImU32 back, panel, rail,
      tray;  // behind everything; of a part of the screen; the edge with the places; below choices
  ImU32 button, button_hot, button_held, chosen;             // grounds of keys
  ImU32 text, muted, outline;                                // read; read second; the edge of a key
  ImU32 accent, accent_hot, on_accent;                       // what is likely next
  ImU32 plus, minus, counter, alarm;                         // won, lost; a red mark; behind a warning
  ImU32 first_side, second_side;                             // never red and green
  ImU32 baize;                                               // of a table for cards
  ImU32 felt, felt_edge, wood, wood_light, rope, rope_dark;  // the table
  ImU32 match_body, match_grain, match_head, match_gold;
};

inline constexpr float kTint = 0.24f, kTintHot = 0.3f;  // of a side's colour in a key that is its act

// "mesa", "papel", "pizarra", "contraste", "sol"; any other name: mesa.
const Theme& theme_by_name(std::string_view name);

// Sizes of text, in units. What has no room is made smaller, down to kLeast: rather small than cut.
inline constexpr float kDigits = 126, kLarge = 84, kTitle = 32, kLabel = 22, kBody = 20, kSmall = 17,
                       kLeast = 12;

// Gaps, in units: between the keys of a keypad, in a group, between parts, and on pages with one question.
inline constexpr float kGapKeypad = 4, kGap = 8, kGapParts = 16, kGapPage = 24, kGapQuestion = 32;

// Heights of controls, in units: a row of a list; a key, a choice or a field; a key that counts; a card; a
// call or what ends the hand; an answer; the answer of a dispute.
inline constexpr float kRowHeight = 44, kKeyHeight = 48, kStepHeight = 56, kCardHeight = 68, kCallHeight = 72,
                       kAnswerHeight = 88, kDisputeHeight = 96;

// Corners, in units.
inline constexpr float kCardCorner = 8, kKeyCorner = 12, kPanelCorner = 16;

// A square of the faces' picture that can be laid again and again: how dark each thread or grain of it is.
struct Weave {
  ImVec2 from, to;   // in the picture; the same: there is none
  float pixels = 0;  // how wide and high it is laid
};

struct Look {
  float scale = 1;           // 0.8 to 2.5, on a monitor of its own scale so many times that
  float monitor = 1;         // that scale: pixels for one of a plain monitor
  ImFont* small = nullptr;   // 17 units
  ImFont* body = nullptr;    // 20
  ImFont* label = nullptr;   // 22, heavier: buttons and names
  ImFont* title = nullptr;   // 32, heavier
  ImFont* large = nullptr;   // 84, for names to be read from afar: Latin letters only
  ImFont* digits = nullptr;  // 126, figures 20 mm high at 96 dots an inch and more, and nothing else
  ImFont* huge = nullptr;    // the same figures, as large as they are baked: for those that fill a screen
  Weave cloth, grain;        // threads of felt; the unevenness of paper, slate and wood
  bool reduced_motion = false;
  const Theme* theme = &theme_by_name({});

  float px(float units) const { return units * scale; }
};

// The style block of the theme at this scale, for the few widgets that are ImGui's own (text fields, lists).
void apply_style(const Look& look);

}  // namespace tanteador::ui
