#pragma once
// A Truf table ready to play: four players, each one side, and the agreements.

#include <optional>

#include "src/core/ids.hpp"
#include "src/games/truf/parameters.hpp"

namespace tanteador::truf {

struct Ruleset {
  Parameters parameters;
  std::optional<Seat> first_dealer{};  // empty: drawn by lot, named by the first deal
  bool operator==(const Ruleset&) const = default;
};

}  // namespace tanteador::truf
