#pragma once
// A Truf table that can be played: four players, each a side of his own, and the agreements.

#include "src/core/ids.hpp"
#include "src/games/truf/parameters.hpp"

namespace tanteador::truf {

struct Ruleset {
  Parameters parameters;
  Seat first_dealer{};
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::truf
