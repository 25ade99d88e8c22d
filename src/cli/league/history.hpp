#pragma once
// What a change does to the standings, and competitions as they stood at another time.

#include "src/cli/league/desk.hpp"

namespace tanteador::cli {

struct Moved {
  league::Entrant entrant{};
  int rank = 0, rank_then = 0;
  std::string points, points_then;  // the first comparison
  int stage = 0;
};
// Who stands elsewhere, or with another value, after the last complete round of the stage and of those after
// it, into which its results may be carried.
std::vector<Moved> moved(const league::Competition& before, const league::Competition& after, int stage);
Table moved_table(const std::vector<Moved>& all, const std::vector<std::string>& names);
nlohmann::json moved_json(const std::vector<Moved>& all, const std::vector<std::string>& names);

// The competition that is meant, as it stood at --as-of.
session::OpenCompetition competition_then(Desk& desk, const Moment& arguments);

}  // namespace tanteador::cli
