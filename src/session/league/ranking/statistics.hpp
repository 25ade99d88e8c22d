#pragma once
// What somebody has played in all competitions of the club, and against whom.

#include <string>

#include "src/league/standings/record.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::session {

// `person`: the id somebody counts under. `progress` counts competitions; it may throw.
league::PersonRecord record_of(const League& league, const std::string& person,
                               const Progress& progress = {});

}  // namespace tanteador::session
