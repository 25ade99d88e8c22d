// Roles: who may do what, once somebody has a role, and who gives roles.

#include "src/session/cases/roles.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/session/rulesets.hpp"
#include "src/session/signatures/known_keys.hpp"
#include "tests/session/desk.hpp"

using namespace tanteador;
using exchange_tests::Desk;
using session::Role;

namespace {
namespace roles {

constexpr std::string_view kPin = "4711";

// A club with a match, a competition and another desk's match to import.
struct Club : Desk {
  Desk other;
  std::string played = match("Ana", "Beto"), cup = competition("Cup", 4),
              file = session::Exchange(other.session).export_match(other.match("Caro", "Dani"));

  Club() {
    for (int i = 0; i < 3; ++i) tally(played, i % 2, 1);
  }
  void appoint(const std::string& name, Role role) {
    session::Referees people(session);
    REQUIRE_FALSE(people.add(name, kPin, role));
  }
  void work_as(const std::string& name) {
    store->set_worker(session::Referees(session).authorise(name, kPin)->worker());
  }
  void leave() {
    store->set_worker({});
    session.rule_as(std::nullopt);
  }
};

struct Deed {
  const char* name;
  session::Operation operation;
  void (*run)(Club&);  // throws StoreError (needs_role) when it is refused
};

const Deed kDeeds[] = {
    {"start a match", session::Operation::score, [](Club& club) { club.match("Eva", "Fito"); }},
    {"score", session::Operation::score, [](Club& club) { (void)club.tried(club.played, 0, 1); }},
    {"score lines", session::Operation::score,
     [](Club& club) {
       auto open = *club.session.open(club.played);
       const auto added = club.session.add(open,
                                           R"({"type":"tallied","side":"Ana","points":1})"
                                           "\n",
                                           session::RefusalPolicy::stop);
       CHECK((added && added->refused.empty()));
     }},
    {"undo", session::Operation::score,
     [](Club& club) {
       auto open = *club.session.open(club.played);
       (void)club.session.undo(open);
     }},
    {"enter a player", session::Operation::manage,
     [](Club& club) {
       auto club_now = club.league.club();
       (void)club.league.add_player(club_now, "Gina" + std::to_string(club_now.head.count));
     }},
    {"edit a player", session::Operation::manage,
     [](Club& club) {
       (void)club.league.edit_player({club.store->people().front().id, "Anita", ""}, "Ana");
     }},
    {"erase a player", session::Operation::manage,
     [](Club& club) { club.league.forget(club.store->people().back().id); }},
    {"create a competition", session::Operation::manage, [](Club& club) { club.competition("Friday", 2); }},
    {"withdraw a competition", session::Operation::manage,
     [](Club& club) {
       auto cup = *club.league.open(club.cup);
       (void)club.league.enter(cup, league::event::CompetitionWithdrawn{});
     }},
    {"house rules", session::Operation::manage,
     [](Club& club) { session::Rulesets(club.session).remove("none"); }},
    {"import a match", session::Operation::manage,
     [](Club& club) { (void)session::Exchange(club.session).import_match(club.file); }},
    {"import a competition", session::Operation::manage,
     [](Club& club) {
       (void)club.league.import_competition(club.league.export_competition(club.cup), club.session);
     }},
    {"merge another database", session::Operation::manage,
     [](Club& club) {
       club.other.match("Eva", "Fito");
       club.takes_from(club.other);
     }},
    {"trust a key", session::Operation::manage,
     [](Club& club) {
       session::trust_key(*club.store, {"Bar", "gojos-vokif-monib-fakub-mofak-robav-mobab-mamor"});
     }},
    {"forget a key", session::Operation::manage,
     [](Club& club) { session::forget_key(*club.store, "gojos-vokif-monib-fakub-mofak-robav-mobab-mamor"); }},
};

// The sentence of the refusal, or "".
std::string refusal_of(Club& club, const Deed& deed) {
  try {
    deed.run(club);
    return {};
  } catch (const session::StoreError& error) {
    REQUIRE(error.code() == session::StoreError::Code::needs_role);
    return error.what();
  }
}

bool needs_pin(const std::optional<session::Denial>& denied) { return denied && denied->needs_pin; }
std::string message_of(const std::optional<session::Denial>& denied) { return denied ? denied->message : ""; }

}  // namespace roles
}  // namespace

using namespace roles;

TEST_CASE("a role restricts its own operations, and nothing is stored by others") {
  const Role all[] = {Role::scorer, Role::referee, Role::secretary};
  for (const Role restricting : all) {
    for (const Deed& deed : kDeeds) {
      CAPTURE(session::kRoles[index(restricting)]);
      CAPTURE(deed.name);
      Club club;
      CHECK(refusal_of(club, deed).empty());  // nobody has a role yet
      club.appoint("Rita", restricting);
      const bool restricted =
          (restricting == Role::scorer && deed.operation == session::Operation::score) ||
          (restricting == Role::secretary && deed.operation == session::Operation::manage);
      const std::string before = club.all();
      const std::string sentence = refusal_of(club, deed);
      CHECK(sentence.empty() == !restricted);
      if (!restricted) continue;
      CHECK(sentence.find("Rita") != std::string::npos);
      CHECK(club.all() == before);
      club.work_as("Rita");
      CHECK(refusal_of(club, deed).empty());
    }
  }
}

TEST_CASE("each role does what the table of roles says") {
  struct Row {
    Role role;
    bool scores, manages;
  };
  for (const Row& row :
       {Row{Role::scorer, true, false}, {Role::referee, true, false}, {Role::secretary, true, true}}) {
    CAPTURE(session::kRoles[index(row.role)]);
    Club club;
    club.appoint("Sara", Role::secretary);
    club.work_as("Sara");
    club.appoint("Rita", Role::referee);
    club.appoint("Coco", Role::scorer);
    club.leave();
    const char* const names[] = {"Coco", "Rita", "Sara"};
    club.work_as(names[index(row.role)]);
    for (const Deed& deed : kDeeds) {
      CAPTURE(deed.name);
      CHECK(refusal_of(club, deed).empty() ==
            (deed.operation == session::Operation::score ? row.scores : row.manages));
    }
    // Each decision needs a referee's PIN of its own.
    auto open = *club.session.open(club.played);
    const nlohmann::json ruled{{"type", "ruled"}, {"side", "Ana"}, {"points", 1}, {"reason", "late"}};
    CHECK_FALSE(club.session.submit(open, ruled));
  }
}

TEST_CASE("a referee's PIN for one entry is enough to score") {
  Club club;
  club.appoint("Rita", Role::referee);
  club.session.rule_as(*session::Referees(club.session).authorise("Rita", kPin));
  club.appoint("Coco", Role::scorer);
  club.tally(club.played, 0, 1);
  club.leave();
  CHECK_THROWS_AS(club.tried(club.played, 0, 1), session::StoreError);
}

TEST_CASE("a scorer's match still enters its result into the competition") {
  Club club;
  auto cup = *club.league.open(club.cup);
  test::draw(club.league, cup);
  const auto names = club.league.entrant_names(cup.now);
  const auto& sides = cup.now.stages[0].rounds[0].tables[0].drawn.sides;
  const std::string match = club.match(names[index(sides[0].front())], names[index(sides[1].front())],
                                       R"({"target":4,"chicos_to_win":1})");
  REQUIRE(club.league.link(cup, {0, 0, 0}, *club.session.open(match)));
  club.appoint("Sara", Role::secretary);
  club.work_as("Sara");
  club.appoint("Coco", Role::scorer);
  club.work_as("Coco");
  club.tally(match, 0, 4);
  const auto after = *club.league.open(club.cup);
  CHECK(after.now.stages[0].rounds[0].tables[0].score.has_value());
}

TEST_CASE("the highest role in use gives and takes roles, and everybody changes the own PIN") {
  Club club;
  session::Referees people(club.session);
  club.appoint("Coco", Role::scorer);
  CHECK(needs_pin(people.add("Sara", kPin, Role::secretary)));
  club.work_as("Coco");
  club.appoint("Rita", Role::referee);  // a scorer may: nobody has a higher role
  CHECK(message_of(people.add("Sara", kPin, Role::secretary)) ==
        "Only a referee can enter this, with a PIN.");
  club.work_as("Rita");
  club.appoint("Sara", Role::secretary);
  CHECK(message_of(people.add("Eva", kPin, Role::scorer)) ==
        "Only a secretary can do this, with a PIN: Sara.");
  CHECK(needs_pin(people.remove("Sara", Role::secretary)));
  CHECK(needs_pin(people.change_pin("Sara", "1111")));
  CHECK_FALSE(people.change_pin("Rita", "1234"));
  club.work_as("Sara");
  CHECK_FALSE(people.add("Rita", "", Role::secretary));  // a further role keeps the PIN
  CHECK(message_of(people.add("Rita", "", Role::secretary)) == "Rita has this role already.");
  CHECK(message_of(people.remove("Coco", Role::referee)) == "There is no referee Coco.");
  CHECK(message_of(people.remove("Coco", Role::secretary)) == "Coco does not have this role.");
  CHECK_FALSE(people.remove("Coco", Role::scorer));
  CHECK_FALSE(people.has_pin("Coco"));
  CHECK(session::people_for(*club.store, session::Operation::manage) ==
        std::vector<std::string>{"Rita", "Sara"});
  CHECK(people.names() == std::vector<std::string>{"Rita"});
}

TEST_CASE("a worker whose PIN was changed or whose role was taken may no longer work") {
  Club club;
  club.appoint("Sara", Role::secretary);
  club.work_as("Sara");
  session::Referees people(club.session);
  SUBCASE("the PIN") { CHECK_FALSE(people.change_pin("Sara", "2222")); }
  SUBCASE("the role") {
    club.appoint("Rita", Role::secretary);
    CHECK_FALSE(people.remove("Sara", Role::secretary));
  }
  CHECK_FALSE(session::may(*club.store, session::Operation::manage));
}

TEST_CASE("a program that checks codes scores and manages, and gives no roles") {
  Club club;
  for (const auto& [name, role] : {std::pair("Sara", Role::secretary), {"Coco", Role::scorer}}) {
    club.appoint(name, role);
    club.work_as("Sara");
  }
  club.store->set_worker({.by_code = true});
  for (const Deed& deed : kDeeds) {
    CAPTURE(deed.name);
    CHECK(refusal_of(club, deed).empty());
  }
  CHECK(needs_pin(session::Referees(club.session).add("Eva", kPin, Role::scorer)));
}
