#pragma once
// Between a frame and the screen: the one ImGui window everything is drawn in, the picture on the display,
// and the picture in a file.

#include "ui/panel/pen.hpp"

struct GLFWwindow;

namespace tanteador::ui {

// Draws the panel over the whole display. Between NewFrame and Render.
void draw_window(const Look& look, UiState& state, const view::Panel& panel, std::vector<view::Command>& pressed,
                 std::vector<Drawn>* drawn);

void present(GLFWwindow* window);                                  // what Render made, through OpenGL
bool save_png(GLFWwindow* window, const std::string& path);        // what was presented last

}  // namespace tanteador::ui
