// Sharing by a club: the events it gives away, those it keeps, and the recipients.

#include "src/federation/sharing.hpp"

#include "tests/session/desk.hpp"

using namespace tanteador;
using namespace tanteador::exchange_tests;

namespace {

const session::Host kHost = session::system_host();

// A competition with one linked match.
std::string linked(Desk& desk, const std::string& cup) {
  auto competition = *desk.league.open(cup);
  const std::string match = desk.match("Ana", "Beto");
  for (const char* name : {"Ana", "Beto"})
    REQUIRE(desk.league.enter(competition,
                              event::EntrantEntered{{desk.league.people_of_name(name).front()}, {}, {}}));
  REQUIRE(desk.league.enter(competition, *next_round(competition.now, 1)));
  REQUIRE(desk.league.link(competition, {0, 0, 0}, *desk.session.open(match)));
  return match;
}

}  // namespace

TEST_CASE("an unshared competition is given to nobody, with its matches, until it is shared again") {
  Desk here, desk_of_ours, federation;
  const std::string open = here.competition("Open", 2), own = here.competition("Our own", 0);
  const std::string match = linked(here, own);
  CHECK(federation::keep_at_home(*here.store, kHost, own, true));
  CHECK_FALSE(federation::keep_at_home(*here.store, kHost, own, true));
  CHECK_FALSE(federation::keep_at_home(*here.store, kHost, open, false));
  CHECK_FALSE(federation::keep_at_home(*here.store, kHost, match, true));
  CHECK(federation::streams_at_home(*here.store) == std::set{own});
  CHECK(federation.takes_from(here, federation::shared_streams) == 1);
  CHECK_FALSE(federation.store->head(own));
  CHECK_FALSE(federation.store->head(match));
  desk_of_ours.takes_from(here);  // another desk of the club's knows it, too
  CHECK(federation.takes_from(desk_of_ours, federation::shared_streams) == 0);
  CHECK(federation::streams_at_home(*desk_of_ours.store) == std::set{own});
  auto competition = *here.league.open(own);
  CHECK(here.league.enter(competition, event::EntrantEntered{{here.league.person("Carla")}, {}, {}}));
  CHECK(federation::keep_at_home(*desk_of_ours.store, kHost, own, false));
  here.takes_from(desk_of_ours);
  CHECK(federation::streams_at_home(*here.store).empty());
  CHECK(federation.takes_from(here, federation::shared_streams) == 2);
  CHECK(federation.store->head(match));
  for (const Desk* desk : {&here, &desk_of_ours, &federation})
    CHECK(session::check(*desk->store, kHost).faults.empty());
}

TEST_CASE("conflicting share settings keep a competition unshared") {
  Desk here, there;
  const std::string cup = here.competition("Cup", 2);
  REQUIRE(federation::keep_at_home(*here.store, kHost, cup, true));
  there.takes_from(here);
  REQUIRE(federation::keep_at_home(*here.store, kHost, cup, false));
  REQUIRE(federation::keep_at_home(*here.store, kHost, cup, true));
  REQUIRE(federation::keep_at_home(*there.store, kHost, cup, false));
  here.takes_from(there);
  there.takes_from(here);
  CHECK(federation::streams_at_home(*here.store) == std::set{cup});
  CHECK(federation::streams_at_home(*there.store) == std::set{cup});
  CHECK(here.all() == there.all());
}

TEST_CASE("the list of shared streams stays in its database") {
  Desk here, there;
  const std::string cup = here.competition("Cup", 2);
  CHECK(federation::list_shares(*here.store).empty());
  federation::note_shared(*here.store, kHost, {{}, "postgresql://db.example.org/federation", {cup}, 3});
  federation::note_shared(*here.store, kHost, {{}, "other.db", {cup}, 1});
  there.takes_from(here);
  const auto given = federation::list_shares(*here.store);
  REQUIRE(given.size() == 2);
  CHECK(given[0].with == "postgresql://db.example.org/federation");
  CHECK(given[0].streams == std::vector{cup});
  CHECK(given[1].events == 1);
  CHECK(federation::list_shares(*there.store).empty());
  CHECK(session::check(*here.store, kHost).faults.empty());
  CHECK(db::check(test::place(here.folder, "club.db")).empty());
}
