// The referee's PIN: permissions, delays after wrong PINs, and storage without the PIN itself.

#include "src/session/cases/referees.hpp"
#include "src/session/cases/casebook.hpp"
#include "src/session/exchange/exchange.hpp"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/session.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using session::RefusalPolicy;
namespace fs = std::filesystem;

namespace {

// A club's database and a clock that is set by hand.
struct Club {
  test::Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  std::string now = "2026-03-07T21:00:00.000Z";
  session::Uptime uptime = {};  // no such clock
  session::Session session(session::Keep keep = session::Keep::yes) {
    return {store.get(),
            {[this] { return now; }, session::system_host().new_id, 0, [this] { return uptime; }},
            keep};
  }
  // Let in as Dani, whose PIN is 4711.
  session::Session as_dani() {
    session::Session session = this->session();
    const auto dani = session::Referees(session).authorise("Dani", "4711");
    REQUIRE(dani);
    session.rule_as(*dani);
    return session;
  }
  void add_dani() { REQUIRE_FALSE(session::Referees(session()).add("Dani", "4711")); }
};

const char* const kShortMatch =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"target":4,"chicos_to_win":1}})"
    "\n";
const char* const kTally = R"({"type":"tallied","side":"Ana","points":2})"
                           "\n";
const char* const kOnePoint = R"({"type":"ruled","side":"Beto","points":1,"reason":"late"})"
                              "\n";

std::string lines(std::initializer_list<const char*> parts) {
  std::string all;
  for (const char* part : parts) all += part;
  return all;
}

session::OpenMatch match_of(Club& club, const std::string& text) {
  // The club's referees may be asked later: a match is scored before there are any.
  const auto scored = club.session().score(text, RefusalPolicy::stop);
  REQUIRE(scored);
  REQUIRE(scored->refused.empty());
  return *scored->match;
}

std::string rule_of(const tl::expected<EventSeq, codec::Failure>& answer) {
  if (answer) return "";
  const auto* refusal = std::get_if<Refusal>(&answer.error());
  return refusal ? std::string(refusal->violation.rule()) : "unreadable";
}

}  // namespace

TEST_CASE("after three wrong PINs the wait doubles from two seconds to five minutes") {
  const std::pair<int, int> rows[] = {{0, 0},  {1, 0},   {2, 0},    {3, 2},    {4, 4},     {5, 8},
                                      {6, 16}, {9, 128}, {10, 256}, {11, 300}, {300, 300}, {1'000'000, 300}};
  for (const auto& [wrong, seconds] : rows) {
    CAPTURE(wrong);
    CHECK(session::seconds_to_wait(wrong) == seconds);
  }
}

TEST_CASE("with referees, decisions and corrections of a finished match need a referee") {
  struct Row {
    const char* name;
    const char* before;  // lines after the start and two points of Ana
    const char* event;
    bool his;
  };
  const char* const over = R"({"type":"tallied","side":"Ana","points":2})";
  const char* const warned = R"({"type":"warned","player":"Beto","fault":"late"})";
  const char* const appealed =
      R"({"type":"ruled","side":"Beto","points":1,"reason":"x"}
{"type":"appealed","of":3,"by_side":"Ana","ground":"x"})";
  const Row rows[] = {
      {"points", "", R"({"type":"tallied","side":"Beto","points":1})", false},
      {"a correction while it is played", "", R"({"type":"voided","seq":2,"reason":"x"})", false},
      {"an amendment while it is played", "",
       R"({"type":"amended","seq":2,"reason":"x","event":{"type":"tallied","side":"Ana","points":1}})",
       false},
      {"agreement", over, R"({"type":"confirmed","side":"Ana"})", false},
      {"an appeal", R"({"type":"ruled","side":"Beto","points":1,"reason":"x"})",
       R"({"type":"appealed","of":3,"by_side":"Ana","ground":"x"})", false},
      {"ruled", "", R"({"type":"ruled","side":"Beto","points":1,"reason":"x"})", true},
      {"warned", "", warned, true},
      {"case_ruled", "",
       R"({"type":"case_ruled","case":"other","title":"x","facts":{},"fixed":false,"remedy":"x","reason":"x"})",
       true},
      {"appeal_decided", appealed, R"({"type":"appeal_decided","of":4,"upheld":true,"reason":"x"})", true},
      {"striking a decision", warned, R"({"type":"voided","seq":3,"reason":"x"})", true},
      {"replacing a decision", warned,
       R"({"type":"amended","seq":3,"reason":"x","event":{"type":"warned","player":"Ana","fault":"late"}})",
       true},
      {"a decision in place of points", "",
       R"({"type":"amended","seq":2,"reason":"x","event":{"type":"ruled","side":"Ana","points":3,"reason":"x"}})",
       true},
      {"a correction of a match that is won", over, R"({"type":"voided","seq":2,"reason":"x"})", true},
      {"an amendment of one that was ended", R"({"type":"match_ended","reason":"time"})",
       R"({"type":"amended","seq":2,"reason":"x","event":{"type":"tallied","side":"Ana","points":1}})", true},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Club club;
    auto match = match_of(club, lines({kShortMatch, kTally, row.before}));
    club.add_dani();
    const auto head = match.head().hash;
    CHECK(rule_of(club.session().submit(match, json::parse(row.event))) == (row.his ? "table.referee" : ""));
    if (!row.his) continue;
    CHECK(match.head().hash == head);
    CHECK(club.store->head(match.id())->hash == head);
    session::Session dani = club.as_dani();
    CHECK(rule_of(dani.submit(match, json::parse(row.event))) == "");
    CHECK(club.session().open(match.id())->people().at(match.records().back().by) == "Dani");
  }
}

TEST_CASE("undo of a decision takes the referee, too") {
  Club club;
  auto match = match_of(club, lines({kShortMatch, kTally, kOnePoint}));
  club.add_dani();
  session::Session anybody = club.session();
  CHECK(rule_of(anybody.undo(match)) == "table.referee");
  CHECK(club.as_dani().undo(match));
  CHECK(rule_of(anybody.redo(match)) == "table.referee");
}

TEST_CASE("without any referee everything is as before") {
  Club club;
  auto match = match_of(club, lines({kShortMatch, kTally, kTally}));
  CHECK(club.session().submit(match, json::parse(kOnePoint)));
  CHECK(club.session().submit(match, json::parse(R"({"type":"voided","seq":2,"reason":"x"})")));
}

TEST_CASE("lines with a decision store nothing, and only the referee's events carry the name") {
  Club club;
  club.add_dani();
  auto refused = club.session().score(lines({kShortMatch, kTally, kOnePoint}), RefusalPolicy::keep_going);
  REQUIRE(refused);
  CHECK_FALSE(refused->is_stored);
  REQUIRE(refused->refused.size() == 1);
  CHECK(refused->refused[0].line == 3);
  CHECK(club.store->streams("match").empty());
  session::Session dani = club.as_dani();
  const auto scored = dani.score(lines({kShortMatch, kTally, kOnePoint}), RefusalPolicy::stop);
  REQUIRE(scored->is_stored);
  const auto stored = club.session().open(scored->match->id());
  CHECK(stored->records()[1].by.empty());
  CHECK(stored->people().at(stored->records()[2].by) == "Dani");
  auto match = *stored;
  const auto added = club.session().add(match, lines({kTally, kOnePoint}), RefusalPolicy::stop);
  CHECK_FALSE(added->is_stored);
  CHECK(club.store->head(match.id())->count == 3);
}

TEST_CASE("a preview needs no PIN") {
  Club club;
  const auto match = match_of(club, lines({kShortMatch, kTally}));
  club.add_dani();
  CHECK(club.session().attempt(match, kOnePoint)->refused.empty());
  CHECK(club.session(session::Keep::no)
            .score(lines({kShortMatch, kOnePoint}), RefusalPolicy::stop)
            ->refused.empty());
}

TEST_CASE("an imported match with decisions needs a referee") {
  Club here, elsewhere;
  const std::string plain = session::Exchange(elsewhere.session())
                                .export_match(match_of(elsewhere, lines({kShortMatch, kTally})).id());
  const std::string ruled =
      session::Exchange(elsewhere.session())
          .export_match(match_of(elsewhere, lines({kShortMatch, kTally, kOnePoint})).id());
  here.add_dani();
  CHECK(session::Exchange(here.session()).import_match(plain));
  const auto refused = session::Exchange(here.session()).import_match(ruled);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().refused->rule() == "table.referee");
  CHECK(here.store->streams("match").size() == 1);
  CHECK(session::Exchange(here.as_dani()).import_match(ruled));
  CHECK(session::Exchange(here.session()).import_match(ruled));  // here already: nothing comes in
}

TEST_CASE("wrong PINs slow down all processes, and the right PIN resets the wait") {
  Club club;
  club.add_dani();
  const auto second = db::open_store(test::place(club.folder, "club.db"), db::OpenMode::write);
  session::Session one = club.session();
  session::Session other(second.get(), {[&club] { return club.now; }, session::system_host().new_id});
  CHECK(session::Referees(one).authorise("Dani", "1111").error().message == "This is not Dani's PIN.");
  CHECK_FALSE(session::Referees(other).authorise("Dani", "2222"));
  CHECK_FALSE(session::Referees(one).authorise("Dani", "3333"));
  CHECK(session::Referees(other).authorise("Dani", "4711").error().seconds == 2);
  CHECK(session::Referees(other).authorise("Dani", "4711").error().message ==
        "Too many wrong PINs. Try again in 2 s.");
  club.now = "2026-03-07T21:00:01.001Z";
  CHECK(session::Referees(one).authorise("Dani", "4711").error().seconds == 1);
  club.now = "2026-03-07T21:00:02.000Z";
  CHECK(session::Referees(one).authorise("Dani", "4444").error().seconds == 0);  // looked at, and wrong
  CHECK(session::Referees(one).authorise("Dani", "4711").error().seconds == 4);
  SUBCASE("a clock put back makes nobody wait longer than that") {
    club.now = "2020-01-01T00:00:00.000Z";
    CHECK(session::Referees(one).authorise("Dani", "4711").error().seconds == 4);
    club.now = "2020-01-01T00:00:04.000Z";
    CHECK(session::Referees(one).authorise("Dani", "4711"));
  }
  SUBCASE("the right one") {
    club.now = "2026-03-07T21:00:06.000Z";
    CHECK(session::Referees(other).authorise("Dani", "4711"));
    CHECK_FALSE(session::Referees(one).authorise("Dani", "1111"));
    CHECK(session::Referees(one).authorise("Dani", "4711"));
  }
}

TEST_CASE("a clock set forward gives no extra PIN attempt") {
  Club club;
  club.add_dani();
  club.uptime = {"first-start", 5'000'000};
  session::Session one = club.session();
  const auto tried = [&](const char* pin) { return session::Referees(one).authorise("Dani", pin); };
  for (int wrong = 0; wrong < 4; ++wrong) {
    CHECK(tried("0000").error().seconds == 0);
    club.uptime.milliseconds += 1000 * session::seconds_to_wait(wrong + 1);
  }
  CHECK(tried("0000").error().seconds == 0);  // the fifth: 8 s from now
  for (int hour = 10; hour < 20; ++hour) {
    club.now = "2026-03-08T" + std::to_string(hour) + ":00:00.000Z";
    CHECK(tried("4711").error().seconds == 8);
  }
  club.uptime.milliseconds += 7'000;
  CHECK(tried("4711").error().seconds == 1);
  SUBCASE("the time since the computer started decides") {
    club.uptime.milliseconds += 1'000;
    CHECK(tried("4711"));
  }
  SUBCASE("a clock set back does not matter either") {
    club.now = "2020-01-01T00:00:00.000Z";
    club.uptime.milliseconds += 1'000;
    CHECK(tried("4711"));
  }
  SUBCASE("after another start the wait is no longer than the computer runs") {
    club.now = "2026-03-09T20:00:00.000Z";
    club.uptime = {"second-start", 3'000};
    CHECK(tried("4711").error().seconds == 5);
    club.uptime.milliseconds = 8'000;
    CHECK(tried("4711"));
  }
}

TEST_CASE("a referee loses access after a change of PIN or a removal") {
  Club club;
  auto match = match_of(club, lines({kShortMatch, kTally}));
  club.add_dani();
  session::Session dani = club.as_dani();
  REQUIRE_FALSE(session::Referees(dani).add("Eva", "rojo"));
  SUBCASE("changed") { CHECK_FALSE(session::Referees(club.as_dani()).change_pin("Dani", "0815")); }
  SUBCASE("removed") { CHECK_FALSE(session::Referees(club.as_dani()).remove("Dani")); }
  CHECK(rule_of(dani.submit(match, json::parse(kOnePoint))) == "table.referee");
}

TEST_CASE("anybody creates the first referee, afterwards a referee must") {
  Club club;
  session::Session anybody = club.session();
  CHECK(session::Referees(anybody).add("Dani", "471")->message == "A PIN must have at least 4 characters.");
  CHECK_FALSE(session::Referees(anybody).add("Dani", "ñüŵ♠"));
  CHECK(session::Referees(anybody).names() == std::vector<std::string>{"Dani"});
  const std::string taken = "Only a referee can enter this, with a PIN.";
  CHECK(session::Referees(anybody).add("Eva", "4711")->message == taken);
  CHECK(session::Referees(anybody).change_pin("Dani", "4711")->message == taken);
  CHECK(session::Referees(anybody).remove("Dani")->message == taken);
  CHECK(session::Referees(anybody).remove("Eva")->message == "There is no referee Eva.");
  CHECK(session::Referees(anybody).authorise("Eva", "4711").error().message == "There is no referee Eva.");
  anybody.rule_as(*session::Referees(anybody).authorise("Dani", "ñüŵ♠"));
  CHECK(session::Referees(anybody).add("Dani", "4711")->message == "Dani is already a referee.");
  CHECK(session::Referees(anybody).add("two\nlines", "4711"));
  CHECK(session::Referees(anybody).add("Eva", std::string(201, '1'))->message == "This PIN is too long.");
  CHECK_FALSE(session::Referees(anybody).remove("Dani"));
  CHECK(session::Referees(anybody).names().empty());
}

TEST_CASE("the PIN is nowhere in the database in plain text") {
  Club club;
  REQUIRE_FALSE(session::Referees(club.session()).add("Dani", "very-hidden-4711"));
  CHECK_FALSE(session::Referees(club.session()).authorise("Dani", "also-hidden-0815"));
  CHECK(session::Referees(club.session()).authorise("Dani", "very-hidden-4711"));
  for (const auto& file : fs::directory_iterator(club.folder.path())) {
    std::ifstream in(file.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    CHECK(bytes.find("hidden") == std::string::npos);
  }
  CHECK(club.store->referees().at(0).pin.starts_with("$argon2id$"));
}

namespace {

const char* const kCase =
    R"({"type":"case_ruled","case":"truco.out_of_turn","facts":{},"fixed":false,"remedy":"point","reason":"again","events":1})"
    "\n";

}  // namespace

TEST_CASE("a ruling names the referee who entered it by default") {
  Club club;
  club.add_dani();
  session::Session dani = club.as_dani();
  const std::string by_eva =
      R"({"type":"case_ruled","case":"truco.turn","facts":{},"fixed":true,"remedy":"warn","referee":"Eva"})";
  const auto scored =
      dani.score(lines({kShortMatch, kTally, kCase, kOnePoint}) + by_eva, RefusalPolicy::stop);
  REQUIRE(scored->is_stored);
  const auto match = *club.session().open(scored->match->id());
  const auto log = session::Casebook(club.session()).log({});
  REQUIRE(log.size() == 2);
  CHECK(match.people().at(log[1].row.referee) == "Dani");
  CHECK(match.people().at(log[0].row.referee) == "Eva");
}

TEST_CASE("with several referees the appeal is decided by another than the first") {
  struct Row {
    const char* name;
    const char* of;  // the appeal, or what it is against
    bool two, amends = false;
    const char* decided_by = "Dani";
    const char* rule = "";
  };
  const Row rows[] = {
      {"the only referee", "5", false},
      {"the same of two", "5", true, false, "Dani", "table.referee"},
      {"the same, by what it is against", "3", true, false, "Dani", "table.referee"},
      {"the same, in the place of another's decision", "5", true, true, "Dani", "table.referee"},
      {"another", "5", true, false, "Eva"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Club club;
    club.add_dani();
    session::Session dani = club.as_dani();
    if (row.two) REQUIRE_FALSE(session::Referees(dani).add("Eva", "1234"));
    const auto scored = dani.score(lines({kShortMatch, kTally, kCase, kOnePoint,
                                          R"({"type":"appealed","of":3,"by_side":"Ana","ground":"no"})"}),
                                   RefusalPolicy::stop);
    REQUIRE(scored->is_stored);
    auto match = *scored->match;
    session::Session eva = club.session();
    if (row.two) eva.rule_as(*session::Referees(eva).authorise("Eva", "1234"));
    json decision{
        {"type", "appeal_decided"}, {"of", std::atoi(row.of)}, {"upheld", false}, {"reason", "right"}};
    if (row.amends) {
      REQUIRE(eva.submit(match, decision));
      decision = {{"type", "amended"}, {"seq", 6}, {"event", decision}, {"reason", "better said"}};
    }
    session::Session& who = std::string(row.decided_by) == "Eva" ? eva : dani;
    const auto done = who.submit(match, decision);
    CHECK(rule_of(done) == row.rule);
    if (done) {
      CHECK(
          match.people().at(json::parse(match.payload_in_force(EventSeq{6}))["referee"].get<std::string>()) ==
          row.decided_by);
    } else {
      const Refusal& refusal = std::get<Refusal>(done.error());
      CHECK(render(refusal.violation.message(), {}).starts_with("Dani made this ruling"));
    }
  }
}

TEST_CASE("an event that needs a referee at entry needs one at import") {
  struct Row {
    const char* name;
    const char* after;  // lines after a match that is won
    bool his;
  };
  const Row rows[] = {
      {"agreement", R"({"type":"confirmed","side":"Ana"})", false},
      {"a match that was won is taken up again", R"({"type":"voided","seq":3,"reason":"x"})", true},
      {"a decision that a later event strikes",
       R"({"type":"warned","player":"Beto","fault":"late"}
{"type":"voided","seq":4,"reason":"x"})",
       true},
      {"said to be entered by a referee", R"({"type":"confirmed","side":"Ana","entered_by":"Dani"})", true},
      {"entered by somebody else", R"({"type":"confirmed","side":"Ana","entered_by":"Eva"})", false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Club elsewhere, here;
    auto match = match_of(elsewhere, lines({kShortMatch, kTally, kTally}));
    REQUIRE(session::Exchange(here.session())
                .import_match(session::Exchange(elsewhere.session()).export_match(match.id())));
    here.add_dani();
    const auto head = here.store->head(match.id())->hash;
    REQUIRE(elsewhere.session().add(match, row.after, RefusalPolicy::take_back)->refused.empty());
    const std::string file = session::Exchange(elsewhere.session()).export_match(match.id());

    const auto refused = session::Exchange(here.session()).check_import(file);
    CHECK(refused.has_value() == row.his);
    const auto answer = session::Exchange(here.session()).import_match(file);
    CHECK(answer.has_value() != row.his);
    CHECK((here.store->head(match.id())->hash == head) == row.his);
    if (row.his) CHECK(answer.error().refused->rule() == "table.referee");
    CHECK(session::Exchange(here.as_dani()).import_match(file).has_value());
    CHECK(here.store->head(match.id())->hash == match.head().hash);
  }
}

TEST_CASE("only the authorised referee is recorded as author") {
  Club club;
  auto match = match_of(club, lines({kShortMatch, kTally}));
  club.add_dani();
  const json as_dani{{"type", "confirmed"}, {"side", "Ana"}, {"entered_by", "Dani"}};
  const json as_eva{{"type", "confirmed"}, {"side", "Ana"}, {"entered_by", "Eva"}};
  CHECK(rule_of(club.session().submit(match, as_dani)) == "table.referee");
  CHECK(rule_of(club.session().submit(match, as_eva)) == "");
  CHECK(rule_of(club.as_dani().submit(match, as_dani)) == "");

  std::string start = kShortMatch;
  start.insert(start.find("}}") + 1, R"(,"entered_by":"Dani")");
  const auto streams = club.store->streams("match").size();
  const auto scored = club.session().score(start, RefusalPolicy::stop);
  REQUIRE(scored);
  CHECK_FALSE(scored->is_stored);
  REQUIRE(scored->refused.size() == 1);
  CHECK(scored->refused[0].refusal.violation.rule() == "table.referee");
  std::optional<session::OpenMatch> begun;
  CHECK(rule_of(club.session().start(json::parse(start), begun)) == "table.referee");
  CHECK(club.store->streams("match").size() == streams);
  CHECK(club.as_dani().score(start, RefusalPolicy::stop)->is_stored);
}
