#pragma once
// Text in scripts that no face of the panel has: drawn in Latin letters instead of question marks.

#include <functional>
#include <string>
#include <string_view>

struct ImFont;

namespace tanteador::ui {

// The Latin spelling of a text in another script. Set once, by the window, before the first frame.
using Romanize = std::function<std::string(std::string_view)>;
void set_romanize(Romanize romanize);

// The text as this face can draw it: itself, or its Latin spelling where it has letters of a script the face
// lacks. The result lives until the next frame at least.
std::string_view drawable(ImFont* font, std::string_view text);

// A Latin spelling was drawn since the last call: the panel says so once.
bool take_romanized();

}  // namespace tanteador::ui
