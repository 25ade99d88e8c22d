// Finds the control of a shortcut, one key after the other, and draws the page of shortcuts. Arrows move the
// focus by direction, Tab in reading order. The space bar or Enter presses the focused control.

#include <imgui_internal.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include "src/view/shortcut.hpp"
#include "ui/panel/drawing/keys.hpp"
#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

// Enter presses the first of these that is visible.
constexpr const char* kEnter[] = {"key/accept", "form/enter",         "deal/enter",
                                  "enter",      "tricks/add",         "house/save",
                                  "pin/enter",  "league/result/sure", "league/result/enter",
                                  "start",      "start_hand",         "next",
                                  "again",      "league/begin",       "go_on",
                                  "dismiss",    "server/use",         "server/test"};
constexpr const char* kEscape[] = {"dismiss",
                                   "ask/stop",
                                   "answer/close",
                                   "key/close",
                                   "league/result/no",
                                   "league/sure/no",
                                   "more/close",
                                   "league/done",
                                   "league/result/close",
                                   "league/entrant/close",
                                   "league/team/close",
                                   "deal/close",
                                   "pile/close",

                                   "house/close",
                                   "pin/close",
                                   "close",
                                   "keep",
                                   "deal/drop",
                                   "tv/back",
                                   "finale/look",
                                   "league/club",
                                   "go/board",
                                   "go/home",
                                   "ruling/aloud"};
constexpr std::size_t kLetters = 24;  // without N and E, which score
constexpr std::string_view kErasePin = "pin/erase";

const UiState::VisibleControl* find_visible(const UiState& state, std::string_view id) {
  const auto found = std::ranges::find(state.visible, id, &UiState::VisibleControl::id);
  return found == state.visible.end() ? nullptr : &*found;
}

bool is_field(const UiState& state, std::string_view id) {
  const UiState::VisibleControl* found = find_visible(state, id);
  return found && found->field;
}

std::string first_of(const UiState& state, std::span<const char* const> wanted) {
  for (const char* id : wanted) {
    if (find_visible(state, id)) return id;
  }
  return {};
}

// The id of a keypad key ends in its digit, or in "back". Of several keypads, the one used last.
std::string pad_key(const UiState& state, const std::string& end) {
  const auto is_key = [&](std::string_view id) {
    const bool pad = id.starts_with("key/") || id.starts_with("field/") || id.starts_with("pin/") ||
                     id.starts_with("taken/") || id.find("/key/") != id.npos || id.find("digit") != id.npos;
    return pad && id.ends_with(end);
  };
  const std::string sibling = state.last_pressed.substr(0, state.last_pressed.rfind('/')) + end;
  if (is_key(sibling) && find_visible(state, sibling)) return sibling;
  const auto found = std::ranges::find_if(state.visible, is_key, &UiState::VisibleControl::id);
  return found == state.visible.end() ? std::string() : found->id;
}

std::string erase(const UiState& state) {
  const std::string id = pad_key(state, "/back");
  return id.empty() && find_visible(state, kErasePin) ? std::string(kErasePin) : id;
}

// Moves the focus to the table with that number in a round. Further digits extend the number.
bool go_to_table(UiState& state, char letter) {
  constexpr std::string_view kTable = "league/table/";
  const auto begins = [&](const std::string& id) {
    return std::ranges::any_of(state.visible,
                               [&](const UiState::VisibleControl& each) { return each.id.starts_with(id); });
  };
  std::string id = state.focus.starts_with(kTable) ? state.focus + letter : std::string();
  if (id.empty() || !begins(id)) id = std::string(kTable) + letter;
  if (!begins(id)) return false;
  state.focus = id;
  if (const UiState::VisibleControl* table = find_visible(state, id)) state.focused = table->rect;
  return true;
}

// The control of a point on a match screen of two halves. N and E, or the two keys of a clicker, press it.
std::string half(const UiState& state, char letter) {
  const std::string id = letter == 'n' || letter == 'N' ? "half/0" : "half/1";
  return find_visible(state, id) ? id : std::string();
}

using Controls = std::vector<const UiState::VisibleControl*>;

// A gap that separates the controls by a straight line: its index in their order, and its width.
struct Parting {
  std::size_t at = 0;
  float width = 0;
};
Parting widest_parting(Controls& controls, float Rect::*begin, float Rect::*end) {
  std::ranges::stable_sort(controls, {}, [&](const auto* each) { return each->read.*begin; });
  Parting best;
  float reached = controls.front()->read.*end;
  for (std::size_t i = 1; i < controls.size(); ++i) {
    const float gap = controls[i]->read.*begin - reached;
    if (gap > best.width || (best.at == 0 && gap >= -0.5f)) best = {i, gap};
    reached = std::max(reached, controls[i]->read.*end);
  }
  return best;
}

// Reading order: splits a page at its widest gap, into columns or rows.
void read_in_order(Controls controls, Controls& order) {
  if (controls.empty()) return;
  Controls across = controls;
  const Parting rows = widest_parting(controls, &Rect::top, &Rect::bottom),
                columns = widest_parting(across, &Rect::left, &Rect::right);
  constexpr float kEven = 2;  // pixels: gaps of a grid, which is read row by row
  const bool by_columns = columns.at > 0 && (rows.at == 0 || columns.width > rows.width + kEven);
  const Controls& all = by_columns ? across : controls;
  const std::size_t at = by_columns ? columns.at : rows.at;
  if (at == 0) {
    order.insert(order.end(), all.begin(), all.end());
    return;
  }
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(at);
  read_in_order({all.begin(), middle}, order);
  read_in_order({middle, all.end()}, order);
}

// The navigation, the head of the page, then the rest.
Controls reading_order(const UiState& state) {
  Controls parts[3], order;
  for (std::size_t i = 0; i < state.visible.size(); ++i) {
    const std::size_t part = i < state.rail_controls                         ? 0
                             : i < state.rail_controls + state.head_controls ? 1
                                                                             : 2;
    parts[part].push_back(&state.visible[i]);
  }
  for (Controls& part : parts) read_in_order(std::move(part), order);
  return order;
}

// Moves the focus. The caret leaves its field; a field reached by Tab or from a caret gets it.
void move_focus(UiState& state, const UiState::VisibleControl& to, bool with_caret) {
  if (!state.caret.empty()) ImGui::ClearActiveID();
  if (to.field && (with_caret || !state.caret.empty())) state.field_next = to.id;
  state.caret.clear();
  state.focus = to.id;
  state.focused = to.rect;
  state.focus_moved = true;
}

// Controls of one group have ids that begin alike, such as "points/0/2", "points/1/2" and "league/table/3".
std::string_view group_of(std::string_view id) {
  const std::size_t first = id.find('/');
  return id.substr(0, id.starts_with("league/") ? id.find('/', first + 1) : first);
}

// The nearest control of the group in that direction; sideways distance counts three times.
void focus_nearest(UiState& state, ImVec2 direction) {
  const ImVec2 from = state.focused.centre();
  const UiState::VisibleControl* best = nullptr;
  float least = 0;
  for (const UiState::VisibleControl& each : state.visible) {
    const ImVec2 to = each.rect.centre();
    const float along = (to.x - from.x) * direction.x + (to.y - from.y) * direction.y;
    const float aside = std::abs((to.x - from.x) * direction.y) + std::abs((to.y - from.y) * direction.x);
    if (each.id == state.focus || along < 1) continue;
    if (!state.focus.empty() && group_of(each.id) != group_of(state.focus)) continue;
    const float far = along + 3 * aside;
    if (!best || far < least) {
      best = &each;
      least = far;
    }
  }
  if (best)
    move_focus(state, *best, false);
  else
    state.unused = state.key_name;
}

void go_on(UiState& state, bool back) {
  const Controls order = reading_order(state);
  const auto count = static_cast<int>(order.size());
  if (count == 0) return;
  const auto now = std::ranges::find(order, state.focus, [](const auto* each) { return each->id; });
  const int at = now != order.end() ? static_cast<int>(now - order.begin()) : back ? 0 : -1;
  move_focus(state, *order[(at + (back ? -1 : 1) + count) % count], true);
}

// The visible control that has this letter.
std::string control_of_letter(const UiState& state, char letter) {
  const auto found = std::ranges::find(state.letters, letter, [](const auto& each) { return each.second; });
  return found != state.letters.end() && find_visible(state, found->first) ? found->first : std::string();
}

void press(UiState& state, std::string id) {
  state.by_key = std::move(id);
  if (state.by_key.empty()) state.unused = state.key_name;
}

// Switches a slip from results by one key to digits, starting with this digit.
bool begins_typing(UiState& state, char letter) {
  constexpr std::string_view kByDigits = "league/digits";
  if (state.taken_again || !find_visible(state, kByDigits)) return false;
  press(state, std::string(kByDigits));
  state.keys.push_front(static_cast<ImWchar>(letter));
  state.taken_again = true;
  return true;
}

void take_digit(UiState& state, char letter) {
  const std::string id = pad_key(state, std::string("/") + letter);
  if (!id.empty()) {
    press(state, id);
    state.focus.clear();  // Enter then enters the typed text
  } else if (!pad_key(state, "/back").empty() ||
             (!begins_typing(state, letter) && !go_to_table(state, letter))) {
    state.unused = state.key_name;
  }
}

void take_letter(UiState& state, char letter) {
  if (letter == '?') {
    state.help = !state.help;
  } else if (letter >= '0' && letter <= '9') {
    take_digit(state, letter);
  } else {
    const bool scores = letter == 'n' || letter == 'N' || letter == 'e' || letter == 'E';
    const auto small = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    press(state, scores                      ? half(state, letter)
                 : state.letters_press_alone ? control_of_letter(state, small)
                                             : std::string());
  }
}

void close(UiState& state) {
  const bool left = state.help || !state.focus.empty();
  state.focus.clear();
  if (!state.help) state.by_key = first_of(state, kEscape);
  if (!left && state.by_key.empty()) state.unused = state.key_name;
  state.help = false;
}

// Moves the focus in the direction of an arrow. From a caret only beyond the end of the text.
bool takes_arrow(UiState& state, ImWchar key) {
  const bool typing = !state.caret.empty();
  switch (key) {
    case letter_of(ImGuiKey_LeftArrow):
      if (!typing || state.caret_first) focus_nearest(state, {-1, 0});
      return true;
    case letter_of(ImGuiKey_RightArrow):
      if (!typing || state.caret_last) focus_nearest(state, {1, 0});
      return true;
    case letter_of(ImGuiKey_UpArrow): focus_nearest(state, {0, -1}); return true;
    case letter_of(ImGuiKey_DownArrow): focus_nearest(state, {0, 1}); return true;
    case letter_of(ImGuiKey_Tab): go_on(state, false); return true;
    case kTabBack: go_on(state, true); return true;
    default: return false;
  }
}

bool is_letter(ImWchar key) { return key >= ' ' && (key < kKeyLetters || key >= kAltLetters + kAlphabet); }

void take_key(UiState& state, ImWchar key) {
  if (takes_arrow(state, key)) return;
  if (!state.caret.empty() || (is_letter(key) && is_field(state, state.focus))) {
    if (!is_letter(key)) return;  // the field takes it
    if (state.caret.empty()) state.field_next = state.focus;
    state.field_letters.push_back(key);
    return;
  }
  const bool aimed = find_visible(state, state.focus) != nullptr;
  switch (key) {
    case letter_of(ImGuiKey_Backspace): return press(state, erase(state));
    case letter_of(ImGuiKey_PageUp): return press(state, half(state, 'n'));
    case letter_of(ImGuiKey_PageDown): return press(state, half(state, 'e'));
    case letter_of(ImGuiKey_Escape): return close(state);
    case letter_of(ImGuiKey_Enter): return press(state, aimed ? state.focus : first_of(state, kEnter));
    case ' ': return press(state, aimed ? state.focus : std::string());
    default:
      if (key >= kAltLetters && key < kAltLetters + kAlphabet)
        return press(state, control_of_letter(state, static_cast<char>('a' + (key - kAltLetters))));
      return key < 128 ? take_letter(state, static_cast<char>(key)) : press(state, {});
  }
}

// The name of a key as on the page of shortcuts; a letter is its own name.
std::string name_of(ImWchar key) {
  constexpr std::pair<ImWchar, const char*> kNames[] = {{letter_of(ImGuiKey_Backspace), "Backspace"},
                                                        {letter_of(ImGuiKey_PageUp), "Page Up"},
                                                        {letter_of(ImGuiKey_PageDown), "Page Down"},
                                                        {letter_of(ImGuiKey_Escape), "Esc"},
                                                        {letter_of(ImGuiKey_Enter), "Enter"}};
  const auto found = std::ranges::find(kNames, key, &std::pair<ImWchar, const char*>::first);
  if (found != std::end(kNames)) return found->second;
  if (key == ' ') return view::space_bar();
  if (key >= kAltLetters && key < kAltLetters + kAlphabet)
    return std::string("Alt ") + static_cast<char>('A' + (key - kAltLetters));
  char letters[5];
  return ImTextCharToUtf8(letters, key);
}

bool is_for_panel(const UiState& state, ImWchar key) { return state.caret.empty() || !is_letter(key); }

void collect_keys(UiState& state) {
  const auto& typed = ImGui::GetIO().InputQueueCharacters;
  const bool clicked = ImGui::IsMouseClicked(0);
  if (!typed.empty() || clicked) state.unused.clear();
  if (clicked) state.focus.clear();
  for (const ImWchar key : typed) {
    if (is_for_panel(state, key)) state.keys.push_back(key);
  }
}

// Handles one key. A frame separates two keys, because each applies to the screen made by the previous one.
void take_next(UiState& state) {
  if (state.caret.empty() && !state.field_letters.empty()) {  // their field is gone
    state.field_letters.clear();
    state.unused = state.key_name;
  }
  if (state.keys.empty()) return;
  const ImWchar key = state.keys.front();
  const bool again = state.taken_again;
  state.keys.pop_front();
  state.key_name = name_of(key);
  state.settling = true;
  take_key(state, key);
  if (again) state.taken_again = false;
}

}  // namespace

void take_keys(UiState& state) {
  if (!state.by_key.empty()) state.unused = state.key_name;  // its control was gone
  state.by_key.clear();
  state.field_entered.clear();
  collect_keys(state);
  if (std::exchange(state.focus_on, false)) go_on(state, false);
  if (!std::exchange(state.settling, false)) take_next(state);
  state.caret.clear();
}

void begin_letters(UiState& state, std::size_t screen, bool press_alone) {
  if (std::exchange(state.letters_of, screen) != screen) state.letters.clear();
  state.letters_press_alone = press_alone;
  state.unlettered.clear();
  state.takes_letters = true;
}

void free_letters(UiState& state) {
  constexpr std::size_t kEnough = 16;
  if (state.letters.size() <= kEnough) return;
  std::erase_if(state.letters, [&](const auto& each) { return !find_visible(state, each.first); });
}

void want_letter(UiState& state, const view::Button& action) {
  if (state.takes_letters && state.letters.size() < kLetters && !state.letters.contains(action.id))
    state.unlettered.emplace_back(action.id, action.label);
}

// Controls that every match has come last, so that the calls get letters of their labels.
void assign_letters(UiState& state) {
  constexpr std::string_view kLast[] = {"tool/", "undo", "redo", "seat/", "why/", "page/"};
  const auto is_last = [&](const auto& one) {
    return std::ranges::any_of(kLast, [&](std::string_view begin) { return one.first.starts_with(begin); });
  };
  std::ranges::stable_partition(state.unlettered, [&](const auto& one) { return !is_last(one); });
  const auto take = [&](const auto& one, char each) {
    const auto letter = static_cast<char>(std::tolower(static_cast<unsigned char>(each)));
    const bool scores = letter == 'n' || letter == 'e', is_letter = letter >= 'a' && letter <= 'z';
    if (!is_letter || scores || state.letters.contains(one.first) ||
        std::ranges::any_of(state.letters, [&](const auto& known) { return known.second == letter; }))
      return;
    state.letters[one.first] = letter;
  };
  for (const auto& one : state.unlettered) {
    for (const char each : one.second) take(one, each);
    const bool has_words =
        std::ranges::any_of(one.second, [](unsigned char each) { return std::isalpha(each); });
    for (char each = 'a'; each <= 'z' && has_words && !is_last(one); ++each) take(one, each);
  }
  state.unlettered.clear();
}

}  // namespace tanteador::ui
