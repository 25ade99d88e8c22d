#include "src/league/pairing/swiss/acceleration.hpp"

#include <algorithm>
#include <utility>

namespace tanteador::league {

Halves virtual_points_in(int round, int rounds, Halves win) {
  const int accelerated = (rounds + 1) / 2;
  if (round >= accelerated) return 0;
  return round < (accelerated + 1) / 2 ? win : win / 2;
}

std::vector<Entrant> stronger_half(std::vector<Entrant> present, std::span<const int> ranks) {
  const auto rank = [&](Entrant entrant) { return std::pair(ranks[index(entrant)], entrant); };
  std::ranges::sort(present, {}, rank);
  present.resize(std::min((present.size() + 3) / 4 * 2, present.size()));
  return present;
}

}  // namespace tanteador::league
