#pragma once
// The events of a match as they count now, and which of them a point comes from.

#include <vector>

#include "src/session/open_match.hpp"
#include "src/view/table.hpp"

namespace tanteador::cli {

// In order of seq, each as last amended; without what was struck and without the corrections themselves.
std::vector<view::LoggedEvent> events_in_force(const session::OpenMatch& match);
// Those of the same hand that belong to the bet the points were won in, up to the event that wrote them.
std::vector<view::LoggedEvent> events_behind(const std::vector<view::LoggedEvent>& log,
                                             const LedgerLine& line);

}  // namespace tanteador::cli
