#include "src/games/sheet/match.hpp"

#include "src/core/match_impl.hpp"

namespace tanteador {

template class Match<Sheet>;

}  // namespace tanteador
