// What a server may do to a club that a file does not: go away, refuse, belong to others.

#include <doctest/doctest.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <functional>
#include <random>
#include <sstream>

#include "db/postgres/statements.hpp"
#include "tests/db/support.hpp"

using namespace tanteador::db;
using namespace tanteador::db::test;
using tanteador::test::Server;
using Code = StoreError::Code;

namespace on_server {

struct Said {
  std::optional<Code> code;
  std::string sentence;
};

// What the program says where `work` fails: one whole sentence.
template <class Work>
Said said_of(Work&& work) {
  try {
    work();
  } catch (const StoreError& error) {
    const std::string sentence = error.what();
    CAPTURE(sentence);
    CHECK(sentence.find('{') == std::string::npos);
    CHECK(sentence.find('\n') == std::string::npos);
    CHECK(sentence.back() == '.');
    return {error.code(), sentence};
  }
  return {};
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Until the server has let go of what it does beside.
template <class Ready>
bool soon(Ready&& ready) {
  for (int tries = 0; tries < 250; ++tries, usleep(20'000)) {
    if (ready()) return true;
  }
  return false;
}

// Takes no encrypted connection, and the address wants one.
class Unencrypted {
 public:
  Unencrypted() : listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    REQUIRE(bind(listener_, reinterpret_cast<sockaddr*>(&here), size) == 0);
    REQUIRE(listen(listener_, 8) == 0);
    REQUIRE(getsockname(listener_, reinterpret_cast<sockaddr*>(&here), &size) == 0);
    port_ = ntohs(here.sin_port);
    child_ = start_child([&] {
      for (char bytes[8];;) {
        const int client = accept(listener_, nullptr, nullptr);
        if (::read(client, bytes, sizeof bytes) > 0 && ::write(client, "N", 1) != 1) return 1;
        close(client);
      }
    });
    close(listener_);
  }
  Unencrypted(const Unencrypted&) = delete;
  Unencrypted& operator=(const Unencrypted&) = delete;
  ~Unencrypted() {
    kill(child_, SIGKILL);
    exit_of(child_);
  }
  std::string address() const {
    return "postgresql://ana@127.0.0.1:" + std::to_string(port_) + "/club?sslmode=require";
  }

 private:
  int listener_, port_ = 0;
  pid_t child_ = 0;
};

// A server of its own: this one is killed.
struct Killable {
  Server server;
  std::string database = server.new_database();
  std::string path = server.address(database);
};

}  // namespace on_server
using namespace on_server;

TEST_CASE("SQL cannot change, delete, skip or empty an event of a server, though a superuser says it") {
  const OnServer place;
  grow(*open_store(place.path, OpenMode::write), new_match(), 3);
  const std::string hash = "(SELECT hash FROM event WHERE seq = 3)", fresh = "sha256('x')";
  const std::string values = ", 'k', '{}', 't', 'p', " + hash + ", " + fresh + ", 9)";
  const std::string rows[] = {
      "UPDATE event SET payload = '{}' WHERE seq = 2",
      "UPDATE event SET hash = " + fresh + " WHERE seq = 3",
      "UPDATE event SET seq = 4 WHERE seq = 3",
      "DELETE FROM event WHERE seq = 3",
      "DELETE FROM event",
      "TRUNCATE event",
      "TRUNCATE event CASCADE",
      "TRUNCATE stream CASCADE",
      "INSERT INTO event VALUES ('m1', 5" + values,
      "INSERT INTO event VALUES ('m1', 0" + values,
      "INSERT INTO event VALUES ('m1', -1" + values,
      "INSERT INTO event VALUES ('m1', 3" + values,
      "INSERT INTO event VALUES ('m1', 3" + values.substr(0, values.size() - 1) +
          ") ON CONFLICT (stream, seq) DO UPDATE SET payload = ''",
      "INSERT INTO event VALUES ('m1', 4, 'k', '{}', 't', 'p', (SELECT hash FROM event WHERE seq = 2), " +
          fresh + ", 9)",
      "INSERT INTO event VALUES ('m1', 4, 'k', '{}', 't', 'p', " + hash + ", " + hash + ", 9)",
      "INSERT INTO event VALUES ('m1', 4, 'k', '{}', 't', 'p', " + hash + ", " + fresh + ", 3)",
      "INSERT INTO event VALUES ('m1', 4, 'k', '{}', 't', 'p', " + hash + ", '\\x00', 9)",
      "INSERT INTO event VALUES ('m9', 1, 'k', '{}', 't', 'p', decode(repeat('00', 32), 'hex'), " + fresh +
          ", 9)",
      "UPDATE stream SET count = 2, hash = (SELECT hash FROM event WHERE seq = 2)",
      "UPDATE stream SET hash = decode(repeat('00', 32), 'hex')",
      "UPDATE stream SET id = 'm2'",
      "DELETE FROM stream",
      "INSERT INTO stream VALUES ('m3', 'match', NULL, 4, " + fresh + ")",
  };
  for (const std::string& row : rows) {
    CAPTURE(row);
    CHECK_THROWS_AS(OnServer::server().run(place.database, "SET search_path TO tanteador; " + row),
                    std::runtime_error);
  }
  const auto store = open_store(place.path, OpenMode::read);
  const auto events = all_events(*store, "m1");
  REQUIRE(events.size() == 3);
  for (const StoredEvent& event : events)
    CHECK(event.hash == hash_of(event.record.seq, event.record.payload));
  CHECK(store->streams("match").size() == 1);
  CHECK(check(place.path).empty());
}

TEST_CASE("check names what somebody did to a server's tables who took the triggers away") {
  const std::string off = "SET session_replication_role TO replica; ";
  struct Row {
    std::string name, sql, finding;
  };
  const Row rows[] = {
      {"trigger gone", "DROP TRIGGER event_no_change ON event",
       "The trigger event_no_change is missing or is not as this program makes it."},
      {"trigger disabled", "ALTER TABLE event DISABLE TRIGGER event_no_change",
       "The trigger event_no_change is missing or is not as this program makes it."},
      {"another function", "CREATE OR REPLACE FUNCTION writing() RETURNS void LANGUAGE sql AS ''",
       "The function writing is missing or is not as this program makes it."},
      {"table gone", "DROP TABLE point_entry",
       "The table point_entry is missing or is not as this program makes it."},
      {"column more", "ALTER TABLE person ADD COLUMN shoe integer",
       "The table person is missing or is not as this program makes it."},
      {"constraint gone", "ALTER TABLE event DROP CONSTRAINT event_hash_key",
       "The constraint event_hash_key is missing or is not as this program makes it."},
      {"table more", "CREATE TABLE shoe (size integer)", "The table shoe was not made by this program."},
      {"tail cut", off + "DELETE FROM event WHERE stream = 'm1' AND seq > 4",
       "m1: the record says 6 events, and there are 4."},
      {"tail replaced", off + "UPDATE event SET hash = sha256('x') WHERE stream = 'm1' AND seq = 6",
       "m1: the last event is not the one its record ends with."},
      {"gap", off + "DELETE FROM event WHERE stream = 'm1' AND seq = 3",
       "m1: events are missing before event 4."},
      {"head cut off", off + "DELETE FROM event WHERE stream = 'm1' AND seq = 1",
       "m1: events are missing before event 2."},
      {"link", off + "UPDATE event SET prev_hash = sha256('x') WHERE stream = 'm1' AND seq = 5",
       "m1: event 5 does not follow the event before it."},
      {"stream gone", off + "DELETE FROM stream WHERE id = 'm2'",
       "A row of the table event belongs to nothing in the table stream."},
      {"another kind", off + "UPDATE stream SET kind = 'shoe' WHERE id = 'm2'",
       "m2: this is neither a match nor a competition nor the club, or it has no events."},
      {"position lost", "UPDATE head SET position = 3", "There are 8 events, and their positions go to 8."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const OnServer place;
    {
      const auto store = open_store(place.path, OpenMode::write);
      grow(*store, new_match(), 6);
      grow(*store, new_match("m2"), 2);
    }
    REQUIRE(check(place.path).empty());
    OnServer::server().run(place.database, "SET search_path TO tanteador; " + row.sql);
    const auto findings = check(place.path);
    std::string all;
    for (const std::string& finding : findings) all += finding + "\n";
    CHECK_MESSAGE(std::find(findings.begin(), findings.end(), row.finding) != findings.end(), all);
  }
}

TEST_CASE("what is refused by a server is said in a sentence that names it, and nothing is changed") {
  Server& server = OnServer::server();
  const std::string empty = server.new_database(false);
  server.run("postgres",
             "DO $$ BEGIN CREATE ROLE guest LOGIN; CREATE ROLE locked LOGIN PASSWORD 'right'; EXCEPTION "
             "WHEN duplicate_object THEN NULL; END $$");
  const auto changed = [&](const std::string& sql) {
    const std::string database = server.new_database();
    grow(*open_store(server.address(database), OpenMode::write), new_match(), 2);
    server.run(database, sql);
    return server.address(database);
  };
  const Unencrypted unencrypted;
  struct Row {
    std::string name, path;
    OpenMode mode;
    Code code;
    std::string says;
  };
  const Row rows[] = {
      {"no server", "postgresql:///club?host=/nowhere", OpenMode::write, Code::cannot_open,
       "cannot be reached"},
      {"no host", "postgresql://nowhere.invalid/club", OpenMode::read, Code::cannot_open,
       "postgresql://nowhere.invalid/club"},
      {"no database", server.address("shoe"), OpenMode::write, Code::cannot_open, "There is no database"},
      {"no such role", server.address(empty, "stranger"), OpenMode::write, Code::cannot_open,
       "the role stranger"},
      {"nothing there", server.address(empty), OpenMode::read, Code::cannot_open, "Nothing was stored"},
      {"may not create", server.address(empty, "guest"), OpenMode::write, Code::cannot_open,
       "The role guest has no right"},
      {"may not read", server.address(server.new_database(), "guest"), OpenMode::read, Code::cannot_open,
       "The role guest has no right"},
      {"newer", changed("UPDATE tanteador.layout SET version = 999"), OpenMode::write, Code::newer,
       "newer version"},
      {"newer, to read", changed("UPDATE tanteador.layout SET version = 999"), OpenMode::read, Code::newer,
       "newer version"},
      {"another's schema",
       changed(
           "DROP SCHEMA tanteador CASCADE; CREATE SCHEMA tanteador; CREATE TABLE tanteador.event (x int)"),
       OpenMode::write, Code::not_ours, "did not make"},
      {"another's layout",
       changed(
           "DROP SCHEMA tanteador CASCADE; CREATE SCHEMA tanteador; CREATE TABLE tanteador.layout (x int)"),
       OpenMode::write, Code::not_ours, "did not make"},
      {"read-only",
       changed("DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || ' SET "
               "default_transaction_read_only TO on'; END $$"),
       OpenMode::write, Code::read_only, "can only be read"},
      {"a password in it", "postgresql://ana:secret@localhost/club", OpenMode::write, Code::cannot_open,
       "~/.pgpass"},
      {"a password behind it", "postgresql://ana@localhost/club?password=secret", OpenMode::read,
       Code::cannot_open, "~/.pgpass"},
      {"no address", "postgresql://ana:secret@[::1/club", OpenMode::write, Code::cannot_open,
       "cannot be read"},
      {"no encryption", unencrypted.address(), OpenMode::write, Code::cannot_open, "sslmode"},
      {"no certificate", "postgresql://localhost/club?sslmode=verify-full&sslrootcert=/nowhere.pem",
       OpenMode::write, Code::cannot_open, "postgresql://localhost/club"},
  };
  const std::string schemas = "SELECT nspname FROM pg_namespace WHERE nspname = 'tanteador'";
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Said said = said_of([&] { (void)open_store(row.path, row.mode); });
    CHECK(said.code == row.code);
    CHECK_MESSAGE(has(said.sentence, row.says), said.sentence);
    CHECK_FALSE(has(said.sentence, "secret"));
  }
  CHECK(server.run(empty, schemas).empty());
}

TEST_CASE("a wrong password is called that, and the right one is taken from the environment") {
  Server server;  // of its own: who is let in is changed
  const std::string database = server.new_database();
  server.run(database, "CREATE ROLE ana LOGIN SUPERUSER PASSWORD 'right'");
  const fs::path rules = server.folder() / "data/pg_hba.conf";
  write_bytes(rules, "local all ana scram-sha-256\nlocal all all trust\n");
  server.reload();
  const std::string path = server.address(database, "ana");
  unsetenv("PGPASSWORD");
  CHECK(soon([&] { return code_of([&] { (void)open_store(path, OpenMode::read); }).has_value(); }));
  for (const char* password : {"", "wrong"}) {
    CAPTURE(std::string(password));
    setenv("PGPASSWORD", password, 1);
    const Said said = said_of([&] { (void)open_store(path, OpenMode::write); });
    CHECK(said.code == Code::cannot_open);
    CHECK_MESSAGE(has(said.sentence, "does not let the role ana in"), said.sentence);
    CHECK_FALSE(has(said.sentence, "wrong"));
  }
  setenv("PGPASSWORD", "right", 1);
  grow(*open_store(path, OpenMode::write), new_match(), 1);
  unsetenv("PGPASSWORD");
}

TEST_CASE("the roles of docs/federation.md may do what they are for, and no more") {
  Server& server = OnServer::server();
  const OnServer place;
  const std::string page = bytes_of(fs::path(TANTEADOR_ROOT) / "docs/federation.md");
  std::string statements;  // those between ```sql and ``` that say who may do what
  for (std::size_t at = page.find("```sql roles\n"); at != page.npos;
       at = page.find("```sql roles\n", at + 1)) {
    const std::size_t begin = page.find('\n', at) + 1;
    statements += page.substr(begin, page.find("```", begin) - begin);
  }
  REQUIRE_FALSE(statements.empty());
  server.run(place.database, statements);
  const fs::path scorer = server.address(place.database, "ana"),
                 reader = server.address(place.database, "wall");

  const auto store = open_store(scorer, OpenMode::write);
  const StreamHead head = new_match();
  store->append({head, events_after(head, 2), {{"p1", "Ana"}}, {}, 0, {}});
  store->name_person({"p1", "Ana María"});
  store->put_player_card({"p1", "La Rubia", "77"});
  store->put_house_ruleset("house", "{}");
  store->remove_house_ruleset("house");
  CHECK(store->add_referee({"Dani", "pin", 0, ""}));
  CHECK(store->remove_referee("Dani"));
  store->replace_projections([](const auto&) {});
  store->forget_person("p1");
  CHECK(check(scorer).empty());
  CHECK(all_events(*open_store(reader, OpenMode::read), "m1").size() == 2);
  CHECK(check(reader).empty());
  const auto as = [&](const std::string& role, const std::string& sql) {
    server.run(place.database, "SET ROLE " + role + "; SET search_path TO tanteador; " + sql);
  };
  for (const char* sql :
       {"UPDATE event SET payload = ''", "DELETE FROM event", "TRUNCATE event", "DELETE FROM stream",
        "INSERT INTO stream VALUES ('m7', 'match', NULL, 0, decode(repeat('00', 32), 'hex'))",
        "UPDATE head SET position = 0", "UPDATE layout SET version = 7", "DROP TABLE event",
        "ALTER TABLE event DISABLE TRIGGER ALL", "SET session_replication_role TO replica",
        "DELETE FROM person", "CREATE TABLE shoe (size integer)"}) {
    CAPTURE(std::string(sql));
    CHECK_THROWS_AS(as("ana", sql), std::runtime_error);
    CHECK_THROWS_AS(as("wall", sql), std::runtime_error);
  }
  const Said said = said_of([&] {
    const auto walls = open_store(reader, OpenMode::write);
    grow(*walls, *walls->head("m1"), 1);
  });
  CHECK(said.code == Code::cannot_open);
  CHECK_MESSAGE(has(said.sentence, "The role wall has no right"), said.sentence);
  CHECK_THROWS_AS(as("wall", "SELECT pin FROM referee"), std::runtime_error);
  server.run("postgres", "DROP OWNED BY ana, wall");
}

TEST_CASE("what takes longer than the server allows is broken off, said so, and nothing of it is stored") {
  const OnServer place;
  const auto store = open_store(place.path, OpenMode::write);
  const StreamHead head = grow(*store, new_match(), 1);
  OnServer::server().run(place.database,
                         "ALTER DATABASE " + place.database + " SET statement_timeout TO 300");
  const auto slow = open_store(place.path, OpenMode::write);
  OnServer::server().run(place.database,
                         "CREATE FUNCTION tanteador.slow() RETURNS trigger LANGUAGE plpgsql AS "
                         "'BEGIN PERFORM pg_sleep(2); RETURN NULL; END'; CREATE TRIGGER slow AFTER "
                         "INSERT ON tanteador.event EXECUTE FUNCTION tanteador.slow()");
  const Said said = said_of([&] { grow(*slow, head, 1); });
  CHECK(said.code == Code::locked);
  CHECK_MESSAGE(has(said.sentence, "statement_timeout"), said.sentence);
  CHECK(all_events(*store, "m1").size() == 1);
  OnServer::server().run(place.database, "DROP TRIGGER slow ON tanteador.event");
  grow(*slow, head, 1);
  CHECK(all_events(*store, "m1").size() == 2);
}

TEST_CASE("a database that another program holds is waited for, then said to be in use") {
  const OnServer place;
  const auto store = open_store(place.path, OpenMode::write), other = open_store(place.path, OpenMode::write);
  const StreamHead head = grow(*store, new_match(), 1);
  other->replace_projections([&](const auto&) {  // nobody writes meanwhile
    CHECK(code_of([&] { grow(*store, head, 1); }) == Code::locked);
    CHECK(code_of([&] { store->name_person({"p1", "Ana"}); }) == Code::locked);
    CHECK(all_events(*store, "m1").size() == 1);
  });
  grow(*store, head, 1);
}

TEST_CASE("what another has written is noticed within a second, and what one wrote oneself is not") {
  const OnServer place;
  const auto one = open_store(place.path, OpenMode::write), two = open_store(place.path, OpenMode::write);
  std::int64_t before = one->data_version();
  const StreamHead head = new_match();
  const std::function<void()> ways[] = {[&] { grow(*two, head, 1); },
                                        [&] {
                                          two->name_person({"p1", "Ana"});
                                        },
                                        [&] { two->put_house_ruleset("house", "{}"); },
                                        [&] { two->replace_projections([](const auto&) {}); }};
  for (const auto& way : ways) {
    CAPTURE(&way - ways);
    way();
    CHECK(soon([&] { return one->data_version() != before; }));
    before = one->data_version();
    one->name_person({"p2", "Beto"});
    grow(*one, one->head("m2").value_or(new_match("m2")), 1);
    CHECK(one->data_version() == before);
  }
}

TEST_CASE(
    "the server goes away and comes back: what is asked meanwhile fails in a sentence, then all goes on") {
  Killable here;
  const auto store = open_store(here.path, OpenMode::write);
  StreamHead head = grow(*store, new_match(), 2);
  for (const int signal : {SIGKILL, SIGQUIT, SIGINT}) {  // killed, at once, orderly
    CAPTURE(signal);
    here.server.stop(signal);
    const Said read = said_of([&] { (void)all_events(*store, "m1"); });
    CHECK(read.code == Code::cannot_open);
    CHECK_MESSAGE(has(read.sentence, "cannot be reached"), read.sentence);
    CHECK(said_of([&] { (void)store->data_version(); }).code == Code::cannot_open);
    CHECK(said_of([&] { grow(*store, head, 1); }).code == Code::cannot_open);
    CHECK(said_of([&] { store->name_person({"p1", "Ana"}); }).code == Code::cannot_open);
    here.server.start();
    CHECK(all_events(*store, "m1").size() == static_cast<std::size_t>(head.count));
    head = grow(*store, head, 1);
  }
  here.server.stop(SIGKILL);  // and where nothing is asked meanwhile nobody notices
  here.server.start();
  head = grow(*store, head, 1);
  store->name_person({"p1", "Ana"});
  CHECK(store->person("p1")->name == "Ana");
  CHECK(all_events(*store, "m1").size() == static_cast<std::size_t>(head.count));
  CHECK(check(here.path).empty());
}

namespace on_server {

// Between the program and its server: carries bytes both ways, and cuts a connection where it is told to.
class Between {
 public:
  enum class Cut { before_it_arrives, before_it_is_answered };
  // Once, in the first connection that sends `word`; `for_good`: nobody is let through after that.
  Between(const Server& server, Cut cut, std::string word, bool for_good)
      : target_(server.folder() / ".s.PGSQL.5432"), cut_(cut), word_(std::move(word)), for_good_(for_good) {
    listener_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un own = name(folder_ / ".s.PGSQL.5432");
    REQUIRE(bind(listener_, reinterpret_cast<const sockaddr*>(&own), sizeof own) == 0);
    REQUIRE(listen(listener_, 8) == 0);
    child_ = start_child([&] { return serve(); });
    close(listener_);
  }
  Between(const Between&) = delete;
  Between& operator=(const Between&) = delete;
  ~Between() {
    kill(child_, SIGKILL);
    exit_of(child_);
  }
  std::string folder() const { return folder_.path().string(); }

 private:
  static sockaddr_un name(const fs::path& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.native().copy(address.sun_path, sizeof address.sun_path - 1);
    return address;
  }
  int serve() {
    for (bool cut = false; !(cut && for_good_);) {
      const int client = accept(listener_, nullptr, nullptr);
      const int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
      const sockaddr_un there = name(target_);
      if (connect(server, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0)
        cut = carry(client, server, cut) || cut;
      close(client);
      close(server);
    }
    return 0;
  }
  // Until one of both ends; whether it was cut here.
  bool carry(int client, int server, bool was_cut) {
    for (bool answer_lost = false;;) {
      pollfd both[] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
      poll(both, 2, -1);
      std::string bytes(1 << 16, '\0');
      const bool from_client = both[0].revents != 0;
      const ssize_t size = ::read(from_client ? client : server, bytes.data(), bytes.size());
      if (size <= 0) return answer_lost;
      bytes.resize(static_cast<std::size_t>(size));
      if (from_client && !was_cut && !answer_lost && bytes.find(word_) != bytes.npos) {
        if (cut_ == Cut::before_it_arrives) return true;
        answer_lost = true;
      } else if (!from_client && answer_lost) {
        return true;
      }
      if (::write(from_client ? server : client, bytes.data(), bytes.size()) != size) return answer_lost;
    }
  }

  Folder folder_;
  fs::path target_;
  Cut cut_;
  std::string word_;
  bool for_good_;
  int listener_ = -1;
  pid_t child_ = 0;
};

}  // namespace on_server

TEST_CASE("a connection cut in the middle of storing: the log says what became of it, and it is there once") {
  using Cut = Between::Cut;
  const OnServer place;
  const std::string payload = R"({"type":"the one that is cut"})";
  const auto direct = open_store(place.path, OpenMode::write);
  StreamHead head = grow(*direct, new_match(), 1);
  for (const bool for_good : {false, true}) {
    for (const Cut cut : {Cut::before_it_arrives, Cut::before_it_is_answered}) {
      CAPTURE(for_good);
      CAPTURE(static_cast<int>(cut));
      const Between between(OnServer::server(), cut, "the one that is cut", for_good);
      const auto store =
          open_store(OnServer::server().address(place.database, {}, between.folder()), OpenMode::write);
      CHECK(store->head("m1")->count == head.count);
      const Said said = said_of([&] { grow(*store, head, 1, payload); });
      const bool is_there = !for_good || cut == Cut::before_it_is_answered;
      CHECK(said.code == (for_good ? std::optional(Code::cannot_open) : std::nullopt));
      if (for_good) CHECK_MESSAGE(has(said.sentence, "look whether it is there"), said.sentence);
      CHECK(soon([&] { return direct->head("m1")->count == head.count + (is_there ? 1 : 0); }));
      CHECK(check(place.path).empty());
      head = grow(*direct, *direct->head("m1"), 1);
    }
  }
}

TEST_CASE("a name whose COMMIT was cut is not said to be stored") {
  const OnServer place;
  const Between between(OnServer::server(), Between::Cut::before_it_is_answered, "COMMIT", false);
  const auto store =
      open_store(OnServer::server().address(place.database, {}, between.folder()), OpenMode::write);
  const Said said = said_of([&] { store->name_person({"p1", "Ana"}); });
  CHECK(said.code == Code::cannot_open);
  CHECK_MESSAGE(has(said.sentence, "look whether it is there"), said.sentence);
  CHECK(soon([&] { return store->person("p1").has_value(); }));
}

namespace on_server {

// Adds numbered events to its own match, and says each number once it is durable. Where it is told that it
// failed it looks what became of it.
int number_for_ever(const std::string& path, const std::string& match, int pipe) {
  std::unique_ptr<Store> store;
  StreamHead head = new_match(match);
  for (std::int64_t number = 1;;) {
    try {
      if (!store) store = open_store(path, OpenMode::write);
      grow(*store, head, 1, std::to_string(number));
      head = *store->head(match);
    } catch (const StoreError&) {
      if (store && !code_of([&] { head = store->head(match).value_or(new_match(match)); }) &&
          head.count == number)
        ++number;  // it was stored; who is told looks at once
      usleep(5'000);
      continue;
    }
    if (head.count != number) return 1;
    if (write(pipe, &number, sizeof number) != sizeof number) return 0;
    ++number;
  }
}

}  // namespace on_server

TEST_CASE(
    "a server killed again and again under eight writers loses nothing it said was stored, and doubles "
    "nothing") {
  constexpr int kWriters = 8;
  const int rounds = std::getenv("TANTEADOR_LONG") ? 200 : 20;
  Killable here;
  std::mt19937 random(5);
  int pipes[kWriters][2];
  pid_t writers[kWriters];
  std::int64_t said[kWriters] = {};
  for (int i = 0; i < kWriters; ++i) {
    REQUIRE(pipe2(pipes[i], O_CLOEXEC) == 0);
    fcntl(pipes[i][0], F_SETFL, O_NONBLOCK);
    writers[i] = start_child(
        [&] { return number_for_ever(here.path, std::string("m").append(std::to_string(i)), pipes[i][1]); });
    close(pipes[i][1]);
  }
  const auto hear = [&] {
    for (int i = 0; i < kWriters; ++i) {
      for (std::int64_t number = 0; ::read(pipes[i][0], &number, sizeof number) == sizeof number;) {
        CHECK(number > said[i]);
        said[i] = number;
      }
    }
  };
  for (int round = 0; round < rounds; ++round) {
    usleep(std::uniform_int_distribution<useconds_t>(20'000, 150'000)(random));
    here.server.stop(SIGKILL);
    hear();
    here.server.start();
  }
  usleep(300'000);
  hear();
  for (const pid_t writer : writers) {
    kill(writer, SIGKILL);
    CHECK(exit_of(writer) == -SIGKILL);  // none has met what cannot be
  }
  hear();
  std::int64_t events = 0;
  const auto store = open_store(here.path, OpenMode::read);
  for (int i = 0; i < kWriters; ++i) {
    CAPTURE(i);
    const auto all = all_events(*store, std::string("m").append(std::to_string(i)));
    CHECK(static_cast<std::int64_t>(all.size()) >= said[i]);
    CHECK(said[i] > 0);
    for (const StoredEvent& event : all) CHECK(event.record.payload == std::to_string(event.record.seq));
    events += static_cast<std::int64_t>(all.size());
    close(pipes[i][0]);
  }
  CHECK(check(here.path).empty());
  MESSAGE(events << " events over " << rounds << " kills");
}

TEST_CASE("the ladder of a server goes from 1 up without a gap") {
  int version = 0;
  for (const Migration& migration : postgres::migrations()) CHECK(migration.version == ++version);
  CHECK(version >= 1);
}

TEST_CASE("the page on the event log names every table of a server") {
  const std::string page = bytes_of(fs::path(TANTEADOR_ROOT) / "docs/event_log.md");
  const OnServer place;
  std::istringstream tables(OnServer::server().run(
      place.database, "SELECT tablename FROM pg_tables WHERE schemaname = 'tanteador'"));
  for (std::string table; std::getline(tables, table);) {
    CAPTURE(table);
    CHECK(has(page, "`" + table + "`"));
  }
}
