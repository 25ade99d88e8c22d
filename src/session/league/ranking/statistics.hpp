#pragma once
// The results of a person in all competitions of the club.

#include <string>

#include "src/league/standings/record.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::session {

// `person`: an id after merging doubles. `progress` counts competitions; it may throw.
league::PersonRecord record_of(const League& league, const std::string& person,
                               const Progress& progress = {});

}  // namespace tanteador::session
