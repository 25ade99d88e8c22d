#pragma once
// Match<Troccas>, compiled once in match.cpp.

#include "src/core/match.hpp"
#include "src/games/troccas/troccas.hpp"

namespace tanteador {

extern template class Match<Troccas>;

}  // namespace tanteador
