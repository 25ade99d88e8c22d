#include "src/games/troccas/match.hpp"

#include "src/core/match_impl.hpp"

namespace tanteador {

template class Match<Troccas>;

}  // namespace tanteador
