#pragma once
// Ranks within a part of the entrants, and the prizes that follow from them. For this folder's own use.

#include <functional>
#include <string>
#include <vector>

#include "src/reports/report.hpp"

namespace tanteador::report {

struct Placed {
  league::Entrant entrant{};
  int rank = 0, overall = 0;
};
// Entrants of the final list who belong, ranked among themselves. Equal ranks stay equal.
std::vector<Placed> rank_within(const Input& of,
                                const std::function<bool(const league::EntrantState&)>& belongs);
std::vector<Placed> rank_in(const Input& of, const std::string& category);  // empty: of all

struct WonPrize {
  league::Entrant entrant{};
  int place = 0;
  std::string category;
  std::int64_t amount = 0;  // hundredths, of each who shares it
  std::string thing;
  int shared = 1;  // by so many
};
std::vector<WonPrize> prizes_won(const Input& of);

}  // namespace tanteador::report
