// One damaged match among sound ones: it is named, and the others are read. Several records of a club are
// joined. Input that is nested deeply or writes a field twice is refused with its place.

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <set>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {
namespace damaged {

void change_file(const fs::path& file, const std::string& sql) {
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
}

// Changes one event of that match, so that it no longer fits its hash.
void change_event(const fs::path& file, const std::string& match) {
  change_file(file,
              "DROP TRIGGER event_no_update;"
              "UPDATE event SET payload = replace(payload, '28', '29') WHERE seq = 5 AND stream = '" +
                  match +
                  "';"
                  "CREATE TRIGGER event_no_update BEFORE UPDATE ON event\nBEGIN\n"
                  "  SELECT RAISE(ABORT, 'events are never changed');\nEND;");
}

struct Evening {
  Folder folder;
  std::vector<std::string> matches{store_match(folder), store_match(folder), store_match(folder)};
  std::string bad = matches[1];
  std::vector<std::string> exports() {
    std::vector<std::string> files;
    for (const std::string& match : matches) {
      files.push_back((folder / (match + ".json")).string());
      write_bytes(files.back(), run(folder, {"match", "export", match, "--unsigned"}).out);
    }
    return files;
  }
};

void names_the_damage(const Result& result, const std::string& match, const std::string& file) {
  CHECK(result.status == 3);
  const std::string text = result.out + result.err;
  CAPTURE(text);
  CHECK(has(text, match));
  CHECK(has(text, file));
  CHECK(has(text, "Entry 5 was altered: its check code does not match."));
}

std::size_t matches_in(const Folder& folder, const std::string& database) {
  return run(folder, {"match", "list", "--json", "--db", database}).json().size();
}

}  // namespace damaged
}  // namespace

using namespace damaged;

TEST_SUITE_BEGIN("file");

TEST_CASE("a file with one damaged match imports every other match") {
  Evening evening;
  change_event(database(evening.folder), evening.bad);
  const std::string from = database(evening.folder).string();
  const std::string own = (evening.folder / "own.db").string();
  REQUIRE(run(evening.folder, {"league", "player", "add", "Zoe", "--db", own}).status == 0);
  names_the_damage(run(evening.folder, {"db", "merge", from, "--db", own}), evening.bad, from);
  CHECK(matches_in(evening.folder, own) == 2);
  const Result again = run(evening.folder, {"db", "merge", from, "--db", own, "--json"});
  names_the_damage(again, evening.bad, from);
  CHECK(again.json()["damaged"][0]["id"] == evening.bad);
  CHECK(again.json()["damaged"][0]["database"] == from);
  CHECK(run(evening.folder, {"db", "check", "--db", own}).status == 0);
#ifdef TANTEADOR_FEDERATION
  names_the_damage(run(evening.folder, {"db", "pull", "--all", from, "--db", own}), evening.bad, from);
  // It is also named if it is here.
  names_the_damage(run(evening.folder, {"db", "push", "--all", own}), evening.bad, from);
  CHECK(matches_in(evening.folder, own) == 2);
#endif
}

TEST_CASE("a damaged match with a longer copy in the file is reported and unchanged") {
  Evening evening;
  const std::string other = (evening.folder / "other.db").string();
  REQUIRE(run(evening.folder, {"db", "backup", other}).status == 0);
  const std::string more = "{\"type\":\"hand_started\"}\n";
  for (const std::string& match : evening.matches)
    REQUIRE(run(evening.folder, Run{{"match", "add", match, "-", "--db", other}, more}).status == 0);
  change_file(database(evening.folder),
              "DROP TRIGGER event_no_delete; DELETE FROM event WHERE seq = 8 AND stream = '" + evening.bad +
                  "'; CREATE TRIGGER event_no_delete BEFORE DELETE ON event\nBEGIN\n"
                  "  SELECT RAISE(ABORT, 'events are never deleted');\nEND;");
  const Result pulled = run(evening.folder, {"db", "merge", other, "--json"});
  CHECK(pulled.status == 3);
  const nlohmann::json damaged = pulled.json()["damaged"];
  REQUIRE(damaged.size() == 1);
  CHECK(damaged[0]["id"] == evening.bad);
  CHECK(damaged[0]["database"] == database(evening.folder).string());
  CHECK(damaged[0]["message"] == "Entries are missing at the end.");
  CHECK(run(evening.folder, {"match", "export", evening.matches[0]}).json()["stream"]["count"] == 9);
}

TEST_CASE("a rebuild reports a damaged match, keeps its rows and rebuilds the others") {
  Evening evening;
  const std::string file = database(evening.folder).string();
  const auto before = run(evening.folder, {"match", "list", "--json"}).json();
  change_event(file, evening.bad);
  change_file(file, "UPDATE match_summary SET status = 'wrong' WHERE id = '" + evening.matches[0] +
                        "'; UPDATE point_entry SET points = 77 WHERE stream = '" + evening.matches[2] + "';");
  names_the_damage(run(evening.folder, {"db", "rebuild"}), evening.bad, file);
  CHECK(run(evening.folder, {"match", "list", "--json"}).json() == before);
  CHECK(run(evening.folder, {"match", "verify", evening.matches[0]}).status == 0);
  CHECK(run(evening.folder, {"match", "verify", evening.matches[2]}).status == 0);
  const nlohmann::json answer = run(evening.folder, {"db", "rebuild", "--json"}).json();
  CHECK(answer["matches"] == 2);
  CHECK(answer["damaged"][0]["id"] == evening.bad);
}

// A club with finished competitions of four players each.
void hold_competitions(const Folder& folder, std::initializer_list<const char*> names) {
  for (const char* name : names) {
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"new", name, "--rounds", "1", "--season", "2026"},
                                               {"enter", name, "Ana", "Beto", "Caro", "Dani"},
                                               {"pair", name, "--seed", "1"},
                                               {"result", name, "1", "30:12"},
                                               {"result", name, "2", "17:30"},
                                               {"close", name},
                                               {"close", name, "--finish"}})
      REQUIRE(league(folder, command).status == 0);
  }
}

void damage_competition(const Folder& folder, const std::string& name) {
  change_file(database(folder),
              "DROP TRIGGER event_no_update; UPDATE event SET payload = replace(payload, '30', '31')"
              " WHERE kind = 'result_entered' AND stream IN"
              " (SELECT stream FROM event WHERE kind = 'competition_created' AND payload LIKE '%" +
                  name +
                  "%');"
                  "CREATE TRIGGER event_no_update BEFORE UPDATE ON event\nBEGIN\n"
                  "  SELECT RAISE(ABORT, 'events are never changed');\nEND;");
}

TEST_CASE("a reader of many competitions leaves a damaged one out, names it, and counts the others") {
  const Folder folder, without;
  hold_competitions(folder, {"Monday", "Friday", "Sunday"});
  hold_competitions(without, {"Monday", "Sunday"});
  const std::string kept = (folder / "kept").string();
  REQUIRE(league(folder, {"ranking", "--keep", kept}).status == 0);
  damage_competition(folder, "Friday");
  const std::vector<std::string> rows[] = {{"ratings"},
                                           {"ratings", "--csv", "-"},
                                           {"ranking"},
                                           {"season", "2026"},
                                           {"season", "2026", "--by", "person"},
                                           {"stats", "Ana"}};
  for (const std::vector<std::string>& row : rows) {
    CAPTURE(row[0]);
    const Result answer = league(folder, row), sound = league(without, row);
    CHECK(answer.status == 3);
    CHECK(sound.status == 0);
    CHECK(answer.out == sound.out);
    CHECK(has(answer.err, "Friday ("));
    CHECK(has(answer.err, "is damaged and was left out: Entry "));
  }
  // A ranking without it is not kept; one kept before counts what was read then.
  const fs::path fresh = folder / "fresh";
  CHECK(league(folder, {"ranking", "--keep", fresh}).out == league(without, {"ranking"}).out);
  CHECK(fs::is_empty(fresh));
  CHECK(league(folder, {"ranking", "--keep", kept}).status == 0);
  const nlohmann::json season = league(folder, {"season", "2026", "--json"}).json();
  CHECK(season["competitions"].size() == 2);
  REQUIRE(season["damaged"].size() == 1);
  CHECK(season["damaged"][0]["name"] == "Friday");

  const std::string site = (folder / "site").string();
  const Result pages = league(folder, {"site", "--to", site});
  CHECK(pages.status == 3);
  CHECK(has(pages.err, "Friday ("));
  const std::string index = read_bytes(folder / "site" / "index.html");
  CHECK(has(index, "Monday"));
  CHECK(has(index, "Sunday"));
  CHECK_FALSE(has(index, "Friday"));
}

TEST_CASE("every command that reads many streams answers for the sound ones beside a damaged match and cup") {
  Evening evening;
  const Folder& folder = evening.folder;
  hold_competitions(folder, {"Monday", "Friday", "Sunday"});
  change_event(database(folder), evening.bad);
  damage_competition(folder, "Friday");
  const std::string damaged = read_bytes(database(folder)), copy = (folder / "copy.db").string(),
                    other = (folder / "other.db").string(), site = (folder / "site").string();
  struct Row {
    std::vector<std::string> words;
    int status;  // 3: the command reads the damaged streams, and names them
    std::vector<std::string> shown;
  };
  const Row rows[] = {
      {{"match", "list", "--json"}, 0, evening.matches},
      {{"match", "show", evening.matches[0]}, 0, {"Ana"}},
      {{"case", "log"}, 0, {}},
      {{"league", "list"}, 0, {"Monday", "Friday", "Sunday"}},
      {{"league", "standings", "Monday"}, 0, {"Ana"}},
      {{"league", "crosstable", "Sunday"}, 0, {"Ana"}},
      {{"league", "player", "list"}, 0, {"Ana"}},
      {{"league", "player", "duplicates"}, 0, {}},
      {{"league", "player", "export"}, 0, {"Ana"}},
      {{"league", "club", "show"}, 0, {}},
      {{"league", "season", "2026"}, 3, {"Ana"}},
      {{"league", "ratings"}, 3, {"Ana"}},
      {{"league", "ranking"}, 3, {"Ana"}},
      {{"league", "stats", "Ana"}, 3, {"Caro"}},
      {{"league", "site", "--to", site}, 3, {}},
      {{"league", "result", "Monday", "1", "30:12"}, 0, {}},
      {{"league", "new", "Tuesday", "--rounds", "3"}, 0, {"Tuesday"}},
      {{"score", "-"}, 0, {}},
      {{"db", "check"}, 3, {}},
      {{"db", "rebuild"}, 3, {}},
      {{"db", "backup", copy}, 0, {}},
      {{"db", "salvage", copy}, 3, {}},
#ifdef TANTEADOR_FEDERATION
      {{"db", "conflicts"}, 0, {}},
      {{"db", "share"}, 0, {"Monday", "Friday", "Sunday"}},
      {{"db", "send", "--all", other}, 3, {}},
      {{"db", "fetch", "--all", other}, 0, {}},
      {{"db", "sync", "--all", other}, 3, {}},
#endif
  };
  REQUIRE(run(folder, {"score", "-", "--db", other}, one_hand()).status == 0);
  for (const Row& row : rows) {
    CAPTURE(row.words[0] + " " + row.words[1]);
    for (const auto& entry : fs::directory_iterator(database(folder).parent_path())) fs::remove(entry.path());
    write_bytes(database(folder), damaged);
    fs::remove(copy);
    const Result result = run(folder, row.words, one_hand());
    const std::string said = result.out + result.err;
    CAPTURE(said);
    CHECK(result.status == row.status);
    for (const std::string& word : row.shown) CHECK(has(result.out, word));
    if (row.status == 3) CHECK(has(said, "was altered: its check code does not match."));
  }
}

TEST_CASE("an import of several files reports the damaged one and imports the others") {
  Evening evening;
  const auto files = evening.exports();
  std::string text = read_bytes(files[1]);
  const std::string points = R"(\"points\":2)";  // an id may have the digits of the points, too
  const std::size_t at = text.find(points + "8");
  REQUIRE(at != text.npos);
  text[at + points.size()] = '9';
  write_bytes(files[1], text);
  const std::string own = (evening.folder / "own.db").string();
  std::vector<std::string> command{"match", "import", "--db", own};
  command.insert(command.end(), files.begin(), files.end());
  names_the_damage(run(evening.folder, command), evening.bad, files[1]);
  CHECK(matches_in(evening.folder, own) == 2);
  command.push_back("--json");
  const nlohmann::json answer = run(evening.folder, command).json();
  CHECK(answer["matches"].size() == 2);
  CHECK(answer["damaged"][0]["file"] == files[1]);
  CHECK(run(evening.folder, {"match", "import", files[1], "--db", own}).status == 2);
}

TEST_CASE("several club records are joined into the oldest, and possible duplicates are only proposed") {
  const Folder folder;
  const std::string file = (folder / "club.db").string(), other = (folder / "other.db").string();
  const auto in = [&](const std::string& place, std::vector<std::string> command) {
    command.insert(command.end(), {"--db", place});
    return run(folder, command);
  };
  REQUIRE(in(file, {"league", "player", "add", "Ana", "Nora"}).status == 0);
  REQUIRE(in(other, {"league", "player", "add", "Beto", "Nora"}).status == 0);
  REQUIRE(in(other, {"league", "player", "edit", "Beto", "--inactive"}).status == 0);
  REQUIRE(in(other, {"league", "team", "add", "Sur", "--member", "Beto"}).status == 0);
  // An earlier version stored this if two desks created the club at the same time.
  change_file(file, "ATTACH '" + other +
                        "' AS other; DROP TRIGGER stream_one_club;"
                        "INSERT INTO stream SELECT id, kind, forked_from, 0, zeroblob(32) FROM other.stream;"
                        "INSERT INTO event SELECT * FROM other.event ORDER BY stream, seq;"
                        "UPDATE stream SET count = found.count, hash = found.hash FROM other.stream AS found "
                        "WHERE found.id = stream.id;"
                        "INSERT INTO person SELECT * FROM other.person;");
  change_file(file,
              "CREATE TRIGGER stream_one_club BEFORE INSERT ON stream\n"
              "WHEN NEW.kind = 'club' AND EXISTS (SELECT 1 FROM stream WHERE kind = 'club')\nBEGIN\n"
              "  SELECT RAISE(ABORT, 'a database has one record of a club');\nEND;");
  const Result found = in(file, {"db", "check"});
  CHECK(found.status == 3);
  CHECK(has(found.err, "db check --repair"));

  // A new file of the sound records has one record and names those it could not take.
  const Result salvaged = in(file, {"db", "salvage", (folder / "salvaged.db").string()});
  CHECK(salvaged.status == 3);
  CHECK(has(salvaged.out + salvaged.err, "another record of the club"));

  const Result repaired = in(file, {"db", "check", "--repair"});
  CHECK_MESSAGE(repaired.status == 0, repaired.err);
  CHECK(has(repaired.out, "1 more record of the club was joined"));
  CHECK(has(repaired.out, "Nora: tanteador league player merge "));
  const nlohmann::json players = in(file, {"league", "player", "list", "--json"}).json();
  std::multiset<std::string> names;
  for (const nlohmann::json& player : players) names.insert(player["name"]);
  CHECK(names == std::multiset<std::string>{"Ana", "Beto", "Nora", "Nora"});
  CHECK(in(file, {"league", "club", "show", "--json"}).json()["active"] == 3);
  CHECK(in(file, {"league", "team", "list", "--json"}).json()[0]["name"] == "Sur");
  CHECK(in(file, {"db", "check"}).status == 0);

  // A person confirms; then nothing more is proposed.
  const nlohmann::json proposed = in(file, {"db", "check", "--repair", "--json"}).json()["repair"];
  CHECK(proposed["records"] == 0);
  REQUIRE(proposed["same_person"].size() == 1);
  const nlohmann::json& nora = proposed["same_person"][0];
  CHECK(in(file, {"league", "player", "merge", nora["person"], nora["is"]}).status == 0);
  CHECK(in(file, {"league", "player", "list", "--json"}).json().size() == 3);
  CHECK(in(file, {"db", "check", "--repair", "--json"}).json()["repair"]["same_person"].empty());

  // The record travels as one.
  const std::string fresh = (folder / "fresh.db").string();
  CHECK(in(fresh, {"db", "merge", file}).status == 0);
  CHECK(in(fresh, {"league", "player", "list", "--json"}).json().size() == 3);
}

TEST_CASE("an export with a repeated field in an event is refused with its position") {
  Evening evening;
  std::string text = run(evening.folder, {"match", "export", evening.matches[0], "--unsigned"}).out;
  const std::string points = "\\\"points\\\":28";
  const std::size_t at = text.find(points);
  REQUIRE(at != text.npos);
  text.insert(at + points.size(), ",\\\"points\\\":9");
  const Result refused = run(evening.folder, Run{{"match", "import", "-", "--json"}, text});
  CHECK(refused.status == 2);
  const nlohmann::json error = refused.json()["error"];
  CHECK(error["message"] == "Entry 5 has the field \"points\" twice.");
  const std::string before = text.substr(0, at + points.size() + 1);
  CHECK(error["line"] == std::ranges::count(before, '\n') + 1);
  CHECK(error["column"] == before.size() - before.rfind('\n'));
}

TEST_CASE("an export whose kind differs from its events is refused") {
  Evening evening;
  nlohmann::json file =
      nlohmann::json::parse(run(evening.folder, {"match", "export", evening.matches[0], "--unsigned"}).out);
  file["stream"]["kind"] = "competition";
  CHECK(run(evening.folder, Run{{"match", "import", "-"}, file.dump()}).status == 2);
  file["stream"]["kind"] = "match";
  CHECK(run(evening.folder, Run{{"match", "import", "-"}, file.dump()}).status == 0);
}

TEST_CASE("every reader refuses deeply nested input with its position") {
  const Folder folder;
  const std::string deep = "{\"type\":\n" + std::string(4'000'000, '[');
  const std::vector<std::string> readers[] = {
      {"match", "import", "-"}, {"league", "import", "-"}, {"league", "new", "--file", "-"}};
  for (const auto& reader : readers) {
    CAPTURE(reader[1]);
    const Result refused = run(folder, Run{reader, deep});
    CAPTURE(refused.err);
    CHECK(refused.status == 2);
  }
  const Result import = run(folder, Run{readers[0], deep});
  CHECK(has(import.err, "Line 2, column 100: This JSON is nested more than 100 levels deep."));
  std::string line = std::string(kStart) + R"({"type":"hand_started","note":)" + std::string(200, '[') + "\n";
  const Result score = run(folder, Run{{"score", "-"}, line});
  CHECK(score.status == 2);
  CHECK(has(score.err, "Line 2, column 130:"));
  write_bytes(folder / "deep.json", "{\"parameters\":" + std::string(100'000, '['));
  CHECK(run(folder, {"ruleset", "check", (folder / "deep.json").string()}).status == 2);
}

TEST_SUITE_END();
