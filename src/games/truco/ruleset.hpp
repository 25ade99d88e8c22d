#pragma once
// A Truco table ready to play: agreements, players and sides.

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
  std::optional<Seat> first_dealer{};  // empty: drawn by lot, named by the first hand
  // Three players as three sides: the dealer plays alone against the other two (T-48).
  bool gallo_by_turns() const { return seats == 3 && sides == 3; }
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::truco
