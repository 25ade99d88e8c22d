#pragma once
// Previews the entries that a correction removes, and whether they can be entered again.

#include <optional>
#include <vector>

#include "src/session/match/open_match.hpp"

namespace tanteador::session {

struct StruckEvent {
  std::vector<EventSeq> events;  // an entry, or a decision with all events it entered; in order
  bool is_reentered = false;
  std::optional<codec::Failure> why;  // the reason why it cannot be entered again with the other kept ones
};

struct CascadePreview {
  std::vector<StruckEvent> fallen;  // in order; `is_reentered` is false if an event cannot be kept
  AnyMatch after;                   // the match with the kept events entered again
};

}  // namespace tanteador::session
