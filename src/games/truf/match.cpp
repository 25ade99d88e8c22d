#include "src/games/truf/match.hpp"

#include "src/core/match_impl.hpp"

namespace tanteador {

template class Match<Truf>;

}  // namespace tanteador
