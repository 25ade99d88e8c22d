#include "src/games/troccas/match.hpp"

namespace tanteador {

template class Match<Troccas>;

}  // namespace tanteador
