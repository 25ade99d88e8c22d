#include "tests/support/evenings.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>

#include "src/session/chain.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::test {

namespace {

// Of a game without an end: however quick the machine is, and often a deal is added, there may be one more.
constexpr const char* kLines =
    R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]}
{"type":"counted","points":{"Ana":2,"Beto":0}}
{"type":"counted","points":{"Ana":0,"Beto":1}}
)";

}  // namespace

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

std::string match_id(int number) {
  std::array<char, 40> id{};
  std::snprintf(id.data(), id.size(), "019a0000-0000-7000-8000-%012x", static_cast<unsigned>(number));
  return id.data();
}

void fill_matches(session::Store& store, int matches) {
  session::Session session(&store, session::system_host());
  const auto scored = session.score(kLines, session::OnRefusal::stop);
  if (!scored || !scored->match) std::abort();  // the benchmark's own match must stand
  for (int i = 1; i < matches; ++i) {
    std::vector<session::StoredEvent> events;
    session::Hash previous{};
    for (const EventRecord& record : scored->match->records()) {
      const session::Hash hash = session::hash_event(match_id(i), record, previous);
      events.push_back({record, previous, hash});
      previous = hash;
    }
    store.append({.before = {match_id(i), "match", 0, {}},
                  .events = events,
                  .new_people = {},
                  .summary = {},
                  .entries = {}});
  }
  session.rebuild();
}

}  // namespace tanteador::test
