#include "ui/app/components.hpp"

namespace tanteador::ui {

Components& components() {
  static Components registered;
  return registered;
}

}  // namespace tanteador::ui
