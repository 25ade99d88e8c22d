// A server refuses changes of the log, unknown users, and a false identity.

#include <netinet/in.h>
#include <sys/socket.h>

#include <sstream>

#include "db/postgres/migrate.hpp"
#include "db/postgres/statements.hpp"
#include "tests/db/on_server.hpp"

using namespace tanteador::db;
using namespace tanteador::db::on_server;

namespace {

// A fake server that sends this answer to every connection.
class Answering {
 public:
  explicit Answering(const std::string& answer) : listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    REQUIRE(bind(listener_, reinterpret_cast<sockaddr*>(&here), size) == 0);
    REQUIRE(listen(listener_, 8) == 0);
    REQUIRE(getsockname(listener_, reinterpret_cast<sockaddr*>(&here), &size) == 0);
    port_ = ntohs(here.sin_port);
    child_ = start_child([&] {
      for (char bytes[1024];;) {
        const int client = accept(listener_, nullptr, nullptr);
        const auto whole = static_cast<ssize_t>(answer.size());
        if (::read(client, bytes, sizeof bytes) > 0 && ::write(client, answer.data(), answer.size()) != whole)
          return 1;
        close(client);
      }
    });
    close(listener_);
  }
  Answering(const Answering&) = delete;
  Answering& operator=(const Answering&) = delete;
  ~Answering() {
    kill(child_, SIGKILL);
    exit_of(child_);
  }
  std::string address(const std::string& mode) const {
    return "postgresql://ana@127.0.0.1:" + std::to_string(port_) + "/club?sslmode=" + mode;
  }

 private:
  int listener_, port_ = 0;
  pid_t child_ = 0;
};

}  // namespace

TEST_CASE("SQL cannot change, delete, skip or empty an event of a server, even as superuser") {
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

TEST_CASE("check names changes in a server's tables made without the triggers") {
  const std::string off = "SET session_replication_role TO replica; ";
  struct Row {
    std::string name, sql, finding;
  };
  const Row rows[] = {
      {"trigger gone", "DROP TRIGGER event_no_change ON event",
       "The trigger event_no_change is missing or has been altered."},
      {"trigger disabled", "ALTER TABLE event DISABLE TRIGGER event_no_change",
       "The trigger event_no_change is missing or has been altered."},
      {"another function", "CREATE OR REPLACE FUNCTION writing() RETURNS void LANGUAGE sql AS ''",
       "The function writing is missing or has been altered."},
      {"table gone", "DROP TABLE point_entry", "The table point_entry is missing or has been altered."},
      {"column more", "ALTER TABLE person ADD COLUMN shoe integer",
       "The table person is missing or has been altered."},
      {"constraint gone", "ALTER TABLE event DROP CONSTRAINT event_hash_key",
       "The constraint event_hash_key is missing or has been altered."},
      {"table more", "CREATE TABLE shoe (size integer)", "The table shoe does not belong to this program."},
      {"tail cut", off + "DELETE FROM event WHERE stream = 'm1' AND seq > 4",
       "m1: the record says 6 entries, and there are 4."},
      {"tail replaced", off + "UPDATE event SET hash = sha256('x') WHERE stream = 'm1' AND seq = 6",
       "m1: the last entry is not the one on record."},
      {"gap", off + "DELETE FROM event WHERE stream = 'm1' AND seq = 3",
       "m1: entries before number 4 are missing."},
      {"head cut off", off + "DELETE FROM event WHERE stream = 'm1' AND seq = 1",
       "m1: entries before number 2 are missing."},
      {"link", off + "UPDATE event SET prev_hash = sha256('x') WHERE stream = 'm1' AND seq = 5",
       "m1: entry 5 does not follow the entry before it."},
      {"stream gone", off + "DELETE FROM stream WHERE id = 'm2'",
       "A row in table event has no matching row in stream."},
      {"another kind", off + "UPDATE stream SET kind = 'shoe' WHERE id = 'm2'",
       "m2 is not a match, a competition or the club, or it has no entries."},
      {"position lost", "UPDATE head SET position = 3",
       "There are 8 entries, but their positions run up to 8."},
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

TEST_CASE("a server's refusal is a sentence with the server's name, and nothing changes") {
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
  const Answering unencrypted("N");
  const std::string fields("SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0", 58);
  const Answering starting(std::string("E\0\0\0", 4) + static_cast<char>(fields.size() + 4) + fields);
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
      {"no database", server.address("shoe"), OpenMode::write, Code::cannot_open, "does not exist"},
      {"no such role", server.address(empty, "stranger"), OpenMode::write, Code::cannot_open,
       "the role stranger"},
      {"nothing there", server.address(empty), OpenMode::read, Code::cannot_open, "has not been set up yet"},
      {"may not create", server.address(empty, "guest"), OpenMode::write, Code::cannot_open,
       "The role guest may not do this"},
      {"may not read", server.address(server.new_database(), "guest"), OpenMode::read, Code::cannot_open,
       "The role guest may not do this"},
      {"newer", changed("UPDATE tanteador.layout SET version = 999"), OpenMode::write, Code::newer,
       "newer version"},
      {"newer, to read", changed("UPDATE tanteador.layout SET version = 999"), OpenMode::read, Code::newer,
       "newer version"},
      {"another's schema",
       changed(
           "DROP SCHEMA tanteador CASCADE; CREATE SCHEMA tanteador; CREATE TABLE tanteador.event (x int)"),
       OpenMode::write, Code::not_ours, "did not create"},
      {"another's layout",
       changed(
           "DROP SCHEMA tanteador CASCADE; CREATE SCHEMA tanteador; CREATE TABLE tanteador.layout (x int)"),
       OpenMode::write, Code::not_ours, "did not create"},
      {"read-only",
       changed("DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || ' SET "
               "default_transaction_read_only TO on'; END $$"),
       OpenMode::write, Code::read_only, "is read-only"},
      {"a password in it", "postgresql://ana:secret@localhost/club", OpenMode::write, Code::cannot_open,
       "~/.pgpass"},
      {"a password behind it", "postgresql://ana@localhost/club?password=secret", OpenMode::read,
       Code::cannot_open, "~/.pgpass"},
      {"no address", "postgresql://ana:secret@[::1/club", OpenMode::write, Code::cannot_open,
       "could not be read"},
      {"no encryption", unencrypted.address("require"), OpenMode::write, Code::cannot_open, "sslmode"},
      {"starting", starting.address("disable"), OpenMode::read, Code::cannot_open,
       "is starting up or recovering"},
      {"no certificate", "postgresql://localhost/club?sslmode=verify-full&sslrootcert=/nowhere.pem",
       OpenMode::write, Code::cannot_open, "postgresql://localhost/club"},
  };
  const std::string schemas = "SELECT nspname FROM pg_namespace WHERE nspname = 'tanteador'";
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const StatedError said = stated_of([&] { (void)open_store(row.path, row.mode); });
    CHECK(said.code == row.code);
    CHECK_MESSAGE(has(said.sentence, row.says), said.sentence);
    CHECK_FALSE(has(said.sentence, "secret"));
  }
  CHECK(server.run(empty, schemas).empty());
}

TEST_CASE("the content at an address is described before any action, and looking changes nothing") {
  using State = FoundDatabase::State;
  Server& server = OnServer::server();
  server.run("postgres",
             "DO $$ BEGIN CREATE ROLE visitor LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$");
  const std::string empty = server.new_database(false), ready = server.new_database(),
                    older = server.new_database(), reading = server.new_database(),
                    frozen = server.new_database();
  server.run(older, "UPDATE tanteador.layout SET version = 1");
  for (const std::string& database : {older, reading})
    server.run(
        database,
        "GRANT USAGE ON SCHEMA tanteador TO visitor; GRANT SELECT ON ALL TABLES IN SCHEMA tanteador TO "
        "visitor");
  server.run(frozen, "ALTER DATABASE " + frozen + " SET default_transaction_read_only TO on");
  struct Row {
    std::string database, role;
    State state;
    bool may_write, read_only;
  };
  const Row rows[] = {
      {empty, "", State::nothing, true, false}, {empty, "visitor", State::nothing, false, false},
      {ready, "", State::ready, true, false},   {reading, "visitor", State::ready, false, false},
      {older, "", State::older, true, false},   {older, "visitor", State::older, false, false},
      {frozen, "", State::ready, true, true}};
  for (const Row& row : rows) {
    CAPTURE(row.database);
    CAPTURE(row.role);
    const FoundDatabase found = look(server.address(row.database, row.role));
    CHECK(found.state == row.state);
    CHECK(found.may_write == row.may_write);
    CHECK(found.read_only == row.read_only);
    CHECK_FALSE(found.encrypted);
  }
  CHECK(server.run(empty, "SELECT nspname FROM pg_namespace WHERE nspname = 'tanteador'").empty());
  CHECK(server.run(older, "SELECT version FROM tanteador.layout") == "1");
  const StatedError said = stated_of([&] { (void)look(server.address(ready, "visitor")); });
  CHECK(said.code == Code::cannot_open);
  CHECK_MESSAGE(has(said.sentence, "The role visitor may not do this"), said.sentence);
  CHECK(stated_of([&] { (void)look("postgresql:///club?host=/nowhere"); }).code == Code::cannot_open);
  for (const std::string& database : {older, reading}) server.run(database, "DROP OWNED BY visitor");
}

TEST_CASE("a wrong password is reported as such, and the right one comes from the environment") {
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
    const StatedError said = stated_of([&] { (void)open_store(path, OpenMode::write); });
    CHECK(said.code == Code::cannot_open);
    CHECK_MESSAGE(has(said.sentence, "does not accept the role ana"), said.sentence);
    CHECK_FALSE(has(said.sentence, "wrong"));
    CHECK(stated_of([&] { (void)look(path); }).sentence == said.sentence);
  }
  setenv("PGPASSWORD", "right", 1);
  grow(*open_store(path, OpenMode::write), new_match(), 1);
  unsetenv("PGPASSWORD");
}

TEST_CASE("the roles of docs/how-to/postgresql.md have exactly their documented permissions") {
  Server& server = OnServer::server();
  const OnServer place;
  server.run(place.database, documented_roles());
  const fs::path secretary = server.address(place.database, "carla"),
                 scorer = server.address(place.database, "ana"),
                 reader = server.address(place.database, "wall");

  const auto store = open_store(scorer, OpenMode::write);
  const StreamHead head = new_match();
  store->append({head, events_after(head, 2), {{"p1", "Ana"}}, {}, 0, {}});
  store->name_person({"p1", "Ana María"});
  store->put_player_card({"p1", "La Rubia", "77"});
  store->put_house_ruleset("house", "{}");
  store->remove_house_ruleset("house");
  const auto managed = open_store(secretary, OpenMode::write);
  CHECK(managed->add_referee({"Dani", "pin", 0, ""}));
  CHECK(managed->remove_referee("Dani"));
  CHECK(managed->may_read_referees());
  CHECK_THROWS_AS(store->add_referee({"Dani", "pin", 0, ""}), StoreError);
  store->replace_projections([](const auto&) {});
  store->forget_person("p1");
  CHECK(check(scorer).empty());
  CHECK(all_events(*open_store(reader, OpenMode::read), "m1").size() == 2);
  CHECK(check(reader).empty());
  CHECK_FALSE(store->may_read_referees());
  CHECK_FALSE(open_store(reader, OpenMode::read)->may_read_referees());
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
  const StatedError said = stated_of([&] {
    const auto walls = open_store(reader, OpenMode::write);
    grow(*walls, *walls->head("m1"), 1);
  });
  CHECK(said.code == Code::cannot_open);
  CHECK_MESSAGE(has(said.sentence, "The role wall may not do this"), said.sentence);
  CHECK_THROWS_AS(as("wall", "SELECT pin FROM referee"), std::runtime_error);
  server.run("postgres", "DROP OWNED BY ana, carla, wall");
}

TEST_CASE("the migrations of a server go from 1 up without a gap") {
  int version = 0;
  for (const Migration& migration : postgres::migrations()) CHECK(migration.version == ++version);
  CHECK(version >= 1);
}

TEST_CASE("a server of the previous version opens with all its data and without its standings") {
  const OnServer place(New::yes);
  const auto& server = OnServer::server();
  {
    postgres::Connection connection(postgres::read_address(place.path.string()), OpenMode::write);
    postgres::migrate(connection, postgres::migrations().first(5));
    connection.simple(
        "SELECT append('m1', 'match', 0, decode(repeat('00', 32), 'hex'), ARRAY['shoe'], ARRAY['{}'::bytea], "
        "ARRAY['t'], ARRAY['p1'], ARRAY[sha256('1')]); INSERT INTO person VALUES ('p1', 'Ana'); "
        "CREATE ROLE scribe LOGIN; GRANT SELECT, UPDATE ON referee TO scribe; GRANT EXECUTE ON FUNCTION "
        "append(text, text, bigint, bytea, text[], bytea[], text[], text[], bytea[]) TO scribe");
  }
  const auto store = open_store(place.path, OpenMode::write);
  CHECK(all_events(*store, "m1").size() == 1);
  grow(*store, *store->head("m1"), 1);
  store->name_person({"p1", "Ana María"});
  CHECK(server.run(place.database,
                   "SELECT has_table_privilege('scribe', 'tanteador.referee', 'UPDATE') OR NOT "
                   "has_function_privilege('scribe', 'tanteador.referees()', 'EXECUTE')") == "f");
  server.run(place.database, "DROP OWNED BY scribe; DROP ROLE scribe");
  CHECK(server.run(place.database, "SELECT version FROM tanteador.layout") == "8");
  CHECK(server.run(place.database, "SELECT to_regclass('tanteador.competition_standing') IS NULL") == "t");
  CHECK(check(place.path).empty());
}

TEST_CASE("an update of a server waits for a reader, gives up with a sentence, and works later") {
  const OnServer place(New::yes);
  const postgres::Address address = postgres::read_address(place.path.string());
  postgres::Connection reader(address, OpenMode::write);
  const auto ladder = postgres::migrations();
  postgres::migrate(reader, ladder.first(ladder.size() - 2));
  const auto version = [&] {
    return OnServer::server().run(place.database, "SELECT version FROM tanteador.layout");
  };
  const std::string before = version();
  reader.begin("BEGIN; SELECT count(*) FROM tanteador.event, tanteador.referee, tanteador.head");
  for (const OpenMode mode : {OpenMode::write, OpenMode::read}) {
    const StatedError said = stated_of([&] { (void)open_store(place.path, mode); });
    CHECK(said.code == Code::locked);
    CHECK_MESSAGE(has(said.sentence, "another program"), said.sentence);
    CHECK(version() == before);
  }
  reader.roll_back();
  grow(*open_store(place.path, OpenMode::write), new_match(), 1);
  CHECK(version() == std::to_string(ladder.back().version));
  CHECK(check(place.path).empty());
}

TEST_CASE("the page on the event log names every table of a server") {
  const std::string page = bytes_of(fs::path(TANTEADOR_ROOT) / "docs/reference/event-log.md");
  const OnServer place;
  std::istringstream tables(OnServer::server().run(
      place.database, "SELECT tablename FROM pg_tables WHERE schemaname = 'tanteador'"));
  for (std::string table; std::getline(tables, table);) {
    CAPTURE(table);
    CHECK(has(page, "`" + table + "`"));
  }
}
