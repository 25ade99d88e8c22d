// Tokens: random, shown once, kept as hashes, one for one table of one round.

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "db/store.hpp"
#include "src/session/league/league.hpp"
#include "src/web/tokens.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/place.hpp"

namespace tokens_of_the_room {

using namespace tanteador;
using namespace tanteador::web;
using tanteador::test::Folder;

struct Open {
  Folder folder = {};
  std::unique_ptr<session::Store> store =
      db::open_store(tanteador::test::place(folder, "a.db"), db::OpenMode::write);
  Tokens tokens{*store, session::system_host()};
};

const Grant kTable{Scope::table, "c1", {0, 1, 2}};

TEST_CASE("a code opens its target in any common spelling, until it is revoked") {
  Open open;
  const Token table = open.tokens.make(kTable), match = open.tokens.make({Scope::match, "m1"}),
              desk = open.tokens.make({});
  CHECK(table.secret.size() == 26);
  CHECK(table.code.size() == 5);
  CHECK(desk.code.empty());
  CHECK(open.tokens.find(table.secret) == kTable);
  CHECK(open.tokens.find(table.code) == kTable);
  CHECK(open.tokens.find(match.code)->stream == "m1");
  CHECK(open.tokens.find(desk.secret)->scope == Scope::desk);
  std::string small = table.code.substr(0, 2) + " - " + table.code.substr(2);
  for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  CHECK(open.tokens.find(small) == kTable);
  CHECK(open.tokens.issued_tokens().size() == 3);

  CHECK(open.tokens.revoke(table.code));
  CHECK_FALSE(open.tokens.find(table.secret));
  CHECK_FALSE(open.tokens.find(table.code));
  CHECK_FALSE(open.tokens.revoke(table.code));
  CHECK(open.tokens.find(match.secret));
  for (const IssuedToken& one : open.tokens.issued_tokens()) {
    CHECK_FALSE(open.tokens.find(one.id));  // names it, opens nothing
    if (one.pass.scope == Scope::desk) CHECK(open.tokens.revoke(one.id));
  }
  CHECK_FALSE(open.tokens.find(desk.secret));
  CHECK(open.tokens.revoke_all() == 1);
  CHECK(open.tokens.issued_tokens().empty());
}

TEST_CASE("an invalid code opens nothing") {
  Open open;
  const Token token = open.tokens.make(kTable);
  const std::string& secret = token.secret;
  for (const std::string& wrong :
       {std::string(), std::string("O0O0O"), secret.substr(1), secret + "A", secret.substr(0, 5),
        std::string(26, '%'), std::string(100'000, 'A'), std::string("\0\0\0\0\0", 5)}) {
    CAPTURE(wrong.substr(0, 40));
    CHECK((wrong == token.code || !open.tokens.find(wrong)));
  }
}

TEST_CASE("codes have only letters that are easy to read aloud, and are all different") {
  Open open;
  std::set<std::string> secrets, codes;
  std::set<char> letters;
  for (int i = 0; i < 200; ++i) {
    const Token token = open.tokens.make(kTable);
    secrets.insert(token.secret);
    codes.insert(token.code);
    letters.insert(token.secret.begin(), token.secret.end());
  }
  CHECK(secrets.size() == 200);
  CHECK(codes.size() == 200);
  CHECK(letters.size() == 31);
  for (const char c : {'0', 'O', '1', 'I', 'L'}) CHECK_FALSE(letters.contains(c));
}

// A competition of four, two tables a round.
struct Friday : Open {
  session::League league{store.get(), session::system_host()};
  session::OpenCompetition competition;

  explicit Friday(bool drawn_ahead) {
    league::StageSetup stage = test::swiss(drawn_ahead ? 0 : 3);
    stage.format = drawn_ahead ? league::Format::round_robin : league::Format::swiss;
    competition = *league.create(test::cup("truco-argentino", stage));
    test::enter(league, competition, {"Ana", "Beto", "Carla", "Dani"});
  }
  void enter(const league::CompetitionEvent& event) {
    const auto answer = league.enter(competition, event);
    REQUIRE_MESSAGE(answer.has_value(), (answer ? "" : answer.error().key));
  }
  void draw() { enter(*next_round(competition.now, 1)); }
  void result(int round, int table) {
    enter(league::event::ResultEntered{{0, round, table}, {{{.score = 30}, {.score = 12}}, {}}, {}});
  }
  bool holds_at(int round, int table) const {
    return is_valid({Scope::table, competition.head.id, {0, round, table}}, competition.now);
  }
};

TEST_CASE("the code of a table expires with its round") {
  Friday friday(false);
  CHECK_FALSE(friday.holds_at(0, 0));  // nothing is drawn yet
  friday.draw();
  CHECK(friday.holds_at(0, 0));
  CHECK_FALSE(friday.holds_at(0, 2));
  CHECK_FALSE(friday.holds_at(0, -1));
  CHECK_FALSE(friday.holds_at(1, 0));
  friday.result(0, 0);
  CHECK(friday.holds_at(0, 0));  // the other side has yet to confirm
  friday.result(0, 1);
  CHECK(friday.holds_at(0, 0));
  friday.enter(league::event::RoundClosed{{0, 0}});
  CHECK_FALSE(friday.holds_at(0, 0));
  friday.draw();
  CHECK_FALSE(friday.holds_at(0, 0));
  CHECK(friday.holds_at(1, 0));
  const Grant desk{}, match{Scope::match, "m1"};
  CHECK(is_valid(desk, friday.competition.now));
  CHECK(is_valid(match, friday.competition.now));
}

TEST_CASE(
    "in rounds drawn ahead a decided table's code expires when a later round begins, a late table's not") {
  Friday friday(true);
  while (friday.competition.now.now().rounds.size() < 2) friday.draw();
  friday.result(0, 0);
  CHECK(friday.holds_at(0, 0));
  CHECK(friday.holds_at(0, 1));
  CHECK(friday.holds_at(1, 0));
  friday.result(1, 0);
  CHECK_FALSE(friday.holds_at(0, 0));
  CHECK(friday.holds_at(0, 1));  // still being played
  CHECK(friday.holds_at(1, 0));
}

TEST_SUITE("file") {
  TEST_CASE("neither a code's secret nor its characters are in any byte of the database") {
    const Folder folder;
    Token token;
    {
      const auto store = db::open_store(folder / "a.db", db::OpenMode::write);
      token = Tokens(*store, session::system_host()).make(kTable);
    }
    std::ifstream in(folder / "a.db", std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    CHECK(bytes.find("room_token") != bytes.npos);
    CHECK(bytes.find(token.secret) == bytes.npos);
    CHECK(bytes.find(token.code) == bytes.npos);
  }
}

TEST_CASE("the newest codes come first, those of one moment in the order of their tables") {
  const auto issued = [](std::string id, std::string made_at, int table) -> IssuedToken {
    return {.id = std::move(id), .pass = {Scope::table, "c1", {0, 0, table}}, .made_at = std::move(made_at)};
  };
  const std::vector<IssuedToken> all{
      issued("old", "2026-11-21T20:00:00Z", 0), issued("third", "2026-11-21T21:00:00Z", 2),
      issued("first", "2026-11-21T21:00:00Z", 0), issued("closed", "2026-11-21T21:00:00Z", 1)};
  std::vector<std::string> ids;
  for (const IssuedToken& one : open_tokens(all, [](const Grant& pass) { return pass.table.table != 1; }))
    ids.push_back(one.id);
  CHECK(ids == std::vector<std::string>{"first", "third", "old"});
}

}  // namespace tokens_of_the_room
