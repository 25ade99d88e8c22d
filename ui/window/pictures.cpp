#include "ui/window/pictures.hpp"

#include <GL/gl.h>

#include <cstdint>
#include <memory>

#include <stb/stb_image.h>

namespace tanteador::ui {

namespace {

unsigned upload(std::string_view png) {
  int width = 0, height = 0, channels = 0;
  const std::unique_ptr<stbi_uc, void (*)(void*)> dots(
      stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(png.data()), static_cast<int>(png.size()),
                            &width, &height, &channels, STBI_rgb_alpha),
      stbi_image_free);
  if (!dots) return 0;
  unsigned texture = 0;
  glGenTextures(1, &texture);
  glBindTexture(GL_TEXTURE_2D, texture);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, dots.get());
  return texture;
}

}  // namespace

GlPictures::~GlPictures() {
  for (const auto& [png, texture] : textures_) glDeleteTextures(1, &texture);
}

ImTextureID GlPictures::texture(std::string_view png) {
  const auto [known, is_new] = textures_.try_emplace(png.data());
  if (is_new) known->second = upload(png);
  return reinterpret_cast<ImTextureID>(std::uintptr_t{known->second});
}

}  // namespace tanteador::ui
