#pragma once
// The draw of partners (C-6): cards go round until each of four players has a tarock.

#include <array>
#include <optional>

#include "src/core/ids.hpp"

namespace tanteador::troccas {

// Players by their place in the list that was drawn for.
struct Draw {
  std::array<int, 2> low{};                    // the two lowest tarocks play together; the lowest first
  std::array<int, 2> high{};                   // the other two, the lower first
  int first_dealer() const { return low[0]; }  // the lowest begins by dealing (CA-1)
  bool operator==(const Draw&) const = default;
};

// The tarock (1-21) each of the four drew; nothing where two are the same or one is none.
std::optional<Draw> draw_partners(const std::array<int, 4>& tarocks);

}  // namespace tanteador::troccas
