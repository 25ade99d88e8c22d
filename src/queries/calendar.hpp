#pragma once
// Exports a competition as a calendar.

#include <string>

#include "src/session/league/league.hpp"

namespace tanteador::queries {

struct Calendar {
  std::string text;        // after RFC 5545
  std::size_t rounds = 0;  // number of rounds in it: those with a date or a beginning
};
Calendar calendar_of(const session::OpenCompetition& open);

}  // namespace tanteador::queries
