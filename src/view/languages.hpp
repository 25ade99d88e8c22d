#pragma once
// The languages sentences can be had in.

#include <vector>

#include "src/view/sheets.hpp"

namespace tanteador::view {

// English, and those there is a catalogue of, each called as its speakers call it.
std::vector<Language> languages();

}  // namespace tanteador::view
