// What a key stands for on the screen that is shown, and the page that says so. The arrows go from control to
// control as the eye does, Tab as they are drawn; what they have come to is pressed by the space bar or
// Enter.

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "src/view/shortcut.hpp"
#include "ui/panel/keys.hpp"
#include "ui/panel/parts.hpp"

namespace tanteador::ui {

namespace {

// The first of these in sight is what the key does.
constexpr const char* kEnter[] = {"key/accept", "form/enter", "deal/enter",          "enter", "tricks/add",
                                  "house/save", "pin/enter",  "league/result/enter", "start", "start_hand",
                                  "next",       "again",      "league/begin",        "go_on", "dismiss",
                                  "server/use", "server/test"};
constexpr const char* kEscape[] = {"dismiss",     "ask/stop",    "answer/close", "key/close",
                                   "more/close",  "league/done", "house/close",  "pin/close",
                                   "close",       "keep",        "deal/drop",    "tv/back",
                                   "finale/look", "go/board",    "go/home",      "ruling/aloud"};
constexpr const char* kErase[] = {"key/back", "pin/erase"};

const UiState::InSight* in_sight(const UiState& state, std::string_view id) {
  const auto found = std::ranges::find(state.in_sight, id, &UiState::InSight::id);
  return found == state.in_sight.end() ? nullptr : &*found;
}

std::string first_of(const UiState& state, std::span<const char* const> wanted) {
  for (const char* id : wanted) {
    if (in_sight(state, id)) return id;
  }
  return {};
}

// A key of a keypad ends in its digit, whatever it belongs to; of several keypads the one used last.
std::string digit(const UiState& state, char letter) {
  const std::string end = std::string("/") + letter;
  const auto is_key = [&](std::string_view id) {
    const bool pad = id.starts_with("key/") || id.starts_with("field/") || id.starts_with("pin/") ||
                     id.starts_with("taken/") || id.find("/key/") != id.npos || id.find("digit") != id.npos;
    return pad && id.ends_with(end);
  };
  const std::string beside = state.last_pressed.substr(0, state.last_pressed.rfind('/')) + end;
  if (is_key(beside) && in_sight(state, beside)) return beside;
  const auto found = std::ranges::find_if(state.in_sight, is_key, &UiState::InSight::id);
  return found == state.in_sight.end() ? std::string() : found->id;
}

// Of a round the table of that number; what is typed further makes it another.
void go_to_table(UiState& state, char letter) {
  constexpr std::string_view kTable = "league/table/";
  const auto begins = [&](const std::string& id) {
    return std::ranges::any_of(state.in_sight,
                               [&](const UiState::InSight& each) { return each.id.starts_with(id); });
  };
  std::string id = state.focus.starts_with(kTable) ? state.focus + letter : std::string();
  if (id.empty() || !begins(id)) id = std::string(kTable) + letter;
  if (!begins(id)) return;
  state.focus = id;
  if (const UiState::InSight* table = in_sight(state, id)) state.focused = table->rect;
}

// Of a board of two halves: N and E, or a clicker's two keys, are a point.
std::string half(const UiState& state, char letter) {
  const std::string id = letter == 'n' || letter == 'N' ? "half/0" : "half/1";
  return in_sight(state, id) ? id : std::string();
}

// The nearest control in that direction; what lies aside counts thrice.
void go(UiState& state, ImVec2 way) {
  const ImVec2 from = state.focused.centre();
  const UiState::InSight* best = nullptr;
  float least = 0;
  for (const UiState::InSight& each : state.in_sight) {
    const ImVec2 to = each.rect.centre();
    const float along = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const float aside = std::abs((to.x - from.x) * way.y) + std::abs((to.y - from.y) * way.x);
    if (each.id == state.focus || along < 1) continue;
    const float far = along + 3 * aside;
    if (!best || far < least) {
      best = &each;
      least = far;
    }
  }
  if (!best) return;
  state.focus = best->id;
  state.focused = best->rect;
}

void go_on(UiState& state, bool back) {
  const auto count = static_cast<int>(state.in_sight.size());
  if (count == 0) return;
  const UiState::InSight* now = in_sight(state, state.focus);
  const int at = now ? static_cast<int>(now - state.in_sight.data()) : back ? 0 : -1;
  const auto& next = state.in_sight[(at + (back ? -1 : 1) + count) % count];
  state.focus = next.id;
  state.focused = next.rect;
}

void take_letter(UiState& state, char letter) {
  if (letter == '?') state.help = !state.help;
  if (letter >= '0' && letter <= '9') {
    state.by_key = digit(state, letter);
    if (!state.by_key.empty())
      state.focus.clear();  // Enter then enters what was typed
    else if (in_sight(state, "league/digits"))
      state.by_key = "league/digits";  // a slip that was to be filled in by one key is typed
    else
      go_to_table(state, letter);
  }
  if (letter == 'n' || letter == 'N' || letter == 'e' || letter == 'E') state.by_key = half(state, letter);
}

void close(UiState& state) {
  state.focus.clear();
  if (!state.help) state.by_key = first_of(state, kEscape);
  state.help = false;
}

void take_key(UiState& state, ImWchar key) {
  const bool aimed = in_sight(state, state.focus) != nullptr;
  switch (key) {
    case kTabBack: return go_on(state, true);
    case letter_of(ImGuiKey_Tab): return go_on(state, false);
    case letter_of(ImGuiKey_LeftArrow): return go(state, {-1, 0});
    case letter_of(ImGuiKey_RightArrow): return go(state, {1, 0});
    case letter_of(ImGuiKey_UpArrow): return go(state, {0, -1});
    case letter_of(ImGuiKey_DownArrow): return go(state, {0, 1});
    case letter_of(ImGuiKey_Backspace): state.by_key = first_of(state, kErase); return;
    case letter_of(ImGuiKey_PageUp): state.by_key = half(state, 'n'); return;
    case letter_of(ImGuiKey_PageDown): state.by_key = half(state, 'e'); return;
    case letter_of(ImGuiKey_Escape): return close(state);
    case letter_of(ImGuiKey_Enter): state.by_key = aimed ? state.focus : first_of(state, kEnter); return;
    case ' ': state.by_key = aimed ? state.focus : std::string(); return;
    default:
      if (key < 128) take_letter(state, static_cast<char>(key));
  }
}

}  // namespace

void take_keys(UiState& state) {
  state.by_key.clear();
  state.field_entered.clear();
  if (ImGui::IsMouseClicked(0)) state.focus.clear();
  if (ImGui::GetIO().WantTextInput) return;
  for (const ImWchar key : ImGui::GetIO().InputQueueCharacters) take_key(state, key);
}

void draw_keys_help(Pen& pen, Rect area) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(24), pen.px(16));
  Rect head = area.cut_top(pen.key(50), pen.px(6));
  if (pen.press(head.cut_right(pen.px(160)), view::close_of_keys(), Kind::way)) pen.state.help = false;
  draw_list(pen, "keys", area, [&](Rect content) {
    const float top = content.top;
    for (const view::KeyHelp& row : view::keys_help()) {
      const float tall =
          std::max(pen.px(34), pen.height_of(row.what, pen.look.body, content.width() * 0.68f));
      Rect line = content.cut_top(tall, pen.px(4));
      pen.text(line.cut_left(line.width() * 0.28f, pen.px(16)), row.key, {pen.look.label, pen.ink.accent});
      pen.text(line, row.what, {pen.look.body, pen.ink.text});
    }
    return content.top - top;
  });
}

}  // namespace tanteador::ui
