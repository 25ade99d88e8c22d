#pragma once
// What one act entered: a tap on a result by its calls and tricks, a strike with what of it is kept.

#include <vector>

#include "src/session/match/open_match.hpp"

namespace tanteador::session {

// Of the act that ends with this event, or with what this decision has entered: in order, of each decision
// its first event. Alone where nothing was entered with it, or where not all of that counts any more.
std::vector<EventSeq> act_of_entry(const OpenMatch& match, EventSeq last);

}  // namespace tanteador::session
