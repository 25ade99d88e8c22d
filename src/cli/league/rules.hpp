#pragma once
// Rules of a competition from command options. Every function throws Problem.

#include <string>
#include <vector>

#include "src/league/competition/stage_setup.hpp"

namespace tanteador::cli {

// Parses "3,1,0,3,1": points for a win, a draw, a loss, a bye and half a bye.
league::RoundPoints round_points(const std::string& typed);
// Parses "PTS,BH,DE". `place`: name of the field in the error.
std::vector<league::Tiebreak> tiebreaks(const std::string& typed, const std::string& place);
void require_clean_text(const std::string& field, const std::string& text);

}  // namespace tanteador::cli
