#include "tests/support/panel/headless_ui.hpp"

#include <GLFW/glfw3.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <map>
#include <stdexcept>
#include <thread>
#include <utility>

#include "src/core/text/letters.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/fonts.hpp"
#ifdef TANTEADOR_FEDERATION
#include "ui/app/federation/component.hpp"
#endif
#ifdef TANTEADOR_WEB
#include "ui/app/phones/component.hpp"
#endif

namespace tanteador::test {

namespace {

// Test programs share one main(), so the set-up runs here.
[[maybe_unused]] const bool kRegistered = [] {
#ifdef TANTEADOR_FEDERATION
  ui::register_federation();
#endif
#ifdef TANTEADOR_WEB
  ui::register_phones();
#endif
  return true;
}();

constexpr double kFrameSeconds = 0.1f;  // presses two frames apart count as two

// Fonts are built once for each scale and shared by all tests.
struct Faces {
  ImFontAtlas atlas;
  ui::Look look;
};

Faces& faces(float scale) {
  static std::map<float, Faces> baked;
  Faces& found = baked[scale];
  if (!found.look.body) {
    found.look = ui::load_fonts(found.atlas, scale);
    found.atlas.SetTexID(reinterpret_cast<ImTextureID>(1));
  }
  return found;
}

struct AnyPicture : ui::Pictures {
  ImTextureID texture(std::string_view png) override {
    return reinterpret_cast<ImTextureID>(png.empty() ? 0 : kPictureTexture);
  }
} any_picture;

}  // namespace

HeadlessUi::HeadlessUi(ui::Program& program, Canvas canvas) : program_(program), canvas_(canvas) {
  Faces& shared = faces(canvas.scale);
  context_ = ImGui::CreateContext(&shared.atlas);
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {canvas.width, canvas.height};
  for (const auto& [key, number] : {std::pair(ImGuiKey_Enter, GLFW_KEY_ENTER),
                                    {ImGuiKey_Escape, GLFW_KEY_ESCAPE},
                                    {ImGuiKey_Backspace, GLFW_KEY_BACKSPACE},
                                    {ImGuiKey_LeftArrow, GLFW_KEY_LEFT},
                                    {ImGuiKey_RightArrow, GLFW_KEY_RIGHT}})
    io.KeyMap[key] = number;
  io.IniFilename = nullptr;
  if (canvas.long_lists) io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  io.FontDefault = shared.look.body;
  look_ = shared.look;
  look_.reduced_motion = !canvas.motion;
  look_.monitor = canvas.monitor;
  look_.pictures = &any_picture;
  ui::apply_style(look_);
  frame();
}

HeadlessUi::~HeadlessUi() { ImGui::DestroyContext(context_); }

void HeadlessUi::draw(std::span<const view::Command> first) {
  drawn_.clear();
  std::vector<view::Command> pressed(first.begin(), first.end());
  look_.theme = &ui::theme_by_name(program_.settings().theme);
  ImGui::NewFrame();
  ui::draw_window(look_, state_, program_.panel(), pressed, noted_ ? &drawn_ : nullptr);
  ImGui::Render();
  program_.perform(pressed);
}

void HeadlessUi::step(double seconds) {
  ImGui::SetCurrentContext(context_);
  inputs_.date(now_, now_ + seconds);
  now_ += seconds;
  const int drawn = inputs_.take(
      program_, state_, [&](const std::vector<view::Command>& first) { draw(first); }, [] { return false; });
  if (drawn > 0) return;
  inputs_.advance(now_);
  draw({});
}

void HeadlessUi::frame() { step(kFrameSeconds); }

void HeadlessUi::pictured() {
  state_.pictured = true;
  frame();
  state_.pictured = false;
}

void HeadlessUi::unnoted(int frames) {
  noted_ = false;
  for (int i = 0; i < frames; ++i) frame();
  noted_ = true;
}

const ui::DrawnItem* HeadlessUi::find(std::string_view id) const {
  const auto found = std::ranges::find(drawn_, id, &ui::DrawnItem::id);
  return found == drawn_.end() ? nullptr : &*found;
}

bool HeadlessUi::enabled(std::string_view id) const {
  const ui::DrawnItem* control = find(id);
  return control && control->enabled;
}

void HeadlessUi::click(std::string_view id) {
  const ui::DrawnItem* control = find(id);
  if (!control) throw std::runtime_error("no control \"" + std::string(id) + "\" in\n" + page());
  press_at(control->rect.centre());
}

void HeadlessUi::press_at(ImVec2 at) {
  add(ui::PointerInput{at});
  frame();
  add(ui::ButtonInput{0, true});
  frame();
  add(ui::ButtonInput{0, false});
  frame();
  frame();
  ++taps_;
}

void HeadlessUi::drag(ImVec2 from, ImVec2 to) {
  add(ui::PointerInput{from});
  frame();
  add(ui::ButtonInput{0, true});
  frame();
  constexpr int kSteps = 5;
  for (int i = 1; i <= kSteps; ++i) {
    const float part = static_cast<float>(i) / kSteps;
    add(ui::PointerInput{{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part}});
    frame();
  }
  add(ui::ButtonInput{0, false});
  frame();
  frame();
}

void HeadlessUi::wheel(ImVec2 at, float notches) {
  add(ui::PointerInput{at});
  frame();
  add(ui::WheelInput{0, notches});
  frame();
  frame();
}

void HeadlessUi::type(std::string_view id, std::string_view text) {
  click(id);
  ImGui::GetIO().AddInputCharactersUTF8(std::string(text).c_str());
  frame();
  frame();
}

void HeadlessUi::key(char letter) {
  add(ui::LetterInput{static_cast<unsigned char>(letter)});
  frame();
  frame();
  ++taps_;
}

void HeadlessUi::key(ImGuiKey_ which, int mods) {
  if (which == ImGuiKey_Space) return key(' ');
  constexpr std::pair<ImGuiKey_, int> kKeys[] = {
      {ImGuiKey_Tab, GLFW_KEY_TAB},          {ImGuiKey_LeftArrow, GLFW_KEY_LEFT},
      {ImGuiKey_RightArrow, GLFW_KEY_RIGHT}, {ImGuiKey_UpArrow, GLFW_KEY_UP},
      {ImGuiKey_DownArrow, GLFW_KEY_DOWN},   {ImGuiKey_Backspace, GLFW_KEY_BACKSPACE},
      {ImGuiKey_PageUp, GLFW_KEY_PAGE_UP},   {ImGuiKey_PageDown, GLFW_KEY_PAGE_DOWN},
      {ImGuiKey_Escape, GLFW_KEY_ESCAPE},    {ImGuiKey_Enter, GLFW_KEY_ENTER}};
  const auto found = std::ranges::find(kKeys, which, &std::pair<ImGuiKey_, int>::first);
  if (found == std::end(kKeys)) throw std::invalid_argument("a key without a number");
  add(ui::KeyInput{found->second, GLFW_PRESS, mods});
  frame();
  add(ui::KeyInput{found->second, GLFW_RELEASE, mods});
  frame();
  ++taps_;
}

void HeadlessUi::type_keys(std::string_view keys, Pace pace) {
  constexpr std::pair<char, int> kKeys[] = {
      {'\n', GLFW_KEY_ENTER}, {'\t', GLFW_KEY_TAB}, {'\b', GLFW_KEY_BACKSPACE}, {'\x1b', GLFW_KEY_ESCAPE}};
  for (std::string_view rest = keys; !rest.empty();) {
    const auto found = std::ranges::find(kKeys, rest.front(), &std::pair<char, int>::first);
    const bool letter = found == std::end(kKeys);
    const auto code = static_cast<unsigned>(next_letter(rest));
    const int key = !letter ? found->second : code < 128 ? std::toupper(static_cast<int>(code)) : -1;
    add(ui::KeyInput{key, GLFW_PRESS, 0});
    if (letter) add(ui::LetterInput{code});
    if (pace == Pace::one_each_frame) frame();
    add(ui::KeyInput{key, GLFW_RELEASE, 0});
    if (pace == Pace::one_each_frame) frame();
  }
  frame();
  frame();
}

void HeadlessUi::finish() {
  constexpr int kTries = 4000;
  for (int i = 0; i < kTries && program_.is_busy(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    frame();
  }
  if (program_.is_busy()) throw std::runtime_error("what was begun does not end");
  frame();
}

void HeadlessUi::wait(double seconds) { step(seconds); }

bool HeadlessUi::shows(std::string_view text) const {
  return std::ranges::any_of(
      drawn_, [&](const ui::DrawnItem& item) { return item.text.find(text) != std::string::npos; });
}

std::vector<std::string> HeadlessUi::cut() const {
  std::vector<std::string> texts;
  for (const ui::DrawnItem& item : drawn_) {
    if (item.cut) texts.push_back(item.text);
  }
  return texts;
}

std::string HeadlessUi::page() const {
  std::string out;
  for (const ui::DrawnItem& item : drawn_) {
    std::string text = item.text;
    std::ranges::replace(text, '\n', ' ');
    if (item.id.empty()) {
      out += text + "\n";
    } else {
      out += (item.enabled ? "[ " : "( ") + text + (item.enabled ? " ]\n" : " )\n");
    }
  }
  return out;
}

}  // namespace tanteador::test
