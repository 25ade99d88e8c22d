#include "ui/window/input.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>
#include <utility>

#include "src/core/text/text.hpp"
#include "src/view/shortcut.hpp"
#include "ui/panel/drawing/keys.hpp"

namespace tanteador::ui {

namespace {

constexpr double kTick = 1e-4;  // seconds: ImGui's clock must advance in every frame

// Keys that produce no character; the space bar does.
constexpr std::pair<int, ImGuiKey_> kKeys[] = {
    {GLFW_KEY_TAB, ImGuiKey_Tab},          {GLFW_KEY_LEFT, ImGuiKey_LeftArrow},
    {GLFW_KEY_RIGHT, ImGuiKey_RightArrow}, {GLFW_KEY_UP, ImGuiKey_UpArrow},
    {GLFW_KEY_DOWN, ImGuiKey_DownArrow},   {GLFW_KEY_BACKSPACE, ImGuiKey_Backspace},
    {GLFW_KEY_PAGE_UP, ImGuiKey_PageUp},   {GLFW_KEY_PAGE_DOWN, ImGuiKey_PageDown},
    {GLFW_KEY_ESCAPE, ImGuiKey_Escape},    {GLFW_KEY_ENTER, ImGuiKey_Enter},
    {GLFW_KEY_KP_ENTER, ImGuiKey_Enter}};

// Shortcuts; those with Ctrl do not apply while text is typed, because text fields have their own.
struct ShortcutKey {
  int key;
  int mods;
  view::Shortcut shortcut;
  const char* name;
};
constexpr int kCtrl = GLFW_MOD_CONTROL, kCtrlShift = GLFW_MOD_CONTROL | GLFW_MOD_SHIFT;
constexpr ShortcutKey kShortcuts[] = {{GLFW_KEY_F1, 0, view::Shortcut::rulebook, "F1"},
                                      {GLFW_KEY_F2, 0, view::Shortcut::ask, "F2"},
                                      {GLFW_KEY_F3, 0, view::Shortcut::why, "F3"},
                                      {GLFW_KEY_F12, 0, view::Shortcut::afar, "F12"},
                                      {GLFW_KEY_Z, kCtrlShift, view::Shortcut::redo, "Z"},
                                      {GLFW_KEY_Z, kCtrl, view::Shortcut::undo, "Z"},
                                      {GLFW_KEY_Y, kCtrl, view::Shortcut::redo, "Y"},
                                      {GLFW_KEY_R, kCtrl, view::Shortcut::referee, "R"},
                                      {GLFW_KEY_EQUAL, kCtrl, view::Shortcut::larger, "+"},
                                      {GLFW_KEY_KP_ADD, kCtrl, view::Shortcut::larger, "+"},
                                      {GLFW_KEY_MINUS, kCtrl, view::Shortcut::smaller, "−"},
                                      {GLFW_KEY_KP_SUBTRACT, kCtrl, view::Shortcut::smaller, "−"}};

const ShortcutKey* shortcut_of(const KeyInput& key) {
  const auto found = std::ranges::find_if(kShortcuts, [&](const ShortcutKey& each) {
    return each.key == key.key && (key.mods & each.mods) == each.mods;
  });
  if (found == std::end(kShortcuts) || (found->mods != 0 && ImGui::GetIO().WantTextInput)) return nullptr;
  return found;
}

// As in ImGui's own backend for GLFW.
void set_modifiers(ImGuiIO& io) {
  const auto is_held = [&](int left, int right) { return io.KeysDown[left] || io.KeysDown[right]; };
  io.KeyCtrl = is_held(GLFW_KEY_LEFT_CONTROL, GLFW_KEY_RIGHT_CONTROL);
  io.KeyShift = is_held(GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT);
  io.KeyAlt = is_held(GLFW_KEY_LEFT_ALT, GLFW_KEY_RIGHT_ALT);
  io.KeySuper = is_held(GLFW_KEY_LEFT_SUPER, GLFW_KEY_RIGHT_SUPER);
}

// Frames until the screen shows the effect of the input and a focused field has its caret.
int settling_frames(const Input& input) {
  constexpr int kFocus = 2, kScreen = 1;
  if (const auto* key = std::get_if<KeyInput>(&input)) {
    if (key->action != GLFW_RELEASE && key->mods == GLFW_MOD_ALT) return kFocus;
    const bool acts =
        std::ranges::find(kKeys, key->key, &std::pair<int, ImGuiKey_>::first) != std::end(kKeys);
    return key->action != GLFW_RELEASE && (acts || shortcut_of(*key)) ? kFocus : 0;
  }
  if (const auto* button = std::get_if<ButtonInput>(&input)) return button->down ? 0 : kScreen;
  return std::holds_alternative<LetterInput>(input) ? kFocus : 0;
}

// Releases and movements change nothing, so they need not wait for the screen.
bool waits_for_screen(const Input& input) {
  const auto* button = std::get_if<ButtonInput>(&input);
  return button ? button->down : settling_frames(input) > 0;
}

}  // namespace

void InputQueue::add(Input input) {
  const bool moves_on = std::holds_alternative<PointerInput>(input) && undated_ > 0 &&
                        std::holds_alternative<PointerInput>(waiting_.back().input);
  if (moves_on) {
    waiting_.back().input = input;
    return;
  }
  waiting_.push_back({input});
  ++undated_;
}

void InputQueue::date(double since, double now) {
  const double step = undated_ > 0 ? (now - since) / static_cast<double>(undated_) : 0;
  for (auto each = waiting_.end() - static_cast<std::ptrdiff_t>(undated_); each != waiting_.end(); ++each)
    each->at = since += step;
  undated_ = 0;
}

void InputQueue::advance(double now) {
  ImGuiIO& io = ImGui::GetIO();
  const double passed = std::max(now - clock_, kTick);
  clock_ += passed;
  if (unsettled_ > 0) --unsettled_;
  io.DeltaTime = static_cast<float>(passed);
  io.MousePos = pointer_;
  std::ranges::copy(buttons_, io.MouseDown);
}

namespace {

// By the letter on the key in the keyboard layout in use.
std::optional<ImWchar> letter_with_alt(const KeyInput& key) {
  if (key.mods != GLFW_MOD_ALT || key.key < GLFW_KEY_A || key.key > GLFW_KEY_Z) return std::nullopt;
  const char* name = glfwGetKeyName(key.key, 0);
  const bool known = name && *name >= 'a' && *name <= 'z';
  return static_cast<ImWchar>(kAltLetters + (known ? *name - 'a' : key.key - GLFW_KEY_A));
}

// Returns the command of a shortcut; a shortcut without effect is shown to the user.
std::vector<view::Command> apply_key(Program& program, UiState& state, const KeyInput& key) {
  ImGuiIO& io = ImGui::GetIO();
  if (key.key >= 0 && key.key < IM_ARRAYSIZE(io.KeysDown)) io.KeysDown[key.key] = key.action != GLFW_RELEASE;
  set_modifiers(io);
  if (key.key == GLFW_KEY_LEFT_ALT) state.letters_shown = key.action != GLFW_RELEASE;
  if (key.action == GLFW_RELEASE) return {};
  if (const auto letter = letter_with_alt(key)) io.AddInputCharacter(*letter);
  const auto found = std::ranges::find(kKeys, key.key, &std::pair<int, ImGuiKey_>::first);
  const bool back = key.key == GLFW_KEY_TAB && (key.mods & GLFW_MOD_SHIFT) != 0;
  if (found != std::end(kKeys)) io.AddInputCharacter(back ? kTabBack : letter_of(found->second));
  const ShortcutKey* wanted = shortcut_of(key);
  if (!wanted) return {};
  view::Command command = view::shortcut(program.panel(), program.settings(), wanted->shortcut);
  const bool nothing = std::holds_alternative<std::monostate>(command);
  state.unused = nothing ? (wanted->mods != 0 ? tr("Ctrl") + " " : std::string()) + wanted->name : "";
  return nothing ? std::vector<view::Command>{} : std::vector{std::move(command)};
}

}  // namespace

std::vector<view::Command> InputQueue::apply(Program& program, UiState& state, const Input& input) {
  ImGuiIO& io = ImGui::GetIO();
  if (const auto* key = std::get_if<KeyInput>(&input)) return apply_key(program, state, *key);
  if (const auto* letter = std::get_if<LetterInput>(&input)) io.AddInputCharacter(letter->letter);
  if (const auto* pointer = std::get_if<PointerInput>(&input)) pointer_ = pointer->at;
  if (const auto* button = std::get_if<ButtonInput>(&input);
      button && button->button >= 0 && button->button < std::ssize(buttons_))
    *(buttons_.begin() + button->button) = button->down;
  if (const auto* wheel = std::get_if<WheelInput>(&input)) {
    io.MouseWheelH += wheel->across;
    io.MouseWheel += wheel->down;
  }
  return {};
}

int InputQueue::take(Program& program, UiState& state,
                     const std::function<void(std::vector<view::Command>)>& draw,
                     const std::function<bool()>& enough) {
  int frames = 0;
  const auto draw_one = [&](double at, std::vector<view::Command> commands) {
    advance(at);
    draw(std::move(commands));
    ++frames;
  };
  const auto is_busy = [&] { return !state.keys.empty() || !state.field_letters.empty(); };
  while (!waiting_.empty() && !enough()) {
    const Waiting next = waiting_.front();
    while (is_busy() || (unsettled_ > 0 && waits_for_screen(next.input))) draw_one(clock_, {});
    waiting_.pop_front();
    undated_ = std::min(undated_, waiting_.size());
    std::vector<view::Command> commands = apply(program, state, next.input);
    const int settling = settling_frames(next.input);
    draw_one(next.at, std::move(commands));
    unsettled_ = std::max(unsettled_, settling);
  }
  while (is_busy()) draw_one(clock_, {});
  return frames;
}

}  // namespace tanteador::ui
