#include "src/games/tarot/match.hpp"

namespace tanteador {

template class Match<Tarot>;

}  // namespace tanteador
