#pragma once
// Match<Tarot>, compiled once in match.cpp.

#include "src/core/match.hpp"
#include "src/games/tarot/tarot.hpp"

namespace tanteador {

extern template class Match<Tarot>;

}  // namespace tanteador
