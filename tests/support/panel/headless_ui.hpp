#pragma once
// The panel without window or graphics card: real frames, mouse and keyboard input, and a record of
// everything drawn.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/panel/drawing/pen.hpp"
#include "ui/window/input.hpp"
#include "ui/window/program.hpp"

namespace tanteador::test {

struct Canvas {
  float width = 1280, height = 800, scale = 1;  // pixels; scale as in the settings, 1 = 100 %
  bool long_lists = true;                       // as from OpenGL 3.2 on
  float monitor = 1;                            // its own scale
  bool motion = false;                          // lists glide, pieces fall
};

// The texture of every picture; see ImDrawCmd::GetTexID().
inline constexpr std::uintptr_t kPictureTexture = 2;

// The number of inputs between two frames.
enum class Pace { one_each_frame, all_in_one_frame };

class HeadlessUi {
 public:
  explicit HeadlessUi(ui::Program& program, Canvas canvas = {});
  ~HeadlessUi();
  HeadlessUi(const HeadlessUi&) = delete;
  HeadlessUi& operator=(const HeadlessUi&) = delete;

  // Processes all pending input in one frame and runs the commands.
  void frame();
  // Queues an input for the next frame.
  void add(ui::Input input) { inputs_.add(std::move(input)); }
  // The same, drawn as for a picture.
  void pictured();
  // Draws frames without a record, as a window does: later searches do not see them.
  void unnoted(int frames);
  // Moves the mouse there, presses and releases: one tap. Throws if there is no such control.
  void click(std::string_view id);
  void press_at(ImVec2 at);                 // presses any point of the screen
  void drag(ImVec2 from, ImVec2 to);        // with the button held
  void wheel(ImVec2 at, float notches);     // negative: towards the end
  void key(char letter);                    // typed outside a field
  void key(ImGuiKey_ which, int mods = 0);  // Enter, Esc, an arrow; with what GLFW calls these modifiers
  // Typed as on a keyboard: line feeds are Enter, tabs Tab, \b Backspace, \x1b Esc.
  void type_keys(std::string_view keys, Pace pace);
  void wait(double seconds);  // one frame after that time
  void finish();              // until all background jobs end; throws if they do not
  void type(std::string_view id, std::string_view text);  // into a text field, after a click on it

  const std::vector<ui::DrawnItem>& drawn_items() const { return drawn_; }
  const ui::DrawnItem* find(std::string_view id) const;
  bool enabled(std::string_view id) const;
  bool shows(std::string_view text) const;                   // anywhere, as a substring
  std::vector<std::string> cut() const;                      // truncated texts
  std::string page() const;                                  // all texts, one a line; controls in brackets
  const std::string& focus() const { return state_.focus; }  // the control the keys have come to
  const std::string& caret() const { return state_.caret; }  // the field that is typed into
  int taps() const { return taps_; }
  const Canvas& canvas() const { return canvas_; }

 private:
  void step(double seconds);
  void draw(std::span<const view::Command> first);

  ui::Program& program_;
  Canvas canvas_;
  ImGuiContext* context_;
  ui::Look look_;
  ui::UiState state_;
  ui::InputQueue inputs_;
  double now_ = 0;  // seconds
  std::vector<ui::DrawnItem> drawn_;
  bool noted_ = true;
  int taps_ = 0;
};

}  // namespace tanteador::test
