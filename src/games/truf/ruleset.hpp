#pragma once
// A Truf table that can be played: four players, each a side of his own, and the agreements.

#include <optional>

#include "src/core/ids.hpp"
#include "src/games/truf/parameters.hpp"

namespace tanteador::truf {

struct Ruleset {
  Parameters parameters;
  std::optional<Seat> first_dealer{};  // nobody: by lot, and told by the first deal
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::truf
