#pragma once
// What can be reported of a deal on the score sheet (contract of the event file: docs and schemas/).

#include <optional>
#include <variant>

#include "src/core/per.hpp"
#include "src/core/table_event.hpp"

namespace tanteador::sheet {

// A whole deal: a number a side. Where the table fills in the others (parameter `others`), one is enough.
struct Counted {
  PerSide<std::optional<Points>> points{};
  std::optional<Seat> dealer;  // named against the rotation
  bool operator==(const Counted&) const = default;
};

using Event = std::variant<Counted, Annulled, Ruled, Carried, MatchEnded>;

}  // namespace tanteador::sheet
