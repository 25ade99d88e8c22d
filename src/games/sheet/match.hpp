#pragma once
// A match of Any game, compiled once: in match.cpp.

#include "src/core/match.hpp"
#include "src/games/sheet/sheet.hpp"

namespace tanteador {

extern template class Match<Sheet>;

}  // namespace tanteador
