#include "tests/support/evenings.hpp"

#include <cstdlib>

#include "src/session/league/league.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::test {

std::string fill_club(session::Store& store, int evenings) {
  namespace event = league::event;
  std::string last;
  session::League club(&store, session::system_host());
  std::vector<session::NewPlayer> players;
  for (int i = 0; i < evenings * 4 + 12; ++i) players.push_back({.name = "Player " + std::to_string(i)});
  session::OpenClub members;
  if (!club.add_players(members, players)) std::abort();
  for (int evening = 0; evening < evenings; ++evening) {
    const std::string name = "Friday " + std::to_string(evening);
    auto competition = club.create(cup("truco-argentino", swiss(), name, "2026")).value();
    std::vector<league::CompetitionEvent> events;
    for (int i = 0; i < 16; ++i)
      events.push_back(
          event::EntrantEntered{{club.person("Player " + std::to_string(evening * 4 + i))}, {}, {}});
    if (!club.enter_together(competition, events)) std::abort();
    for (int round = 0; round < 3; ++round) {
      if (!club.enter(competition, next_round(competition.now, 1).value())) std::abort();
      events.clear();
      for (const league::OpenTable& open : whats_missing(competition.now))
        events.push_back(event::ResultEntered{open.table, {{{.score = 30}, {.score = 12}}, {}}, {}});
      const bool plays_on = round == 2 && evening == evenings - 1;
      if (!plays_on) events.push_back(event::RoundClosed{{0, round}});
      if (!club.enter_together(competition, events)) std::abort();
    }
    last = competition.head.id;
    if (evening == evenings - 1) break;
    if (!club.enter(competition, event::CompetitionFinished{})) std::abort();
  }
  return last;
}

}  // namespace tanteador::test
