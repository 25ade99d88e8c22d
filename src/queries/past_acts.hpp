#pragma once
// The entries of a competition so far, each with the events that undo it.

#include <string>
#include <vector>

#include "src/session/league/league.hpp"
#include "src/view/league/known.hpp"

namespace tanteador::queries {

// Latest first, back to the first entry that can be undone.
std::vector<view::PastAct> past_acts(const session::OpenCompetition& open,
                                     const std::vector<std::string>& names);

}  // namespace tanteador::queries
