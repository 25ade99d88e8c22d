#pragma once
// The rules of a competition as options of a command give them. Every function throws Problem.

#include <string>
#include <vector>

#include "src/league/competition/stage_setup.hpp"

namespace tanteador::cli {

// "3,1,0,3,1" for a win, a draw, a loss, a bye and half a bye.
league::RoundPoints round_points(const std::string& typed);
// "PTS,BH,DE"; `place` names the field in the error.
std::vector<league::Tiebreak> tiebreaks(const std::string& typed, const std::string& place);
void require_clean_text(const std::string& field, const std::string& text);

}  // namespace tanteador::cli
