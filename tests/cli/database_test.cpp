// An unusable database: exit 3, a sentence with advice, and an unchanged file.

#include <doctest/doctest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <sys/stat.h>

#include "tests/cli/process.hpp"
#include "tests/support/long_run.hpp"

using namespace tanteador::test;

namespace {

void execute(const fs::path& file, const std::string& sql) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.exec(sql);
}

std::map<std::string, std::string> all_files(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.is_regular_file()) files[entry.path().filename().string()] = read_bytes(entry.path());
  }
  return files;
}

struct Unusable {
  std::string_view name, code;
  void (*spoil)(const fs::path& file);
};

constexpr Unusable kUnusable[] = {
    {"no database at all", "not_ours",
     [](const fs::path& file) { write_bytes(file, std::string(8192, 'g')); }},
    {"a text file", "not_ours", [](const fs::path& file) { write_bytes(file, "shopping: eggs, flour\n"); }},
    {"somebody else's database", "not_ours",
     [](const fs::path& file) {
       fs::remove(file);
       execute(file, "PRAGMA application_id=7; CREATE TABLE eggs(n)");
     }},
    {"a newer database", "newer", [](const fs::path& file) { execute(file, "PRAGMA user_version=900"); }},
};

const std::vector<std::vector<std::string>> kCommands{{"match", "list"},
                                                      {"match", "show", "abcdef"},
                                                      {"match", "verify", "abcdef"},
                                                      {"match", "export", "abcdef"},
                                                      {"match", "add", "abcdef", "-"},
                                                      {"explain", "abcdef"},
                                                      {"legal", "abcdef"},
                                                      {"score", "-"},
                                                      {"db", "check"},
                                                      {"db", "rebuild"},
                                                      {"db", "backup", "/tmp/tanteador-never-written.db"}};

}  // namespace

TEST_CASE("every command refuses a foreign, newer or invalid database and leaves it untouched") {
  for (const Unusable& row : kUnusable) {
    const Folder folder;
    store_match(folder);
    row.spoil(database(folder));
    const auto before = all_files(folder / "tanteador");
    for (std::vector<std::string> arguments : kCommands) {
      arguments.push_back("--json");
      const Result result = run(folder, arguments, one_hand());
      CAPTURE(row.name);
      CAPTURE(arguments[0] + " " + arguments[1]);
      CAPTURE(result.out);
      CHECK(result.status == 3);
      REQUIRE(result.json().is_object());
      CHECK(result.json()["error"]["code"] == row.code);
      CHECK(result.err.find("tanteador.db") != std::string::npos);
      CHECK(all_files(folder / "tanteador") == before);
    }
    CHECK(!fs::exists("/tmp/tanteador-never-written.db"));
  }
}

TEST_CASE("a folder at the database's path is refused, and so is a file at its folder's path") {
  const Folder folder;
  write_bytes(folder / "file", "x");
  for (const fs::path& path : {folder.path(), folder / "file/x.db"}) {
    const Result result = run(folder, {"--db", path.string(), "score", "-", "--json"}, one_hand());
    CAPTURE(path.string());
    CHECK(result.status == 3);
    CHECK(result.json().contains("error"));
  }
  CHECK(read_bytes(folder / "file") == "x");
}

TEST_CASE("a locked database is reported after a wait") {
  const Folder folder;
  const std::string id = store_match(folder);
  SQLite::Database other(database(folder).string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  const Result result = run(folder, {"match", "add", id, "-", "--json"}, "{\"type\":\"hand_started\"}\n");
  CHECK(result.status == 3);
  CHECK(result.json()["error"]["code"] == "locked");
  CHECK(run(folder, {"match", "show", id}).status == 0);  // reading goes on
  other.exec("ROLLBACK");
  CHECK(run(folder, {"match", "add", id, "-"}, "{\"type\":\"hand_started\"}\n").status == 0);
}

TEST_CASE("a read-only database can still be read") {
  const Folder folder;
  const std::string id = store_match(folder);
  chmod(folder.path().c_str(), 0755);
  chmod((folder / "tanteador").c_str(), 0555);
  chmod(database(folder).c_str(), 0444);
  const auto before = all_files(folder / "tanteador");
  const auto as_nobody = [&](std::vector<std::string> arguments) {
    arguments.push_back("--json");
    return run(
        folder,
        Run{.arguments = std::move(arguments), .input = "{\"type\":\"hand_started\"}\n", .as_nobody = true});
  };
  const Result show = as_nobody({"match", "show", id});
  if (show.status == 126 || show.status == 127) {
    MESSAGE("the command cannot be run as another user here: not checked");
    return;
  }
  CHECK(show.json()["match"] == id);
  const Result add = as_nobody({"match", "add", id, "-"});
  CHECK(add.status == 3);
  CHECK(add.json()["error"]["code"] == "read_only");
  CHECK(all_files(folder / "tanteador") == before);
  chmod((folder / "tanteador").c_str(), 0755);
}

TEST_CASE("show, verify and check report an event changed by another program") {
  const Folder folder;
  const std::string id = store_match(folder);
  execute(database(folder),
          "DROP TRIGGER event_no_update; UPDATE event SET payload = replace(payload, 'envido', 'truco') "
          "WHERE seq = 3");
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"match", "verify", id},
                                                    {"match", "show", id},
                                                    {"match", "export", id},
                                                    {"db", "check"}}) {
    const Result result = run(folder, arguments);
    CAPTURE(arguments[0] + " " + arguments[1]);
    CAPTURE(result.err);
    CHECK(result.status == 3);
    CHECK(result.out.empty());
    CHECK(!result.err.empty());
  }
  CHECK(run(folder, {"match", "verify", id}).err.find("Entry 3") != std::string::npos);
}

TEST_CASE("check finds points changed by another program, and rebuild repairs them") {
  const Folder folder;
  const std::string id = store_match(folder);
  const auto before = run(folder, {"match", "list", "--json"}).json();
  execute(database(folder), "UPDATE point_entry SET points = 30");
  CHECK(run(folder, {"match", "verify", id}).status == 3);
  CHECK(run(folder, {"db", "check"}).status == 3);
  CHECK(run(folder, {"db", "rebuild"}).status == 0);
  CHECK(run(folder, {"db", "check"}).status == 0);
  CHECK(run(folder, {"match", "list", "--json"}).json() == before);
}

TEST_CASE("check finds a linked match that was deleted") {
  const Folder folder;
  REQUIRE(run(folder, {"league", "new", "Cup", "--rounds", "1"}).status == 0);
  REQUIRE(run(folder, {"league", "enter", "Cup", "Ana", "Beto"}).status == 0);
  REQUIRE(run(folder, {"league", "draw", "Cup"}).status == 0);
  const std::string match = store_match(
      folder,
      R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Ana","Beto"],"options":{"chicos_to_win":1}})"
      "\n"
      R"({"type":"tallied","side":"Ana","points":30})"
      "\n");
  REQUIRE(run(folder, {"league", "link", "Cup", "1", match}).status == 0);
  REQUIRE(run(folder, {"db", "check"}).status == 0);
  {
    SQLite::Database file(database(folder).string(), SQLite::OPEN_READWRITE);
    std::vector<std::string> triggers, names;
    for (SQLite::Statement each(file, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
         each.executeStep();) {
      names.push_back(each.getColumn(0));
      triggers.push_back(each.getColumn(1));
    }
    for (const std::string& name : names) file.exec("DROP TRIGGER " + name);
    for (const char* rows : {"event WHERE stream", "match_summary WHERE id", "point_entry WHERE stream",
                             "case_log WHERE stream", "stream WHERE id"})
      file.exec(std::string("DELETE FROM ") + rows + " = '" + match + "'");
    for (const std::string& trigger : triggers) file.exec(trigger);
  }
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"db", "check"}, {"league", "verify", "Cup"}}) {
    const Result result = run(folder, words);
    CHECK(result.status == 3);
    CHECK_MESSAGE(has(result.err, "the match " + match), result.err);
    CHECK(has(result.err, "is missing"));
  }
}

TEST_CASE("a copy is a complete database, readable only by its owner") {
  const Folder folder;
  const std::string id = store_match(folder);
  const std::string copy = (folder / "copy.db").string();
  CHECK(run(folder, {"db", "backup", copy}).status == 0);
  CHECK(run(folder, {"--db", copy, "match", "show", id, "--json"}).json() ==
        run(folder, {"match", "show", id, "--json"}).json());
  struct stat about {};
  REQUIRE(stat(copy.c_str(), &about) == 0);
  CHECK((about.st_mode & 0777) == 0600);
}

TEST_CASE("every command reads, checks and extends a database of an older version") {
  constexpr const char* kNewIndexes =
      "DROP INDEX stream_by_kind; DROP INDEX match_summary_newest; DROP INDEX match_summary_live;"
      "DROP INDEX event_warned; DROP INDEX competition_match_by_competition;";
  constexpr const char* kOfTheRoom = "DROP TABLE room_token; DROP TABLE room_tap; DROP TABLE room_note;";
  constexpr const char* kNewestIndexes = "DROP INDEX competition_summary_by_name;";
  constexpr const char* kIndexOfTheRoom =
      "DROP INDEX event_told_people;"
      "CREATE INDEX event_same_person ON event (stream, seq) WHERE kind = 'same_person';";
  const char* const kNewTables[][3] = {
      {"house_ruleset"}, {"case_log"}, {"referee"}, {"competition_match", "competition_summary"}};
  constexpr const char* kOneClub =
      "DROP TRIGGER stream_one_club; DROP INDEX player_card_by_licence;"
      "ALTER TABLE referee DROP COLUMN uptime;";
  constexpr const char* kStandings = R"(CREATE TABLE competition_standing (
  competition TEXT NOT NULL REFERENCES stream (id),
  stage INTEGER NOT NULL,
  part INTEGER NOT NULL,
  place INTEGER NOT NULL,
  entrant INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (competition, stage, part, place)
) STRICT, WITHOUT ROWID;)";
  std::size_t turn = 0;
  for (int version = 1; version <= 10; ++version) {
    ++turn;  // so that each version meets other commands
    const Folder folder;
    const std::string id = store_match(folder);
    std::string back = "ALTER TABLE referee DROP COLUMN roles;";
    if (version <= 9) back += std::string("DROP TABLE head;") + (version >= 5 ? kStandings : "");
    if (version <= 8) back += kOneClub;
    if (version <= 7) back += std::string(kOfTheRoom) + kIndexOfTheRoom;
    if (version <= 6) back += std::string(kNewestIndexes) + "DROP INDEX event_same_person;";
    if (version <= 5) back += kNewIndexes;
    if (version <= 4) back += "DROP TABLE player_card;";
    for (int later = version; later <= 4; ++later) {
      for (const char* table : kNewTables[later - 1]) {
        if (table) back += std::string("DROP TABLE ") + table + ";";
      }
    }
    execute(database(folder), back + "PRAGMA user_version = " + std::to_string(version));
    const std::string old = read_bytes(database(folder));
    const std::vector<std::string> firsts[] = {
        {"match", "list"},       {"match", "show", id}, {"match", "verify", id},
        {"match", "export", id}, {"explain", id},       {"legal", id},
        {"db", "check"},         {"db", "rebuild"},     {"match", "add", id, "-"}};
    for (const auto& first : firsts) {
      if (!in_turn(turn++, 3)) continue;
      CAPTURE(version);
      CAPTURE(first[0] + " " + first[1]);
      for (const auto& entry : fs::directory_iterator(folder / "tanteador")) fs::remove(entry.path());
      write_bytes(database(folder), old);
      const Result result = run(folder, first, "{\"type\":\"hand_started\"}\n");
      CAPTURE(result.err);
      CHECK(result.status == 0);
      CHECK(run(folder, {"db", "check"}).status == 0);
      CHECK(fs::exists(database(folder).string() + ".before-v11"));
    }
  }
}

TEST_CASE("the list of matches has pages and prints how to see more") {
  const Folder folder;
  std::vector<std::string> ids;
  for (const char* day : {"07", "08", "09"}) {
    std::string match = one_hand();
    match.replace(match.find("-07T"), 3, std::string("-") + day);
    ids.push_back(store_match(folder, match));
  }
  const auto listed = [&](std::vector<std::string> more) {
    std::vector<std::string> arguments{"match", "list", "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    std::vector<std::string> found;
    for (const auto& row : run(folder, arguments).json()) found.push_back(row["match"]);
    return found;
  };
  CHECK(listed({}) == std::vector{ids[2], ids[1], ids[0]});
  CHECK(listed({"--limit", "2"}) == std::vector{ids[2], ids[1]});
  CHECK(listed({"--limit", "2", "--page", "2"}) == std::vector{ids[0]});
  CHECK(listed({"--limit", "0"}).size() == 3);
  const Result first = run(folder, {"match", "list", "--limit", "2"});
  CHECK(first.out.find("Matches 1 to 2 of 3. Next page: --page 2. All: --limit 0.") != std::string::npos);
  const Result last = run(folder, {"match", "list", "--limit", "2", "--page", "2"});
  CHECK(last.out.find("Matches 3 to 3 of 3.") != std::string::npos);
  CHECK(last.out.find("--page") == std::string::npos);
  CHECK(run(folder, {"match", "list"}).out.find("--page") == std::string::npos);
  CHECK(run(folder, {"match", "list", "--limit", "2", "--page", "3"}).status == 2);
}

TEST_CASE("a lost answer still says that the events were stored") {
  const Folder folder;
  const auto without_room = [&](const std::string& command) {
    return run(folder,
               Run{.arguments = {"-c", std::string(TANTEADOR_BUILD "/tanteador ") + command + " >/dev/full"},
                   .input = one_hand(),
                   .program = "/bin/sh"});
  };
  const Result score = without_room("score -");
  CHECK(score.status == 3);
  const auto list = run(folder, {"match", "list", "--json"}).json();
  REQUIRE(list.size() == 1);
  CHECK(score.err.find(list[0]["match"].get<std::string>() + ": what you entered before this") !=
        std::string::npos);
  const Result show = without_room("match list");
  CHECK(show.status == 3);
  CHECK(show.err.find("stored") == std::string::npos);
  for (const char* command : {"league new Friday --rounds 3", "league enter Friday Ana Beto",
                              "league draw Friday", "league result Friday 1 30:12"}) {
    CAPTURE(command);
    const Result entered = without_room(command);
    CHECK(entered.status == 3);
    const std::string friday = run(folder, {"league", "list", "--json"}).json()[0]["competition"];
    CHECK_MESSAGE(entered.err.find(friday + ": what you entered before this") != std::string::npos,
                  entered.err);
  }
}

TEST_CASE("a written copy or PDF is reported even if the answer cannot be printed") {
  const Folder folder;
  const std::string id = store_match(folder), copy = (folder / "copy.db").string(),
                    page = (folder / "sheet.html").string();
  const std::pair<std::string, std::string> rows[] = {
      {"db backup " + copy, "Copied to " + copy},
      {"--json db backup " + copy + "2", "Copied to " + copy + "2"},
      {"match show " + id + " --html " + page, "Saved: " + page}};
  for (const auto& [command, sentence] : rows) {
    CAPTURE(command);
    const Result lost = run(
        folder, Run{.arguments = {"-c", std::string(TANTEADOR_BUILD "/tanteador ") + command + " >/dev/full"},
                    .program = "/bin/sh"});
    CHECK(lost.status == 3);
    CHECK(lost.err.find("The output could not be written") != std::string::npos);
    CHECK(lost.err.find(sentence) != std::string::npos);
  }
  CHECK(std::filesystem::exists(copy));
}

TEST_CASE("the list marks matches whose values differ from their edition") {
  const Folder folder;
  const auto start = [&](const std::string& options) {
    const std::string line =
        R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"])" +
        options + "}\n";
    REQUIRE(run(folder, Run{.arguments = {"score", "-"}, .input = line}).status == 0);
  };
  start("");
  CHECK(run(folder, {"match", "list"}).out.find('*') == std::string::npos);
  start(R"(,"options":{"flor_single":9})");
  const Result list = run(folder, {"match", "list"});
  CHECK(list.out.find("truco-nhf-de*") != std::string::npos);
  CHECK(list.out.find("* with house agreements that differ from the printed edition") != std::string::npos);
  const auto rows = run(folder, {"match", "list", "--json"}).json();
  REQUIRE(rows.size() == 2);
  CHECK(rows[0]["agreed"] == nlohmann::json{"flor_single"});
  CHECK(rows[1]["agreed"] == nlohmann::json::array());
  const std::string amended =
      R"({"type":"amended","seq":1,"reason":"as agreed","event":{"type":"match_started","game":"truco",)"
      R"("ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"flor_single":4}}})"
      "\n";
  REQUIRE(run(folder, Run{.arguments = {"match", "add", rows[1]["match"], "-"}, .input = amended}).status ==
          0);
  CHECK(run(folder, {"match", "list", "--json"}).json()[1]["agreed"] == nlohmann::json{"flor_single"});
}

TEST_CASE("a printed file is complete, reports what it replaced, and never replaces a database") {
  const Folder folder;
  const std::string id = store_match(folder), page = (folder / "sheet.html").string();
  CHECK(run(folder, {"match", "show", id, "--html", page}).out == "Saved: " + page + "\n");
  chmod(page.c_str(), 0640);
  const Result spared = run(folder, {"match", "show", id, "--html", page});
  CHECK(spared.status == 3);
  CHECK(spared.err.find("already exists") != std::string::npos);
  CHECK(run(folder, {"match", "show", id, "--html", page, "--replace"}).out ==
        "Saved: " + page + " (replaced an existing file)\n");
  struct stat about {};
  REQUIRE(stat(page.c_str(), &about) == 0);
  CHECK((about.st_mode & 0777) == 0640);
  const std::string before = read_bytes(database(folder));
  const Result refused = run(folder, {"match", "show", id, "--replace", "--html", database(folder).string()});
  CHECK(refused.status == 3);
  CHECK(refused.err.find("is a database") != std::string::npos);
  CHECK(read_bytes(database(folder)) == before);
  CHECK(run(folder, {"match", "show", id, "--html", (folder / "none/sheet.html").string()}).status == 3);
  for (const auto& entry : fs::recursive_directory_iterator(folder.path()))
    CHECK(entry.path().string().find(".part-") == std::string::npos);
}

TEST_CASE("a copy warns that it contains the referees' PINs, if there are any") {
  const Folder folder;
  store_match(folder);
  CHECK(run(folder, {"db", "backup", (folder / "1.db").string()}).out.find("PIN") == std::string::npos);
  REQUIRE(run(folder, {"referee", "add", "Dani"}, "4711\n").status == 0);
  CHECK(run(folder, {"db", "backup", (folder / "2.db").string()}).out.find("PIN") != std::string::npos);
}
