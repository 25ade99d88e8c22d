#include "src/games/truf/match.hpp"

namespace tanteador {

template class Match<Truf>;

}  // namespace tanteador
