#pragma once
// Between a frame and the screen: the one ImGui window everything is drawn in, the picture on the display,
// and the picture in a file.

#include "ui/panel/drawing/pen.hpp"

struct GLFWwindow;

namespace tanteador::ui {

// Draws the panel over the whole display. Between NewFrame and Render.
void draw_window(const Look& look, UiState& state, const view::Panel& panel,
                 std::vector<view::Command>& pressed, std::vector<Drawn>* drawn);

// Puts what Render made on the screen; with a path, also into a PNG. False: the file could not be written.
bool present(GLFWwindow* window, const Look& look, const std::string& png_path);

}  // namespace tanteador::ui
