#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;

namespace {

enum class ForeignKeys { off, on };

// A raw connection without the settings of ours, as any other program would open it.
void run(const fs::path& file, const std::string& sql, ForeignKeys keys = ForeignKeys::off) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, 2000);
  if (keys == ForeignKeys::on) database.exec("PRAGMA foreign_keys = ON");
  database.exec("BEGIN;" + sql + ";COMMIT");
}

}  // namespace

TEST_CASE("SQL from any program cannot change, delete, skip or replace an event") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  grow(*open_store(file, OpenMode::write), new_match(), 3);
  const std::string values = ", 'k', '{}', 't', 'p', (SELECT hash FROM event WHERE seq = 3), randomblob(32))";
  const std::string before =
      ", 'k', '{}', 't', 'p', (SELECT prev_hash FROM event WHERE seq = 3), randomblob(32))";
  struct Row {
    std::string name;
    std::string sql;
    ForeignKeys keys = ForeignKeys::off;
  };
  const Row rows[] = {
      {"change", "UPDATE event SET payload = '{}' WHERE seq = 2"},
      {"change the hash", "UPDATE event SET hash = zeroblob(32) WHERE seq = 3"},
      {"renumber", "UPDATE event SET seq = 4 WHERE seq = 3"},
      {"change or replace", "UPDATE OR REPLACE event SET seq = 2 WHERE seq = 3"},
      {"delete the last", "DELETE FROM event WHERE seq = 3"},
      {"delete all", "DELETE FROM event"},
      {"gap", "INSERT INTO event VALUES ('m1', 5" + values},
      {"gap, ignoring", "INSERT OR IGNORE INTO event VALUES ('m1', 5" + values},
      {"seq 0", "INSERT INTO event VALUES ('m1', 0" + values},
      {"negative seq", "INSERT INTO event VALUES ('m1', -1" + values},
      {"again", "INSERT INTO event VALUES ('m1', 3" + before},
      {"replace", "INSERT OR REPLACE INTO event VALUES ('m1', 3" + before},
      {"REPLACE", "REPLACE INTO event VALUES ('m1', 1, 'k', '{}', 't', 'p', zeroblob(32), randomblob(32))"},
      {"upsert", "INSERT INTO event VALUES ('m1', 3" + before + " ON CONFLICT DO UPDATE SET payload = ''"},
      {"wrong link", "INSERT INTO event VALUES ('m1', 4" + before},
      {"first event with a link",
       "INSERT INTO stream VALUES ('m2', 'match', NULL, 0, zeroblob(32));"
       "INSERT INTO event VALUES ('m2', 1" +
           values},
      {"first event without a stream",
       "INSERT INTO event VALUES ('m9', 1, 'k', '{}', 't', 'p', zeroblob(32), randomblob(32))",
       ForeignKeys::on},
      {"payload of another type",
       "INSERT INTO event VALUES ('m1', 4, 'k', x'00', 't', 'p', "
       "(SELECT hash FROM event WHERE seq = 3), randomblob(32))"},
      {"short hash",
       "INSERT INTO event VALUES ('m1', 4, 'k', '{}', 't', 'p', "
       "(SELECT hash FROM event WHERE seq = 3), x'00')"},
      {"cut the head", "UPDATE stream SET count = 2, hash = (SELECT hash FROM event WHERE seq = 2)"},
      {"another head hash", "UPDATE stream SET hash = zeroblob(32)"},
      {"rename the stream", "UPDATE stream SET id = 'm2'"},
      {"delete the stream", "DELETE FROM stream"},
      {"replace the stream", "REPLACE INTO stream VALUES ('m1', 'match', NULL, 0, zeroblob(32))"},
      {"a stream with a made-up head", "INSERT INTO stream VALUES ('m3', 'match', NULL, 4, randomblob(32))"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK_THROWS_AS(run(file, row.sql, row.keys), SQLite::Exception);
    const auto store = open_store(file, OpenMode::read);
    const auto events = all_events(*store, "m1");
    REQUIRE(events.size() == 3);
    for (const StoredEvent& event : events)
      CHECK(event.hash == hash_of(event.record.seq, event.record.payload));
    CHECK(store->streams("match").size() == 1);
    CHECK(store->head("m1")->count == 3);
  }
  CHECK(check(file).empty());
}

TEST_CASE("check names changes made after removal of the triggers") {
  const Folder folder;
  const fs::path file = folder / "a.db";
  {
    const auto store = open_store(file, OpenMode::write);
    grow(*store, new_match(), 6);
    grow(*store, new_match("m2"), 2);
  }
  REQUIRE(check(file).empty());
  const std::string events = "DROP TRIGGER event_no_delete; DROP TRIGGER event_no_update;";
  const std::string streams = "DROP TRIGGER stream_head_is_last; DROP TRIGGER stream_no_delete;";
  struct Row {
    std::string name;
    std::string sql;
    const char* finding;
  };
  const Row rows[] = {
      {"trigger gone", events, "The trigger event_no_delete is missing or has been altered."},
      {"table gone", "DROP TABLE point_entry", "The table point_entry is missing or has been altered."},
      {"tail cut", events + "DELETE FROM event WHERE stream = 'm1' AND seq > 4",
       "m1: the record says 6 entries, and there are 4."},
      {"tail replaced", events + "UPDATE event SET hash = randomblob(32) WHERE stream = 'm1' AND seq = 6",
       "m1: the last entry is not the one on record."},
      {"gap", events + "DELETE FROM event WHERE stream = 'm1' AND seq = 3",
       "m1: entries before number 4 are missing."},
      {"head cut off", events + "DELETE FROM event WHERE stream = 'm1' AND seq = 1",
       "m1: entries before number 2 are missing."},
      {"link", events + "UPDATE event SET prev_hash = zeroblob(32) WHERE stream = 'm1' AND seq = 5",
       "m1: entry 5 does not follow the entry before it."},
      {"stream gone", streams + "DELETE FROM stream WHERE id = 'm2'",
       "A row in table event has no matching row in stream."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const fs::path copy = folder / "copy.db";
    fs::remove(copy);
    backup(file, copy);
    run(copy, row.sql);
    const auto findings = check(copy);
    CHECK(std::find(findings.begin(), findings.end(), row.finding) != findings.end());
  }
}
