#include "ui/window/canvas.hpp"

#include <GL/gl.h>
#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_opengl3.h>
#include <stb/stb_image_write.h>

namespace tanteador::ui {

namespace {

bool save_png(int width, int height, const std::string& path) {
  std::vector<unsigned char> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  stbi_flip_vertically_on_write(1);
  return stbi_write_png(path.c_str(), width, height, 3, pixels.data(), width * 3) != 0;
}

}  // namespace

bool present(GLFWwindow* window, const Look& look, const std::string& png_path) {
  int width = 0, height = 0;
  glfwGetFramebufferSize(window, &width, &height);
  glViewport(0, 0, width, height);
  const ImVec4 back = ImGui::ColorConvertU32ToFloat4(look.theme->back);
  glClearColor(back.x, back.y, back.z, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  const bool is_saved =
      png_path.empty() || save_png(width, height, png_path);  // before the buffers are swapped
  glfwSwapBuffers(window);
  return is_saved;
}

}  // namespace tanteador::ui
