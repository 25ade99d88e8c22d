#pragma once
// Players whose turn to declare comes earlier and who have not spoken. Afterwards they count as silent.

#include <string_view>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador {

struct PassedOverPlayers {
  std::vector<Seat> players = {};  // in the order of speaking
  std::string_view rule = {};      // id of the rule of that order; empty without players
  bool operator==(const PassedOverPlayers&) const = default;
};

}  // namespace tanteador
