// Durable appends, one transaction each, against a bare INSERT of the same row into a file of the same kind.

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <cstring>

#include "db/store.hpp"
#include "tests/bench/bench.hpp"

namespace tanteador::bench {

namespace {

constexpr int kBatches = 10, kPerBatch = 100;
constexpr const char* kStream = "019a0000-0000-7000-8000-000000000001";

session::Hash hash_of(std::int64_t seq) {  // any chain will do: the store checks links, the session hashes
  session::Hash hash{};
  std::memcpy(hash.data(), &seq, sizeof seq);
  return hash;
}

session::StoredEvent event_at(std::int64_t seq) {
  return {{seq, "called", R"({"player":1,"call":"real_envido"})", "2026-01-01T20:15:30Z", kStream},
          hash_of(seq - 1),
          hash_of(seq)};
}

class Bare {
 public:
  explicit Bare(const std::filesystem::path& file)
      : database_(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE),
        insert_(prepare(database_), "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)") {}

  void insert(const session::StoredEvent& event) {
    const auto bytes = [](const session::Hash& hash) { return static_cast<int>(hash.size()); };
    insert_.reset();
    insert_.bindNoCopy(1, kStream);
    insert_.bind(2, event.record.seq);
    insert_.bindNoCopy(3, event.record.kind);
    insert_.bindNoCopy(4, event.record.payload);
    insert_.bindNoCopy(5, event.record.at);
    insert_.bindNoCopy(6, event.record.by);
    insert_.bindNoCopy(7, event.prev_hash.data(), bytes(event.prev_hash));
    insert_.bindNoCopy(8, event.hash.data(), bytes(event.hash));
    insert_.exec();
  }

 private:
  static SQLite::Database& prepare(SQLite::Database& database) {
    database.exec(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
        "CREATE TABLE event (stream TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT "
        "NOT NULL,"
        " at TEXT NOT NULL, by TEXT NOT NULL, prev_hash BLOB NOT NULL, hash BLOB NOT NULL,"
        " PRIMARY KEY (stream, seq)) STRICT, WITHOUT ROWID");
    return database;
  }

  SQLite::Database database_;
  SQLite::Statement insert_;
};

void append(session::Store& store, const session::StoredEvent& event) {
  const std::array events{event};
  store.append({.before = {kStream, "match", event.record.seq - 1, event.prev_hash},
                .events = events,
                .new_people = {},
                .summary = {},
                .entries = {}});
}

}  // namespace

void appends(const std::filesystem::path& folder) {
  const auto store = db::open_store(folder / "append.db", db::OpenMode::write);
  Bare bare(folder / "bare.db");
  double appended = 0, inserted = 0;
  std::int64_t seq = 0;
  for (int batch = 0; batch < kBatches; ++batch) {  // in turns, so that both meet the same moods of the disk
    const std::int64_t first = seq + 1;
    seq += kPerBatch;
    appended += seconds([&] {
      for (auto at = first; at <= seq; ++at) append(*store, event_at(at));
    });
    inserted += seconds([&] {
      for (auto at = first; at <= seq; ++at) bare.insert(event_at(at));
    });
  }
  row("durable append", static_cast<double>(seq) / appended, "bare durable INSERT",
      static_cast<double>(seq) / inserted, "aim: 0.77 or more");
}

}  // namespace tanteador::bench
