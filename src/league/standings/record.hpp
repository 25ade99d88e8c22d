#pragma once
// The results of a person against all opponents, and the lines of a season, with names for display.

#include <cstdint>
#include <string>
#include <vector>

#include "src/league/standings/season.hpp"
#include "src/league/standings/statistics.hpp"

namespace tanteador::league {

// Without rounds played by a substitute and rounds not played at a table.
struct GameRecord {
  std::string game;
  int competitions = 0, games = 0, won = 0, drawn = 0, lost = 0;
  int best = 0;     // the highest score of a round
  int longest = 0;  // longest run of wins within one competition
};
struct OpponentRecord {
  std::string name;
  HeadToHead met;
};
struct GameOfPerson {
  int stage = 0, round = 0;
  std::vector<std::string> partners, opponents;  // names of entrants; empty for a bye
  Kind kind = Kind::played;
  Verdict verdict = Verdict::none;
  std::vector<int> scores;  // own side first; in a best of n the sets
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
  std::string name;                 // of the team or the people, as in the latest competition
  std::vector<std::string> people;  // ids after merging doubles
  int rank = 0;
  std::int64_t total = 0;  // halves
  bool lantern = false;
  std::vector<StagePoints> stages;  // `stage`: index of the competition
};

}  // namespace tanteador::league
