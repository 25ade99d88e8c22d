// Durable appends, one transaction each, and events entered one by one as at a table. Compared with a bare
// durable INSERT of such a row.

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <cstring>
#include <numeric>
#include <sstream>
#include <vector>

#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/session.hpp"
#include "tests/bench/bench.hpp"

namespace tanteador::bench {

namespace {

constexpr const char* kStream = "019a0000-0000-7000-8000-000000000001";

session::Hash hash_of(std::int64_t seq) {  // any chain will do: the store checks links, the session hashes
  session::Hash hash{};
  std::memcpy(hash.data(), &seq, sizeof seq);
  return hash;
}

void append(session::Store& store, std::int64_t seq) {
  const std::array events{session::StoredEvent{
      {seq, "called", R"({"player":1,"call":"real_envido"})", "2026-01-01T20:15:30.000Z", kStream},
      hash_of(seq - 1),
      hash_of(seq)}};
  store.append({.before = {kStream, "match", seq - 1, hash_of(seq - 1)},
                .events = events,
                .new_people = {},
                .summary = {},
                .entries = {}});
}

class Bare {
 public:
  explicit Bare(const std::filesystem::path& file)
      : database_(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE),
        insert_(prepare(database_), "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)") {}

  void insert(std::int64_t seq) {
    const session::Hash hash{};
    insert_.reset();
    insert_.bindNoCopy(1, kStream);
    insert_.bind(2, seq);
    insert_.bindNoCopy(3, "called");
    insert_.bindNoCopy(4, R"({"player":1,"call":"real_envido"})");
    insert_.bindNoCopy(5, "2026-01-01T20:15:30.000Z");
    insert_.bindNoCopy(6, kStream);
    for (const int column : {7, 8}) insert_.bindNoCopy(column, hash.data(), static_cast<int>(hash.size()));
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

// A table that plays one match after another.
class Table {
 public:
  explicit Table(session::Store& store) : session_(&store, session::system_host()) {
    std::istringstream lines(event_file());
    for (std::string line; std::getline(lines, line);) events_.push_back(nlohmann::json::parse(line));
  }

  void enter() {
    const auto& event = events_[next_];
    const auto seq = next_ == 0 ? session_.start(event, match_) : session_.submit(*match_, event);
    if (!seq) fail("its own match does not stand");
    next_ = (next_ + 1) % events_.size();
  }

 private:
  session::Session session_;
  std::vector<nlohmann::json> events_;
  std::optional<session::OpenMatch> match_;
  std::size_t next_ = 0;
};

}  // namespace

void appends(const std::filesystem::path& folder) {
  const auto store = db::open_store(folder / "append.db", db::OpenMode::write);
  Table table(*store);
  Bare bare(folder / "bare.db");
  double entered = 0, inserted = 0;
  std::vector<double> appended, bare_times;
  const int batches = sized(10, 1), per_batch = sized(100, 10);
  std::int64_t seq = 0, stored = 0;
  for (int batch = 0; batch < batches; ++batch) {  // in turns, so that all meet the same moods of the disk
    for (int i = 0; i < per_batch; ++i) appended.push_back(seconds([&] { append(*store, ++stored); }));
    entered += seconds([&] {
      for (int i = 0; i < per_batch; ++i) table.enter();
    });
    for (int i = 0; i < per_batch; ++i) bare_times.push_back(seconds([&] { bare.insert(++seq); }));
  }
  const auto events = static_cast<double>(seq);
  inserted = std::accumulate(bare_times.begin(), bare_times.end(), 0.0);
  row("durable append", events / std::accumulate(appended.begin(), appended.end(), 0.0),
      "bare durable INSERT", events / inserted, "aim: 0.77 or more");
  time_row("one durable append, median", median(appended), "bare durable INSERT, median", median(bare_times),
           "aim: 1 ms");
  row("event entered: judged, hashed, durable", events / entered, "bare durable INSERT", events / inserted,
      "");
}

}  // namespace tanteador::bench
