#pragma once
// Opponents and results of a round. For this folder's own use.

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "src/league/competition/competition.hpp"

namespace tanteador::report {

struct Meeting {
  const league::Line* line = nullptr;  // the entrant's own
  std::vector<league::Entrant> opponents;
};
using Meetings = std::unordered_map<league::Entrant, Meeting>;
Meetings meetings_of(const league::RoundResult& round);

std::string result_sign(const league::Line& line);  // "+", "=", "−", "+F", "half a bye"
// The points an entrant loses by penalties of a round, or the score where scores are compared.
std::int64_t penalty_of(const league::Results& results, std::size_t round, league::Entrant entrant,
                        bool scores);

}  // namespace tanteador::report
