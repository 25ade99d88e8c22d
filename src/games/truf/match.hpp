#pragma once
// Match<Truf>, compiled once in match.cpp.

#include "src/core/match.hpp"
#include "src/games/truf/truf.hpp"

namespace tanteador {

extern template class Match<Truf>;

}  // namespace tanteador
