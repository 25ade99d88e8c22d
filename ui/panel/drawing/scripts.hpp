#pragma once
// Text in scripts that no face of the panel has: drawn as a nickname or in Latin letters, not as question
// marks.

#include <functional>
#include <map>
#include <string>
#include <string_view>

struct ImFont;

namespace tanteador::ui {

// The Latin spelling of a text in another script. Set once, by the window, before the first frame.
using Romanize = std::function<std::string(std::string_view)>;
void set_romanize(Romanize romanize);

// Names that are drawn as a nickname where the face lacks their letters.
void set_nicknames(std::map<std::string, std::string> by_name);

// The text as this face can draw it: itself, or its Latin spelling where it has letters of a script the face
// lacks. The result lives until the next frame at least.
std::string_view drawable(ImFont* font, std::string_view text);

// A Latin spelling was drawn since the last call: the panel says so once.
bool take_romanized();

}  // namespace tanteador::ui
