#pragma once
// A correction of an earlier event does not change deals that have begun since: dealer, direction and kind
// stay (docs/decisions/0025-deals-begun.md).

#include <vector>

#include "src/session/match/open_match.hpp"

namespace tanteador::session {

// Returns the amendments to enter before the correction. Each fixes the start of a later deal as the log has
// it now. Empty if no such deal changes, or if the event is no correction or an undo.
std::vector<codec::WrittenEvent> starts_kept(const OpenMatch& match, const codec::WrittenEvent& correction,
                                             const codec::Roster& roster);

}  // namespace tanteador::session
