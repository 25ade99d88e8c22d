#pragma once
// The light or dark theme that the desktop asks for.

#include <string>

namespace tanteador::ui {

// "papel" if the desktop asks for a light theme, else "mesa". Asks the desktop portal, then the settings of
// GTK. May take some milliseconds.
std::string system_theme();

}  // namespace tanteador::ui
