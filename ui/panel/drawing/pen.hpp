#pragma once
// The panel's own few widgets on Dear ImGui: text that is wrapped, shrunk a little and never silently cut,
// and buttons that hand back the command of their action. Everything drawn can be recorded for tests.

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/view/screens/screens.hpp"
#include "ui/panel/drawing/rect.hpp"
#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

inline constexpr float kSlip = 12;  // units a finger may move in a tap; further it drags

inline constexpr float kRounding = 0.5f;  // pixels: a place as wide as its text may come out a little smaller
inline constexpr float kWhole = 1158;     // units: a window with room for both halves of the board …
inline constexpr float kOnEnd = 1090;     // … and its height where one stands above the other
inline constexpr float kLeastFigure = 9;  // pixels: figures are made no smaller
inline constexpr float kFinger = 44;      // pixels of a plain monitor: what is pressed is no smaller

// Something that was drawn, as a reader or a hand would find it.
struct Drawn {
  std::string id;  // of the action; empty for plain text
  std::string text;
  Rect rect;  // of the control, or of the place the text had
  bool enabled = true;
  bool cut = false;        // the text did not fit its place even at the smallest size
  bool shortened = false;  // an ellipsis stands for its end
  Rect clip = {};          // where it is seen: in the window, or in the list it stands in
};

// The same small irregularity in the same place, always: a number in [-1, 1].
float irregular(int place, std::uint32_t salt);
ImU32 with_alpha(ImU32 colour, float alpha);
// So much of the second in the first, from 0 to 1.
ImU32 mixed(ImU32 one, ImU32 other, float share);

// A tally on its way from one number of matches to another.
struct Motion {
  int from = 0, to = -1;  // to < 0: nothing shown yet
  double since = 0;
};

// What the panel itself remembers between frames: nothing that is not on its way to being entered.
struct UiState {
  // Columns of figures, by table and column, pixels in letters of that size: thousands of rows are not
  // measured in each frame.
  struct Measured {
    std::uint64_t of = 0;  // which panel; 0: none, nothing is kept
    float letters = 0;
    std::map<std::pair<const report::Table*, std::size_t>, float> columns;
  } measured;
  std::array<Motion, kSidesMax> tallies{};
  std::array<Motion, kSidesMax> accounts{};  // of the slate
  bool moving = false;                       // another frame is wanted soon
  int page = 0;                              // of a window too small for the whole board
  int first_contest = 0;                     // of those shown, where there is no room for all
  std::size_t first_reason = 0;              // of those shown, where there is no room for all
  std::size_t first_column = 0;              // of a table, where there is no room for all
  std::size_t quick_page = 0;  // of the results that are one key, where there is no room for all
  bool help = false;           // the keys are shown
  std::deque<ImWchar> keys;    // pressed and not taken yet, in order
  bool settling = false;       // the last one was taken in the frame before this
  bool taken_again = false;    // the first of them has changed the screen, and is input on that screen, too
  std::string key_name;        // of the one taken last, as people call it
  std::string unused;          // a key that does nothing here, until the next input
  std::string by_key;          // the control a key stands for in this frame
  struct InSight {
    std::string id;
    Rect rect;
    bool field = false;
  };
  std::vector<InSight> in_sight;                     // all that could be pressed, as drawn last
  std::size_t rail_controls = 0, head_controls = 0;  // the first of them, and those behind these
  std::string field_next;                            // the text field to be typed into next
  std::string field_entered;                         // in which Enter was pressed in this frame
  std::deque<ImWchar> field_letters;  // typed before the caret was there, for the field it comes to
  std::string caret;                  // the field that is typed into; the focus is always there, too
  bool caret_first = false, caret_last = false;  // it stands before all letters, behind all letters
  bool focus_on = false;                         // the focus goes on to the next control
  std::string focus;                             // where the arrows have come to; empty: nowhere
  bool focus_moved = false;                      // a list is to show it
  Rect focused;                                  // and where that lies
  int part_column = 0, part_row = 0;  // shown, where the scale is larger than there is room for …
  std::size_t part_of = 0;            // … on which screen, and brought to which control
  std::string part_for;
  bool pictured = false;    // this frame is kept as a picture: nothing to press, all of the score
  std::string finale_left;  // the match whose end was looked away from
  std::string finale_of;    // the match whose end is shown, and since when
  double finale_since = 0;
  std::string case_shown;  // of the referee's, which was drawn last
  bool from_top = false;   // lists that are drawn now begin at their top
  std::string reopened;    // the question of a case that is answered anew
  std::string explained;   // of which help the sentence is shown
  std::string dragged;     // what is carried to another of its kind, to be exchanged with it
  std::string asked;       // the place of which it was asked why it is empty
  double last_press = -1;  // of which control, when and where: a double contact is one press
  std::string last_pressed;
  ImVec2 last_place{-1, -1};
};

// An act is filled, the likely next one in gold. Choices, of which one is in force, lie in a tray they share.
// A way out, and a tool, is its word and picture alone.
enum class Kind { next, act, choice, way };
enum class TextVisibility { plainly, hidden };  // hidden: a dot for each letter
enum class Icons { beside, above, none };       // the word; beside: where both stand in one line
enum class Align { left, centre, right };
// What happens to text that is longer than its place. A score is whole: it becomes as small as it takes.
enum class Long { wrap, ellipsis, whole };

struct TextStyle {
  ImFont* font = nullptr;
  ImU32 colour = 0;  // 0: as text is in this theme
  Align align = Align::left;
  Long overflow = Long::wrap;
  float middle = 0.5f;  // where in its place it stands, 0 top to 1 bottom
  float times = 1;      // larger than the font was baked for
};

// Before OpenGL 3.2 a list of drawings has 65 536 corners, and more would end the program: where nothing but
// many small parts is drawn, each asks first.
bool has_room();

class Pen {
 public:
  Pen(const Look& faces, UiState& remembered, std::vector<view::Command>& pressed, std::vector<Drawn>* drawn)
      : look(faces), ink(*faces.theme), state(remembered), out(pressed), drawn_(drawn) {}

  const Look& look;
  const Theme& ink;
  UiState& state;
  std::vector<view::Command>& out;

  // The same pen in another look: what has a material of its own keeps its colours in every theme.
  Pen in(const Look& other) const { return {other, state, out, drawn_}; }
  float px(float units) const { return look.px(units); }
  // How high a key of so many units is, or how wide: never less than a finger needs.
  float key(float units) const { return std::max(px(units), kFinger * look.monitor); }
  // Whether any of it is on the screen: of a long list most is not, and is not drawn.
  bool is_visible(const Rect& rect) const;
  bool passes_over(const Rect& rect) const {
    return !drawn_ && !is_visible(rect);
  }  // nothing of it is wanted
  // More than a window away: no key that moves the focus comes to it either.
  bool is_far_off(const Rect& rect) const;
  void fill(const Rect& rect, ImU32 colour, float rounding = 12) const;
  // A weave over all of it, as dark as this colour where it is darkest. Where colours must be pure: nothing.
  void weave(const Rect& rect, const Weave& weave, ImU32 colour) const;
  void frame(const Rect& rect, ImU32 colour, float rounding = 12, float thickness = 1.5f) const;
  void text(const Rect& rect, std::string_view text, const TextStyle& style);
  // Figures in a column, every digit as wide as the others; made smaller where they must be.
  void figures(const Rect& rect, std::string_view text, const TextStyle& style, bool slanted = false);
  // Of the size of the font, so that the longest of them fits: what is compared is written alike.
  float common_size(std::span<const std::string> figures, ImFont* font, float width) const;
  // The height `text` takes in this width.
  float height_of(std::string_view text, ImFont* font, float width) const;
  float width_of(std::string_view text, ImFont* font) const;
  // From here on this panel is drawn: what was measured of another is forgotten.
  void keep_measures(std::uint64_t made);
  // One line of it, as large as its place lets it be; letters the large face has not are the title's.
  void large(const Rect& rect, std::string_view text, ImU32 colour, Align align, float times = 1);
  // How much of that size it can have there, at most all of it.
  float share(const Rect& rect, std::string_view text) const;
  // `mark`: units kept free of text at the left, for what is drawn there.
  void button(const Rect& rect, const view::Button& action, Kind kind = Kind::act, float mark = 0);
  // A button of the panel's own, which commands nothing: true when it was pressed.
  bool press(const Rect& rect, const view::Button& action, Kind kind = Kind::act, float mark = 0);
  // In the colour of whose side acts stand from here on; 0: nobody's. The likely one has it whole.
  void tint(ImU32 colour) { tint_ = colour; }
  // Below choices in a row: so many columns of `rect`.
  void tray(const Rect& rect, std::span<const view::Button> row, int columns) const;
  // A choice with a tray to itself.
  void pill(const Rect& rect, const view::Button& action) {
    tray(rect, {&action, 1}, 1);
    button(rect, action, Kind::choice);
  }
  // Of keys that stand in a row: all their labels in the size of the one that needs the least.
  void make_even(const Rect& key, std::span<const view::Button> row);
  void make_uneven() { even_ = 1; }
  void show_icons(Icons where) { icons_ = where; }
  // The place of what may not be entered now: nothing but its word, faint. True when it was pressed.
  bool vacant(const Rect& rect, const view::Button& action);
  // A place that can be pressed and already has its picture; chosen, it is framed, but for a bare one, of
  // which the picture says that too.
  void touch(const Rect& rect, const view::Button& action);
  bool touch_bare(const Rect& rect, const view::Button& action);  // true when it was pressed
  // A text field over `rect`; true when `value` was changed.
  bool field(const Rect& rect, const char* id, const std::string& hint, std::string& value,
             TextVisibility shown = TextVisibility::plainly);

 private:
  struct Fitted {
    std::vector<std::string_view> lines;
    float size = 0;
    bool cut = false;
  };
  std::pair<ImFont*, float> large_face(const Rect& rect, std::string_view text) const;
  Fitted fit(std::string_view text, ImFont* font, float largest, float width, float height) const;
  float size_for(std::string_view text, ImFont* font, float largest, const Rect& rect) const;
  bool hit(const Rect& rect, const view::Button& action);
  void show_focus(const Rect& rect, std::string_view id) const;
  void give_letters(ImGuiID field) const;
  void note_caret(const Rect& rect, const char* id) const;
  bool is_second_contact(const view::Button& action) const;
  void tick(const Rect& rect) const;
  void ground(const Rect& rect, ImU32 colour, bool held) const;
  void face(const Rect& rect, const view::Button& action, Kind kind) const;
  struct Written {
    bool whole = true, shortened = false;
  };
  TextStyle in_largest(TextStyle style) const;
  Written write(const Rect& rect, std::string_view text, const TextStyle& style) const;
  void write_lines(const Rect& rect, const Fitted& fitted, const TextStyle& style) const;
  float cached_for_tick(const view::Button& action, const Rect& inside) const;
  Rect label_place(const Rect& rect, const view::Button& action) const;
  ImFont* label_font(const Rect& rect, const view::Button& action) const;
  struct Words {
    Rect place;
    float indent = 0;  // of the label, pixels
  };
  Words words_beside_icon(const Rect& rect, const view::Button& action, ImU32 colour) const;
  bool write_label(const Words& words, const view::Button& action, ImU32 colour, ImU32 detail_colour) const;
  void log(Drawn item) const;

  std::vector<Drawn>* drawn_;
  Icons icons_ = Icons::beside;
  ImU32 tint_ = 0;
  float even_ = 1;  // of the size a label has where there is room; below nought: and none is a large word
};

}  // namespace tanteador::ui
