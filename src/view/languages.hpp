#pragma once
// The languages of the program.

#include <vector>

#include "src/view/sheets.hpp"

namespace tanteador::view {

// English, then each language that has a catalogue, under its own name.
std::vector<Language> languages();

}  // namespace tanteador::view
