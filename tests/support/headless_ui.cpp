#include "tests/support/headless_ui.hpp"

#include <GLFW/glfw3.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <stdexcept>
#include <thread>

#include "ui/panel/keys.hpp"
#include "ui/shell/canvas.hpp"
#include "ui/shell/fonts.hpp"

namespace tanteador::test {

namespace {

constexpr float kFrameSeconds = 0.1f;  // two frames apart are no double contact

// Faces are baked once for each scale and shared by all tests.
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

}  // namespace

HeadlessUi::HeadlessUi(ui::Program& program, Canvas canvas) : program_(program), canvas_(canvas) {
  Faces& shared = faces(canvas.scale);
  context_ = ImGui::CreateContext(&shared.atlas);
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {canvas.width, canvas.height};
  io.DeltaTime = kFrameSeconds;
  io.IniFilename = nullptr;
  if (canvas.long_lists) io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  io.FontDefault = shared.look.body;
  look_ = shared.look;
  look_.reduced_motion = true;
  look_.monitor = canvas.monitor;
  ui::apply_style(look_);
  frame();
}

HeadlessUi::~HeadlessUi() { ImGui::DestroyContext(context_); }

void HeadlessUi::frame() {
  ImGui::SetCurrentContext(context_);
  drawn_.clear();
  std::vector<view::Command> pressed;
  look_.theme = &ui::theme_named(program_.settings().theme);
  ImGui::NewFrame();
  ui::draw_window(look_, state_, program_.panel(), pressed, noted_ ? &drawn_ : nullptr);
  ImGui::Render();
  program_.perform(pressed);
}

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

const ui::Drawn* HeadlessUi::find(std::string_view id) const {
  const auto found = std::ranges::find(drawn_, id, &ui::Drawn::id);
  return found == drawn_.end() ? nullptr : &*found;
}

bool HeadlessUi::enabled(std::string_view id) const {
  const ui::Drawn* control = find(id);
  return control && control->enabled;
}

void HeadlessUi::click(std::string_view id) {
  const ui::Drawn* control = find(id);
  if (!control) throw std::runtime_error("no control \"" + std::string(id) + "\" in\n" + page());
  press_at(control->rect.centre());
}

void HeadlessUi::press_at(ImVec2 at) {
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.MousePos = at;
  frame();
  io.MouseDown[0] = true;
  frame();
  io.MouseDown[0] = false;
  frame();
  frame();
  ++taps_;
}

void HeadlessUi::drag(ImVec2 from, ImVec2 to) {
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.MousePos = from;
  frame();
  io.MouseDown[0] = true;
  frame();
  constexpr int kSteps = 5;
  for (int i = 1; i <= kSteps; ++i) {
    const float part = static_cast<float>(i) / kSteps;
    io.MousePos = {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
    frame();
  }
  io.MouseDown[0] = false;
  frame();
  frame();
}

void HeadlessUi::wheel(ImVec2 at, float notches) {
  ImGui::SetCurrentContext(context_);
  ImGui::GetIO().MousePos = at;
  frame();
  ImGui::GetIO().MouseWheel = notches;
  frame();
  ImGui::GetIO().MouseWheel = 0;
  frame();
}

void HeadlessUi::type(std::string_view id, std::string_view text) {
  click(id);
  ImGui::GetIO().AddInputCharactersUTF8(std::string(text).c_str());
  frame();
  frame();
}

void HeadlessUi::key(char letter) {
  ImGui::SetCurrentContext(context_);
  ImGui::GetIO().AddInputCharacter(static_cast<unsigned char>(letter));
  frame();
  frame();
  ++taps_;
}

void HeadlessUi::key(ImGuiKey_ which) {
  ImGui::SetCurrentContext(context_);
  const ImWchar letter = which == ImGuiKey_Space ? ImWchar{' '} : ui::letter_of(which);
  ImGuiIO& io = ImGui::GetIO();
  io.AddInputCharacter(letter);
  if (which == ImGuiKey_Enter && io.WantTextInput) {  // a field hears the key itself as well
    io.KeyMap[which] = GLFW_KEY_ENTER;
    io.KeysDown[GLFW_KEY_ENTER] = true;
  }
  frame();
  io.KeysDown[GLFW_KEY_ENTER] = false;
  frame();
  ++taps_;
}

void HeadlessUi::finish() {
  constexpr int kTries = 4000;
  for (int i = 0; i < kTries && program_.busy(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    frame();
  }
  if (program_.busy()) throw std::runtime_error("what was begun does not end");
  frame();
}

void HeadlessUi::wait(double seconds) {
  ImGui::SetCurrentContext(context_);
  ImGui::GetIO().DeltaTime = static_cast<float>(seconds);
  frame();
  ImGui::GetIO().DeltaTime = kFrameSeconds;
}

bool HeadlessUi::shows(std::string_view text) const {
  return std::ranges::any_of(
      drawn_, [&](const ui::Drawn& item) { return item.text.find(text) != std::string::npos; });
}

std::vector<std::string> HeadlessUi::cut() const {
  std::vector<std::string> texts;
  for (const ui::Drawn& item : drawn_) {
    if (item.cut) texts.push_back(item.text);
  }
  return texts;
}

std::string HeadlessUi::page() const {
  std::string out;
  for (const ui::Drawn& item : drawn_) {
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
