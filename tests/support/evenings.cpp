#include "tests/support/evenings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "src/session/chain.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "tests/support/competition.hpp"

namespace tanteador::test {

namespace {

template <class Entered>
void expect(const Entered& entered) {
  if (!entered) throw std::logic_error("the evening cannot be played");
}

// Events to append, with the data they refer to.
struct Copy {
  std::vector<session::StoredEvent> events;
  session::Append append;
};

Copy copy_of(const session::OpenMatch& played, const std::string& id, const std::string& at) {
  Copy copy;
  session::Hash previous{};
  for (EventRecord record : played.records()) {
    record.at = at;
    const session::Hash hash = session::hash_event(id, record, previous);
    copy.events.push_back({std::move(record), previous, hash});
    previous = hash;
  }
  session::MatchSummary row = session::summary_of(played);
  row.id = id, row.started_at = at, row.last_at = at;
  copy.append.before = {id, "match", 0, {}};
  copy.append.events = copy.events;
  copy.append.summary = std::move(row);
  copy.append.entries_from = 1;
  copy.append.entries = session::entry_rows(played);
  return copy;
}

// A few matches a day, from 1990 on.
std::string time_of(int match) {
  constexpr int kADay = 8;
  const int day = match / kADay;
  return fmt::format("{}-{:02}-{:02}T2{}:{:02}:00.000Z", 1990 + day / 336, day / 28 % 12 + 1, day % 28 + 1,
                     match % 4, match % 60);
}

}  // namespace

std::string fill_club(session::Store& store, int evenings) {
  namespace event = league::event;
  std::string last;
  session::League club(&store, session::system_host());
  std::vector<session::NewPlayer> players;
  for (int i = 0; i < evenings * 4 + 12; ++i) players.push_back({.name = "Player " + std::to_string(i)});
  session::OpenClub members;
  expect(club.add_players(members, players));
  for (int evening = 0; evening < evenings; ++evening) {
    const std::string name = "Friday " + std::to_string(evening);
    auto competition = club.create(cup("truco-argentino", swiss(), name, "2026")).value();
    std::vector<league::CompetitionEvent> events;
    for (int i = 0; i < 16; ++i)
      events.push_back(
          event::EntrantEntered{{club.person("Player " + std::to_string(evening * 4 + i))}, {}, {}});
    expect(club.enter_together(competition, events));
    for (int round = 0; round < 3; ++round) {
      const bool plays_on = round == 2 && evening == evenings - 1;
      expect(club.enter(competition, next_round(competition.now, 1).value()));
      events.clear();
      for (const league::OpenTable& open : whats_missing(competition.now)) {
        if (!plays_on || open.table.table > 0)
          events.push_back(event::ResultEntered{open.table, {{{.score = 30}, {.score = 12}}, {}}, {}});
      }
      if (!plays_on) events.push_back(event::RoundClosed{{0, round}});
      expect(club.enter_together(competition, events));
    }
    last = competition.head.id;
    if (evening == evenings - 1) break;
    expect(club.enter(competition, event::CompetitionFinished{}));
  }
  return last;
}

std::string match_id(int number) { return fmt::format("019a0000-0000-7000-8000-{:012x}", number); }

void fill_matches(session::Store& store, std::span<const session::OpenMatch> played, int matches) {
  constexpr int kTogether = 1'000;  // matches in one transaction
  for (int first = 0; first < matches; first += kTogether) {
    std::vector<session::Append> appends;
    std::vector<Copy> copies;
    for (int i = first; i < std::min(first + kTogether, matches); ++i) {
      copies.push_back(copy_of(played[static_cast<std::size_t>(i) % played.size()], match_id(i), time_of(i)));
      appends.push_back(copies.back().append);
    }
    store.append_all(appends);
  }
}

}  // namespace tanteador::test
