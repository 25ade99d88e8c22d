#pragma once
// The results of a person in all competitions of the club.

#include <string>

#include "src/league/standings/record.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::session {

// `person`: an id after merging doubles. `progress` and `left_out` as in ratings.hpp.
league::PersonRecord record_of(const League& league, const std::string& person, const Progress& progress = {},
                               std::vector<DamagedStream>* left_out = nullptr);

}  // namespace tanteador::session
