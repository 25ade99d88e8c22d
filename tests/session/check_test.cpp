// `db check`, `match verify` and `db rebuild` compare each row of each table with the log, also while others
// write.

#include "src/session/check.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <stdexcept>

#include <doctest/doctest.h>
#include <sqlite3.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/league/league.hpp"
#include "src/session/ordered_thread_pool.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using test::Folder;
namespace fs = std::filesystem;

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows run_sql(const fs::path& file, const std::string& sql) {
  sqlite3* raw = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &raw) == SQLITE_OK);
  char* message = nullptr;
  Rows rows;
  sqlite3_exec(
      raw, sql.c_str(),
      [](void* list, int columns, char** values, char**) {
        auto& row = static_cast<Rows*>(list)->emplace_back();
        for (int i = 0; i < columns; ++i) row.emplace_back(values[i] ? values[i] : "");
        return 0;
      },
      &rows, &message);
  CHECK_MESSAGE(!message, sql << ": " << message);
  sqlite3_free(message);
  sqlite3_close(raw);
  return rows;
}

// Changes a file without a trace: drops the triggers, runs the SQL and restores them.
void tamper(const fs::path& file, const std::string& sql) {
  std::string off, on;
  for (const auto& row : run_sql(file, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")) {
    off += "DROP TRIGGER " + row[0] + ";";
    on += row[1] + ";";
  }
  run_sql(file, off + sql + ";" + on);
}

constexpr const char* kMatch =
    R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Player 1","Player 3"],"options":{"chicos_to_win":1}}
{"type":"tallied","side":"Player 1","points":12}
{"type":"case_ruled","case":"truco.cut_wrong","facts":{},"fixed":false,"remedy":"annul","reason":"seen too late"}
{"type":"tallied","side":"Player 1","points":18}
)";

// A club with a row in every table.
void make_club(const fs::path& file) {
  const auto store = db::open_store(file, db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  session::League league(store.get(), session::system_host());
  auto club = league.club();
  REQUIRE(league.add_player(club, "Ana", {.person = {}, .alias = "La Rubia", .licence = "77"}));
  REQUIRE(league.add_player(club, "Beto"));
  auto competition = *league.create(test::cup("truco-argentino", test::swiss(), "Friday", "2026"));
  test::enter(league, competition, test::numbered(4));
  test::draw(league, competition);
  const auto scored = session.score(kMatch, session::RefusalPolicy::stop);
  REQUIRE(scored);
  REQUIRE(scored->refused.empty());
  REQUIRE(league.link(competition, {0, 0, 0}, *scored->match));
  REQUIRE(session::Rulesets(session).save("Café del Sur", "truco-nhf-de", {{"flor_single", 4}}));
  REQUIRE_FALSE(session::Referees(session).add("Dani", "4711"));
}

std::vector<std::string> faults_of(const fs::path& file) {
  std::vector<std::string> faults = db::check(file);
  if (!faults.empty()) return faults;
  const auto store = db::open_store(file, db::OpenMode::read);
  return session::check(*store, session::system_host()).faults;
}

const char* const kUuid = "01900000-0000-7000-8000-000000000001";
const std::string kOf = " WHERE stream = (SELECT id FROM stream WHERE kind = ";
const std::string kStray = "'" + std::string(kUuid) + "'";
const std::string kHash = "randomblob(32)";

struct Spoilt {
  std::string table, how, sql, named;  // `named`: what the finding speaks of
};

std::vector<Spoilt> spoilt() {
  const std::string first_match = "(SELECT id FROM stream WHERE kind = 'match')";
  const std::string tables_of_a_competition = "SELECT id FROM stream WHERE kind = 'competition'";
  return {
      {"stream", "change", "UPDATE stream SET kind = 'club' WHERE kind = 'match'",
       "is not valid when replayed"},
      {"stream", "change", "UPDATE stream SET kind = 'match' WHERE kind = 'club'", "cannot be read"},
      {"stream", "change", "UPDATE stream SET kind = 'note' WHERE kind = 'match'",
       "is not a match, a competition or the club"},
      {"stream", "change", "UPDATE stream SET forked_from = id WHERE kind = 'match'",
       "is not a match, a competition or the club"},
      {"stream", "delete", "DELETE FROM stream WHERE kind = 'club'", "has no matching row in stream"},
      {"stream", "insert", "INSERT INTO stream VALUES (" + kStray + ", 'match', NULL, 0, zeroblob(32))",
       "is not a match, a competition or the club"},
      {"event", "change",
       "UPDATE event SET payload = replace(payload, '12', '13')" + kOf + "'match') AND seq = 2", "Entry 2"},
      {"event", "change", "UPDATE event SET at = '2026-01-01T00:00:00Z'" + kOf + "'club') AND seq = 1",
       "Entry 1"},
      {"event", "change", "UPDATE event SET by = " + kStray + kOf + "'competition') AND seq = 3", "Entry 3"},
      {"event", "delete", "DELETE FROM event" + kOf + "'club') AND seq = 2", "the record says 2 entries"},
      {"event", "insert",
       "INSERT INTO event SELECT stream, 3, kind, payload, at, by, hash, " + kHash + " FROM event" + kOf +
           "'club') AND seq = 2",
       "the record says 2 entries"},
      {"person", "change", "UPDATE person SET id = " + kStray + " WHERE name = 'Beto'",
       "does not appear in any entry"},
      {"person", "change", "UPDATE person SET name = ' ' WHERE name = 'Beto'", "name of person"},
      {"person", "delete", "DELETE FROM person WHERE name = 'Beto'", "missing from the list of people"},
      {"person", "insert", "INSERT INTO person VALUES (" + kStray + ", 'Ghost')",
       "does not appear in any entry"},
      {"player_card", "change", "UPDATE player_card SET alias = char(7)", "The data of player"},
      {"player_card", "insert", "UPDATE person SET name = NULL WHERE name = 'Ana'",
       "other data is still there"},
      {"player_card", "insert", "INSERT INTO player_card VALUES (" + kStray + ", 'x', '')",
       "has no matching row in person"},
      {"house_ruleset", "change", "UPDATE house_ruleset SET text = '{'", "house rules could not be read"},
      {"house_ruleset", "change", "UPDATE house_ruleset SET id = 'truco-nhf-de'", "under a different id"},
      {"house_ruleset", "insert", "INSERT INTO house_ruleset VALUES ('x', 'y')",
       "house rules could not be read"},
      {"referee", "change", "UPDATE referee SET pin = '4711'", "referee Dani"},
      {"referee", "change", "UPDATE referee SET wrong_pins = -9", "referee Dani"},
      {"referee", "change", "UPDATE referee SET tried_at = 'yesterday'", "referee Dani"},
      {"referee", "insert", "INSERT INTO referee VALUES ('', '', 0, '', '', 'referee')", "referee"},
      {"match_summary", "change", "UPDATE match_summary SET status = 'in_progress'", "saved result"},
      {"match_summary", "delete", "DELETE FROM match_summary", "saved result"},
      {"match_summary", "insert",
       "INSERT INTO match_summary SELECT (" + tables_of_a_competition +
           "), game, ruleset, status, started_at, last_at, sides FROM match_summary",
       "saved result"},
      {"point_entry", "change", "UPDATE point_entry SET points = 30", "saved points"},
      {"point_entry", "delete", "DELETE FROM point_entry WHERE seq = 2", "saved points"},
      {"point_entry", "insert",
       "INSERT INTO point_entry SELECT (" + tables_of_a_competition +
           "), seq, ordinal, deal, side, points, full, category, rule FROM point_entry",
       "saved points"},
      {"case_log", "change", "UPDATE case_log SET remedy = 'play_on'", "saved cases"},
      {"case_log", "delete", "DELETE FROM case_log", "saved cases"},
      {"case_log", "insert",
       "INSERT INTO case_log SELECT stream, 4, at, game, name, title, rule, fixed, precedent, remedy, "
       "reason, "
       "referee, people, appeals FROM case_log",
       "saved cases"},
      {"competition_summary", "change", "UPDATE competition_summary SET name = 'Monday'",
       "saved competition"},
      {"competition_summary", "delete", "DELETE FROM competition_summary", "saved competition"},
      {"competition_summary", "insert",
       "INSERT INTO competition_summary SELECT " + first_match +
           ", name, game, ruleset, season, status, started_at, last_at, entrants, stage, round, open_tables "
           "FROM competition_summary",
       "saved competition"},
      {"competition_match", "change", "UPDATE competition_match SET match = " + kStray, "linked matches"},
      {"competition_match", "delete", "DELETE FROM competition_match", "linked matches"},
      {"competition_match", "insert",
       "INSERT INTO competition_match SELECT " + kStray + ", competition FROM competition_match",
       "linked matches"},
      {"", "a trigger more", "CREATE TRIGGER quiet AFTER INSERT ON event BEGIN DELETE FROM point_entry; END",
       "quiet does not belong to this program"},
      {"", "a table more", "CREATE TABLE secret (x)", "secret does not belong to this program"},
      {"", "a view more", "CREATE VIEW seen AS SELECT 1", "seen does not belong to this program"},
      {"", "an index more", "CREATE INDEX fast ON event (at)", "fast does not belong to this program"},
      {"", "an index less", "DROP INDEX person_by_name", "person_by_name is missing"},
      {"", "a table less", "DROP TABLE competition_match", "competition_match is missing"},
  };
}

}  // namespace

TEST_CASE("check names every change, removal and insertion" * doctest::test_suite("file")) {
  const Folder folder;
  make_club(folder / "club.db");
  REQUIRE(faults_of(folder / "club.db") == std::vector<std::string>());
  for (const Spoilt& row : spoilt()) {
    CAPTURE(row.table);
    CAPTURE(row.how);
    CAPTURE(row.sql);
    fs::remove(folder / "copy.db");
    db::backup(folder / "club.db", folder / "copy.db");
    tamper(folder / "copy.db", row.sql);
    std::string all;
    for (const std::string& fault : faults_of(folder / "copy.db")) all += fault + "\n";
    CHECK_MESSAGE(all.find(row.named) != std::string::npos, all);
  }
}

namespace {

constexpr int kThreads[] = {0, 1, 3};  // beside the one that reads

// The results and the exception.
struct CameOut {
  std::vector<int> done;
  std::string thrown;
  bool operator==(const CameOut&) const = default;
};

// Fifty streams of 1500 events, three at a time; these cannot be read, these cannot be worked on.
CameOut in_order(int beside, const std::set<int>& unreadable, const std::set<int>& broken) {
  std::vector<session::StreamHead> heads;
  for (int i = 0; i < 50; ++i) heads.push_back({std::to_string(i), "match", 1500, {}});
  CameOut outcome;
  const auto fail = [](const std::set<int>& which, int number) {
    if (which.contains(number)) throw std::runtime_error(std::to_string(number));
  };
  try {
    session::process_in_order<std::pair<int, int>>(
        beside, heads,
        [&](const session::StreamHead& head) {
          fail(unreadable, std::stoi(head.id));
          return std::pair(std::stoi(head.id), 0);
        },
        [&](std::pair<int, int>& task) {
          fail(broken, task.first);
          task.second = 2 * task.first;
        },
        [&](const std::pair<int, int>& task) { outcome.done.push_back(task.second); });
  } catch (const std::runtime_error& error) {
    outcome.thrown = error.what();
  }
  return outcome;
}

std::vector<int> doubled(int count) {
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(2 * i);
  return numbers;
}

}  // namespace

TEST_CASE("streams checked in parallel report in order, with their errors") {
  for (const int beside : kThreads) {
    CAPTURE(beside);
    CHECK(in_order(beside, {}, {}) == CameOut{doubled(50), ""});
    CHECK(in_order(beside, {20, 30}, {}) == CameOut{doubled(20), "20"});
    CHECK(in_order(beside, {}, {31, 32, 40}) == CameOut{doubled(30), "31"});
    CHECK(in_order(beside, {20}, {10}) == CameOut{doubled(9), "10"});
    CHECK(in_order(beside, {0}, {}) == CameOut{{}, "0"});
  }
}

TEST_CASE("the check of a damaged file has the same order with any number of threads" *
          doctest::test_suite("file")) {
  const Folder folder;
  constexpr const char* kLines =
      R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Ana","Beto"]}
{"type":"tallied","side":"Ana","points":12}
{"type":"tallied","side":"Beto","points":3}
)";
  std::vector<std::string> ids;
  {
    const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
    session::Session session(store.get(), session::system_host());
    for (int i = 0; i < 30; ++i)
      ids.push_back(session.score(kLines, session::RefusalPolicy::stop)->match->id());
  }
  const auto of = [&](std::size_t match) { return " WHERE stream = '" + ids[match] + "'"; };
  tamper(folder / "club.db", "UPDATE event SET payload = replace(payload, '12', '13')" + of(2) +
                                 " AND seq = 2;" + "UPDATE event SET hash = " + kHash + of(5) +
                                 " AND seq = 3;" + "UPDATE event SET payload = '{}'" + of(9) +
                                 " AND seq = 1;" + "UPDATE point_entry SET points = 7 WHERE stream = '" +
                                 ids[12] + "';" + "DELETE FROM match_summary WHERE id = '" + ids[20] + "';" +
                                 "UPDATE event SET kind = 'ruled'" + of(28) + " AND seq = 3");
  const auto faults = [&](int beside) {
    const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::read);
    session::Host host = session::system_host();
    host.extra_threads = beside;
    return session::check(*store, host).faults;
  };
  const auto alone = faults(0);
  REQUIRE(alone.size() == 6);
  for (std::size_t i = 0; i < 6; ++i)
    CHECK(alone[i].starts_with(ids[std::array<std::size_t, 6>{2, 5, 9, 12, 20, 28}[i]]));
  for (const int beside : kThreads) CHECK(faults(beside) == alone);
  for (const std::size_t match :
       {2u, 5u, 9u, 12u, 20u, 28u}) {  // and one alone is called what it is among all
    const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::read);
    const auto one = session::Session(store.get(), session::system_host()).verify(ids[match]);
    REQUIRE(one);
    CHECK(std::ranges::any_of(alone, [&](const std::string& fault) { return fault.ends_with(*one); }));
  }
}

TEST_CASE("check covers every table of the log" * doctest::test_suite("file")) {
  const Folder folder;
  make_club(folder / "club.db");
  // These may be changed at any time, and the log knows nothing of it (docs/reference/event-log.md).
  const std::set<std::pair<std::string, std::string>> kept{
      {"house_ruleset", "delete"}, {"referee", "delete"}, {"player_card", "delete"}};
  std::set<std::pair<std::string, std::string>> tried;
  for (const Spoilt& row : spoilt()) tried.emplace(row.table, row.how);
  for (const auto& table :
       run_sql(folder / "club.db", "SELECT name FROM sqlite_schema WHERE type = 'table'")) {
    const std::string& name = table[0];
    CAPTURE(name);
    if (name.starts_with("room_") || name == "head")
      continue;  // what phones may enter is handed out and taken back at any time; writes are counted only
    CHECK(run_sql(folder / "club.db", "SELECT 1 FROM " + name).size() > 0);
    for (const char* how : {"change", "delete", "insert"})
      CHECK(tried.contains({name, how}) != kept.contains({name, how}));
  }
}

TEST_CASE("a rebuilt database passes the check" * doctest::test_suite("file")) {
  const Folder folder;
  make_club(folder / "club.db");
  tamper(folder / "club.db",
         "DELETE FROM match_summary; DELETE FROM competition_match; "
         "DELETE FROM case_log; UPDATE point_entry SET points = 7; DELETE FROM competition_summary");
  CHECK_FALSE(faults_of(folder / "club.db").empty());
  const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session(store.get(), session::system_host()).rebuild();
  CHECK(faults_of(folder / "club.db") == std::vector<std::string>());
}

namespace {

// A command over a server takes ten times as long as over a file. Fewer points are then enough.
const int kPoints = test::on_server() && !std::getenv("TANTEADOR_LONG") ? 25 : 150;

// Appends points to the match one by one, in a separate process.
pid_t start_writer(const fs::path& file, const std::string& match) {
  const pid_t child = fork();
  if (child != 0) return child;
  int failed = 0;
  for (int i = 0; i < kPoints;) {
    try {
      const auto store = db::open_store(file, db::OpenMode::write);  // comes and goes, as commands do
      session::Session session(store.get(), session::system_host());
      auto open = *session.open(match);
      const json points{{"type", "tallied"}, {"side", i % 2 == 1 ? "Ana" : "Beto"}, {"points", 1}};
      if (!session.submit(open, points)) failed = 1;
      ++i;
    } catch (const session::StoreError& error) {
      if (error.code() != session::StoreError::Code::locked) _exit(2);  // who must wait too long tries again
    } catch (...) {
      _exit(3);
    }
  }
  _exit(failed);
}

struct WrittenMatch {
  Folder folder;
  fs::path file = test::place(folder, "club.db");
  std::string match;
  pid_t writer = 0;
  WrittenMatch() {
    {
      const auto store = db::open_store(file, db::OpenMode::write);
      session::Session session(store.get(), session::system_host());
      match =
          session
              .score(
                  R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"target":120}})",
                  session::RefusalPolicy::stop)
              ->match->id();
    }
    writer = start_writer(file, match);
  }
  bool is_writing() const { return waitpid(writer, &status, WNOHANG) == 0; }
  mutable int status = 0;
};

}  // namespace

TEST_CASE("a match read during writes is a snapshot and not reported as damaged") {
  const WrittenMatch written;
  const auto store = db::open_store(written.file, db::OpenMode::read);
  const session::Session session(store.get(), session::system_host());
  std::int64_t events = 0;
  while (written.is_writing()) {
    const auto match = session.open(written.match);
    REQUIRE(match);
    CHECK(match->head().count >= events);
    events = match->head().count;
    const json exported = json::parse(session::Exchange(session).export_match(written.match));
    CHECK(exported["events"].size() == exported["stream"]["count"]);
  }
  CHECK(written.status == 0);
}

TEST_CASE("during writes a sound file stays sound, and a rebuild loses nothing") {
  SUBCASE("verify and check") {
    const WrittenMatch club;
    while (club.is_writing()) {
      const auto store = db::open_store(club.file, db::OpenMode::read);
      session::Session session(store.get(), session::system_host());
      try {  // outside of a CHECK, which would take what is thrown for itself
        const std::string said = session.verify(club.match).value_or("");
        const std::vector<std::string> faults = faults_of(club.file);
        CHECK(said == "");
        CHECK(faults == std::vector<std::string>());
      } catch (const session::StoreError& error) {  // that it is in use is no fault
        CHECK(error.code() == session::StoreError::Code::locked);
      }
    }
    CHECK(club.status == 0);
  }
  SUBCASE("rebuild") {
    const WrittenMatch club;
    while (club.is_writing()) {
      const auto store = db::open_store(club.file, db::OpenMode::write);
      session::Session(store.get(), session::system_host()).rebuild();
    }
    CHECK(club.status == 0);
    CHECK(faults_of(club.file) == std::vector<std::string>());
  }
}
