#pragma once
// Opponents and results of a round. Private to this folder.

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "src/league/competition/competition.hpp"

namespace tanteador::report {

struct Meeting {
  const league::Line* line = nullptr;  // of the entrant
  std::vector<league::Entrant> opponents;
};
using Meetings = std::unordered_map<league::Entrant, Meeting>;
Meetings meetings_of(const league::RoundResult& round);

std::string result_sign(const league::Line& line);  // "+", "=", "−", "+F", "half a bye"
// The points deducted from an entrant by penalties of a round; with `scores` the score.
std::int64_t penalty_of(const league::Results& results, std::size_t round, league::Entrant entrant,
                        bool scores);

}  // namespace tanteador::report
