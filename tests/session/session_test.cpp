// Matches over a real database: events are durable, undone, redone and exported; tampering is detected.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <tuple>

#include <doctest/doctest.h>
#include <sqlite3.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/codec/result.hpp"
#include "src/core/text/text.hpp"
#include "src/session/chain.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/input.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using test::Folder;
namespace fs = std::filesystem;

namespace {

struct Table {
  Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session session{store.get(), session::system_host()};
};

const char* const kEnvidoHand =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]}
{"type":"hand_started"}
{"type":"called","player":"Ana","call":"envido"}
{"type":"called","player":"Beto","call":"quiero"}
{"type":"settled","of":"envido","winner":"Ana","points":27}
{"type":"trick_won","winner":"Beto"}
{"type":"trick_won","winner":"Beto"}
)";

session::OpenMatch score(Table& table, std::string_view lines) {
  auto scored = table.session.score(lines, session::RefusalPolicy::stop);
  REQUIRE(scored.has_value());
  REQUIRE(scored->match.has_value());
  CHECK(scored->refused.empty());
  return *scored->match;
}

std::vector<Points> points(const session::OpenMatch& match) {
  return {score(match.match(), side_at(0)), score(match.match(), side_at(1))};
}

void run_sql(const fs::path& file, const char* sql) {
  sqlite3* raw = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &raw) == SQLITE_OK);
  char* message = nullptr;
  sqlite3_exec(raw, sql, nullptr, nullptr, &message);
  CHECK_MESSAGE(!message, message);
  sqlite3_free(message);
  sqlite3_close(raw);
}

}  // namespace

TEST_CASE("a match in progress is open after a restart") {
  Table table;
  const auto match = score(table, kEnvidoHand);
  CHECK(points(match) == std::vector<Points>{2, 1});
  session::Session later{table.store.get(), session::system_host()};
  const auto again = later.open(match.id());
  REQUIRE(again.has_value());
  CHECK(again->match() == match.match());
  CHECK(again->names().seats == std::vector<std::string>{"Ana", "Beto"});
  CHECK(later.matches().front().id == match.id());
  CHECK_FALSE(later.verify(match.id()).has_value());
}

TEST_CASE("undo and redo are events of the log, and unlimited") {
  Table table;
  auto match = score(table, kEnvidoHand);
  const AnyMatch full = match.match();
  for (int i = 0; i < 6; ++i) CHECK(table.session.undo(match).has_value());
  CHECK_FALSE(table.session.undo(match).has_value());
  CHECK(points(match) == std::vector<Points>{0, 0});
  for (int i = 0; i < 6; ++i) CHECK(table.session.redo(match).has_value());
  CHECK_FALSE(table.session.redo(match).has_value());
  CHECK(points(match) == std::vector<Points>{2, 1});
  CHECK(match.head().count == 7 + 12);
  CHECK(table.session.open(match.id())->match() == match.match());
}

TEST_CASE("a refused event changes nothing and is not stored") {
  Table table;
  auto match = score(table, kEnvidoHand);
  const auto before = match.head();
  const auto refused =
      table.session.submit(match, {{"type", "called"}, {"player", "Ana"}, {"call", "truco"}});
  REQUIRE_FALSE(refused.has_value());
  CHECK(std::get<Refusal>(refused.error()).violation.rule() == "truco.hand");
  CHECK(match.head().hash == before.hash);
  CHECK(table.store->head(match.id())->count == before.count);
}

TEST_CASE("an unreadable line anywhere stores nothing") {
  Table table;
  const auto scored = table.session.score(
      std::string(kEnvidoHand) + "{\"type\":\"called\",\"player\":\"Zoe\",\"call\":\"truco\"}\n",
      session::RefusalPolicy::stop);
  REQUIRE_FALSE(scored.has_value());
  CHECK(scored.error().line == 8);
  CHECK(scored.error().column > 1);
  CHECK(table.session.matches().empty());
  CHECK(table.store->people().empty());
}

TEST_CASE(
    "a correction that breaks a later event is refused with its name, and with cascade strikes it too") {
  Table table;
  auto match = score(table, kEnvidoHand);
  const json strike{{"type", "voided"}, {"seq", 4}, {"reason", "nobody said quiero"}};
  const auto refused = table.session.submit(match, strike);
  REQUIRE_FALSE(refused.has_value());
  CHECK(std::get<Refusal>(refused.error()).breaks == EventSeq{5});
  json cascade = strike;
  cascade["cascade"] = true;
  REQUIRE(table.session.submit(match, cascade).has_value());
  CHECK(is_struck(match.match(), EventSeq{5}));
  REQUIRE(
      table.session.submit(match, {{"type", "voided"}, {"seq", 8}, {"reason", "he did say it"}}).has_value());
  CHECK(points(match) == std::vector<Points>{2, 1});
}

TEST_CASE("a corrected name applies to the whole match, a substitute from then on") {
  Table table;
  auto match = score(table, kEnvidoHand);
  REQUIRE(
      table.session.submit(match, {{"type", "renamed"}, {"player", "Beto"}, {"to", "Berto"}}).has_value());
  CHECK(match.names(EventSeq{2}).seats[1] == "Berto");
  REQUIRE(table.session.submit(match, {{"type", "replaced"}, {"player", "Ana"}, {"by_player", "Érica"}})
              .has_value());
  CHECK(match.names(EventSeq{2}).seats[0] == "Ana");
  CHECK(match.names().seats[0] == "Érica");
  CHECK(match.names().sides[0] == "Érica");
  CHECK_FALSE(table.session.submit(match, {{"type", "replaced"}, {"player", "Érica"}, {"by_player", "Berto"}})
                  .has_value());
  CHECK(table.session.open(match.id())->names().seats == match.names().seats);
}

TEST_CASE("no two players share a name at the same time, after renames and substitutions too") {
  Table table;
  auto match = score(table, kEnvidoHand);
  const auto key = [&](const json& event) -> std::string {
    const auto asked = table.session.ask(match, event);
    const auto seq = table.session.submit(match, event);
    const bool correction = event["type"] == "voided" || event["type"] == "amended";
    CHECK((correction || (asked->verdict == session::Verdict::refused) != seq.has_value()));
    return seq ? "" : std::string(std::get<Refusal>(seq.error()).violation.key());
  };
  const auto renamed = [](const char* who, const char* to) {
    return json{{"type", "renamed"}, {"player", who}, {"to", to}};
  };
  const auto replaced = [](const char* who, const char* by) {
    return json{{"type", "replaced"}, {"player", who}, {"by_player", by}};
  };
  const EventSeq first{2};
  REQUIRE(key(replaced("Ana", "Érica")) == "");
  const auto came = match.head().count;
  CHECK(key(renamed("Érica", "Erika")) == "");
  const auto mended = match.head().count;
  CHECK(match.names(first).seats == std::vector<std::string>{"Ana", "Beto"});  // she was not here then
  CHECK(match.names().seats == std::vector<std::string>{"Erika", "Beto"});
  // Beto sat here with Ana, and bears his name since.
  CHECK(key(renamed("Beto", "Erika")) == "table/name_taken");
  CHECK(key(renamed("Beto", "Ana")) == "table/namesakes");
  CHECK(match.names(first).seats == std::vector<std::string>{"Ana", "Beto"});
  // A player who came after she left may take her name, or be her.
  REQUIRE(key(replaced("Beto", "Ada")) == "");
  REQUIRE(key(renamed("Ada", "Ana")) == "");
  CHECK(match.names().seats == std::vector<std::string>{"Erika", "Ana"});
  // Not if the substitute were of that name, too, or she had never been gone.
  const auto before = match.head();
  CHECK(key({{"type", "amended"}, {"seq", mended}, {"reason", "x"}, {"event", renamed("Erika", "Ana")}}) ==
        "table/namesakes");
  CHECK(match.head().hash == before.hash);
  CHECK(table.session.open(match.id())->names().seats == match.names().seats);
  REQUIRE(key({{"type", "voided"}, {"seq", mended}, {"reason", "x"}}) == "");
  CHECK(match.names().seats == std::vector<std::string>{"Érica", "Ana"});
  CHECK(key({{"type", "voided"}, {"seq", came}, {"reason", "she stayed"}}) == "table/namesakes");
  CHECK(match.names().seats == std::vector<std::string>{"Érica", "Ana"});
}

TEST_CASE("a time not in RFC 3339 makes the line unreadable") {
  struct Row {
    const char* at;
    bool reads;
  };
  const Row rows[] = {{"2026-11-20T21:04:00Z", true},
                      {"2026-11-20t21:04:00.25-03:00", true},
                      {"2026-02-28T23:59:60+01:00", true},
                      {"yesterday", false},
                      {"2026-11-20", false},
                      {"2026-11-20T21:04:00", false},
                      {"2026-13-20T21:04:00Z", false},
                      {"2026-11-00T21:04:00Z", false},
                      {"2026-11-20T24:04:00Z", false},
                      {"2026-11-20T21:04:00.Z", false},
                      {"2026-11-20T21:04:00.5", false},
                      {"2026-11-20 21:04:00Z", false}};
  for (const Row& row : rows) {
    CAPTURE(row.at);
    Table table;
    const std::string start =
        R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})";
    const std::string event = R"({"type":"hand_started","at":")" + std::string(row.at) + "\"}\n";
    CHECK(table.session.score(start + "\n" + event, session::RefusalPolicy::stop).has_value() == row.reads);
  }
}

TEST_CASE("a count for an absent player is refused, not skipped") {
  Table table;
  const auto scored = table.session.score(
      R"({"type":"match_started","game":"truf","ruleset":"truf-lodige","players":["Ana","Beto","Caro","Dani"]}
{"type":"renamed","player":"Ana","to":"Anna"}
{"type":"deal_started"}
{"type":"bid","cards":{"Anna":"3h","Beto":"4h","Caro":"2c","Dani":"5s"}}
{"type":"tricks","taken":{"Ana":4,"Anna":4,"Beto":4,"Caro":2}}
)",
      session::RefusalPolicy::stop);
  REQUIRE(scored.has_value());
  REQUIRE(scored->refused.size() == 1);
  CHECK(scored->refused[0].line == 5);
  CHECK(scored->refused[0].refusal.violation.key() == "table/no_such_seat");
}

TEST_CASE("points of sides refuse the name of a player") {
  const std::string start =
      R"({"type":"match_started","game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"]})"
      "\n";
  for (const std::string lines : {R"({"type":"carried","scores":{"Ana":5}})",
                                  R"({"type":"deal_started"}
{"type":"counted","points":{"Nus":40,"Ana":5}})"}) {
    Table table;
    const auto scored = table.session.score(start + lines, session::RefusalPolicy::stop);
    REQUIRE(scored.has_value());
    REQUIRE(scored->refused.size() == 1);
    CHECK(scored->refused[0].refusal.violation.key() == "table/no_such_side");
  }
}

TEST_CASE("after a refused start the table's usual side names stay valid") {
  struct Row {
    std::string game, ruleset, players, options, side;
    bool readable;
  };
  const std::string four = R"("Ana","Beto","Caro","Dani")";
  const Row rows[] = {
      {"troccas", "troccas-1962", four, R"("deals":201)", "Nus", true},
      {"troccas", "troccas-1962", four + R"(,"Ema","Fina","Gil")", "", "Vus", true},
      {"truco", "truco-nhf-de", four, R"("target":0)", "Nosotros", true},
      {"troccas", "troccas-1962", four, R"("deals":201)", "Ana", true},
      {"troccas", "troccas-1962", four, R"("deals":201)", "Ellos", false},
      {"troccas", "troccas-1962", R"("Ana","Beto","Caro")", R"("deals":201)", "Nus", false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.players);
    CAPTURE(row.side);
    Table table;
    const auto scored = table.session.score(
        R"({"type":"match_started","game":")" + row.game + R"(","ruleset":")" + row.ruleset +
            R"(","players":[)" + row.players + R"(],"options":{)" + row.options + "}}\n" +
            R"({"type":"ruled","side":")" + row.side + R"(","points":1,"reason":"r"})",
        session::RefusalPolicy::stop);
    CHECK(scored.has_value() == row.readable);
    if (!scored) continue;
    REQUIRE(scored->refused.size() == 1);
    CHECK(scored->refused[0].line == 1);
  }
}

TEST_CASE("an amended start plays the same events with other options") {
  Table table;
  auto match = score(table, kEnvidoHand);
  json start = json::parse(std::string_view(kEnvidoHand).substr(0, std::string_view(kEnvidoHand).find('\n')));
  start["options"] = {{"target", 12}};
  REQUIRE(
      table.session.submit(match, {{"type", "amended"}, {"seq", 1}, {"event", start}, {"reason", "to 12"}})
          .has_value());
  CHECK(parameter(match.match(), "target") == ParameterValue(12));
  CHECK(match.overridden_options() == std::vector<std::string>{"target"});
  const auto again = table.session.open(match.id());
  CHECK(again->match() == match.match());
  CHECK(again->overridden_options() == match.overridden_options());
  REQUIRE(table.session.undo(match).has_value());
  CHECK(parameter(match.match(), "target") == ParameterValue(30));
  CHECK(match.overridden_options().empty());
}

TEST_CASE("an exported match imports unchanged, and a second import changes nothing") {
  Table here, there;
  const auto match = score(here, kEnvidoHand);
  const std::string file = session::Exchange(here.session).export_match(match.id());
  for (int i = 0; i < 2; ++i) {
    const auto id = session::Exchange(there.session).import_match(file);
    REQUIRE(id.has_value());
    CHECK(*id == match.id());
    const auto imported = there.session.open(*id);
    REQUIRE(imported.has_value());
    CHECK(imported->match() == match.match());
    CHECK(imported->head().hash == match.head().hash);
    CHECK(imported->names().seats == match.names().seats);
  }
  CHECK(session::Exchange(there.session).export_match(match.id()) == file);
}

TEST_CASE("a changed export is refused, whatever was changed") {
  Table here, there;
  const auto match = score(here, kEnvidoHand);
  const json file = json::parse(session::Exchange(here.session).export_match(match.id()));
  const auto refuses = [&](const json& touched) {
    return !session::Exchange(there.session).import_match(touched.dump()).has_value();
  };
  json touched = file;
  touched["events"][3]["payload"] = R"({"call":"no_quiero","player":1})";
  CHECK(refuses(touched));
  touched = file;
  touched["events"].erase(touched["events"].size() - 1);
  CHECK(refuses(touched));
  touched = file;
  touched["events"].erase(3);
  CHECK(refuses(touched));
  touched = file;
  touched["stream"]["count"] = 6;
  CHECK(refuses(touched));
  for (const auto& [field, value] : file["events"][2].items()) {
    touched = file;
    touched["events"][2][field] = field == "seq" ? json(9) : json("x");
    CAPTURE(field);
    CHECK(refuses(touched));
  }
  CHECK(there.session.matches().empty());
}

namespace {

// An export with recomputed hashes, as any reader of docs/reference/event-log.md can make.
std::string chained(json file) {
  session::Hash before{};
  for (json& row : file["events"]) {
    const EventRecord record{row["seq"], row["kind"], row["payload"], row["at"], row["by"]};
    row["prev_hash"] = session::to_hex(before);
    before = session::hash_event(file["stream"]["id"].get<std::string>(), record, before);
    row["hash"] = session::to_hex(before);
  }
  file["stream"]["count"] = file["events"].size();
  file["stream"]["hash"] = session::to_hex(before);
  return file.dump();
}

json with_start(json file, const std::function<void(json& start)>& change) {
  json start = json::parse(file["events"][0]["payload"].get<std::string>());
  change(start);
  file["events"][0]["payload"] = start.dump();
  return file;
}

}  // namespace

TEST_CASE("an import has real times and people as authors") {
  Table here;
  const auto match = score(here, kEnvidoHand);
  const json file = json::parse(session::Exchange(here.session).export_match(match.id()));
  const std::tuple<const char*, const char*, bool> rows[] = {
      {"at", "2026-02-28T20:00:00Z", true},
      {"at", "2024-02-29T20:00:00.5+05:30", true},
      {"at", "2026-02-31T20:00:00Z", false},
      {"at", "2026-02-29T20:00:00Z", false},
      {"at", "2026-04-31T20:00:00Z", false},
      {"at", "2026-03-07T20:00:00+99:99", false},
      {"at", "2026-03-07T20:00:00+01:60", false},
      {"at", "yesterday", false},
      {"at", "", false},
      {"by", "", true},
      {"by", "Ana", false},
      {"by", "01900000-0000-7000-8000-000000000001", true}};
  for (const auto& [field, value, good] : rows) {
    CAPTURE(std::string(field));
    CAPTURE(std::string(value));
    Table there;
    json changed = file;
    changed["events"][2][field] = value;
    CHECK(session::Exchange(there.session).import_match(chained(changed)).has_value() == good);
    CHECK(there.session.matches().size() == (good ? 1 : 0));
  }
}

TEST_CASE("a match with values unlike its edition shows its values, whoever wrote the file") {
  Table here, there;
  const auto match = score(here, kEnvidoHand);
  CHECK(match.overridden_options().empty());
  const json file = json::parse(session::Exchange(here.session).export_match(match.id()));
  const auto id = session::Exchange(there.session).import_match(chained(with_start(file, [](json& start) {
    start["parameters"]["flor_single"] = 9;
  })));
  REQUIRE(id);
  const auto doctored = *there.session.open(*id);
  CHECK(doctored.overridden_options() == std::vector<std::string>{"flor_single"});
  CHECK(doctored.start().options.at("flor_single") == rulebook::EditionValue(9));
  CHECK(match.title() == tr(match.edition().title));
  CHECK(doctored.title() != match.title());
  int rules = 0;
  for (const rulebook::Rule& rule : rulebook::rules()) {
    if (std::ranges::count(rule.parameters, "flor_single") == 0 || rule.game != "truco") continue;
    CAPTURE(rule.id);
    CHECK(rulebook::source_of(rule.id, match.edition(), match.overridden_options()).find("house agreement") ==
          std::string::npos);
    CHECK(rulebook::source_of(rule.id, doctored.edition(), doctored.overridden_options())
              .starts_with("house agreement (flor_single)"));
    ++rules;
  }
  CHECK(rules > 0);
}

TEST_CASE("a house ruleset cannot have the id or title of an edition") {
  Table here;
  const rulebook::Edition& print = *rulebook::find_edition("truco-nhf-de");
  std::string cyrillic = print.title;  // its first "o" of another script
  cyrillic.replace(cyrillic.find('o'), 1, "\xd0\xbe");
  for (const std::string& title :
       {print.title, print.title + " ", print.title + "\xe2\x80\x8b", cyrillic, tr(print.title)}) {
    rulebook::Edition house = print;
    house.id = "house-x";
    house.title = title;
    CAPTURE(title);
    CHECK_FALSE(session::Rulesets(here.session).keep(rulebook::write_edition(house)));
    CHECK_FALSE(session::Rulesets(here.session).save(title, "truco-nhf-de", {{"flor_single", 9}}));
  }
  rulebook::Edition house = print;
  house.id = "house-x";
  house.title = "Ours";
  CHECK_FALSE(
      session::Rulesets(here.session).keep(rulebook::write_edition(house)));  // with the source of the print
  house.source = "house rules";
  CHECK(session::Rulesets(here.session).keep(rulebook::write_edition(house)));
  const auto match = score(here, kEnvidoHand);
  const json file = json::parse(session::Exchange(here.session).export_match(match.id()));
  const auto imported_as = [&](const std::string& id, const std::string& title, const std::string& source) {
    Table there;
    const auto match_id =
        session::Exchange(there.session).import_match(chained(with_start(file, [&](json& start) {
          start["ruleset"] = id;
          start["house"] = {{"title", title}, {"parent", "truco-nhf-de"}, {"source", source}};
        })));
    rulebook::Edition refused;
    refused.title = "refused";
    return match_id ? there.session.open(*match_id)->edition() : refused;
  };
  const auto imported = [&](const std::string& id, const std::string& title) {
    return imported_as(id, title, "us").title;
  };
  CHECK(imported_as("house-x", "Ours", "us").source == "us");
  CHECK(imported_as("house-x", "Ours", print.source).source == "house rules");
  CHECK(imported("house-x", "Ours") == "Ours");
  CHECK(imported("house-x", print.title) == "house-x");
  CHECK(imported("truco-nhf-de ", "Ours") == "refused");
  CHECK(imported("truco-nhf-d\xd0\xb5", "Ours") == "refused");
}

TEST_CASE("a match has a maximum number of events, reported before any is stored") {
  Table table;
  auto match = score(table, kEnvidoHand);
  std::string much;
  for (std::int64_t i = 0; i < session::kEventsMax; ++i) much += "{\"type\":\"hand_started\"}\n";
  const auto added = table.session.add(match, much, session::RefusalPolicy::stop);
  REQUIRE_FALSE(added);
  CHECK(added.error().message.find("50000") != std::string::npos);
  CHECK(table.store->head(match.id())->count == match.head().count);
  const auto scored = table.session.score(std::string(kEnvidoHand) + much, session::RefusalPolicy::stop);
  REQUIRE_FALSE(scored);
  CHECK(scored.error().line == session::kEventsMax + 1);
  CHECK(table.session.matches().size() == 1);
}

TEST_CASE("a match has a maximum size, so that every export can be imported") {
  Table table;
  auto match = score(table, kEnvidoHand);
  const std::string note(1900, '"');  // each of them takes two bytes in the log and four in an export
  std::string lines;
  const std::string line =
      json{{"type", "ruled"}, {"side", "Ana"}, {"points", 1}, {"reason", note}}.dump() + "\n";
  const auto fit = static_cast<std::size_t>(session::kBytesMax / session::exported_bytes(line));
  REQUIRE(fit < static_cast<std::size_t>(session::kEventsMax));
  for (std::size_t i = 0; i <= fit; ++i) lines += line;
  const auto added = table.session.add(match, lines, session::RefusalPolicy::stop);
  REQUIRE_FALSE(added);
  CHECK(added.error().message.find("63 MiB") != std::string::npos);
  CHECK(table.store->head(match.id())->count == match.head().count);
  // The bound holds for what is written: an event takes no more in an export than it was counted for.
  REQUIRE(table.session.submit(match, json::parse(line)).has_value());
  const std::string before = session::Exchange(table.session).export_match(match.id());
  REQUIRE(table.session.submit(match, json::parse(line)).has_value());
  const std::string after = session::Exchange(table.session).export_match(match.id());
  CHECK(static_cast<std::int64_t>(after.size() - before.size()) <= session::exported_bytes(line));
}

TEST_CASE("spelling variants of a name are one person, and stored bytes stay") {
  Table table;
  auto match = score(
      table,
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["  Ana\u200b ","Jose\u0301"]})");
  CHECK(match.names().seats == std::vector<std::string>{"Ana", "Jos\u00E9"});
  REQUIRE(table.store->people().size() == 2);
  for (const char* name : {"Ana", "Ana ", "\u00ADAna\uFEFF", "\u202EAna"}) {
    CAPTURE(name);
    const json tally{{"type", "tallied"}, {"side", name}, {"points", 1}, {"entered_by", name}};
    CHECK(table.session.ask(match, tally).has_value());
    CHECK(table.session.submit(match, tally).has_value());
    CHECK(table.store->people_by_name(name).size() == 1);
  }
  const auto note = table.session.submit(
      match, {{"type", "ruled"}, {"side", "Ana"}, {"points", 1}, {"reason", "as  they  wrote it "}});
  REQUIRE(note.has_value());
  CHECK(match.records().back().payload.find("as  they  wrote it ") != std::string::npos);
  CHECK(table.store->people().size() == 2);
  const auto twice = table.session.score(
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Ana "]})",
      session::RefusalPolicy::stop);
  REQUIRE_FALSE(twice);
  CHECK(twice.error().message.find("the same player name") != std::string::npos);
  // An export with a name in another form: its events and hashes stay, the name is kept as names are.
  Table there;
  json file = json::parse(session::Exchange(table.session).export_match(match.id()));
  for (json& name : file["people"]) name = " " + name.get<std::string>() + "\u3164";
  REQUIRE(session::Exchange(there.session).import_match(file.dump()).has_value());
  CHECK(there.store->head(match.id())->hash == match.head().hash);
  CHECK(there.store->people_by_name("Ana").size() == 1);
  CHECK(there.session.open(match.id())->names().seats == match.names().seats);
}

TEST_CASE("two branches of a match are compared from the first different event") {
  Table here, there;
  auto match = score(here, kEnvidoHand);
  REQUIRE(session::Exchange(there.session)
              .import_match(session::Exchange(here.session).export_match(match.id()))
              .has_value());
  auto other = *there.session.open(match.id());
  REQUIRE(here.session.submit(match, {{"type", "tallied"}, {"side", "Ana"}, {"points", 1}}).has_value());
  REQUIRE(there.session.submit(other, {{"type", "tallied"}, {"side", "Beto"}, {"points", 1}}).has_value());
  CHECK_THROWS_AS((void)session::Exchange(there.session)
                      .import_match(session::Exchange(here.session).export_match(match.id())),
                  session::StoreError);
  CHECK(there.session.open(match.id())->head().hash == other.head().hash);
}

TEST_CASE("a changed event is found and named" * doctest::test_suite("file")) {
  Table table;
  const auto match = score(table, kEnvidoHand);
  std::vector<std::string> triggers;
  sqlite3* raw = nullptr;
  REQUIRE(sqlite3_open((table.folder / "club.db").c_str(), &raw) == SQLITE_OK);
  sqlite3_exec(
      raw, "SELECT name FROM sqlite_master WHERE type='trigger' AND tbl_name='event'",
      [](void* list, int, char** row, char**) {
        static_cast<std::vector<std::string>*>(list)->emplace_back(row[0]);
        return 0;
      },
      &triggers, nullptr);
  sqlite3_close(raw);
  for (const std::string& trigger : triggers)
    run_sql(table.folder / "club.db", ("DROP TRIGGER " + trigger).c_str());
  run_sql(table.folder / "club.db", "UPDATE event SET payload = replace(payload, '27', '29') WHERE seq = 5");
  const auto fault = table.session.verify(match.id());
  REQUIRE(fault.has_value());
  CHECK(fault->find("5") != std::string::npos);
}

TEST_CASE("rebuilt projections equal the former ones") {
  Table table;
  const auto match = score(table, kEnvidoHand);
  const auto summaries = table.session.matches();
  const auto rows = table.store->entries(match.id());
  CHECK(rows.size() == 2);
  table.session.rebuild();
  CHECK(table.session.matches() == summaries);
  CHECK(table.store->entries(match.id()) == rows);
}

TEST_CASE("a forgotten person leaves every score and hash unchanged") {
  Table table;
  const auto match = score(table, kEnvidoHand);
  const auto ana = table.store->people_by_name("Ana");
  REQUIRE(ana.size() == 1);
  table.store->forget_person(ana.front().id);
  const auto again = table.session.open(match.id());
  REQUIRE(again.has_value());
  CHECK(again->head().hash == match.head().hash);
  CHECK(points(*again) == points(match));
  CHECK(again->names().seats[0] == "Player 1");
}
