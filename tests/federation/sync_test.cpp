// Synchronised databases: after any transfers in any order, repeated or interrupted, all have the same
// content.

#include <array>
#include <cstdlib>

#include "src/federation/sharing.hpp"
#include "src/league/pairing/random.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/exchange/exchange.hpp"
#include "tests/session/desk.hpp"

using namespace tanteador;
using namespace tanteador::exchange_tests;

namespace {

Apart how(const std::vector<session::Stream>& streams, const std::string& id) {
  for (const auto& stream : streams) {
    if (stream.head().id == id) return stream.apart;
  }
  return Apart::missing;
}

// Five desks of a club: each starts matches that others continue.
struct Five {
  std::array<Desk, 5> desks;
  league::Lots lots;
  explicit Five(std::uint64_t seed) : lots(seed) {
    auto club = desks[0].league.club();
    REQUIRE(desks[0].league.add_player(club, "Ana"));
    for (int i = 0; i < 30; ++i) {
      Desk& desk = one();
      switch (lots.pick_below(4)) {
        case 0: desk.competition("Cup " + std::to_string(i), 2 + lots.pick_below(4)); break;
        case 1: go_on(desk); break;
        default: desk.match("Ana " + std::to_string(i % 3), "Beto " + std::to_string(i)); break;
      }
      if (lots.pick_below(3) == 0) one().takes_from(one());
    }
  }
  Desk& one() { return desks[static_cast<std::size_t>(lots.pick_below(5))]; }
  // A match is gone on with at the desk that has most of it, so that none forks.
  void go_on(Desk& desk) {
    const auto heads = desk.store->streams("match");
    if (heads.empty()) return;
    const auto& head = heads[static_cast<std::size_t>(lots.pick_below(static_cast<int>(heads.size())))];
    for (const Desk& other : desks) {
      const auto there = other.store->head(head.id);
      if (there && there->count > head.count) return;
    }
    desk.tally(head.id, lots.pick_below(2), 1 + lots.pick_below(3));
  }
};

}  // namespace

TEST_CASE("a sync adds new streams, extends longer ones and keeps equal ones") {
  Desk here, there;
  const std::string known = there.match("Ana", "Beto"), cup = there.competition("Cup", 3);
  CHECK(how(here.apart_from(there), known) == Apart::fresh);
  CHECK(how(there.apart_from(here), known) == Apart::missing);
  CHECK(here.takes_from(there) == 2);
  CHECK(here.takes_from(there) == 0);
  there.tally(known, 0, 2);
  CHECK(how(here.apart_from(there), known) == Apart::longer);
  CHECK(how(there.apart_from(here), known) == Apart::shorter);
  CHECK(there.takes_from(here) == 0);
  CHECK(here.takes_from(there) == 1);
  CHECK(how(here.apart_from(there), known) == Apart::same);
  CHECK(here.store->competition(cup)->entrants == 3);
  CHECK(here.all() == there.all());
  CHECK(session::check(*here.store, session::system_host()).faults.empty());
}

TEST_CASE("a fork keeps both versions and names the first different event") {
  Desk here, there;
  const std::string match = here.match("Ana", "Beto");
  there.takes_from(here);
  here.tally(match, 0, 2);
  here.tally(match, 0, 1);
  there.tally(match, 1, 2);
  const auto streams = here.apart_from(there);
  CHECK(how(streams, match) == Apart::forked);
  CHECK(streams.front().fork == 2);
  CHECK(here.takes_from(there) == 1);
  CHECK(here.takes_from(there) == 0);
  CHECK(how(here.apart_from(there), match) == Apart::shorter);
  CHECK(there.takes_from(here) == 1);
  CHECK(how(here.apart_from(there), match) == Apart::same);
  CHECK(here.all() == there.all());
}

TEST_CASE("a club shares its competitions with their matches, and other matches only on request") {
  Desk here, there;
  const std::string casual = here.match("Ana", "Beto"), cup = here.competition("Cup", 0);
  auto club = here.league.club();
  REQUIRE(here.league.add_player(club, "Carla"));
  auto competition = *here.league.open(cup);
  for (const char* name : {"Ana", "Beto"})
    REQUIRE(here.league.enter(competition,
                              event::EntrantEntered{{here.league.people_of_name(name).front()}, {}, {}}));
  REQUIRE(here.league.enter(competition, *next_round(competition.now, 1)));
  const std::string linked = here.match("Ana", "Beto");
  REQUIRE(here.league.link(competition, {0, 0, 0}, *here.session.open(linked)));
  CHECK(there.takes_from(here, federation::shared_streams) == 2);
  CHECK(there.store->head(linked));
  CHECK_FALSE(there.store->head(casual));
  CHECK(there.store->competitions_with(linked) == std::vector{cup});
  CHECK(there.takes_from(here) == 2);  // the match at the bar, and the club's record
  CHECK(there.league.club().head.id == here.league.club().head.id);
  CHECK(here.all() == there.all());
}

TEST_CASE("a club with its own record takes no other") {
  Desk here, there;
  for (Desk* desk : {&here, &there}) {
    auto club = desk->league.club();
    REQUIRE(desk->league.add_player(club, "Ana"));
  }
  CHECK(here.takes_from(there) == 0);
  CHECK(here.store->streams("club").size() == 1);
}

TEST_CASE("a forgotten name is forgotten on both sides and does not return") {
  Desk here, there;
  const std::string match = here.match("Ana", "Beto");
  there.takes_from(here);
  const std::string ana = here.store->people_by_name("Ana").front().id;
  here.league.forget(ana);
  here.takes_from(there);
  CHECK_FALSE(here.store->person(ana)->name);
  there.takes_from(here);
  CHECK_FALSE(there.store->person(ana)->name);
  CHECK(there.store->people_by_name("Beto").size() == 1);
}

TEST_CASE("a referee's event needs a referee at import; earlier events are already in") {
  Desk here, there;
  const std::string plain = there.match("Ana", "Beto"), ruled = there.match("Carla", "Dora");
  auto open = *there.session.open(ruled);
  const auto word = nlohmann::json{{"type", "ruled"}, {"side", "Carla"}, {"points", 1}, {"reason", "late"}};
  REQUIRE(there.session.submit(open, word));
  REQUIRE_FALSE(session::Referees(here.session).add("Dani", "4711"));
  const auto refused = take(*here.store, here.session, *there.store, here.apart_from(there));
  REQUIRE_FALSE(refused);
  CHECK(refused.error().refused->rule() == "table.referee");
  CHECK_FALSE(here.store->head(ruled));
  CHECK(here.store->head(plain));
  here.session.rule_as(*session::Referees(here.session).authorise("Dani", "4711"));
  here.takes_from(there);
  CHECK(here.store->head(ruled));
}

TEST_CASE("a sync of many streams takes all, although another sync takes some of them") {
  Desk here, there;
  for (int i = 0; i < 20; ++i) there.match("Ana", "Beto " + std::to_string(i));
  there.competition("Cup", 3);
  const auto streams = here.apart_from(there);
  REQUIRE(streams.size() == 21);
  for (const std::size_t brought : {std::size_t{0}, std::size_t{7}, std::size_t{20}})
    REQUIRE(session::Exchange(here.session).take(*there.store, streams[brought].theirs).value() > 0);
  std::vector<std::size_t> progress;
  const auto taken =
      take(*here.store, here.session, *there.store, streams, [&](std::size_t done, std::size_t all) {
        CHECK(all == 21);
        progress.push_back(done);
      });
  REQUIRE(taken);
  CHECK(taken->streams == 21);
  CHECK(std::ranges::count(progress, std::size_t{20}) > 0);
  CHECK(here.all() == there.all());
  CHECK(session::check(*here.store, session::system_host()).faults.empty());
}

TEST_CASE("all desks show the same in the end, in any order and after any interruption") {
  const std::uint64_t tries = std::getenv("TANTEADOR_LONG") ? 40 : 2;
  for (std::uint64_t seed = 1; seed <= tries; ++seed) {
    CAPTURE(seed);
    Five club(seed);
    for (int merges = 0; merges < 25; ++merges) {
      Desk &to = club.one(), &from = club.one();
      struct BrokenOff {};
      const auto until = static_cast<std::size_t>(club.lots.pick_below(6));
      try {
        to.takes_from(from, {}, [&](std::size_t done, std::size_t) {
          if (done == until) throw BrokenOff();
        });
      } catch (const BrokenOff&) {
      }
    }
    for (int twice = 0; twice < 2; ++twice) {
      for (Desk& to : club.desks) to.takes_from(club.desks[0]), club.desks[0].takes_from(to);
    }
    for (const Desk& desk : club.desks) CHECK(desk.all() == club.desks[0].all());
    CHECK(club.desks[4].store->streams("match").size() > 5);
    CHECK(session::check(*club.desks[3].store, session::system_host()).faults.empty());
  }
}
