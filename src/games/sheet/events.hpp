#pragma once
// Events of a score sheet (format: docs and schemas/).

#include <optional>
#include <variant>

#include "src/core/per.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::sheet {

// A whole deal: one number a side. One is enough if the table computes the others (parameter `others`).
struct Counted {
  PerSide<std::optional<Points>> points{};
  std::optional<Seat> dealer;  // only if named against the rotation
  bool operator==(const Counted&) const = default;
};

using Event = std::variant<Counted, Annulled, Ruled, Carried, MatchEnded>;

}  // namespace tanteador::sheet
