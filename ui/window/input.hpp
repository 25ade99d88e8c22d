#pragma once
// Keys, letters and presses in the order in which they came. Each has a frame of its own, so it meets the
// screen that the one before it made. This holds however many come between two pictures.

#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "ui/panel/drawing/pen.hpp"
#include "ui/window/program.hpp"

namespace tanteador::ui {

struct KeyInput {
  int key = 0, action = 0, mods = 0;  // as GLFW numbers them
};
struct LetterInput {
  unsigned letter = 0;
};
struct PointerInput {
  ImVec2 at;  // pixels of the window
};
struct ButtonInput {
  int button = 0;
  bool down = false;
};
struct WheelInput {
  float across = 0, down = 0;  // notches
};
using Input = std::variant<KeyInput, LetterInput, PointerInput, ButtonInput, WheelInput>;

class InputQueue {
 public:
  void add(Input input);
  // The inputs added since the last call came between these two times, in seconds. Nobody knows when: they
  // are dated evenly, so two presses during a long frame are two presses and no bounce.
  void date(double since, double now);
  bool empty() const { return waiting_.empty(); }

  // Draws as many frames as the inputs need. `draw` draws one, with the commands of shortcuts before all
  // others. Inputs that are left when `enough` says so wait for the next call. Returns the number of frames.
  int take(Program& program, UiState& state, const std::function<void(std::vector<view::Command>)>& draw,
           const std::function<bool()>& enough);
  // Pointer and buttons as of the last input taken, and ImGui's clock up to that time.
  void advance(double now);

 private:
  struct Waiting {
    Input input;
    double at = 0;
  };
  std::vector<view::Command> apply(Program& program, UiState& state, const Input& input);

  std::deque<Waiting> waiting_;
  std::size_t undated_ = 0;  // at the end of them
  int unsettled_ = 0;        // frames until the next press meets what the last one made
  double clock_ = 0;         // what ImGui has been told
  ImVec2 pointer_{-FLT_MAX, -FLT_MAX};
  std::array<bool, 5> buttons_{};
};

}  // namespace tanteador::ui
