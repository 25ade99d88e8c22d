#pragma once
// Match<Truco>, compiled once in match.cpp.

#include "src/core/match.hpp"
#include "src/games/truco/truco.hpp"

namespace tanteador {

extern template class Match<Truco>;

}  // namespace tanteador
