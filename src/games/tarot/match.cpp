#include "src/games/tarot/match.hpp"

#include "src/core/match_impl.hpp"

namespace tanteador {

template class Match<Tarot>;

}  // namespace tanteador
