#include "src/games/sheet/match.hpp"

namespace tanteador {

template class Match<Sheet>;

}  // namespace tanteador
