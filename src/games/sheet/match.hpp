#pragma once
// Match<Sheet>, compiled once in match.cpp.

#include "src/core/match.hpp"
#include "src/games/sheet/sheet.hpp"

namespace tanteador {

extern template class Match<Sheet>;

}  // namespace tanteador
