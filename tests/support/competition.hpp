#pragma once
// Competitions for tests and measurements. Throws if an event is refused.

#include <string>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::test {

inline league::StageSetup swiss(int rounds = 3) {
  league::StageSetup stage;
  stage.rounds = rounds;
  return stage;
}

// With one stage; the game is the first part of the ruleset's name.
inline league::CompetitionSetup cup(const std::string& ruleset, league::StageSetup stage = swiss(),
                                    std::string name = "Friday", std::string season = {}) {
  league::CompetitionSetup setup;
  setup.name = std::move(name);
  setup.game = ruleset.substr(0, ruleset.find('-'));
  setup.ruleset = ruleset;
  setup.season = std::move(season);
  setup.stages = {std::move(stage)};
  return setup;
}

// Enters people of these names, each alone.
inline void enter(session::League& league, session::OpenCompetition& competition,
                  const std::vector<std::string>& names) {
  for (const std::string& name : names)
    (void)league.enter(competition, league::event::EntrantEntered{{league.person(name)}, {}, {}}).value();
}
// The same, as new players of the club.
inline void enter_players(session::League& league, session::OpenCompetition& competition,
                          const std::vector<std::string>& names) {
  session::OpenClub club = league.club();
  for (const std::string& name : names) (void)league.add_player(club, name).value();
  enter(league, competition, names);
}
// "Player 1" and so on.
inline std::vector<std::string> numbered(int count, const std::string& before = "Player ") {
  std::vector<std::string> names;
  for (int i = 1; i <= count; ++i) names.push_back(before + std::to_string(i));
  return names;
}

inline void draw(session::League& league, session::OpenCompetition& competition) {
  (void)league.enter(competition, next_round(competition.now, 1).value()).value();
}

}  // namespace tanteador::test
