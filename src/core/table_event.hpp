#pragma once
// Events every game's engine understands beside its own. The names, reasons and times
// that come with them stay in the log: the engine sees only what changes the score.

#include <optional>

#include "src/core/ids.hpp"
#include "src/core/per.hpp"

namespace tanteador {

// The open hand or deal is struck; the same dealer deals again.
struct Annulled {
  bool operator==(const Annulled&) const = default;
};

// The referee's own decision: always accepted, may bring a score below 0.
struct Ruled {
  Side side{};
  Points points = 0;
  bool operator==(const Ruled&) const = default;
};

// Points carried over from paper, before the first hand or deal.
struct Carried {
  PerSide<Points> scores{};
  bool operator==(const Carried&) const = default;
};

struct MatchEnded {
  enum class Reason : std::uint8_t { agreed, forfeit, time };
  Reason reason = Reason::agreed;
  std::optional<Side> side;  // who forfeits
  bool operator==(const MatchEnded&) const = default;
};

}  // namespace tanteador
