#pragma once
// Whole matches of each game by lots, entered in the engine and reckoned independently. Each throws
// Difference (match_record.hpp) if the two disagree.

#include <map>
#include <string>
#include <vector>

#include "tests/reckoning/lots.hpp"

namespace tanteador::reckoning {

struct Played {
  int deals = 0;
  std::map<std::string, int> met = {};  // rare deals, or rules, with the number of times
};

Played play_truco(Lots lots);           // the printed rules
Played play_truco_variants(Lots lots);  // of Uruguay and Brazil
Played play_truf(Lots lots);
Played play_troccas(Lots lots);
Played play_tarot(Lots lots);
Played play_sheet(Lots lots);

// Every rule of the variants of Truco that many matches must meet.
std::vector<std::string> rules_of_truco_variants();

}  // namespace tanteador::reckoning
