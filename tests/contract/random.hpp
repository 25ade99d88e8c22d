#pragma once
// Random play of each game for the contract tests: Random<G>, one file a game.

#include <random>

#include "src/core/match.hpp"

namespace tanteador::laws {

using Rng = std::mt19937;

inline int pick(Rng& rng, int low, int high) { return std::uniform_int_distribution<int>(low, high)(rng); }
inline bool chance(Rng& rng, int percent) { return pick(rng, 1, 100) <= percent; }

template <class G>
struct Random;

}  // namespace tanteador::laws
