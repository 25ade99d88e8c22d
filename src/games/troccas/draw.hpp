#pragma once
// The draw of partners (C-6): cards are dealt until each of four players has a tarock.

#include <array>
#include <optional>

#include "src/core/ids.hpp"

namespace tanteador::troccas {

// Players are indices of the list that was drawn for.
struct Draw {
  std::array<int, 2> low{};                    // partners with the two lowest tarocks; the lowest first
  std::array<int, 2> high{};                   // the other two; the lower first
  int first_dealer() const { return low[0]; }  // the lowest deals first (CA-1)
  bool operator==(const Draw&) const = default;
};

// `tarocks`: 1 to 21 for each player. Returns nothing if two are equal or one is out of range.
std::optional<Draw> draw_partners(const std::array<int, 4>& tarocks);

}  // namespace tanteador::troccas
