#pragma once
// The window: GLFW and OpenGL 3, faces rebuilt when the scale changes, and a frame only when something
// happened.

#include <optional>
#include <string>
#include <utility>

#include "ui/window/program.hpp"

namespace tanteador::ui {

struct WindowOptions {
  std::optional<std::pair<int, int>> size;  // pixels; nothing: as it stood last
  std::string stood;                        // the file that says how; empty: nothing is remembered
  std::optional<int> frames;                // stop after so many
  std::string shot;                         // PNG of the last of them
  std::optional<double> idle;               // let so many seconds pass, print the frames drawn in them, stop
};

// Runs until the window is closed. False: no window could be opened, or the picture not be written; `problem`
// says why, or the name of the picture.
bool run_window(Program& program, const WindowOptions& options, std::string& problem);

}  // namespace tanteador::ui
