// Several clubs on one server. A stream belongs to the club that began it: the version of another club waits,
// stops nothing, and counts only if the owner chooses it.

#include "src/federation/sharing.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/merge/branches.hpp"
#include "tests/session/desk.hpp"
#include "tests/support/server.hpp"

using namespace tanteador;
using namespace tanteador::exchange_tests;
using tanteador::test::Server;

namespace {

// A club at the database of the federation.
struct AtFederation {
  std::unique_ptr<session::Store> store;
  session::Session session{store.get(), session::system_host()};
  session::League league{store.get(), session::system_host()};
  explicit AtFederation(const std::string& address) : store(db::open_store(address, db::OpenMode::write)) {}

  int score(const std::string& match, int side) const {
    return tanteador::score(session.open(match)->match(), side_at(side));
  }
  session::Fork fork(const std::string& match) const { return fork_of(session::history(*store, match)); }
  std::string branch_with(const std::string& match, std::string_view word) const {
    for (const session::Branch& branch : fork(match).branches) {
      if (branch.events.back().record.payload.find(word) != std::string::npos) return branch.name();
    }
    return {};
  }
  // The message of the store, "" if the event was accepted.
  std::string answer_to_tally(const std::string& match, int side, int points) {
    auto open = *session.open(match);
    const std::string who = *open.people().at(open.start().players[static_cast<std::size_t>(side)]);
    try {
      const auto seq = session.submit(open, {{"type", "tallied"}, {"side", who}, {"points", points}});
      CHECK(seq.has_value());
    } catch (const session::StoreError& error) {
      return error.what();
    }
    return "";
  }
  void tally(const std::string& match, int side, int points) {
    CHECK(answer_to_tally(match, side, points).empty());
  }
  // Sends what the desk has, or fetches what is here.
  int takes_from(const Desk& desk) {
    const auto taken =
        take(*store, session, *desk.store, session::compare(store.get(), desk.store.get(), {}));
    REQUIRE_MESSAGE(taken.has_value(), (taken ? "" : taken.error().message));
    CHECK(taken->damaged.empty());
    return taken->streams;
  }
  int gives_to(Desk& desk) const {
    const auto taken =
        take(*desk.store, desk.session, *store, session::compare(desk.store.get(), store.get(), {}));
    REQUIRE_MESSAGE(taken.has_value(), (taken ? "" : taken.error().message));
    CHECK(taken->damaged.empty());
    return taken->streams;
  }
};

std::string new_federation() {
  Server& server = Server::one();
  const std::string database = server.new_database();
  server.run("postgres",
             "DO $$ BEGIN CREATE ROLE sur LOGIN; CREATE ROLE norte LOGIN; EXCEPTION WHEN duplicate_object "
             "THEN NULL; "
             "END $$");
  server.run(
      database,
      "INSERT INTO tanteador.club_role VALUES ('sur', 'Sur'), ('norte', 'Norte'); GRANT USAGE ON SCHEMA "
      "tanteador TO sur, norte; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA tanteador TO "
      "sur, "
      "norte; GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA tanteador TO sur, norte");
  return database;
}

// Sur's match is at the federation, and Norte has a copy at home. Ana has 1.
struct TwoClubs {
  std::string database = new_federation();
  AtFederation sur{Server::one().address(database, "sur")}, norte{Server::one().address(database, "norte")};
  Desk sur_home, norte_home;
  std::string match = sur_home.match("Ana", "Beto", R"({"chicos_to_win":1})");
  TwoClubs() {
    sur_home.tally(match, 0, 1);
    CHECK(sur.takes_from(sur_home) == 1);
    CHECK(norte.gives_to(norte_home) == 1);
  }
  std::vector<std::string> faults() const {
    auto all = db::check(Server::one().address(database));
    const auto store = db::open_store(Server::one().address(database), db::OpenMode::read);
    for (std::string& one : session::check(*store, session::system_host()).faults) all.push_back(one);
    return all;
  }
};

}  // namespace

TEST_CASE("a version of another club waits, and the owner goes on at home and at the server") {
  for (const bool owner_went_on : {true, false}) {
    CAPTURE(owner_went_on);
    TwoClubs two;
    two.norte_home.tally(two.match, 1, 3);
    if (owner_went_on) {
      two.sur_home.tally(two.match, 0, 2);
      CHECK(two.sur.takes_from(two.sur_home) == 1);
    }
    CHECK(two.norte.takes_from(two.norte_home) == 1);
    CHECK(two.norte.takes_from(two.norte_home) == 0);
    two.norte_home.tally(two.match, 1, 4);  // goes on with its own
    CHECK(two.norte.takes_from(two.norte_home) == 1);
    const int ana = owner_went_on ? 3 : 1;
    for (const AtFederation* club : {&two.sur, &two.norte}) {
      CHECK(club->score(two.match, 0) == ana);
      CHECK(club->score(two.match, 1) == 0);
      CHECK(club->store->summary(two.match)->status == "in_progress");
      CHECK(club->fork(two.match).branches.size() == 2);
      CHECK(club->fork(two.match).is_settled());
    }
    two.sur.tally(two.match, 0, 5);
    CHECK(two.sur.gives_to(two.sur_home) == 1);
    CHECK(two.sur_home.score(two.match, 0) == ana + 5);
    CHECK(two.sur_home.score(two.match, 1) == 0);
    two.sur_home.tally(two.match, 0, 1);
    CHECK(two.sur.takes_from(two.sur_home) == 1);
    CHECK(two.sur.takes_from(two.sur_home) == 0);
    CHECK(two.sur.gives_to(two.sur_home) == 0);
    CHECK(two.norte.score(two.match, 0) == ana + 6);
    CHECK(two.faults().empty());
  }
}

TEST_CASE("another club can neither enter nor choose, and the owner can choose its version") {
  TwoClubs two;
  two.norte_home.tally(two.match, 1, 3);
  two.sur_home.tally(two.match, 0, 2);
  two.sur.takes_from(two.sur_home);
  two.norte.takes_from(two.norte_home);
  const std::string theirs = two.norte.branch_with(two.match, "\"points\":3");
  CHECK(two.norte.answer_to_tally(two.match, 1, 9).find("belongs to another club") != std::string::npos);
  const auto refused = session::Branches(two.norte.session).settle(two.match, theirs);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().message.find("Only the club that began") != std::string::npos);

  REQUIRE(session::Branches(two.sur.session).settle(two.match, theirs).value());
  CHECK(two.sur.score(two.match, 0) == 1);
  CHECK(two.sur.score(two.match, 1) == 3);
  two.sur.tally(two.match, 1, 4);
  CHECK(two.norte.score(two.match, 1) == 7);
  two.norte_home.tally(two.match, 1, 1);  // another version of it
  CHECK(two.norte.takes_from(two.norte_home) == 1);
  CHECK(two.norte.score(two.match, 1) == 7);
  CHECK(two.sur.gives_to(two.sur_home) == 1);
  CHECK(two.sur_home.score(two.match, 1) == 7);
  CHECK(two.faults().empty());
  const std::string ours = two.sur.branch_with(two.match, "\"points\":2");
  REQUIRE(session::Branches(two.sur.session).settle(two.match, ours).value());
  CHECK(two.sur.score(two.match, 0) == 3);
  CHECK(two.sur.score(two.match, 1) == 0);
}

TEST_CASE("a choice of another club is stored and does not count") {
  TwoClubs two;
  two.norte_home.tally(two.match, 1, 3);
  two.sur_home.tally(two.match, 0, 2);
  two.sur.takes_from(two.sur_home);
  two.norte.gives_to(two.norte_home);  // a conflict at Norte's home
  CHECK(two.norte_home.store->summary(two.match)->status == "forked");
  const auto fork = fork_of(session::history(*two.norte_home.store, two.match));
  for (const session::Branch& branch : fork.branches) {
    if (branch.events.back().record.payload.find("\"points\":3") != std::string::npos)
      REQUIRE(session::Branches(two.norte_home.session).settle(two.match, branch.name()).value());
  }
  CHECK(two.norte_home.score(two.match, 1) == 3);
  CHECK(two.norte.takes_from(two.norte_home) == 1);
  CHECK(two.norte.takes_from(two.norte_home) == 0);
  CHECK(two.sur.score(two.match, 0) == 3);
  CHECK(two.sur.score(two.match, 1) == 0);
  CHECK(two.sur.gives_to(two.sur_home) == 0);
  two.sur.tally(two.match, 0, 1);
  CHECK(two.faults().empty());
}

TEST_CASE("unreadable data of another club beside a match leaves it readable") {
  TwoClubs two;
  const std::string fork = two.match.substr(0, 24);
  const auto stores = [&](const std::string& end, const std::string& kind, const std::string& payload) {
    Server::one().run(two.database,
                      "SET search_path TO tanteador; SELECT append('" + fork + end +
                          "', 'fork', 0, decode(repeat('00', 32), 'hex'), "
                          "ARRAY['" +
                          kind + "'], ARRAY['" + payload +
                          "'::bytea], ARRAY['2026-03-01T20:00:00Z'], ARRAY[''], "
                          "ARRAY[sha256('" +
                          end + "')])",
                      "norte");
  };
  stores("000000000001", "forked_from", "shoe");
  stores("000000000002", "fork_settled",
         R"({"stream":")" + two.match + R"(","number":1000000,"seq":1,"chosen":""})");
  stores("000000000003", "kept_at_home",
         R"({"stream":")" + two.match + R"(","kind":"match","number":1000000,"home":true})");
  two.sur.tally(two.match, 0, 2);
  CHECK(two.sur.score(two.match, 0) == 3);
  CHECK(two.sur.session.agreed_options(two.match).size() == 1);
  CHECK(two.sur.gives_to(two.sur_home) == 1);
  two.sur_home.tally(two.match, 0, 1);
  CHECK(two.sur.takes_from(two.sur_home) == 1);
  CHECK(session::history(*two.sur.store, two.match).branches.size() == 1);
  CHECK(federation::streams_at_home(*two.sur.store).empty());
  CHECK_FALSE(two.faults().empty());  // they are named
}

TEST_CASE("another club's competition cannot be hidden, and its players' names stay") {
  TwoClubs two;
  const std::string cup = two.sur_home.competition("Cup", 3);
  two.sur.takes_from(two.sur_home);
  two.norte.gives_to(two.norte_home);
  CHECK(federation::keep_at_home(*two.norte.store, session::system_host(), cup, true));
  CHECK(federation::streams_at_home(*two.norte.store).empty());
  for (const session::Person& person : two.norte_home.store->people())
    two.norte_home.store->forget_person(person.id);
  two.norte.takes_from(two.norte_home);
  for (const session::Person& person : two.sur.store->people()) CHECK(person.name);
  CHECK(two.sur.store->competition(cup)->entrants == 3);
  auto competition = *two.sur.league.open(cup);
  CHECK(two.sur.league.enter(competition, event::EntrantEntered{{two.sur.league.person("Fina")}, {}, {}}));
}

TEST_CASE("a match that another club links with its competition can be finished") {
  TwoClubs two;
  two.norte.gives_to(two.norte_home);
  auto cup = two.norte.league.create(test::cup("truco-argentino", test::swiss(), "Cup")).value();
  for (const char* name : {"Ana", "Beto"})
    REQUIRE(two.norte.league.enter(
        cup, event::EntrantEntered{{two.norte.league.people_of_name(name).front()}, {}, {}}));
  REQUIRE(two.norte.league.enter(cup, *next_round(cup.now, 1)));
  REQUIRE(two.norte.league.link(cup, {0, 0, 0}, *two.norte.session.open(two.match)));
  two.sur.tally(two.match, 0, 29);
  CHECK(outcome(two.sur.session.open(two.match)->match()).status != Outcome::Status::in_progress);
  CHECK_NOTHROW(two.sur.league.follow(*two.sur.session.open(two.match)));
  CHECK(two.sur.store->competition(cup.head.id)->open_tables == 1);
  two.norte.league.follow(*two.norte.session.open(two.match));
  CHECK(two.sur.store->competition(cup.head.id)->open_tables == 0);
}

TEST_CASE("a referee's PIN is checked at a desk that may not read it") {
  const std::string database = new_federation();
  Server& server = Server::one();
  AtFederation owner(server.address(database)), desk(server.address(database, "sur"));
  server.run(database, "REVOKE ALL ON tanteador.referee FROM sur");
  REQUIRE_FALSE(session::Referees(owner.session).add("Dani", "4711"));
  CHECK(desk.store->referees().at(0).pin.ends_with("$"));
  CHECK(session::Referees(desk.session).guard() == session::Guard::shut);
  CHECK_FALSE(session::Referees(desk.session).authorise("Dani", "4712"));
  CHECK_FALSE(session::Referees(desk.session).authorise("Dora", "4711"));
  REQUIRE(session::Referees(desk.session).authorise("Dani", "4711"));
  desk.session.rule_as(*session::Referees(desk.session).authorise("Dani", "4711"));
  CHECK(session::Referees(desk.session).guard() == session::Guard::passed);
  CHECK_THROWS_AS((void)session::Referees(desk.session).remove("Dani"), session::StoreError);
  owner.session.rule_as(*session::Referees(owner.session).authorise("Dani", "4711"));
  REQUIRE_FALSE(session::Referees(owner.session).change_pin("Dani", "4713"));
  CHECK(session::Referees(desk.session).guard() == session::Guard::shut);
  for (int i = 0; i < 3; ++i) CHECK_FALSE(session::Referees(desk.session).authorise("Dani", "4711"));
  const auto waits = session::Referees(desk.session).authorise("Dani", "4713");
  REQUIRE_FALSE(waits);
  CHECK(waits.error().seconds > 0);
}
