#pragma once
// A competition for people's calendars.

#include <string>

#include "src/session/league/league.hpp"

namespace tanteador::queries {

struct Calendar {
  std::string text;        // after RFC 5545
  std::size_t rounds = 0;  // in it: those that have a date or were begun
};
Calendar calendar_of(const session::OpenCompetition& open);

}  // namespace tanteador::queries
