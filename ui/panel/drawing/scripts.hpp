#pragma once
// Text in scripts that no face of the panel has, as a nickname or in Latin letters.

#include <functional>
#include <map>
#include <string>
#include <string_view>

struct ImFont;

namespace tanteador::ui {

// Returns the Latin spelling of a text. Set once, by the window, before the first frame.
using Romanize = std::function<std::string(std::string_view)>;
void set_romanize(Romanize romanize);

// Nicknames to draw for names whose letters the face lacks.
void set_nicknames(std::map<std::string, std::string> by_name);

// The text as this face can draw it, in Latin letters if needed. Valid at least until the next frame.
std::string_view drawable(ImFont* font, std::string_view text);

// True if a Latin spelling was drawn since the last call. The panel tells the user once.
bool take_romanized();

}  // namespace tanteador::ui
