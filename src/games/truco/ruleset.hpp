#pragma once
// A Truco table that can be played: the agreements and who sits with whom.

#include <optional>

#include "src/core/ids.hpp"
#include "src/core/per.hpp"
#include "src/games/truco/parameters.hpp"

namespace tanteador::truco {

struct Ruleset {
  Parameters parameters;
  int seats = 2;  // 2, 3, 4, 6 or 8
  int sides = 2;  // 3 in the gallo by turns
  PerSeat<std::uint8_t, kSeats> side_of{};
  std::optional<Seat> first_dealer{};  // nobody: by lot, and told by the first hand
  // Three players, every one a side: the dealer plays alone against the other two (T-48).
  bool gallo_by_turns() const { return seats == 3 && sides == 3; }
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::truco
