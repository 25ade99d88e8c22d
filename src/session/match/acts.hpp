#pragma once
// The events that the user entered in one act, for example a result with its calls and tricks.

#include <vector>

#include "src/session/match/open_match.hpp"

namespace tanteador::session {

// Returns the events of the act that ends with `last`, in order. A decision is represented by its first
// event. Returns only `last` if it was entered alone, or if part of the act is struck.
std::vector<EventSeq> act_of_entry(const OpenMatch& match, EventSeq last);

}  // namespace tanteador::session
