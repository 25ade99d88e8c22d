// The cost of a server: simultaneous appends, a pushed season, and one tap on a server with a federation's
// data. Each is compared with bare SQL of the same design on the same server; durable (fsync). With --long
// the sizes of a federation.

#include <libpq-fe.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <functional>
#include <memory>
#include <stdexcept>
#include <thread>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/chain.hpp"
#include "src/session/merge/transfer.hpp"
#include "src/session/session.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/server.hpp"

namespace tanteador::bench {

namespace {

constexpr int kDesks = 8;
constexpr const char* kTapped =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})";

class BareLink {
 public:
  explicit BareLink(const std::string& address) : link_(PQconnectdb(address.c_str()), PQfinish) {}
  void run(const std::string& sql) { (void)number(sql); }
  // The first column of the first row; 0 if there is none.
  long number(const std::string& sql) {
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(link_.get(), sql.c_str()), PQclear);
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
      throw std::runtime_error(PQerrorMessage(link_.get()));
    return PQntuples(result.get()) > 0 ? std::atol(PQgetvalue(result.get(), 0, 0)) : 0;
  }

 private:
  std::unique_ptr<PGconn, decltype(&PQfinish)> link_;
};

// The head-row design as plain tables, without a trigger or a check.
constexpr const char* kBareTables =
    "CREATE TABLE head (position bigint); INSERT INTO head VALUES (0);"
    "CREATE TABLE stream (id text PRIMARY KEY, count bigint, hash bytea);"
    "CREATE TABLE event (stream text, seq bigint, kind text, payload bytea, at text, by text, prev_hash "
    "bytea,"
    " hash bytea UNIQUE, position bigint UNIQUE, PRIMARY KEY (stream, seq))";

std::string bare_append(const std::string& stream, std::int64_t seq) {
  return fmt::format(
      "BEGIN; SELECT FROM stream WHERE id = '{0}' FOR NO KEY UPDATE; UPDATE head SET position = position + 1;"
      "INSERT INTO event SELECT '{0}', {1}, 'called', '{{\"player\":1,\"call\":\"real_envido\"}}',"
      " '2026-01-01T20:15:30.000Z', '', '\\x00', sha256('{0}{1}'), position FROM head;"
      "UPDATE stream SET count = {1}, hash = '\\x00' WHERE id = '{0}'; NOTIFY bare; COMMIT",
      stream, seq);
}

std::string stream_of(int desk) { return fmt::format("019a0000-0000-7000-8000-{:012x}", desk); }

void append_next(session::Store& store, session::StreamHead& head, int events = 1) {
  std::vector<session::StoredEvent> added;
  session::Append append;
  append.before = head;
  for (int i = 0; i < events; ++i) {
    const std::string kind = head.count == 0 ? "match_started" : "called";
    session::StoredEvent event{
        {head.count + 1, kind, R"({"player":1,"call":"real_envido"})", "2026-01-01T20:15:30.000Z", {}},
        head.hash,
        {}};
    event.hash = session::hash_event(head.id, event.record, event.prev_hash);
    head = {head.id, head.kind, event.record.seq, event.hash};
    added.push_back(std::move(event));
  }
  append.events = added;
  store.append(append);
}

// Operations a second of all desks together.
double at_once(double for_seconds, std::vector<std::function<void()>>& desks) {
  std::atomic<long> done = 0;
  std::atomic<bool> over = false;
  std::vector<std::thread> threads;
  const double took = seconds([&] {
    for (auto& work : desks)
      threads.emplace_back([&] {
        for (; !over; ++done) work();
      });
    std::this_thread::sleep_for(std::chrono::duration<double>(for_seconds));
    over = true;
    for (std::thread& thread : threads) thread.join();
  });
  return static_cast<double>(done) / took;
}

using Desk = std::function<void()>;

// A desk that goes on from turn to turn with the link and the stream it has.
std::vector<Desk> bare_desks(const std::string& address) {
  std::vector<Desk> desks;
  for (int desk = 0; desk < kDesks; ++desk) {
    const auto link = std::make_shared<BareLink>(address);
    link->run("INSERT INTO stream VALUES ('" + stream_of(desk) + "', 0, '')");
    desks.emplace_back(
        [link, desk, seq = std::int64_t{0}]() mutable { link->run(bare_append(stream_of(desk), ++seq)); });
  }
  return desks;
}

std::vector<Desk> storing_desks(const std::string& address, int events) {
  std::vector<Desk> desks;
  for (int desk = 0; desk < kDesks; ++desk) {
    const std::shared_ptr<session::Store> store = db::open_store(address, db::OpenMode::write);
    desks.emplace_back(
        [store, events, head = session::StreamHead{stream_of(desk), "match", 0, {}}]() mutable {
          append_next(*store, head, events);
        });
  }
  return desks;
}

// In turns, so that both meet the same moods of the disk.
void desks_at_once(test::Server& server, double for_seconds) {
  constexpr int kTurns = 5;
  const std::string bare = server.new_database(false), ours = server.new_database();
  server.run(bare, kBareTables);
  std::vector<Desk> plain_desks = bare_desks(server.address(bare)),
                    stored_desks = storing_desks(server.address(ours), 1);
  double plain = 0, stored = 0;
  for (int turn = 0; turn < kTurns; ++turn) {
    plain += at_once(for_seconds / kTurns, plain_desks) / kTurns;
    stored += at_once(for_seconds / kTurns, stored_desks) / kTurns;
  }
  row("durable appends of 8 desks at once", stored, "the same head row by bare SQL", plain,
      "aim: 0.8 or more");
}

// A club's season: copies of one match under different ids, up to this many events.
std::int64_t fill_season(session::Store& store, std::int64_t events) {
  session::Session session(&store, session::system_host());
  std::int64_t stored = 0;
  while (stored < events) {
    const auto scored = session.score(event_file(), session::RefusalPolicy::stop);
    if (!scored || !scored->match) fail("its own match does not stand");
    stored += scored->match->head().count;
  }
  return stored;
}

void season_pushed(test::Server& server, const std::filesystem::path& folder, std::int64_t events) {
  const auto club = db::open_store(folder / "season.db", db::OpenMode::write);
  const auto stored = static_cast<double>(fill_season(*club, events));
  const std::string bare = server.new_database(false), ours = server.new_database();
  server.run(bare, kBareTables);
  const double plain = seconds([&] {
    BareLink link(server.address(bare));
    std::int64_t position = 0;
    for (const session::StreamHead& head : club->streams("match")) {
      std::string rows;
      club->read(head.id, [&](const session::StoredEvent& event) {
        rows += fmt::format("{}('{}',{},'{}',convert_to($json${}$json$,'UTF8'),'{}','','\\x{}','\\x{}',{})",
                            rows.empty() ? "" : ",", head.id, event.record.seq, event.record.kind,
                            event.record.payload, event.record.at, session::to_hex(event.prev_hash),
                            session::to_hex(event.hash), ++position);
      });
      link.run("BEGIN; INSERT INTO event VALUES " + rows + "; NOTIFY bare; COMMIT");
    }
  });
  const auto store = db::open_store(server.address(ours), db::OpenMode::write);
  session::Session there(store.get(), session::system_host());
  const auto push = [&] {
    const auto streams = session::compare(store.get(), club.get());
    if (!take(*store, there, *club, streams)) fail("the push is refused");
  };
  const double first = seconds(push), second = seconds(push);
  row(fmt::format("push of {:.0f} events, verified", stored), stored / first, "the same rows by bare INSERTs",
      stored / plain, "aim: 20 k/s");
  time_row("the same push again", second, "the first", first, "aim: 1 s");
}

// Rows of this many clubs' matches with one event each, written with the triggers off.
void fill_federation(test::Server& server, const std::string& database, int clubs, int matches) {
  const std::string id = "'019b0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0')";
  server.run(
      database,
      fmt::format(
          "SET session_replication_role TO replica; SET search_path TO tanteador;"
          "INSERT INTO stream SELECT {0}, 'match', NULL, 1, sha256(n::text::bytea)"
          " FROM generate_series(1, {1}) AS n;"
          "INSERT INTO event SELECT {0}, 1, 'match_started', '{{}}', '2026-01-01T20:15:30.000Z', '',"
          " decode(repeat('00', 32), 'hex'), sha256(n::text::bytea), n FROM generate_series(1, {1}) AS n;"
          "INSERT INTO match_summary SELECT {0}, 'truco', 'truco-nhf-de', 'won',"
          " '2026-01-01T20:15:30.000Z', '2026-01-01T20:15:30.000Z', '[]' FROM generate_series(1, {1}) AS n;"
          "UPDATE head SET position = {1}; ANALYZE",
          id, static_cast<long>(clubs) * matches));
}

double tap_seconds(const std::string& address) {
  const auto store = db::open_store(address, db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  std::optional<session::OpenMatch> match;
  if (!session.start(nlohmann::json::parse(kTapped), match)) fail("its own match does not stand");
  std::vector<double> taps;
  for (int i = 0; i < 20; ++i) {
    const auto event =
        nlohmann::json{{"type", "tallied"}, {"side", i % 2 == 0 ? "Ana" : "Beto"}, {"points", 1}};
    taps.push_back(seconds([&] {
      if (!session.submit(*match, event)) fail("a tap is refused");
    }));
  }
  return median(taps);
}

void tap_in_federation(test::Server& server, int clubs, int matches) {
  const std::string empty = server.new_database(), full = server.new_database();
  fill_federation(server, full, clubs, matches);
  double in_empty = 0, in_full = 0;
  for (int turn = 0; turn < 3; ++turn) {  // in turns, so that both meet the same moods of the disk
    const double here = tap_seconds(server.address(empty)), there = tap_seconds(server.address(full));
    in_empty = turn == 0 ? here : std::min(in_empty, here);
    in_full = turn == 0 ? there : std::min(in_full, there);
  }
  time_row(fmt::format("a tap among {} clubs x {} matches", clubs, matches), in_full, "in an empty database",
           in_empty, "aim: 0.77 or more");
}

// A second cluster that follows the first, on a port of its own in the same folder.
class Replica {
 public:
  explicit Replica(const test::Server& server) : folder_(server.folder()) {
    program("pg_basebackup --host=" + folder_.string() + " --username=postgres --pgdata=" + data() +
            " --write-recovery-conf --checkpoint=fast");
    program("pg_ctl -D " + data() + " -w -o \"-c port=5433 -c listen_addresses= -c unix_socket_directories=" +
            folder_.string() + "\" start");
  }
  Replica(const Replica&) = delete;
  Replica& operator=(const Replica&) = delete;
  ~Replica() { (void)std::system(line("pg_ctl -D " + data() + " -m immediate stop").c_str()); }
  std::string address(const std::string& database) const {
    return "postgresql:///" + database + "?host=" + folder_.string() + "&port=5433&user=postgres";
  }

 private:
  std::string data() const { return (folder_ / "replica").string(); }
  static std::string line(const std::string& what) {
    const std::string by = geteuid() == 0 ? "runuser -u postgres -- " : "";
    return "cd / && " + by + "/usr/lib/postgresql/15/bin/" + what + " > /dev/null 2>&1";
  }
  static void program(const std::string& what) {
    if (std::system(line(what).c_str()) != 0) throw std::runtime_error(what);
  }
  std::filesystem::path folder_;
};

// The delay of the replica while eight desks append. Events come in groups, since single ones wait for the
// disk more than they load the replica.
void replica_lag(test::Server& server, double for_seconds) {
  constexpr int kAtATime = 8;
  constexpr char kPosition[] = "SELECT position FROM tanteador.head";
  const std::string database = server.new_database();
  const Replica replica(server);
  std::vector<double> lags;
  std::atomic<bool> over = false;
  std::thread reading([&] {
    BareLink here(server.address(database)), there(replica.address(database));
    while (!over) {
      const long position = here.number(kPosition);
      lags.push_back(seconds([&] {
        while (there.number(kPosition) < position) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }));
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  });
  std::vector<Desk> desks = storing_desks(server.address(database), kAtATime);
  const double stored = kAtATime * at_once(for_seconds, desks);
  over = true;
  reading.join();
  note("a replica behind its server, longest", fmt::format("{:.0f} ms at {:.0f} events/s, aim 1 s at 1,700",
                                                           1e3 * *std::ranges::max_element(lags), stored));
}

}  // namespace

void postgres(const std::filesystem::path& folder) {
  if (scale != Scale::tiny) {
    setenv("TANTEADOR_TEST_DURABLE", "on", 1);
    setenv("TMPDIR", folder.c_str(), 1);  // on the disk to be measured
  }
  test::Server server;
  const bool whole = scale == Scale::whole;
  const double for_seconds = whole ? 20 : sized(5.0, 0.2);
  desks_at_once(server, for_seconds);
  season_pushed(server, folder, whole ? 100'000 : sized(20'000, 200));
  tap_in_federation(server, sized(1'000, 10), whole ? 1'000 : sized(100, 10));
  replica_lag(server, for_seconds);
}

}  // namespace tanteador::bench
