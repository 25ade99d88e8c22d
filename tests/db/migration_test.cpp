#include "db/sqlite/migrations.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>
#include <signal.h>

#include <set>
#include <sstream>

#include "db/sqlite/query.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;
using sqlite::migrate;
using sqlite::migrations;
using sqlite::sql;
using sqlite::statements;
using Code = StoreError::Code;

namespace {

const fs::path kFixtures = fs::path(TANTEADOR_ROOT) / "tests/db/fixtures";

fs::path fixture(int version) { return (kFixtures / "v").concat(std::to_string(version)).concat(".sql"); }

void make_from(const fs::path& dump, const fs::path& file) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.exec(bytes_of(dump));
}

// The real ladder with a rung more.
std::vector<Migration> longer_ladder(std::string_view sql) {
  const auto real = migrations();
  std::vector<Migration> ladder(real.begin(), real.end());
  ladder.push_back({newest(real) + 1, sql});
  return ladder;
}

void migrate_file(const fs::path& file, std::span<const Migration> ladder) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, 2000);
  migrate(database, file, ladder);
}

int user_version(const fs::path& file) {
  return SQLite::Database(file.string(), SQLite::OPEN_READWRITE).execAndGet("PRAGMA user_version").getInt();
}

std::string copy_name(const fs::path& file) {
  return file.string() + ".before-v" + std::to_string(newest(migrations()) + 1);
}

}  // namespace

TEST_CASE("the migrations go from 1 up without a gap") {
  int version = 0;
  for (const Migration& migration : migrations()) CHECK(migration.version == ++version);
  CHECK(version >= 1);
}

TEST_CASE("a database of every version opens with all its data") {
  // A version without its fixture fails here: dump a database of the new version to fixtures/v<N>.sql.
  for (int version = 1; version <= newest(migrations()); ++version) {
    CAPTURE(version);
    REQUIRE(fs::exists(fixture(version)));
    const Folder folder;
    make_from(fixture(version), folder / "a.db");
    REQUIRE(user_version(folder / "a.db") == version);
    CHECK(check(folder / "a.db").empty());
    CHECK(all_events(*open_store(folder / "a.db", OpenMode::read), "m1").size() == 3);
    const auto store = open_store(folder / "a.db", OpenMode::write);
    CHECK(user_version(folder / "a.db") == newest(migrations()));
    CHECK(all_events(*store, "m1").size() == 3);
    CHECK(store->head("m1")->hash == all_events(*store, "m1").back().hash);
    CHECK(store->person("p1")->name == "Ana");
    CHECK_FALSE(store->person("p2")->name);
    CHECK(store->summaries().size() == 1);
    CHECK(store->entries("m1").size() == 2);
    CHECK(store->house_rulesets().size() == (version < 2 ? 0 : 1));
    CHECK(store->cases().size() == (version < 3 ? 0 : 1));
    CHECK(store->referees().size() == (version < 4 ? 0 : 1));
    CHECK(store->competitions().size() == (version < 5 ? 0 : 1));
    CHECK(store->competitions_with("m1").size() == (version < 5 ? 0 : 1));
    CHECK(store->player_cards().size() == (version < 5 ? 0 : 1));
    CHECK(store->tokens().size() == (version < 8 ? 0 : 1));
    CHECK(store->request_id("tap-1").has_value() == (version >= 8));
    CHECK(store->key_values("call/").size() == (version < 8 ? 0 : 1));
    grow(*store, *store->head("m1"), 1);
    CHECK(check(folder / "a.db").empty());
  }
}

TEST_CASE("an old read-only database is readable and stays unchanged") {
  for (int version = 1; version <= newest(migrations()); ++version) {
    CAPTURE(version);
    const Folder folder;
    make_from(fixture(version), folder / "a.db");
    REQUIRE(chmod((folder / "a.db").c_str(), 0444) == 0);
    REQUIRE(chmod(folder.path().c_str(), 0555) == 0);
    const auto before = everything_in(folder.path());
    const pid_t child = start_child([&] {
      if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) return 2;
      const auto store = open_store(folder / "a.db", OpenMode::read);
      if (all_events(*store, "m1").size() != 3 || store->summaries().size() != 1) return 3;
      if (code_of([&] { grow(*store, new_match("m2"), 1); }) != Code::read_only) return 4;
      return check(folder / "a.db").empty() ? 0 : 5;
    });
    CHECK(exit_of(child) == 0);
    CHECK(everything_in(folder.path()) == before);
  }
}

TEST_CASE("the page on the event log names every table and the version of the schema") {
  const std::string page = bytes_of(fs::path(TANTEADOR_ROOT) / "docs/reference/event-log.md");
  std::set<std::string> named, made;
  std::istringstream lines(page.substr(page.find("| table |")));
  for (std::string line; std::getline(lines, line) && line.starts_with('|');) {
    std::istringstream words(line.substr(0, line.find('|', 1)));
    for (std::string word; std::getline(words, word, '`');) {
      if (word.find_first_of("|, ") == std::string::npos && !word.empty()) named.insert(word);
    }
  }
  const Folder folder;
  (void)open_store(folder / "a.db", OpenMode::write);
  SQLite::Database database((folder / "a.db").string());
  SQLite::Statement tables(database, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  while (tables.executeStep()) made.insert(tables.getColumn(0).getString());
  CHECK(named == made);
  CHECK(page.find("(now " + std::to_string(newest(migrations())) + ")") != std::string::npos);
}

TEST_CASE("an older database keeps several club records and takes no further one") {
  const Folder folder;
  make_from(fixture(8), folder / "a.db");
  SQLite::Database((folder / "a.db").string(), SQLite::OPEN_READWRITE)
      .exec(
          "INSERT INTO stream (id, kind, count, hash) VALUES ('k1', 'club', 0, zeroblob(32)), "
          "('k2', 'club', 0, zeroblob(32))");
  const auto store = open_store(folder / "a.db", OpenMode::write);
  CHECK(store->streams("club").size() == 2);
  auto first = new_match("k3");
  first.kind = "club";
  CHECK(code_of([&] { grow(*store, first, 1); }) == Code::conflict);
  CHECK(store->streams("club").size() == 2);
  grow(*store, *store->head("k1"), 1);
}

TEST_CASE("the newest fixture equals a migrated database") {
  const Folder folder;
  make_from(fixture(newest(migrations())), folder / "a.db");
  CHECK(check(folder / "a.db").empty());
}

TEST_CASE("an older database migrates in one run, with a copy of the original beside it") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  const auto ladder = longer_ladder("ALTER TABLE person ADD COLUMN club TEXT");
  grow(*open_store(file, OpenMode::write), new_match(), 4);

  migrate_file(file, ladder);
  CHECK(user_version(file) == newest(ladder));
  CHECK_NOTHROW(
      SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("UPDATE person SET club = 'here'"));
  REQUIRE(fs::exists(copy_name(file)));
  CHECK(mode_of(copy_name(file)) == 0600);
  CHECK(check(copy_name(file)).empty());
  CHECK(all_events(*open_store(copy_name(file), OpenMode::read), "m1").size() == 4);

  SUBCASE("once up, nothing is done and no copy made") {
    const auto before = everything_in(folder.path());
    migrate_file(file, ladder);
    CHECK(everything_in(folder.path()) == before);
  }
  SUBCASE("an earlier copy is not overwritten") {
    fs::copy_file(copy_name(file), file, fs::copy_options::overwrite_existing);
    grow(*open_store(file, OpenMode::write), new_match("m2"), 1);
    migrate_file(file, ladder);
    CHECK(open_store(copy_name(file), OpenMode::read)->streams("match").size() == 1);
    CHECK(open_store(copy_name(file) + "-2", OpenMode::read)->streams("match").size() == 2);
  }
  SUBCASE("this program, being older, then leaves it alone") {
    const auto before = everything_in(folder.path());
    CHECK(code_of([&] { (void)open_store(file, OpenMode::write); }) == Code::newer);
    CHECK(code_of([&] { migrate_file(file, migrations()); }) == Code::newer);
    CHECK(everything_in(folder.path()) == before);
  }
}

TEST_CASE("a failed migration leaves the database at its version") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  grow(*open_store(file, OpenMode::write), new_match(), 4);
  const std::string before = bytes_of(file);
  const char* const rungs[] = {
      "CREATE TABLE half (x); CREATE TABLE event (x)", "DELETE FROM event",
      "CREATE TABLE half (x REFERENCES person (id)); INSERT INTO half VALUES ('nobody')"};
  for (const char* sql : rungs) {
    CAPTURE(std::string(sql));
    CHECK_THROWS(migrate_file(file, longer_ladder(sql)));
    CHECK(bytes_of(file) == before);
    const auto store = open_store(file, OpenMode::write);
    CHECK(all_events(*store, "m1").size() == 4);
  }
}

TEST_CASE("a program killed during migration leaves the old or the new database, and no half copy") {
  bool climbed = false;
  for (int writes = 0; !climbed; writes += 3) {
    CAPTURE(writes);
    REQUIRE(writes < 3000);
    const Folder folder;
    const fs::path file = folder / "a.db";
    make_from(fixture(1), file);
    const pid_t child = start_child([&] {
      const FaultyDisk disk(FaultyDisk::Call::write, writes, [] { return raise(SIGKILL); });
      (void)open_store(file, OpenMode::write);
      return 0;
    });
    climbed = exit_of(child) == 0;
    int copies = 0;
    for (const auto& entry : fs::directory_iterator(folder.path())) {
      const std::string name = entry.path().filename().string();
      if (!name.starts_with("a.db.before-") || name.find(".part-") != std::string::npos) continue;
      CAPTURE(name);
      ++copies;
      CHECK(check(entry.path()).empty());
      CHECK(user_version(entry.path()) == 1);
      CHECK(all_events(*open_store(entry.path(), OpenMode::read), "m1").size() == 3);
    }
    if (climbed) CHECK(copies == 1);
    CHECK(all_events(*open_store(file, OpenMode::read), "m1").size() == 3);
    const auto store = open_store(file, OpenMode::write);
    CHECK(user_version(file) == newest(migrations()));
    grow(*store, *store->head("m1"), 1);
    CHECK(check(file).empty());
  }
}

TEST_CASE("every query fits the schema") {
  const Folder folder;
  (void)open_store(folder / "a.db", OpenMode::write);
  SQLite::Database file_of_a_club((folder / "a.db").string());
  for (const auto& [name, text] : statements()) {
    CAPTURE(name);
    CHECK_NOTHROW(SQLite::Statement(file_of_a_club, text));
  }
  CHECK(statements().size() > 60);
}
