#pragma once
// Whether the desktop asks programs for a light or a dark face.

#include <string>

namespace tanteador::ui {

// "papel" where it asks for a light one, else "mesa". Asks the desktop portal, then the settings of GTK; may
// take some milliseconds.
std::string system_theme();

}  // namespace tanteador::ui
