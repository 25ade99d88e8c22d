#pragma once
// Pictures as textures of OpenGL. Each is decoded when it is first seen.

#include <map>

#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

class GlPictures : public Pictures {
 public:
  GlPictures() = default;
  ~GlPictures() override;  // needs the OpenGL context
  GlPictures(const GlPictures&) = delete;
  GlPictures& operator=(const GlPictures&) = delete;
  ImTextureID texture(std::string_view png) override;

 private:
  std::map<const char*, unsigned> textures_;  // by the address of the PNG; 0: cannot be read
};

}  // namespace tanteador::ui
