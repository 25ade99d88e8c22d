#pragma once
// Forms pairs out of single players for a whole competition.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tanteador::league {

// by_rating: the strongest with the weakest; by_category: the same, but one of a category with one who is
// not.
enum class PairRule : std::uint8_t { by_lot, by_rating, by_category };
// Pairs of indexes from 0, strongest first. The last one of an odd number is left out.
std::vector<std::pair<int, int>> fixed_pairs(int people, PairRule rule, std::uint64_t seed);

struct SinglePlayer {
  int rating = 0;  // 0: none
  std::vector<std::string> categories = {};
};
// Pairs of indexes into the list. Null: an odd number; or the first category named has not half of the
// people.
std::optional<std::vector<std::pair<int, int>>> pairs_of(std::span<const SinglePlayer> people, PairRule rule,
                                                         std::uint64_t seed);

}  // namespace tanteador::league
