#pragma once
// Keys, letters and presses in the order of arrival. Each gets a frame of its own, so it applies to the
// screen made by the previous one. This holds for any number of inputs between two pictures.

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
  int key = 0, action = 0, mods = 0;  // GLFW's numbers
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
  // Dates the inputs added since the last call evenly between these two times, in seconds. Their real times
  // are unknown. So two presses during a long frame are not taken for a bounce.
  void date(double since, double now);
  bool empty() const { return waiting_.empty(); }

  // Draws as many frames as the inputs need, and returns their number. `draw` draws one; the commands of
  // shortcuts come first. When `enough` returns true, the remaining inputs wait for the next call.
  int take(Program& program, UiState& state, const std::function<void(std::vector<view::Command>)>& draw,
           const std::function<bool()>& enough);
  // Sets the pointer and buttons as of the last input taken, and ImGui's clock up to that time.
  void advance(double now);

 private:
  struct Waiting {
    Input input;
    double at = 0;
  };
  std::vector<view::Command> apply(Program& program, UiState& state, const Input& input);

  std::deque<Waiting> waiting_;
  std::size_t undated_ = 0;  // at the end of them
  int unsettled_ = 0;        // frames until the next press may act on the result of the last one
  double clock_ = 0;         // time already given to ImGui
  ImVec2 pointer_{-FLT_MAX, -FLT_MAX};
  std::array<bool, 5> buttons_{};
};

}  // namespace tanteador::ui
