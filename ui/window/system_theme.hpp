#pragma once
// The light or dark theme that the desktop asks for.

#include <string>

namespace tanteador::ui {

// "papel" if the desktop portal, else GTK, asks for a light theme, else "mesa". Takes some milliseconds.
std::string system_theme();

}  // namespace tanteador::ui
