#pragma once
// What somebody has played, against whom and with what result, and the lines of a season, with names: as
// they are shown and told everywhere.

#include <cstdint>
#include <string>
#include <vector>

#include "src/league/standings/season.hpp"
#include "src/league/standings/statistics.hpp"

namespace tanteador::league {

// Rounds in which somebody else stood in, and those not played at a table, are left out.
struct GameRecord {
  std::string game;
  int competitions = 0, games = 0, won = 0, drawn = 0, lost = 0;
  int best = 0;     // the highest score of a round
  int longest = 0;  // run of wins within one competition
};
struct OpponentRecord {
  std::string name;  // as an entrant
  HeadToHead met;
};
struct GameOfPerson {
  int stage = 0, round = 0;
  std::vector<std::string> partners, opponents;  // as entrants; none of a bye
  Kind kind = Kind::played;
  Verdict verdict = Verdict::none;
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

struct SeasonLine {
  std::string name;                 // of the team, or of the people, as in the latest competition
  std::vector<std::string> people;  // ids that count
  int rank = 0;
  std::int64_t total = 0;  // halves
  bool lantern = false;
  std::vector<StagePoints> stages;  // `stage`: place among the competitions
};

}  // namespace tanteador::league
