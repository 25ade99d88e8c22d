#pragma once
// Draws a frame into one ImGui window over the whole display; brings it to the screen or into a file.

#include "ui/panel/drawing/pen.hpp"

struct GLFWwindow;

namespace tanteador::ui {

// Draws the panel over the whole display. Call it between NewFrame and Render.
void draw_window(const Look& look, UiState& state, const view::Panel& panel,
                 std::vector<view::Command>& pressed, std::vector<DrawnItem>* drawn);

// Shows the result of Render; with a path, also writes it to a PNG. False if that could not be written.
bool present(GLFWwindow* window, const Look& look, const std::string& png_path);

}  // namespace tanteador::ui
