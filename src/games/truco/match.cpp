#include "src/games/truco/match.hpp"

namespace tanteador {

template class Match<Truco>;

}  // namespace tanteador
