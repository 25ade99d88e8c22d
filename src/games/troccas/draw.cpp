#include "src/games/troccas/draw.hpp"

#include <algorithm>

#include "src/cards/pack.hpp"

namespace tanteador::troccas {

std::optional<Draw> draw_partners(const std::array<int, 4>& tarocks) {
  std::array<int, 4> players{0, 1, 2, 3};
  const auto tarock_of = [&](int player) { return tarocks[player]; };
  std::ranges::sort(players, {}, tarock_of);
  const bool twice = std::ranges::adjacent_find(players, {}, tarock_of) != players.end();
  if (twice || tarock_of(players[0]) < 1 || tarock_of(players[3]) > cards::kTrumps) return std::nullopt;
  return Draw{{players[0], players[1]}, {players[2], players[3]}};
}

}  // namespace tanteador::troccas
