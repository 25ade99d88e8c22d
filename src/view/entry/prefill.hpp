#pragma once
// Restores the state of the board before an entry, so that only the mistake is entered anew.

#include "src/view/match_context.hpp"
#include "src/view/states.hpp"

namespace tanteador::view {

// The answers of that entry on the board or in its form; empty: one tap, or unknown. Needs `context.written`.
Changes as_entered(const MatchContext& context, EventSeq seq);

}  // namespace tanteador::view
