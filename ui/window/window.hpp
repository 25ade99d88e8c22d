#pragma once
// The window: GLFW and OpenGL 3. It bakes its fonts for the scale, and draws a frame only after an event.

#include <optional>
#include <string>
#include <utility>

#include "ui/window/program.hpp"

namespace tanteador::ui {

struct WindowOptions {
  std::optional<std::pair<int, int>> size;  // pixels; nothing: as in the last run
  std::string stood;                        // the file that stores size and position; empty: none
  std::optional<int> frames;                // stop after so many
  std::string shot;                         // PNG of the last of them
  std::optional<double> idle;  // let so many seconds pass, print the number of frames drawn, stop
  std::optional<int> rate;     // most frames a second; nothing: as many as the monitor shows
};

// Runs until the window is closed. False if no window could be opened or the picture could not be written.
// `problem` then holds the reason, or the name of the picture.
bool run_window(Program& program, const WindowOptions& options, std::string& problem);

}  // namespace tanteador::ui
