// A match, a competition or a club's record that forked at two desks. Both branches are kept, and neither
// counts until somebody chooses. Databases with the same events show the same.

#include "src/session/merge/forks.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/merge/branches.hpp"

#include <array>
#include <cstdlib>

#include <sqlite3.h>

#include "src/league/pairing/random.hpp"
#include "src/session/cases/referees.hpp"
#include "tests/session/desk.hpp"

using namespace tanteador;
using namespace tanteador::exchange_tests;

namespace {

void all_exchange(std::span<Desk* const> desks) {
  for (int twice = 0; twice < 2; ++twice) {
    for (Desk* desk : desks) desks[0]->takes_from(*desk), desk->takes_from(*desks[0]);
  }
}

session::Fork fork_at(const Desk& desk, const std::string& id) {
  return fork_of(session::history(*desk.store, id));
}

// The branch in which that side has this many points.
std::string branch_with(const Desk& desk, const std::string& id, std::string_view word) {
  for (const session::Branch& branch : fork_at(desk, id).branches) {
    if (branch.first().record.payload.find(word) != std::string::npos) return branch.name();
  }
  return {};
}

// One match at two desks: Ana had 1; then 2 more here, and 3 for Beto there.
struct TwoWays {
  Desk here, there;
  std::string match = here.match("Ana", "Beto");
  TwoWays() {
    here.tally(match, 0, 1);
    there.takes_from(here);
    here.tally(match, 0, 2);
    there.tally(match, 1, 3);
  }
  void exchange() {
    Desk* const both[] = {&here, &there};
    all_exchange(both);
  }
  std::string ours() const { return branch_with(here, match, "\"points\":2"); }
  std::string theirs() const { return branch_with(here, match, "\"points\":3"); }
};

std::vector<std::string> faults(const Desk& desk) {
  auto all = db::check(test::place(desk.folder, "club.db"));
  for (std::string& one : session::check(*desk.store, session::system_host()).faults) all.push_back(one);
  return all;
}

}  // namespace

TEST_CASE("in a fork neither version counts, entries are refused, and both desks show the same") {
  TwoWays two;
  two.exchange();
  for (Desk* desk : {&two.here, &two.there}) {
    CHECK(desk->score(two.match, 0) == 1);
    CHECK(desk->score(two.match, 1) == 0);
    CHECK(desk->store->summary(two.match)->status == "forked");
    CHECK(desk->tried(two.match, 0, 1) == "table.expect");
    CHECK(desk->tried(two.match, 1, 1) == "table.expect");
    CHECK(fork_at(*desk, two.match).branches.size() == 2);
    CHECK_FALSE(fork_at(*desk, two.match).is_settled());
    CHECK(faults(*desk).empty());
  }
  CHECK(two.here.all() == two.there.all());
}

TEST_CASE("the chosen version counts at every desk, continues at every desk, and can be changed") {
  for (const bool ours : {true, false}) {
    CAPTURE(ours);
    TwoWays two;
    two.exchange();
    CHECK(session::Branches(two.there.session).settle(two.match, ours ? two.ours() : two.theirs()).value());
    CHECK_FALSE(
        session::Branches(two.there.session).settle(two.match, ours ? two.ours() : two.theirs()).value());
    two.exchange();
    const int side = ours ? 0 : 1, points = 3;  // 1 and 2 for Ana, or 3 for Beto
    CHECK(two.there.score(two.match, side) == points);
    for (Desk* desk : {&two.here, &two.there}) {
      CHECK(desk->store->summary(two.match)->status == "in_progress");
      desk->tally(two.match, side, 1);
      desk->tally(two.match, side, 1);
      CHECK(faults(*desk).empty());
      two.exchange();
      CHECK(two.here.all() == two.there.all());
    }
    CHECK(two.here.score(two.match, side) == points + 4);
    CHECK(two.here.store->entries(two.match) == two.there.store->entries(two.match));
    REQUIRE(session::Branches(two.here.session).settle(two.match, ours ? two.theirs() : two.ours()).value());
    two.exchange();
    CHECK(two.there.score(two.match, 1 - side) == 3);
    CHECK(two.here.all() == two.there.all());
    CHECK(faults(two.there).empty());
  }
}

TEST_CASE("two conflicting choices settle nothing until someone who knows both decides") {
  TwoWays two;
  two.exchange();
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
  REQUIRE(session::Branches(two.there.session).settle(two.match, two.theirs()));
  two.exchange();
  CHECK(two.here.store->summary(two.match)->status == "forked");
  CHECK(two.here.all() == two.there.all());
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.theirs()));
  two.exchange();
  CHECK(two.there.score(two.match, 1) == 3);
  CHECK(two.here.all() == two.there.all());
}

TEST_CASE("two equal choices agree") {
  TwoWays two;
  two.exchange();
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
  REQUIRE(session::Branches(two.there.session).settle(two.match, two.ours()));
  two.exchange();
  CHECK(two.here.score(two.match, 0) == 3);
  CHECK(two.here.all() == two.there.all());
}

TEST_CASE("a choice stays when a third version arrives, and forks again when continued twice") {
  TwoWays two;
  Desk third;
  third.takes_from(two.here);
  two.exchange();
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
  third.tally(two.match, 0, 5);
  two.there.takes_from(two.here);
  CHECK(two.there.score(two.match, 0) == 3);
  two.there.tally(two.match, 1, 4);
  two.here.takes_from(third);  // goes on with ours, which was chosen
  CHECK(two.here.score(two.match, 0) == 8);
  Desk* const all[] = {&two.here, &two.there, &third};
  all_exchange(all);
  for (Desk* desk : all) {
    CHECK(desk->store->summary(two.match)->status == "forked");
    CHECK(fork_at(*desk, two.match).branches.size() == 3);
    CHECK(fork_at(*desk, two.match).open.size() == 2);
    CHECK(desk->score(two.match, 0) == 3);  // as far as both of them go
    CHECK(desk->all() == two.here.all());
    CHECK(faults(*desk).empty());
  }
}

TEST_CASE("events of the rejected version are listed, and valid ones are entered again as new") {
  TwoWays two;
  two.there.tally(two.match, 1, 4);
  two.exchange();
  for (const auto& left : session::Branches(two.here.session).other_entries(two.match))
    CHECK_FALSE(left.stands);
  CHECK(session::Branches(two.here.session).other_entries(two.match).size() == 3);
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
  const auto left = session::Branches(two.here.session).other_entries(two.match);
  REQUIRE(left.size() == 2);
  CHECK(left[0].event["points"] == 3);
  CHECK(left[1].event["points"] == 4);
  CHECK(left[0].event["side"] == "Beto");
  CHECK(left[0].stands);
  CHECK(session::Branches(two.here.session).enter_left(two.match, std::span(left).first(1)) == 1);
  two.exchange();
  CHECK(two.there.score(two.match, 0) == 3);
  CHECK(two.there.score(two.match, 1) == 3);
  CHECK(two.here.all() == two.there.all());
}

TEST_CASE("events entered again are marked at every desk and entered only once") {
  TwoWays two;
  two.there.tally(two.match, 1, 3);  // the same again is another event
  two.exchange();
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
  const auto left = session::Branches(two.here.session).other_entries(two.match);
  REQUIRE(left.size() == 2);
  REQUIRE(session::Branches(two.here.session).enter_left(two.match, std::span(left).first(1)) == 1);
  two.exchange();
  for (Desk* desk : {&two.here, &two.there}) {
    const auto now = session::Branches(desk->session).other_entries(two.match);
    REQUIRE(now.size() == 2);
    CHECK(now[0].again);
    CHECK_FALSE(now[0].stands);
    CHECK_FALSE(now[1].again);
    CHECK(now[1].stands);
    CHECK(desk->score(two.match, 1) == 3);
    CHECK(faults(*desk).empty());
  }
  CHECK(two.here.all() == two.there.all());
}

TEST_CASE("events of the rejected version are entered again for the same seats, whatever the names") {
  const nlohmann::json mended{{"type", "renamed"}, {"player", "Beto"}, {"to", "Berto"}};
  SUBCASE("a name was mended in the way that counts") {
    TwoWays two;
    auto open = *two.here.session.open(two.match);
    REQUIRE(two.here.session.submit(open, mended));
    two.exchange();
    for (const auto& left : session::Branches(two.there.session).other_entries(two.match)) {
      if (left.event["type"] == "tallied" && left.event["points"] == 3) CHECK(left.event["side"] == "Beto");
    }
    REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
    const auto left = session::Branches(two.here.session).other_entries(two.match);
    REQUIRE(left.size() == 1);
    CHECK(left[0].event["side"] == "Berto");
    CHECK(left[0].stands);
    CHECK(session::Branches(two.here.session).enter_left(two.match, left) == 1);
    CHECK(two.here.score(two.match, 1) == 3);
  }
  SUBCASE("a name was mended in the way that lost") {
    for (const bool all : {true, false}) {
      CAPTURE(all);
      TwoWays two;
      auto open = *two.there.session.open(two.match);
      REQUIRE(two.there.session.submit(open, mended));
      two.there.tally(two.match, 0, 5);
      REQUIRE(two.there.session.submit(open = *two.there.session.open(two.match),
                                       {{"type", "tallied"}, {"side", "Berto"}, {"points", 4}}));
      two.exchange();
      REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
      const auto left = session::Branches(two.here.session).other_entries(two.match);
      REQUIRE(left.size() == 4);
      CHECK(left[0].event["side"] == "Beto");
      CHECK(left[3].event["side"] == "Berto");
      for (const auto& one : left) CHECK(one.stands);
      // Without the new name it is his all the same.
      CHECK(session::Branches(two.here.session)
                .enter_left(two.match, all ? std::span(left) : std::span(left).last(1)) == (all ? 4 : 1));
      CHECK(two.here.score(two.match, 1) == (all ? 7 : 4));
      CHECK(faults(two.here).empty());
    }
  }
}

TEST_CASE("an open match with an incoming branch accepts no stale entries") {
  TwoWays two;
  auto open = *two.here.session.open(two.match);
  const auto event = nlohmann::json{{"type", "tallied"}, {"side", "Ana"}, {"points", 1}};
  REQUIRE(two.here.session.submit(open, event));
  session::Session beside(two.here.store.get(),
                          session::system_host());  // of the same store, as a page of sync
  REQUIRE(take(*two.here.store, beside, *two.there.store, two.here.apart_from(two.there)));
  CHECK_THROWS_AS((void)two.here.session.submit(open, event), session::StoreError);
  CHECK(two.here.store->summary(two.match)->status == "forked");
  CHECK(faults(two.here).empty());
}

TEST_CASE("struck events and strikes are not entered again") {
  TwoWays two;
  auto open = *two.there.session.open(two.match);
  REQUIRE(two.there.session.undo(open));
  two.exchange();
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
  CHECK(session::Branches(two.here.session).other_entries(two.match).empty());
}

TEST_CASE("a forked competition or club record waits for a choice too") {
  Desk here, there;
  const std::string cup = here.competition("Cup", 2);
  auto club = here.league.club();
  REQUIRE(here.league.add_player(club, "Carla"));
  there.takes_from(here);
  for (Desk* desk : {&here, &there}) {
    const std::string who = desk == &here ? "Dora" : "Emil";
    auto competition = *desk->league.open(cup);
    REQUIRE(desk->league.enter(competition, event::EntrantEntered{{desk->league.person(who)}, {}, {}}));
    auto own = desk->league.club();
    REQUIRE(desk->league.add_player(own, who));
  }
  Desk* const both[] = {&here, &there};
  all_exchange(both);
  for (Desk* desk : both) {
    CHECK(desk->store->competition(cup)->status == "forked");
    CHECK(desk->store->competition(cup)->entrants == 2);
    CHECK(desk->league.club().now.players.size() == 1);
    auto competition = *desk->league.open(cup);
    const auto refused =
        desk->league.enter(competition, event::EntrantEntered{{desk->league.person("Fina")}, {}, {}});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().key == "table/forked");
    CHECK(faults(*desk).empty());
  }
  CHECK(here.all() == there.all());
  const std::string club_id = club.head.id;
  REQUIRE(session::Branches(there.session).settle(cup, fork_at(there, cup).branches[0].name()));
  REQUIRE(session::Branches(there.session).settle(club_id, fork_at(there, club_id).branches[1].name()));
  for (const std::string& stream : {cup, club_id}) {
    const auto left = session::Branches(there.session).other_entries(stream);
    REQUIRE(left.size() == 1);
    CHECK(left[0].stands);
    CHECK(session::Branches(there.session).enter_left(stream, left) == 1);
    CHECK(session::Branches(there.session).other_entries(stream)[0].again);
    CHECK_FALSE(session::Branches(there.session).other_entries(stream)[0].stands);
  }
  all_exchange(both);
  CHECK(here.store->competition(cup)->entrants == 4);
  CHECK(here.store->competition(cup)->status == "entering");
  CHECK(here.league.club().now.players.size() == 3);
  CHECK(here.all() == there.all());
  CHECK(faults(here).empty());
}

TEST_CASE("with referees one of them chooses, and a choice needs one at import") {
  TwoWays two;
  two.exchange();
  REQUIRE_FALSE(session::Referees(two.here.session).add("Dani", "4711"));
  const auto refused = session::Branches(two.here.session).settle(two.match, two.ours());
  REQUIRE_FALSE(refused);
  CHECK(refused.error().refused->rule() == "table.referee");
  REQUIRE(session::Branches(two.there.session).settle(two.match, two.theirs()));
  const auto streams = two.here.apart_from(two.there);
  const auto taken = take(*two.here.store, two.here.session, *two.there.store, streams);
  REQUIRE_FALSE(taken);
  CHECK(taken.error().refused->rule() == "table.referee");
  two.here.session.rule_as(*session::Referees(two.here.session).authorise("Dani", "4711"));
  two.here.takes_from(two.there);
  CHECK(two.here.score(two.match, 1) == 3);
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
  two.there.takes_from(two.here);
  CHECK(two.there.store->people_by_name("Dani").size() == 1);
  CHECK(faults(two.there).empty());
}

TEST_CASE("a choice that names no version is refused with a sentence") {
  TwoWays two;
  CHECK(session::Branches(two.here.session).settle(two.match, "a").error().message ==
        two.match + " has no conflicting versions.");
  two.exchange();
  CHECK(session::Branches(two.here.session).settle(two.match, "zz").error().message ==
        "\"zz\" does not name one version. Choose one that \"tanteador db conflicts\" lists.");
  CHECK(session::Branches(two.here.session).settle(two.match, "").error().message ==
        "\"\" does not name one version. Choose one that \"tanteador db conflicts\" lists.");
  CHECK_FALSE(session::Branches(two.here.session).settle("00000000-0000-7000-8000-000000000000", "a"));
}

TEST_CASE("a desk with an open match is warned of an incoming branch before an entry") {
  TwoWays two;
  auto open = *two.here.session.open(two.match);
  CHECK(two.here.session.is_current(open));
  Desk* const desk = &two.here;
  const auto other = db::open_store(test::place(desk->folder, "club.db"), db::OpenMode::write);
  session::Session beside(other.get(), session::system_host());
  REQUIRE(take(*other, beside, *two.there.store, session::compare(other.get(), two.there.store.get())));
  CHECK_FALSE(two.here.session.is_current(open));
  const auto event = nlohmann::json{{"type", "tallied"}, {"side", "Ana"}, {"points", 1}};
  CHECK_THROWS_AS((void)two.here.session.submit(open, event), session::StoreError);
  CHECK(faults(two.here).empty());
}

TEST_CASE("a stored branch grows with its source") {
  TwoWays two;
  Desk third;
  third.takes_from(two.here);
  for (Desk* desk : {&two.here, &third}) desk->takes_from(two.there);
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.theirs()));
  third.takes_from(two.here);
  two.here.tally(two.match, 1, 1);
  CHECK(two.here.store->head(two.match)->hash == third.store->head(two.match)->hash);
  CHECK(third.takes_from(two.here) == 1);
  CHECK(third.score(two.match, 1) == 4);
  CHECK(third.takes_from(two.here) == 0);
}

TEST_CASE("the result of a forked linked match enters its competition once settled") {
  Desk here, there;
  const std::string cup = here.competition("Cup", 0);
  const std::string match = here.match("Ana", "Beto", R"({"chicos_to_win":1})");
  auto competition = *here.league.open(cup);
  for (const char* name : {"Ana", "Beto"})
    REQUIRE(here.league.enter(competition,
                              event::EntrantEntered{{here.league.people_of_name(name).front()}, {}, {}}));
  REQUIRE(here.league.enter(competition, *next_round(competition.now, 1)));
  REQUIRE(here.league.link(competition, {0, 0, 0}, *here.session.open(match)));
  auto streams = there.apart_from(here);
  std::erase_if(streams, [&](const session::Stream& one) { return one.head().id != match; });
  REQUIRE(take(*there.store, there.session, *here.store, streams));
  for (const int points : {12, 18}) there.tally(match, 1, points);
  here.tally(match, 0, 1);
  here.takes_from(there);
  CHECK(here.store->competition(cup)->open_tables == 1);
  REQUIRE(session::Branches(here.session).settle(match, branch_with(here, match, "\"points\":12")));
  CHECK(here.store->summary(match)->status == "won");
  CHECK(here.store->competition(cup)->open_tables == 0);
  CHECK(faults(here).empty());
}

TEST_CASE("an entry on the effective version counts while branches arrive") {
  TwoWays two;
  Desk third, fourth;
  for (Desk* desk : {&third, &fourth}) desk->takes_from(two.there);
  third.tally(two.match, 1, 4);
  fourth.tally(two.match, 1, 5);
  third.takes_from(fourth);
  two.exchange();
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.ours()));
  const auto other = db::open_store(test::place(two.here.folder, "club.db"), db::OpenMode::write);
  session::Session beside(other.get(), session::system_host());
  int stored = 0;
  two.here.store->set_stored_listener([&](std::string_view) {
    if (++stored > 1) return;
    auto open = *beside.open(two.match);
    const auto event = nlohmann::json{{"type", "tallied"}, {"side", "Ana"}, {"points", 7}};
    CHECK(beside.submit(open, event));
  });
  two.here.takes_from(third);
  two.here.store->set_stored_listener({});
  CHECK(stored == 2);  // the second one knew of it: nothing is left to be done after it
  CHECK(two.here.score(two.match, 0) == 10);
  CHECK(faults(two.here).empty());
}

TEST_CASE("two streams with one id and different starts stay unchanged and are reported") {
  Desk here, there;
  for (Desk* desk : {&here, &there}) {
    session::Host host = session::system_host();
    host.now = [desk, &here] {
      return desk == &here ? "2026-01-01T10:00:00.000Z" : "2026-01-01T11:00:00.000Z";
    };
    int made = 0;
    host.new_id = [&made] { return "01a20742-7305-7286-a584-6d988c996a0" + std::to_string(made++); };
    session::Session session(desk->store.get(), host);
    REQUIRE(
        session
            .score(
                R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["A","B"]})"
                "\n",
                session::RefusalPolicy::stop)
            ->is_stored);
  }
  const std::string before = here.all();
  const auto taken = take(*here.store, here.session, *there.store, here.apart_from(there));
  REQUIRE(taken);
  CHECK(taken->streams == 0);
  REQUIRE(taken->damaged.size() == 1);
  CHECK(taken->damaged[0].message.ends_with("begins differently here and there."));
  CHECK(taken->damaged[0].begins_apart);
  CHECK(here.all() == before);
}

TEST_CASE("an export that extends a branch is imported, and one that forks it again is refused") {
  TwoWays two;
  two.exchange();
  REQUIRE(session::Branches(two.here.session).settle(two.match, two.theirs()));
  two.there.takes_from(two.here);
  two.there.tally(two.match, 1, 4);
  REQUIRE(session::Exchange(two.here.session)
              .import_match(session::Exchange(two.there.session).export_match(two.match)));
  CHECK(two.here.score(two.match, 1) == 7);
  CHECK(faults(two.here).empty());
  two.here.tally(two.match, 0, 1);
  two.there.tally(two.match, 1, 1);
  CHECK_THROWS_AS((void)session::Exchange(two.here.session)
                      .import_match(session::Exchange(two.there.session).export_match(two.match)),
                  session::StoreError);
  CHECK(faults(two.here).empty());
}

TEST_CASE("a choice imported before its branch settles nothing until the branch arrives") {
  TwoWays two;
  two.there.takes_from(two.here);
  REQUIRE(session::Branches(two.there.session)
              .settle(two.match, branch_with(two.there, two.match, "\"points\":3")));
  session::History theirs = session::history(*two.there.store, two.match);
  session::History half = session::history(*two.here.store, two.match);
  half.choices = theirs.choices;
  CHECK(effective_log(half).events.size() == 3);  // of the one way it knows
  CHECK(fork_of(half).branches.size() == 1);
}

TEST_CASE("check finds a changed branch" * doctest::test_suite("file")) {
  const std::pair<std::string, std::string> rows[] = {
      {"UPDATE event SET payload = replace(payload, '3', '4') WHERE stream = '{}' AND seq = 2",
       "does not match"},
      {"UPDATE event SET at = '2020-01-01T00:00:00.000Z' WHERE stream = '{}' AND seq = 1", "does not match"},
      {"DELETE FROM event WHERE stream = '{}' AND seq = 2", "there are 1"},
      {"DELETE FROM event WHERE stream = '{}' AND seq = 2; UPDATE stream SET count = 1, "
       "hash = (SELECT hash FROM event WHERE stream = '{}') WHERE id = '{}'",
       "is missing"},
      {"UPDATE stream SET kind = 'match' WHERE id = '{}'", "cannot be read"},
  };
  for (const auto& [sql, says] : rows) {
    CAPTURE(sql);
    TwoWays two;
    two.here.takes_from(two.there);
    const std::string file = test::place(two.here.folder, "club.db");
    std::string statement = sql;
    const std::string id = session::fork_streams(*two.here.store, two.match).front();
    for (std::size_t at; (at = statement.find("{}")) != std::string::npos;) statement.replace(at, 2, id);
    sqlite3* raw = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &raw) == SQLITE_OK);
    std::string triggers;
    const auto list = [](void* out, int, char** values, char**) {
      *static_cast<std::string*>(out) += std::string("DROP TRIGGER ") + values[0] + ";";
      return 0;
    };
    sqlite3_exec(raw, "BEGIN; SELECT name FROM sqlite_schema WHERE type = 'trigger'", list, &triggers,
                 nullptr);
    std::string make;
    const auto made = [](void* out, int, char** values, char**) {
      *static_cast<std::string*>(out) += std::string(values[0]) + ";";
      return 0;
    };
    sqlite3_exec(raw, "SELECT sql FROM sqlite_schema WHERE type = 'trigger'", made, &make, nullptr);
    char* message = nullptr;
    sqlite3_exec(raw, (triggers + statement + ";" + make + "COMMIT").c_str(), nullptr, nullptr, &message);
    CHECK_MESSAGE(!message, (message ? message : ""));
    sqlite3_free(message);
    sqlite3_close(raw);
    std::string all;
    for (const std::string& fault : faults(two.here)) all += fault + "\n";
    CHECK_MESSAGE(all.find(says) != std::string::npos, all);
  }
}

TEST_CASE("matches, competitions and clubs fork and settle at random: all desks show the same in the end") {
  const std::uint64_t tries = std::getenv("TANTEADOR_LONG") ? 100 : 4;
  int forked = 0, settled = 0;
  for (std::uint64_t seed = 1; seed <= tries; ++seed) {
    CAPTURE(seed);
    std::array<Desk, 4> desks;
    league::Lots lots(seed);
    const auto one = [&]() -> Desk& { return desks[static_cast<std::size_t>(lots.pick_below(4))]; };
    const std::string matches[] = {desks[0].match("Ana", "Beto"), desks[1].match("Carla", "Dora")};
    auto club = desks[0].league.club();
    REQUIRE(desks[0].league.add_player(club, "Ana"));
    for (Desk& desk : desks) desk.takes_from(desks[0]), desk.takes_from(desks[1]);
    for (int step = 0; step < 60; ++step) {
      Desk& desk = one();
      const std::string& match = matches[lots.pick_below(2)];
      if (const int what = lots.pick_below(10); what < 4) {
        if (desk.store->head(match)) (void)desk.tried(match, lots.pick_below(2), 1 + lots.pick_below(2));
      } else if (what < 5) {
        auto record = desk.league.club();
        (void)desk.league.add_player(record, "Player " + std::to_string(step));
      } else if (what < 7) {
        for (const std::string& id : forked_streams(*desk.store)) {
          const auto fork = fork_at(desk, id);
          const auto which =
              static_cast<std::size_t>(lots.pick_below(static_cast<int>(fork.branches.size())));
          settled += session::Branches(desk.session).settle(id, fork.branches[which].name()).value();
        }
      } else {
        struct BrokenOff {};
        const auto until = static_cast<std::size_t>(lots.pick_below(4));
        try {
          desk.takes_from(one(), {}, [&](std::size_t done, std::size_t) {
            if (done == until) throw BrokenOff();
          });
        } catch (const BrokenOff&) {
        }
      }
    }
    Desk* const all[] = {&desks[0], &desks[1], &desks[2], &desks[3]};
    all_exchange(all);
    for (const Desk& desk : desks) {
      CHECK(desk.all() == desks[0].all());
      CHECK(faults(desk).empty());
    }
    const std::string shown = desks[1].all();
    desks[1].session.rebuild();
    CHECK(desks[1].all() == shown);
    forked += static_cast<int>(forked_streams(*desks[0].store).size());
  }
  CHECK(forked >= static_cast<int>(tries));
  CHECK(settled >= static_cast<int>(tries));
}

TEST_CASE(
    "a program stopped between two steps leaves a list that agrees with the log, despite other writers") {
  struct Ended {};
  TwoWays two;
  Desk third;
  third.takes_from(two.there);
  third.tally(two.match, 1, 4);  // theirs, gone on with
  two.exchange();
  Desk& here = two.here;
  const auto beside = db::open_store(test::place(here.folder, "club.db"), db::OpenMode::write);
  session::Session other(beside.get(), session::system_host());
  session::Host host = session::system_host();
  bool came = false;
  host.now = [&] {  // between what was read and what is stored
    if (!std::exchange(came, true))
      REQUIRE(session::Exchange(other).take(*third.store, *third.store->head(two.match)).value() == 1);
    return session::system_host().now();
  };
  session::Session choosing(here.store.get(), host);
  here.store->set_stored_listener([](std::string_view) { throw Ended(); });
  CHECK_THROWS_AS((void)session::Branches(choosing).settle(two.match, two.theirs()), Ended);
  here.store->set_stored_listener({});
  CHECK(faults(here).empty());
  CHECK(here.score(two.match, 1) == 7);
}
