// db restore and db salvage: the way back from a backup, and out of a damaged file.

#include <doctest/doctest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "db/store.hpp"
#include "tests/cli/league.hpp"
#include "tests/cli/process.hpp"

namespace restore_and_salvage {

using namespace tanteador;
using namespace tanteador::test;

void execute(const fs::path& file, const std::string& sql) {
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
}

std::vector<std::string> matches(const Folder& folder, const fs::path& file) {
  std::vector<std::string> ids;
  for (const auto& row : run(folder, {"--db", file.string(), "match", "list", "--json"}).json())
    ids.push_back(row["match"]);
  return ids;
}

// A file with a match, a backup of it, and a second match entered later.
struct Club {
  Folder folder;
  fs::path file = database(folder);
  std::string backup = (folder / "backup.db").string(), first = store_match(folder), second;
  Club() {
    if (on_server()) return;
    REQUIRE(run(folder, {"db", "backup", backup}).status == 0);
    second = store_match(folder);
  }
};

TEST_CASE("restore brings a backup back and keeps the replaced file for a merge") {
  if (on_server()) return;
  const Club club;
  const Result result = run(club.folder, {"db", "restore", club.backup, "--json"});
  REQUIRE_MESSAGE(result.status == 0, result.err);
  const std::string aside = result.json()["aside"];
  CHECK(aside == club.file.string() + ".old");
  CHECK(result.json()["matches"] == 1);
  CHECK(matches(club.folder, club.file) == std::vector{club.first});
  CHECK(matches(club.folder, aside) == std::vector{club.second, club.first});
  CHECK(run(club.folder, {"db", "merge", aside}).status == 0);
  CHECK(matches(club.folder, club.file).size() == 2);
  CHECK(run(club.folder, {"db", "check"}).status == 0);
  const Result again = run(club.folder, {"db", "restore", club.backup});
  CHECK(again.status == 0);
  CHECK(has(again.out, club.file.string() + ".old-2"));
}

TEST_CASE("the log of a killed program moves aside with its file and is not applied to the backup") {
  if (on_server()) return;
  const Club club;
  const fs::path crashed = club.folder / "crashed.db";
  {
    const auto store = db::open_store(club.file, db::OpenMode::write);
    store->name_person({"p1", "Ana"});
    fs::copy(club.file, crashed);
    fs::copy(club.file.string() + "-wal", crashed.string() + "-wal");
  }
  REQUIRE(fs::file_size(crashed.string() + "-wal") > 0);
  const std::string log = read_bytes(crashed.string() + "-wal");
  CHECK(run(club.folder, {"--db", crashed.string(), "db", "restore", club.backup}).status == 0);
  CHECK(matches(club.folder, crashed) == std::vector{club.first});
  CHECK(run(club.folder, {"--db", crashed.string(), "db", "check"}).status == 0);
  CHECK(read_bytes(crashed.string() + ".old-wal") == log);
}

TEST_CASE("restore refuses a file in use, a bad backup, and the file itself") {
  if (on_server()) return;
  const Club club;
  const std::string good = read_bytes(club.backup), bad = (club.folder / "bad.db").string(),
                    other = (club.folder / "other.txt").string();
  write_bytes(bad, std::string(good).replace(good.size() / 2, 3000, 3000, 'x'));
  write_bytes(other, "Ana, Beto\n");
  struct Row {
    std::string backup, says, code;
    bool is_open;
  };
  const Row rows[] = {{club.backup, "being used by another program", "locked", true},
                      {bad, "The backup " + bad + " is damaged", "damaged", false},
                      {other, "is not a Tanteador database", "not_ours", false},
                      {(club.folder / "none.db").string(), "none.db", "cannot_open", false},
                      {club.file.string(), "is the database itself", "cannot_open", false}};
  for (const Row& row : rows) {
    CAPTURE(row.backup);
    const auto open = row.is_open ? db::open_store(club.file, db::OpenMode::write) : nullptr;
    const std::string before = read_bytes(club.file);
    const Result result = run(club.folder, {"db", "restore", row.backup, "--json"});
    CHECK(result.status == 3);
    CHECK(result.json()["error"]["code"] == row.code);
    CHECK_MESSAGE(has(result.err, row.says), result.err);
    CHECK(read_bytes(club.file) == before);
    for (const auto& entry : fs::directory_iterator(club.file.parent_path()))
      CHECK_FALSE(has(entry.path().string(), ".old"));
  }
  CHECK(matches(club.folder, club.file).size() == 2);
}

TEST_CASE("restore works where the file is missing, also beside a leftover log") {
  if (on_server()) return;
  Club club;
  fs::remove(club.file);
  CHECK(run(club.folder, {"db", "restore", club.backup}).status == 0);
  CHECK(matches(club.folder, club.file) == std::vector{club.first});
  fs::remove(club.file);
  write_bytes(club.file.string() + "-wal", "what was left");
  const Result list = run(club.folder, {"match", "list"});
  CHECK(list.status == 3);
  CHECK(has(list.err, "tanteador db restore"));
  CHECK(run(club.folder, {"db", "restore", club.backup}).status == 0);
  CHECK(matches(club.folder, club.file) == std::vector{club.first});
  CHECK(read_bytes(club.file.string() + ".old-wal") == "what was left");
}

TEST_CASE("salvage keeps all intact data of a damaged file and reports the rest") {
  if (on_server()) return;
  const Club club;
  const std::string third = store_match(club.folder), fresh = (club.folder / "fresh.db").string();
  REQUIRE(run(club.folder, {"referee", "add", "Dani"}, "4711\n").status == 0);
  execute(club.file,
          "DROP TRIGGER event_no_update; UPDATE event SET payload = replace(payload, 'envido', 'truco') "
          "WHERE seq = 3 AND stream = '" +
              club.second + "'");
  const std::string before = read_bytes(club.file);
  const Result result = run(club.folder, {"db", "salvage", fresh, "--json"});
  CHECK(result.status == 3);
  const nlohmann::json answer = result.json();
  CHECK(answer["matches"] == 2);
  REQUIRE(answer["left_out"].size() == 1);
  CHECK(answer["left_out"][0]["id"] == club.second);
  CHECK(has(answer["left_out"][0]["reason"].get<std::string>(), "Entry 3"));
  CHECK(matches(club.folder, fresh) == std::vector{third, club.first});
  CHECK(run(club.folder, {"--db", fresh, "db", "check"}).status == 0);
  CHECK(run(club.folder, {"--db", fresh, "match", "export", third}).out ==
        run(club.folder, {"match", "export", third}).out);
  CHECK(has(run(club.folder, {"--db", fresh, "referee", "list"}).out, "Dani"));
  CHECK(read_bytes(club.file) == before);
  CHECK_FALSE(fs::exists(fresh + ".salvage"));
  CHECK(has(run(club.folder, {"db", "salvage", fresh}).err, "is there already"));
  const Result whole = run(club.folder, {"--db", fresh, "db", "salvage", fresh + "2"});
  CHECK(whole.status == 0);
  CHECK(has(whole.out, "2 matches"));
  CHECK(has(whole.out, "Nothing was left out."));
}

// The rows of a table of a file.
std::vector<std::string> rows_of(const fs::path& file, const std::string& table) {
  SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
  SQLite::Statement query(database, "SELECT * FROM " + table + " ORDER BY 1");
  std::vector<std::string> rows;
  while (query.executeStep()) {
    std::string& row = rows.emplace_back();
    for (int i = 0; i < query.getColumnCount(); ++i) row += query.getColumn(i).getString() + "|";
  }
  return rows;
}

TEST_CASE("salvage copies every table: people, cards, rules, referees, codes, requests and notes") {
  if (on_server()) return;
  const Club club;
  const std::string fresh = (club.folder / "fresh.db").string();
  REQUIRE(run(club.folder, {"referee", "add", "Dani"}, "4711\n").status == 0);
  REQUIRE(league(club.folder, {"player", "add", "Eva", "--licence", "A-1"}).status == 0);
  const std::string match = "'" + club.first + "'";
  execute(
      club.file,
      "INSERT INTO person VALUES ('01a20742-7305-7286-a584-6d988c996a02', NULL);"
      "INSERT INTO room_token VALUES (randomblob(32), randomblob(32), 'desk', '', 0, 0, 0, '2026-01-01'), "
      "(randomblob(32), randomblob(32), 'match', " +
          match +
          ", 0, 0, 0, '2026-01-02');"
          "INSERT INTO room_tap VALUES ('tap-1', '{}', '2026-01-01', " +
          match +
          ", 3);"
          "INSERT INTO room_note VALUES ('call/1', 'table 3'), ('wall', 'standings');");
  const Result result = run(club.folder, {"db", "salvage", fresh, "--json"});
  CHECK(result.status == 0);
  CHECK(result.json()["left_out"].empty());
  for (const char* table : {"stream", "event", "person", "player_card", "house_ruleset", "referee",
                            "room_token", "room_tap", "room_note", "match_summary", "point_entry"}) {
    CAPTURE(table);
    const auto rows = rows_of(club.file, table);
    CHECK((std::string(table) == "house_ruleset" || !rows.empty()));
    CHECK(rows_of(fresh, table) == rows);
  }
}

TEST_CASE("a referee with an unreadable PIN is reported, and the others are copied") {
  if (on_server()) return;
  const Club club;
  const std::string fresh = (club.folder / "fresh.db").string();
  REQUIRE(run(club.folder, {"referee", "add", "Dani"}, "4711\n").status == 0);
  execute(club.file,
          "INSERT INTO referee SELECT 'Eva', pin, 0, '', '', roles FROM referee;"
          "UPDATE referee SET pin = 'x' WHERE name = 'Dani'");
  const Result result = run(club.folder, {"db", "salvage", fresh, "--json"});
  CHECK(result.status == 3);
  REQUIRE(result.json()["left_out"].size() == 1);
  CHECK(result.json()["left_out"][0]["kind"] == "referee");
  CHECK(has(result.json()["left_out"][0]["reason"].get<std::string>(), "Dani"));
  CHECK(has(run(club.folder, {"--db", fresh, "referee", "list"}).out, "Eva"));
}

TEST_CASE("a damaged page of a stream or its list costs only its own data") {
  if (on_server()) return;
  const Folder folder;
  std::vector<std::string> ids;
  for (int i = 0; i < 60; ++i) ids.push_back(store_match(folder));
  const std::string whole = read_bytes(database(folder));
  constexpr std::size_t kPage = 4096;
  int refusals = 0, smallest = 60;
  for (std::size_t page = 2; page < whole.size() / kPage; page += 5) {
    CAPTURE(page);
    std::string bytes = whole;
    bytes.replace(page * kPage, 200, 200, '\x7f');
    write_bytes(database(folder), bytes);
    const std::string fresh = (folder / ("fresh" + std::to_string(page) + ".db")).string();
    const Result result = run(folder, {"db", "salvage", fresh, "--json"});
    if (!fs::exists(fresh)) continue;  // the page says what the file is
    CHECK(run(folder, {"--db", fresh, "db", "check"}).status == 0);
    const int saved = result.json()["matches"];
    CHECK((saved == 60) <= (result.status == 0 || !result.json()["left_out"].empty()));
    if (saved < 60) CHECK(result.status == 3);
    smallest = std::min(smallest, saved);
    ++refusals;
  }
  CHECK(refusals > 5);
  CHECK(smallest < 60);
}

}  // namespace restore_and_salvage
