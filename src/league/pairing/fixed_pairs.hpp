#pragma once
// Forms pairs out of single players for a whole competition.

#include <cstdint>
#include <utility>
#include <vector>

namespace tanteador::league {

enum class PairRule : std::uint8_t { by_lot, by_rating };  // by_rating: the strongest with the weakest
// Pairs of indexes from 0, strongest first. The last one of an odd number is left out.
std::vector<std::pair<int, int>> fixed_pairs(int people, PairRule rule, std::uint64_t seed);

}  // namespace tanteador::league
