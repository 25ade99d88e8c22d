#pragma once
// Ranks among some of the entrants, and the prizes for them. Private to this folder.

#include <functional>
#include <string>
#include <vector>

#include "src/reports/report.hpp"

namespace tanteador::report {

struct PlacedEntrant {
  league::Entrant entrant{};
  int rank = 0, overall = 0;
};
// Ranks the entrants of the final list for whom `belongs` is true among themselves. Equal ranks stay equal.
std::vector<PlacedEntrant> rank_within(const Input& of,
                                       const std::function<bool(const league::EntrantState&)>& belongs);
std::vector<PlacedEntrant> rank_in(const Input& of, const std::string& category);  // empty: all entrants

struct WonPrize {
  league::Entrant entrant{};
  int place = 0;
  std::string category;
  std::int64_t amount = 0;  // hundredths, for each who shares it
  std::string thing;
  int shared = 1;  // number of entrants who share it
};
std::vector<WonPrize> prizes_won(const Input& of);

}  // namespace tanteador::report
