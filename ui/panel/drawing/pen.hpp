#pragma once
// The panel's own widgets on Dear ImGui. Text is wrapped, then shrunk a little, and never silently cut.
// Buttons return the command of their action. Everything drawn can be recorded for tests.

#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "src/view/screens/screens.hpp"
#include "ui/panel/drawing/rect.hpp"
#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

inline constexpr float kSlip = 12;  // units a finger may move in a tap; a longer move is a drag

inline constexpr float kRounding = 0.5f;  // pixels: tolerance when a text is compared with its place
inline constexpr float kWhole = 1158;     // units: least width of a body with two columns
inline constexpr float kOnEnd = 1090;     // units: least height of an upright body with both halves
inline constexpr float kLeastFigure = 9;  // pixels: least size of figures
inline constexpr float kFinger = 44;      // pixels of a plain monitor: least size of a control

// One drawn item, as a reader or a finger would find it.
struct DrawnItem {
  std::string id;  // of the action; empty for plain text
  std::string text;
  Rect rect;  // of the control, or of the place of the text
  bool enabled = true;
  bool cut = false;        // the text did not fit its place even at the smallest size
  bool shortened = false;  // the text ends in an ellipsis
  Rect clip = {};          // the visible region: the window, or the list that contains it
};

// A fixed pseudo-random number in [-1, 1] for a place, to make drawings look hand-made.
float random_offset(int place, std::uint32_t salt);
ImU32 with_alpha(ImU32 colour, float alpha);
// Mixes two colours; `share`, from 0 to 1, is the part of the second.
ImU32 mix_colours(ImU32 one, ImU32 other, float share);

// The animation of a tally from one number of matches to another.
struct Motion {
  int from = 0, to = -1;  // to < 0: nothing shown yet
  double since = 0;
};

// State of the panel between frames, before anything is entered.
struct UiState {
  // Measured once for each panel and font size: widths of columns, by table and column, and sizes of labels,
  // by group of keys and size of a key.
  struct Measures {
    std::uint64_t of = 0;  // the number of the panel; 0: nothing is cached
    float letters = 0;
    std::map<std::pair<const report::Table*, std::size_t>, float> columns;
    std::map<std::tuple<const void*, float, float>, float> labels;
  } measured;
  std::array<Motion, kSidesMax> tallies{};
  std::array<Motion, kSidesMax> accounts{};  // of the slate
  bool moving = false;                       // another frame is wanted soon
  int page = 1;                              // of a match screen in two pages: 0 the score, 1 the entries
  int first_contest = 0;                     // first one shown, if there is no room for all
  std::size_t first_reason = 0;
  std::size_t first_column = 0;
  std::string rest_of_slip;  // opponents of the result slip whose second page is open
  bool help = false;         // the list of shortcuts is shown
  std::deque<ImWchar> keys;  // pressed and not handled yet, in order
  bool settling = false;     // the last one was handled in the previous frame
  bool taken_again = false;  // the first of them has changed the screen, and is also input on the new screen
  std::string key_name;      // name of the key handled last, as users know it
  std::string unused;        // a key without effect here, until the next input
  std::string by_key;        // id of the control that a shortcut presses in this frame
  std::map<std::string, char, std::less<>> letters;  // of controls, by id; they keep it on their screen
  std::vector<std::pair<std::string, std::string>> unlettered;  // id and label, in this frame
  std::size_t letters_of = 0;                                   // that screen
  std::uint64_t letters_build = 0;                              // the number of the panel that was drawn last
  bool letters_press_alone = false, takes_letters = false, letters_shown = false;
  struct VisibleControl {
    std::string id;
    Rect rect;
    bool field = false;
    Rect read = {};  // its place in the reading order: a control scrolled out stands at the edge of its list
  };
  std::vector<VisibleControl> visible;               // all controls that could be pressed, as drawn last
  std::size_t rail_controls = 0, head_controls = 0;  // of the navigation (first), of the head (next)
  std::string field_next;                            // the text field that gets the caret next
  std::string field_entered;                     // the text field in which Enter was pressed in this frame
  std::deque<ImWchar> field_letters;             // typed before the caret was there, for that field
  std::string caret;                             // the field with the caret, which always has the focus too
  bool caret_first = false, caret_last = false;  // the caret is before all letters, behind all letters
  bool focus_on = false;                         // the focus moves to the next control
  std::string focus;                             // the control with the keyboard focus; empty: none
  bool focus_moved = false;                      // a list must scroll to the focus
  Rect focused;                                  // its rectangle
  int part_column = 0, part_row = 0;  // the part shown if the scale is larger than the window has room for …
  std::size_t part_of = 0;            // … on which screen, and scrolled to which control
  std::string part_for;
  bool pictured = false;    // this frame becomes the picture of a result
  std::string finale_left;  // the match whose final screen was closed
  std::string finale_of;    // the match whose final screen is shown, and since when
  double finale_since = 0;
  std::string chosen_ruleset;  // of the form of a new match, as drawn last
  std::string case_shown;      // the referee's case that was drawn last
  bool from_top = false;       // lists drawn from now on start at their top
  std::string reopened;        // the question of a case that is being answered again
  std::string explained;       // the help whose sentence is shown
  struct Glide {               // a list that a finger has set in motion: pixels a second, when last moved
    std::string list;
    float speed = 0;
    double at = 0;
    bool runs = false;  // the finger has left it
  } glide;
  struct HeldHelp {  // the control that was held for its help, and the sentence shown
    std::string id, text;
    Rect rect;
  } held;
  float held_seconds = 0;   // of the press in progress
  std::string dragged;      // the control that is dragged to another of its kind, to be swapped with it
  std::string open_reason;  // the empty place whose reason is shown
  double last_press = -1;   // which control, when and where; a bounce counts as one press
  std::string last_pressed;
  ImVec2 last_place{-1, -1};
  std::string repeated;  // the control that is held and repeats its command …
  double repeat_at = 0;  // … and the time of the next one
};

// `act`: a filled button; `next`: the likely next one, in gold. `choice`: one of several on a common tray,
// one of which is in force. `link`: a link or a tool, only its label and icon.
enum class Kind { next, act, choice, link };
enum class TextVisibility { plainly, hidden };  // hidden: a dot for each letter
enum class Icons { left, above, none };         // of the icon at the word; left: where both stand in one line
enum class Align { left, centre, right };
// Treatment of a text that is longer than its place. `whole` shrinks a score as far as needed.
enum class Overflow { wrap, ellipsis, whole };

struct TextStyle {
  ImFont* font = nullptr;
  ImU32 colour = 0;  // 0: the text colour of the theme
  Align align = Align::left;
  Overflow overflow = Overflow::wrap;
  float middle = 0.5f;  // vertical position in its place: 0 top to 1 bottom
  float times = 1;      // larger than the font was baked for
};

// A key and its rectangle.
struct KeyPlace {
  Rect rect;
  const view::Button* key = nullptr;
};

// The control gets a letter at the end of the frame, if it has none.
void want_letter(UiState& state, const view::Button& action);

// False if the draw list is nearly full. Before OpenGL 3.2 a draw list has 65 536 vertices, and more end the
// program. Code that draws many small parts asks before each.
bool has_room();

class Pen {
 public:
  Pen(const Look& faces, UiState& remembered, std::vector<view::Command>& pressed,
      std::vector<DrawnItem>* drawn)
      : look(faces), ink(*faces.theme), state(remembered), out(pressed), drawn_(drawn) {}

  const Look& look;
  const Theme& ink;
  UiState& state;
  std::vector<view::Command>& out;

  // The same pen with another look. A material keeps its own colours in every theme.
  Pen with_look(const Look& other) const {
    Pen pen{other, state, out, drawn_};
    pen.reads_only_ = reads_only_;
    return pen;
  }
  // The same pen without controls: nothing can be pressed, and keys are left out.
  Pen for_reading(const Look& other) const {
    Pen pen = with_look(other);
    pen.reads_only_ = true;
    return pen;
  }
  float px(float units) const { return look.px(units); }
  bool reads_only() const { return reads_only_; }
  // Size of a control of so many units in pixels, never less than a finger needs.
  float key(float units) const { return std::max(px(units), kFinger * look.monitor); }
  // True if any part of it is on the screen and has_room(). Invisible items of long lists are not drawn.
  bool is_visible(const Rect& rect) const;
  bool can_skip(const Rect& rect) const { return !drawn_ && !is_visible(rect); }
  // True if it is more than a window away, so that no key can move the focus to it.
  bool is_far_off(const Rect& rect) const;
  void fill(const Rect& rect, ImU32 colour, float rounding = 12) const;
  // Draws a weave over the rectangle; `colour` is its darkest tone. Draws nothing in themes of pure colours.
  void weave(const Rect& rect, const Weave& weave, ImU32 colour) const;
  void frame(const Rect& rect, ImU32 colour, float rounding = 12, float thickness = 1.5f) const;
  // Draws a picture over the rectangle, or its description if it cannot be shown.
  void picture(const Rect& rect, std::string_view png, const std::string& description);
  void text(const Rect& rect, std::string_view text, const TextStyle& style);
  // Figures of a column, all digits of equal width; shrunk if needed.
  void figures(const Rect& rect, std::string_view text, const TextStyle& style, bool slanted = false);
  // The factor of the font size, at most 1, at which all these figures fit.
  float common_size(std::span<const std::string> figures, ImFont* font, float width) const;
  float height_of(std::string_view text, ImFont* font, float width) const;
  float width_of(std::string_view text, ImFont* font) const;
  bool has_all(ImFont* font, std::string_view text) const;  // letters of the text
  // The least width of a key with room for the label in three lines.
  float least_key(std::string_view label) const;
  // Starts drawing panel number `build_number`, and discards the measures of any other.
  void keep_measures(std::uint64_t build_number);
  // One line, as large as its place allows. Letters that the large face lacks use the title face.
  void large(const Rect& rect, std::string_view text, ImU32 colour, Align align, float times = 1);
  // A style at `pixels` instead of the size of its font.
  TextStyle resize(TextStyle style, float pixels) const {
    style.times = pixels / look.size_of(style.font);
    return style;
  }
  // The part of that size that fits there, at most 1.
  float share(const Rect& rect, std::string_view text) const;
  // A button whose command is repeated while it is held.
  void repeat_button(const Rect& rect, const view::Button& action);
  // `mark`: units kept free of text at the left, for a mark.
  void button(const Rect& rect, const view::Button& action, Kind kind = Kind::act, float mark = 0);
  // A button of the panel itself, without a command. True when it was pressed.
  bool press(const Rect& rect, const view::Button& action, Kind kind = Kind::act, float mark = 0);
  // Buttons drawn from now on have the colour of this side (0: none); the likely next one is filled with it.
  void tint(ImU32 colour) { tint_ = colour; }
  // Leaves out a detail that has no room below the label.
  void drop_long_detail(const Rect& rect, view::Button& action) const;
  void tray(const Rect& rect, std::span<const view::Button> row, int columns) const;
  // A single choice on its own tray.
  void pill(const Rect& rect, const view::Button& action) {
    tray(rect, {&action, 1}, 1);
    button(rect, action, Kind::choice);
  }
  // Gives all labels of these keys the size of the one that needs the least, until reset_labels().
  void equalize_labels(std::span<const KeyPlace> keys);
  // The same for a row of keys as large as the first.
  void equalize_labels(const Rect& key, std::span<const view::Button> row);
  // The same, measured once for each panel. `group` identifies the keys (null: nothing
  // is stored), `key` is one of their places.
  template <class MakeKeys>
  void equalize_labels(const void* group, const Rect& key, const MakeKeys& make_keys) {
    const auto [known, fresh] =
        state.measured.labels.try_emplace({group, std::round(key.width()), std::round(key.height())});
    if (fresh || !group || state.measured.of == 0) {
      equalize_labels(make_keys());
      known->second = even_;
    }
    even_ = known->second;
  }
  void reset_labels() { even_ = 1; }
  void show_icons(Icons where) { icons_ = where; }
  // The place of an entry that is not allowed now: only its label, faint. True when it was pressed.
  bool vacant(const Rect& rect, const view::Button& action);
  // Makes a place with its own picture pressable. A chosen one gets a frame, unless the picture shows it.
  void touch(const Rect& rect, const view::Button& action);
  bool touch_unframed(const Rect& rect, const view::Button& action);
  // A text field over `rect`; true when `value` was changed.
  bool field(const Rect& rect, const char* id, const std::string& hint, std::string& value,
             TextVisibility shown = TextVisibility::plainly);

 private:
  struct FittedText {
    std::vector<std::string_view> lines;
    float size = 0;
    bool cut = false;
  };
  std::pair<ImFont*, float> large_face(const Rect& rect, std::string_view text) const;
  FittedText fit(std::string_view text, ImFont* font, float largest, float width, float height) const;
  float size_for(std::string_view text, ImFont* font, float largest, const Rect& rect) const;
  std::string shorten(std::string_view text, ImFont* font, float width) const;
  void note_visible(std::string id, const Rect& rect, bool field);
  bool hit(const Rect& rect, const view::Button& action);
  void show_focus(const Rect& rect, std::string_view id) const;
  void show_letter(const Rect& rect, std::string_view id) const;
  void hold_for_help(const Rect& rect, const view::Button& action);
  void give_letters(ImGuiID field) const;
  void note_caret(const Rect& rect, const char* id) const;
  bool is_second_contact(const view::Button& action) const;
  void tick(const Rect& rect) const;
  void ground(const Rect& rect, ImU32 colour, bool held) const;
  void face(const Rect& rect, const view::Button& action, Kind kind) const;
  struct TextFit {
    bool whole = true, shortened = false;
  };
  TextStyle largest_style(TextStyle style) const;
  TextFit write(const Rect& rect, std::string_view text, const TextStyle& style) const;
  void write_lines(const Rect& rect, const FittedText& fitted, const TextStyle& style) const;
  float room_for_tick(const view::Button& action, const Rect& inside) const;
  Rect label_place(const Rect& rect, const view::Button& action) const;
  Rect detail_place(const Rect& rect, const view::Button& action) const;
  ImFont* label_font(const Rect& rect, const view::Button& action) const;
  struct Words {
    Rect place;
    float indent = 0;  // of the label, pixels
  };
  Words words_beside_icon(const Rect& rect, const view::Button& action, ImU32 colour) const;
  bool write_label(const Words& words, const view::Button& action, ImU32 colour, ImU32 detail_colour) const;
  void log(DrawnItem item) const;

  std::vector<DrawnItem>* drawn_;
  bool reads_only_ = false;
  Icons icons_ = Icons::left;
  ImU32 tint_ = 0;
  float even_ = 1;  // size of labels relative to the normal size; negative: also, no label is a large word
};

}  // namespace tanteador::ui
