#pragma once
// What somebody has played in all competitions of the club, and against whom.

#include <string>
#include <vector>

#include "src/league/table/statistics.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::session {

// Rounds in which somebody else stood in, and those not played at a table, are left out.
struct GameRecord {
  std::string game;
  int competitions = 0, games = 0, won = 0, drawn = 0, lost = 0;
  int best = 0;     // the highest score of a round
  int longest = 0;  // run of wins within one competition
};
struct OpponentRecord {
  std::string name;  // as an entrant
  league::HeadToHead met;
};
struct GameOfPerson {
  int stage = 0, round = 0;
  std::vector<std::string> partners, opponents;  // as entrants; none of a bye
  league::Kind kind = league::Kind::played;
  league::Verdict verdict = league::Verdict::none;
  std::vector<int> scores;  // the own side's first; of a best of n the sets
};
struct CompetitionOfPerson {
  std::string name;
  int stages = 1;
  std::vector<GameOfPerson> games;
};
struct PersonRecord {
  std::vector<GameRecord> games;                  // by game
  std::vector<OpponentRecord> opponents;          // by name
  std::vector<CompetitionOfPerson> competitions;  // newest first
};
// `person`: the id somebody counts under.
PersonRecord record_of(const League& league, const std::string& person);

}  // namespace tanteador::session
