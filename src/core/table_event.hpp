#pragma once
// Events of every game. Names, reasons and times stay in the log, as they do not change the score.

#include <optional>

#include "src/core/ids.hpp"
#include "src/core/per.hpp"

namespace tanteador {

// Cancels the open hand or deal; the same dealer deals again.
struct Annulled {
  bool operator==(const Annulled&) const = default;
};

// The referee's own decision: accepted within kScoreMax, even below a score of 0.
struct Ruled {
  Side side{};
  Points points = 0;
  bool operator==(const Ruled&) const = default;
};

// Points taken over from paper, before the first hand or deal.
struct Carried {
  PerSide<Points> scores{};
  bool operator==(const Carried&) const = default;
};

struct MatchEnded {
  enum class Reason : std::uint8_t { agreed, forfeit, time };
  Reason reason = Reason::agreed;
  std::optional<Side> side;  // the side that forfeits
  bool operator==(const MatchEnded&) const = default;
};

}  // namespace tanteador
