#include "tests/bench/ui/filled.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <cstdlib>
#include <vector>

#include "src/session/chain.hpp"
#include "tests/support/table_fixture.hpp"

namespace tanteador::test {

namespace {

constexpr int kPeople = 500, kADay = 8;

// Each played once by two people, to be written under many ids.
std::vector<session::OpenMatch> patterns(session::Session& session) {
  std::vector<session::OpenMatch> all;
  for (int i = 0; i < kPeople; ++i) {
    const std::string one = fmt::format("Player {}", i), other = fmt::format("Guest {}", i * 7 % kPeople);
    std::string lines = fmt::format(
        R"({{"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["{}","{}"]}})", one,
        other);
    lines += "\n" + tallied(one, 30);
    if (i % 100 != 0) lines += kHand + tallied(one, 30);
    auto scored = session.score(lines, session::OnRefusal::stop);
    if (!scored || !scored->match || !scored->refused.empty()) std::abort();
    all.push_back(std::move(*scored->match));
  }
  return all;
}

class Writer {
 public:
  explicit Writer(const std::filesystem::path& file) : database_(file.string(), SQLite::OPEN_READWRITE) {}
  void write(const session::OpenMatch& pattern, const std::string& id, const std::string& at) {
    session::Hash hash{};
    run("INSERT INTO stream (id, kind, count, hash) VALUES (?, 'match', 0, zeroblob(32))", id);
    for (EventRecord record : pattern.records()) {
      record.at = at;
      const session::Hash before = std::exchange(hash, session::hash_event(id, record, hash));
      run("INSERT INTO event (stream, seq, kind, payload, at, by, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?, "
          "?, ?)",
          id, record.seq, record.kind, record.payload, at, record.by, before, hash);
    }
    run("UPDATE stream SET count = ?2, hash = ?3 WHERE id = ?1", id, pattern.head().count, hash);
    const session::MatchSummary row = session::summary_of(pattern);
    run("INSERT INTO match_summary (id, game, ruleset, status, started_at, last_at, sides) VALUES (?, ?, ?, "
        "?, ?, ?, ?)",
        id, row.game, row.ruleset, row.status, at, at, row.sides);
  }
  void commit() { all_.commit(); }

 private:
  static void bind(SQLite::Statement& statement, int place, const session::Hash& hash) {
    statement.bind(place, hash.data(), static_cast<int>(hash.size()));
  }
  static void bind(SQLite::Statement& statement, int place, const auto& value) {
    statement.bind(place, value);
  }
  void run(const char* sql, const auto&... values) {
    SQLite::Statement statement(database_, sql);
    int place = 0;
    (bind(statement, ++place, values), ...);
    statement.exec();
  }

  SQLite::Database database_;
  int unsafe_ = database_.exec("PRAGMA synchronous = OFF");  // which may not be said once it is begun
  SQLite::Transaction all_{database_};
};

}  // namespace

void fill_matches(session::Session& session, const std::filesystem::path& file, int matches) {
  const std::vector<session::OpenMatch> known = patterns(session);
  Writer writer(file);
  for (int i = 0; i < matches - kPeople; ++i) {
    const int day = i / kADay;
    writer.write(known[static_cast<std::size_t>(i) % known.size()],
                 fmt::format("019a0000-0000-7000-8000-{:012x}", i),
                 fmt::format("{}-{:02}-{:02}T2{}:{:02}:00.000Z", 1990 + day / 336, day / 28 % 12 + 1,
                             day % 28 + 1, i % 4, i % 60));
  }
  writer.commit();
}

}  // namespace tanteador::test
