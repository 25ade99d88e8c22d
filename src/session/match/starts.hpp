#pragma once
// A correction of the past leaves the deals begun since as they were begun: by the same dealer, in the same
// direction, of the same kind (docs/decisions/0025-deals-begun.md).

#include <vector>

#include "src/session/match/open_match.hpp"

namespace tanteador::session {

// The amendments to enter before this correction: each names what a deal begun since took from the log, as
// the log stands now. None where the correction changes no such deal, is no correction, or is an undo.
std::vector<codec::Written> starts_kept(const OpenMatch& match, const codec::Written& correction,
                                        const codec::Roster& roster);

}  // namespace tanteador::session
