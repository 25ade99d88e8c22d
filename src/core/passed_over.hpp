#pragma once
// Players whom a declaration passes over: their turn to declare comes before it, and they have said nothing.
// Once it is entered they count as silent.

#include <string_view>
#include <vector>

#include "src/core/ids.hpp"

namespace tanteador {

struct PassedOverPlayers {
  std::vector<Seat> players = {};  // in the order of speaking
  std::string_view rule = {};      // id of the rule of that order; empty where nobody is passed over
  bool operator==(const PassedOverPlayers&) const = default;
};

}  // namespace tanteador
