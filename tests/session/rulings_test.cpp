// The record of cases and the clock of appeals.

#include "src/session/cases/rulings.hpp"
#include "src/session/cases/casebook.hpp"
#include "src/session/exchange/exchange.hpp"

#include <filesystem>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/session.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using session::Standing;
namespace fs = std::filesystem;

namespace {

constexpr const char* kNow = "2026-03-07T21:00:00.000Z";

struct TimedTable {
  test::Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session session() const {
    return {store.get(), {[] { return std::string(kNow); }, session::system_host().new_id}};
  }
};

const char* const kBegun =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"at":"2026-03-07T20:00:00Z"}
{"type":"hand_started","at":"2026-03-07T20:01:00Z"}
)";
const char* const kRuled =
    R"({"type":"case_ruled","case":"truco.out_of_turn","facts":{"player":{"said":{"Ana":{"player":"Beto"}},"found":{"player":"Beto"}}},"rule":"truco.turn","fixed":false,"remedy":"warn","reason":"for the first time","referee":"Dani","at":"2026-03-07T20:10:00Z"}
{"type":"warned","player":"Beto","fault":"truco.out_of_turn","at":"2026-03-07T20:10:00Z"}
)";

std::string match_with(const TimedTable& table, const std::string& lines) {
  session::Session session = table.session();
  const auto scored = session.score(lines, session::RefusalPolicy::stop);
  REQUIRE(scored.has_value());
  REQUIRE(scored->match.has_value());
  CHECK(scored->refused.empty());
  CHECK_FALSE(session.verify(scored->match->id()).has_value());
  return scored->match->id();
}

std::string id_of(const TimedTable& table, const char* name) {
  const auto people = table.store->people_by_name(name);
  REQUIRE(people.size() == 1);
  return people.front().id;
}

}  // namespace

TEST_CASE("intervals count across midnight, offsets and leap years") {
  struct Row {
    const char* at;
    int minutes;
    const char* later;  // "": no time
  };
  const Row rows[] = {
      {"2026-03-07T20:10:00Z", 30, "2026-03-07T20:40:00Z"},
      {"2026-12-31T23:45:00.500Z", 30, "2027-01-01T00:15:00Z"},
      {"2026-03-07T20:10:00+02:00", 30, "2026-03-07T18:40:00Z"},
      {"2026-03-07T20:10:00-03:30", 0, "2026-03-07T23:40:00Z"},
      {"2028-02-29T00:00:00Z", 24 * 60, "2028-03-01T00:00:00Z"},
      {"2026-02-29T00:00:00Z", 1, ""},
      {"2026-03-07T24:10:00Z", 1, ""},
      {"2026-03-07T20:10:00", 1, ""},
      {"2026-03-07T20:10:00.Z", 1, ""},
      {"2026-03-07T20:10:00Zulu", 1, ""},
      {"after supper", 1, ""},
      {"", 1, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.at));
    CHECK(session::add_minutes(row.at, row.minutes).value_or("") == row.later);
  }
  CHECK(session::is_after("2026-03-07T20:10:00+01:00", "2026-03-07T19:09:59Z") == true);
  CHECK(session::is_after("2026-03-07T20:10:00+01:00", "2026-03-07T19:10:00Z") == false);
  CHECK_FALSE(session::is_after("soon", "2026-03-07T19:10:00Z").has_value());
}

TEST_CASE("an appeal is open until its decision, and late after the time limit") {
  struct Row {
    const char* appeals;
    const char* now;
    Standing::State state;
    bool late = false;
  };
  using enum Standing::State;
  const char* const kInTime = R"([{"seq":5,"at":"2026-03-07T20:40:00Z","by_side":1,"ground":"g"}])";
  const char* const kLate = R"([{"seq":5,"at":"2026-03-07T20:40:01Z","by_side":1,"ground":"g"}])";
  const char* const kUpheld = R"([{"seq":5,"at":"2026-03-07T20:20:00Z","decided":{"upheld":true}}])";
  const char* const kRejected = R"([{"seq":5,"at":"2026-03-07T20:50:00Z","decided":{"upheld":false}}])";
  const char* const kBoth =
      R"([{"seq":5,"at":"2026-03-07T20:20:00Z","decided":{"upheld":false}},{"seq":7,"at":"2026-03-07T20:21:00Z"}])";
  const Row rows[] = {
      {"[]", "2026-03-07T20:40:00Z", may_appeal}, {"[]", "2026-03-07T20:40:01Z", none},
      {kInTime, "2026-03-07T23:00:00Z", open},    {kLate, "2026-03-07T23:00:00Z", open, true},
      {kUpheld, "2026-03-07T23:00:00Z", upheld},  {kRejected, "2026-03-07T23:00:00Z", rejected, true},
      {kBoth, "2026-03-07T23:00:00Z", open},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.appeals));
    CAPTURE(std::string(row.now));
    session::CaseRow ruled;
    ruled.at = "2026-03-07T20:10:00Z";
    ruled.appeals = row.appeals;
    const Standing standing = session::standing_of(ruled, 30, row.now);
    CHECK(standing.state == row.state);
    CHECK(standing.late == row.late);
    CHECK(standing.until == "2026-03-07T20:40:00Z");
  }
}

TEST_CASE("the log names the referee, the people and the case of each ruling (table.case)") {
  const TimedTable table;
  const std::string id = match_with(table, std::string(kBegun) + kRuled);
  const auto log = session::Casebook(table.session()).log({});
  REQUIRE(log.size() == 1);
  const session::CaseRow& row = log.front().row;
  CHECK(row.match == id);
  CHECK(row.seq == 3);
  CHECK(row.name == "truco.out_of_turn");
  CHECK(row.rule == "truco.turn");
  CHECK_FALSE(row.fixed);
  CHECK(row.referee == id_of(table, "Dani"));
  CHECK(json::parse(row.people) == json::array({id_of(table, "Beto")}));
  CHECK(log.front().appeal.state == Standing::State::none);
  CHECK(session::Casebook(table.session()).log({.person = id_of(table, "Beto")}).size() == 1);
  CHECK(session::Casebook(table.session()).log({.person = id_of(table, "Ana")}).empty());
  CHECK(session::Casebook(table.session()).log({.game = "tarot"}).empty());
  CHECK(session::Casebook(table.session()).log({}, 60).front().appeal.state == Standing::State::may_appeal);
}

TEST_CASE("the log contains an appeal and its decision, but no struck case") {
  const TimedTable table;
  const std::string id = match_with(table, std::string(kBegun) + kRuled);
  session::Session session = table.session();
  auto match = *session.open(id);
  const auto enter = [&](const json& event) { REQUIRE(session.submit(match, event).has_value()); };
  enter({{"type", "appealed"},
         {"of", 3},
         {"by_side", "Beto"},
         {"ground", "it was my turn"},
         {"at", "2026-03-07T20:20:00Z"}});
  CHECK(session::Casebook(session).log({.open_only = true}).size() == 1);
  enter({{"type", "appeal_decided"}, {"of", 5}, {"upheld", true}, {"reason", "it was"}, {"referee", "Eva"}});
  const auto log = session::Casebook(session).log({});
  REQUIRE(log.size() == 1);
  CHECK(log.front().appeal.state == Standing::State::upheld);
  CHECK_FALSE(log.front().appeal.late);
  const json appeal = json::parse(log.front().row.appeals).at(0);
  CHECK(appeal["ground"] == "it was my turn");
  CHECK(appeal["decided"]["referee"] == id_of(table, "Eva"));
  CHECK(session::Casebook(session).log({.open_only = true}).empty());
  CHECK_FALSE(session.verify(id).has_value());
  enter({{"type", "voided"}, {"seq", 3}, {"reason", "upheld"}});
  CHECK(session::Casebook(session).log({}).empty());
  CHECK_FALSE(session.verify(id).has_value());
}

TEST_CASE("a rebuilt log of rulings is unchanged, and an export includes it") {
  const TimedTable table, elsewhere;
  const std::string id = match_with(table, std::string(kBegun) + kRuled);
  const auto before = table.store->cases();
  REQUIRE(before.size() == 1);
  table.session().rebuild();
  CHECK(table.store->cases() == before);
  REQUIRE(session::Exchange(elsewhere.session())
              .import_match(session::Exchange(table.session()).export_match(id))
              .has_value());
  CHECK(elsewhere.store->cases() == before);
  CHECK(elsewhere.store->person(before.front().referee)->name == "Dani");
}

TEST_CASE("a person's warnings count across matches, without struck ones") {
  const TimedTable table;
  const std::string first = match_with(table, std::string(kBegun) + kRuled);
  match_with(table, std::string(kBegun) + kRuled +
                        R"({"type":"warned","player":"Beto","fault":"talking","at":"2026-03-07T19:00:00Z"})");
  session::Session session = table.session();
  auto match = *session.open(first);
  const auto warnings = [&](const char* name, const std::vector<std::string>& faults) {
    return session::Casebook(session).earlier_warnings(match, id_of(table, name), faults);
  };
  CHECK(warnings("Beto", {"truco.out_of_turn"}).size() == 2);
  CHECK(warnings("Beto", {"truco.out_of_turn", "talking"}).size() == 3);
  CHECK(warnings("Beto", {}).size() == 3);
  CHECK(warnings("Beto", {}).front().fault == "talking");
  CHECK(warnings("Ana", {}).empty());
  REQUIRE(session.submit(match, {{"type", "voided"}, {"seq", 4}, {"reason", "wrong player"}}).has_value());
  CHECK(warnings("Beto", {"truco.out_of_turn"}).size() == 1);
}

TEST_CASE("a warning belongs to the player seated then, also before a substitute") {
  const TimedTable table;
  const std::string id = match_with(
      table, std::string(kBegun) + kRuled + R"({"type":"replaced","player":"Beto","by_player":"Caro"}
{"type":"warned","player":"Caro","fault":"truco.out_of_turn"})");
  const session::Session session = table.session();
  const std::vector<std::string> fault{"truco.out_of_turn"};
  for (const char* name : {"Beto", "Caro"})
    CHECK(session::Casebook(session).earlier_warnings(*session.open(id), id_of(table, name), fault).size() ==
          1);
}

TEST_CASE("warnings of an unstored match count once with those of others") {
  const TimedTable table;
  match_with(table, std::string(kBegun) + kRuled);
  session::Session dry(table.store.get(), session::system_host(), session::Keep::no);
  const auto scored = dry.score(std::string(kBegun) + kRuled + kRuled, session::RefusalPolicy::stop);
  REQUIRE(scored.has_value());
  const std::vector<std::string> fault{"truco.out_of_turn"};
  CHECK(session::Casebook(dry).earlier_warnings(*scored->match, id_of(table, "Beto"), fault).size() == 3);
  session::Session nowhere(nullptr, session::system_host(), session::Keep::no);
  const auto alone = nowhere.score(std::string(kBegun) + kRuled, session::RefusalPolicy::stop);
  REQUIRE(alone.has_value());
  const std::string beto = alone->match->person_ids()[1];
  CHECK(session::Casebook(nowhere).earlier_warnings(*alone->match, beto, fault).size() == 1);
}

namespace {

// A ruling with the events of its remedy, as one act.
std::string act(const std::vector<json>& events) {
  json ruled{{"type", "case_ruled"},   {"case", "truco.out_of_turn"}, {"facts", json::object()},
             {"fixed", false},         {"remedy", "point"},           {"reason", "again"},
             {"events", events.size()}};
  std::string lines = ruled.dump() + "\n";
  for (const json& event : events) lines += event.dump() + "\n";
  return lines;
}

json ruling(const char* side, int points) {
  return {{"type", "ruled"}, {"side", side}, {"points", points}, {"reason", "again"}};
}
const json kWarned{{"type", "warned"}, {"player", "Beto"}, {"fault", "truco.out_of_turn"}};

std::vector<Points> scores(const session::OpenMatch& match) {
  return {score(match.match(), Side{0}), score(match.match(), Side{1})};
}

// Checks the stored projections against the log, here and in a copy.
void check_projections(const TimedTable& table, const session::OpenMatch& match) {
  const std::string id = match.id();
  CHECK(table.session().verify(id).value_or("") == "");
  const auto live = table.store->cases();
  const auto entries = table.store->entries(id);
  table.session().rebuild();
  CHECK(table.store->cases() == live);
  CHECK(table.store->entries(id) == entries);
  CHECK(session::case_rows(match) == table.store->cases_of(id));
  const TimedTable elsewhere;
  REQUIRE(session::Exchange(elsewhere.session())
              .import_match(session::Exchange(table.session()).export_match(id))
              .has_value());
  CHECK(elsewhere.store->cases_of(id) == table.store->cases_of(id));
  CHECK(scores(*elsewhere.session().open(id)) == scores(match));
}

}  // namespace

TEST_CASE("undo and redo of a ruling restore score and log as one group") {
  const TimedTable table;
  const std::string id = match_with(table, std::string(kBegun));
  session::Session session = table.session();
  auto match = *session.open(id);
  std::uint32_t chance = 1;  // any numbers will do, the same each time
  const auto below = [&](std::uint32_t most) {
    return (chance = chance * 1664525 + 1013904223) / 65536 % most;
  };
  for (int round = 0; round < 25; ++round) {
    const auto before = scores(match);
    const auto cases = session::case_rows(match);
    std::vector<json> events;
    for (std::uint32_t i = 0; i <= below(4); ++i)
      events.push_back(
          below(3) == 0 ? kWarned : ruling(below(2) == 0 ? "Ana" : "Beto", static_cast<int>(below(7)) - 3));
    REQUIRE(session.add(match, act(events), session::RefusalPolicy::take_back)->refused.empty());
    const auto after = scores(match);
    const auto cases_after = session::case_rows(match);
    CHECK(cases_after.size() == cases.size() + 1);
    REQUIRE(session.undo(match).has_value());
    CHECK(scores(match) == before);
    CHECK(session::case_rows(match) == cases);
    if (below(2) == 0) continue;
    REQUIRE(session.redo(match).has_value());
    CHECK(scores(match) == after);
    CHECK(session::case_rows(match) == cases_after);
  }
  check_projections(table, match);
}

TEST_CASE("a ruling of several events is entered whole or not at all, whichever is refused") {
  const TimedTable table;
  const json impossible{{"type", "settled"}, {"of", "envido"}, {"winner", "Ana"}};
  const std::string more = R"({"type":"called","player":"Ana","call":"envido"})";
  using enum session::RefusalPolicy;
  for (const auto how : {stop, keep_going, take_back}) {
    const std::string id = match_with(table, kBegun);
    session::Session session = table.session();
    auto match = *session.open(id);
    const auto scored = session.add(match, act({ruling("Ana", 2), impossible, kWarned}) + more, how);
    REQUIRE(scored.has_value());
    REQUIRE(scored->refused.size() == 1);
    CHECK(scored->refused.front().line == 3);
    CHECK(session.open(id)->head().count == (how == keep_going ? 3 : 2));
    CHECK(session::case_rows(*session.open(id)).empty());
  }
}

TEST_CASE("a ruling that announces missing events is refused") {
  const TimedTable table;
  const std::string id = match_with(table, kBegun);
  session::Session session = table.session();
  auto match = *session.open(id);
  std::string lines = act({ruling("Ana", 2), kWarned});
  lines.resize(lines.rfind('\n', lines.size() - 2) + 1);  // the warning was cut off
  const auto cut = session.add(match, lines, session::RefusalPolicy::stop);
  REQUIRE_FALSE(cut.has_value());
  CHECK(cut.error().line == 1);
  CHECK(cut.error().field == "events");
  const json alone = json::parse(act({kWarned}).substr(0, act({kWarned}).find('\n')));
  CHECK_FALSE(session.submit(match, alone).has_value());
  CHECK(session.open(id)->head().count == 2);
}

TEST_CASE("an allowed appeal strikes the ruling in the same group, and the log keeps both") {
  const TimedTable table;
  const std::string id = match_with(table, std::string(kBegun) + act({ruling("Ana", 3), kWarned}));
  session::Session session = table.session();
  auto match = *session.open(id);
  CHECK(scores(match) == std::vector<Points>{3, 0});
  const auto enter = [&](const std::string& lines) {
    REQUIRE(session.add(match, lines, session::RefusalPolicy::take_back)->refused.empty());
  };
  enter(R"({"type":"appealed","of":3,"by_side":"Beto","ground":"it was my turn"})");
  enter(R"({"type":"appeal_decided","of":6,"upheld":true,"reason":"it was","remedy":"struck","events":2}
{"type":"voided","seq":3,"reason":"appeal"}
{"type":"ruled","side":"Beto","points":1,"reason":"it was"})");
  CHECK(scores(match) == std::vector<Points>{0, 1});
  const auto log = session::Casebook(session).log({});
  REQUIRE(log.size() == 1);
  CHECK(log.front().appeal.state == Standing::State::upheld);
  CHECK(log.front().row.remedy == "point");
  CHECK(session::remedy_on_appeal(log.front().row) == "struck");
  CHECK(session::Casebook(session).earlier_warnings(match, id_of(table, "Beto"), {}).empty());
  check_projections(table, match);
  REQUIRE(session.undo(match).has_value());
  CHECK(scores(match) == std::vector<Points>{3, 0});
  CHECK(session::Casebook(session).log({}).front().appeal.state == Standing::State::open);
  CHECK(session::Casebook(session).earlier_warnings(match, id_of(table, "Beto"), {}).size() == 1);
  REQUIRE(session.redo(match).has_value());
  CHECK(scores(match) == std::vector<Points>{0, 1});
  check_projections(table, match);
}

TEST_CASE("a decision without a rule, and a precedent, are offered again") {
  const TimedTable table;
  match_with(
      table,
      std::string(kBegun) +
          R"({"type":"case_ruled","case":"other","title":"a dog ran off with a card","facts":{},"fixed":false,"remedy":"the hand is dealt again","reason":"the card is lost"}
{"type":"case_ruled","case":"truco.cut_wrong","facts":{},"fixed":false,"remedy":"annul","reason":"seen too late","precedent":true}
{"type":"case_ruled","case":"truco.cut_wrong","facts":{},"fixed":false,"remedy":"play_on","reason":"agreed"}
)");
  const auto kept = session::Casebook(table.session()).precedents("truco");
  REQUIRE(kept.size() == 2);
  CHECK(kept[0].name == "truco.cut_wrong");
  CHECK(kept[1].title == "a dog ran off with a card");
  CHECK(session::Casebook(table.session()).precedents("tarot").empty());
}

TEST_CASE("a case and its remedy are entered together or not at all") {
  const TimedTable table;
  const std::string id = match_with(table, kBegun);
  session::Session session = table.session();
  auto match = *session.open(id);
  const std::string impossible = std::string(kRuled) + R"({"type":"settled","of":"envido","winner":"Ana"})";
  const auto scored = session.add(match, impossible, session::RefusalPolicy::take_back);
  REQUIRE(scored.has_value());
  CHECK(scored->refused.size() == 1);
  CHECK(match.head().count == 2);
  CHECK(session::Casebook(session).log({}).empty());
}

TEST_CASE("players and sides of a case are stored by number, and unknown ones are reported") {
  const TimedTable table;
  session::Session session = table.session();
  const std::string id = match_with(table, std::string(kBegun) + kRuled);
  auto match = *session.open(id);
  CHECK(match.records()[2].payload.find("Beto") == std::string::npos);
  CHECK(match.records()[2].payload.find("Dani") == std::string::npos);
  for (const char* facts : {R"({"player":{"found":{"player":"Zoe"}}})", R"({"player":{"said":{"Zoe":true}}})",
                            R"({"player":{"found":{"player":"Ana","side":"Ana"}}})", R"({"player":true})",
                            R"({"player":{"thought":true}})", R"({"Player":{"found":true}})",
                            R"({"x":{"found":"Ana is late"}})", R"({"x":{"found":[["1e"]]}})", "[]"}) {
    CAPTURE(std::string(facts));
    const json event{{"type", "case_ruled"},
                     {"case", "truco.out_of_turn"},
                     {"facts", json::parse(facts)},
                     {"fixed", true},
                     {"remedy", "warn"}};
    CHECK_FALSE(session.submit(match, event).has_value());
  }
}
