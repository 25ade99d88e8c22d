#pragma once
// What a correction strikes beside what it names, and which of that can be entered again after it.

#include <optional>
#include <vector>

#include "src/session/match/open_match.hpp"

namespace tanteador::session {

struct StruckEvent {
  std::vector<EventSeq> events;       // an entry, or a decision with all that was entered with it; in order
  bool kept = false;                  // is entered again
  std::optional<codec::Failure> why;  // why it cannot be, with the others that are kept
};

struct CascadePreview {
  std::vector<StruckEvent> fallen;  // in order; what was to be kept and cannot be is not
  AnyMatch after;                   // with what is kept, entered in that order
};

}  // namespace tanteador::session
