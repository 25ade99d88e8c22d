#include "src/games/truco/match.hpp"

#include "src/core/match_impl.hpp"

namespace tanteador {

template class Match<Truco>;

}  // namespace tanteador
