// Each permission of each role is used by somebody hostile. Others can still read, enter and continue.

#include <libpq-fe.h>

#include "tests/db/on_server.hpp"

using namespace tanteador::db;
using namespace tanteador::db::on_server;

namespace {

const std::string kZero = "decode(repeat('00', 32), 'hex')";

// A call of the function `append` with one event for each kind.
std::string append_sql(const std::string& stream, const std::string& kind,
                       const std::vector<std::string>& kinds, const std::string& before = "0, " + kZero,
                       const std::string& payload = "'{}'::bytea") {
  std::string all, payloads, times, authors, hashes;
  for (const std::string& one : kinds) {
    const std::string comma = all.empty() ? "" : ", ";
    all += comma + "'" + one + "'";
    payloads += comma + payload;
    times += comma + "'2026-03-01T20:00:00Z'";
    authors += comma + "''";
    hashes += comma + "sha256('" + stream + one + std::to_string(all.size()) + "')";
  }
  return "SELECT append('" + stream + "', '" + kind + "', " + before + ", ARRAY[" + all +
         "]::text[], ARRAY[" + payloads + "]::bytea[], ARRAY[" + times + "]::text[], ARRAY[" + authors +
         "]::text[], ARRAY[" + hashes + "]::bytea[])";
}

// The database of a federation: the clubs Sur and Norte, a scorer of the federation, a wall, and a stranger.
struct Federation {
  Server server;
  std::string database = server.new_database();
  StreamHead match = new_match("019a0000-0000-7000-8000-000000000001");

  Federation() {
    server.run(database,
               documented_roles() +
                   "CREATE ROLE sur LOGIN IN ROLE tanteador_scorer; CREATE ROLE norte LOGIN IN ROLE "
                   "tanteador_scorer; CREATE ROLE stranger LOGIN; INSERT INTO tanteador.club_role VALUES "
                   "('sur', 'Sur'), ('norte', 'Norte');");
    const auto store = open("sur");
    const auto events = events_after(match, 2);
    store->append({match,
                   events,
                   {{"p1", "Ana"}, {"p2", "Beto"}},
                   summary(),
                   1,
                   {{1, 0, 1, 0, 2, 0, "called", "truco.envido"}}});
    store->put_player_card({"p1", "La Rubia", "77"});
    store->put_house_ruleset("house", "{}");
    store->put_key_values({{"call/m1", "at table 3"}});
    match = *store->head(match.id);
    open("carla")->add_referee({"Dani", "$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$hash", 0, ""});
  }
  std::unique_ptr<Store> open(const std::string& role, OpenMode mode = OpenMode::write) {
    return open_store(server.address(database, role), mode);
  }
  tanteador::session::MatchSummary summary() const {
    return {
        match.id, "truco", "truco-argentino", "in_progress", "2026-03-01T20:00:00Z", "2026-03-01T20:00:00Z",
        "[]"};
  }
  // Returns the server's message, or the rows if nothing was refused.
  std::string as(const std::string& role, const std::string& sql) {
    try {
      return server.run(database, "SET search_path TO tanteador, pg_temp; " + sql, role);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
  }
  // Everything that Sur has here.
  std::string all() {
    return as(
        "postgres",
        "SELECT concat_ws(' ', (SELECT string_agg(event::text, ',' ORDER BY seq) FROM event WHERE stream = "
        "'" +
            match.id +
            "'), (SELECT string_agg(person::text, ',' ORDER BY id) FROM person WHERE club = 'Sur'), (SELECT "
            "string_agg(s::text, ',') FROM match_summary AS s WHERE id = '" +
            match.id + "'), (SELECT string_agg(e::text, ',') FROM point_entry AS e WHERE stream = '" +
            match.id +
            "'), (SELECT string_agg(c::text, ',') FROM player_card AS c), (SELECT string_agg(h::text, ',') "
            "FROM "
            "house_ruleset AS h), (SELECT string_agg(n::text, ',') FROM room_note AS n), (SELECT "
            "string_agg(r::text, ',') FROM referee AS r), (SELECT string_agg(l::text, ',') FROM layout AS "
            "l), "
            "(SELECT string_agg(c::text, ',' ORDER BY role) FROM club_role AS c))");
  }
  // Sur and the wall can still do their work.
  void require_others_go_on() {
    const auto store = open("sur");
    match = grow(*store, *store->head(match.id), 1, R"({"n":)" + std::to_string(match.count) + "}");
    CHECK(all_events(*open("wall", OpenMode::read), match.id).size() ==
          static_cast<std::size_t>(match.count));
    CHECK(store->summaries().size() >= 1);
  }
};

// A session of a role that stays open in the middle of what it does.
class OpenSession {
 public:
  OpenSession(const Federation& place, const std::string& role, const std::string& sql)
      : link_(PQconnectdb(place.server.address(place.database, role).c_str())) {
    PQclear(PQexec(link_, ("SET search_path TO tanteador, pg_temp; " + sql).c_str()));
    CAPTURE(std::string(PQerrorMessage(link_)));
    CHECK(PQtransactionStatus(link_) != PQTRANS_INERROR);
  }
  OpenSession(const OpenSession&) = delete;
  OpenSession& operator=(const OpenSession&) = delete;
  ~OpenSession() { PQfinish(link_); }

 private:
  PGconn* link_;
};

struct Attack {
  std::string role, sql, refused;  // refused: a part of the server's message; empty: no row is changed
};

}  // namespace

TEST_CASE("no role can change, forge or take over anything of another club") {
  Federation fed;
  const std::string& id = fed.match.id;
  const std::string fork = id.substr(0, 24) + "3f2a91b2c3d4";
  const std::string head =
      std::to_string(fed.match.count) + ", (SELECT hash FROM stream WHERE id = '" + id + "')";
  const std::string no_kind = "unknown kind", no_right = "permission denied", no_row = "row-level security";
  const Attack attacks[] = {
      // append
      {"norte", append_sql(id, "match", {"called"}, head), "belongs to another club"},
      {"ana", append_sql(id, "match", {"called"}, head), "belongs to another club"},
      {"wall", append_sql("m5", "match", {"match_started"}), no_right},
      {"stranger", append_sql("m5", "match", {"match_started"}), "does not exist"},
      {"norte", append_sql("m5", "match", {}), "at least one event"},
      {"norte", "SELECT append('m5', 'match', 0, " + kZero + ", NULL, NULL, NULL, NULL, NULL)",
       "at least one event"},
      {"norte",
       "SELECT append('m5', 'match', 0, " + kZero +
           ", ARRAY['match_started', 'called'], ARRAY['{}'::bytea], ARRAY['t'], ARRAY[''], "
           "ARRAY[sha256('1')])",
       "all of each"},
      {"norte", append_sql("m5", "shoe", {"match_started"}), no_kind},
      {"norte", append_sql("m5", "match", {"shoe"}), no_kind},
      {"norte", append_sql("m5", "match", {"called"}), no_kind},
      {"norte", append_sql("m5", "match", {"match_started", "match_started"}), no_kind},
      {"norte", append_sql("m5", "competition", {"match_started"}), no_kind},
      {"norte", append_sql(fork, "fork", {"shoe"}), no_kind},
      {"norte", append_sql(fork, "fork", {"forked_from", "fork_settled"}), no_kind},
      {"norte", append_sql(fork, "fork", {"kept_at_home", "called"}), no_kind},
      {"norte", append_sql("m5", "match", {"match_started"}, "0, sha256('1')"), "moved on"},
      {"norte", append_sql("m5", "match", {"called"}, "3, sha256('1')"), "moved on"},
      {"norte", append_sql(id, "match", {"match_started"}), "belongs to another club"},
      {"norte",
       append_sql("m5", "match", {"match_started"}, "0, " + kZero,
                  "convert_to(repeat('x', 67108865), 'UTF8')"),
       "longer than"},
      // rows made from the log
      {"norte", "UPDATE match_summary SET status = 'won'", ""},
      {"norte", "DELETE FROM match_summary", ""},
      {"norte", "DELETE FROM point_entry", ""},
      {"norte", "UPDATE point_entry SET points = 30", ""},
      {"norte", "INSERT INTO point_entry VALUES ('" + id + "', 9, 0, 1, 0, 30, 30, 'called', 'r')", no_row},
      {"norte", "INSERT INTO case_log VALUES ('" + id + "', 9, '', '', '', '', '', 0, 0, '', '', '', '', '')",
       no_row},
      {"norte", "INSERT INTO competition_match VALUES ('m9', '" + id + "')", no_row},
      {"norte",
       "INSERT INTO competition_summary VALUES ('" + id + "', '', '', '', '', '', '', '', 0, 0, 0, 0)",
       no_row},
      {"norte",
       "INSERT INTO match_summary VALUES ('" + id +
           "', '', '', '', '', '', '') ON CONFLICT (id) DO UPDATE SET status = 'won'",
       no_row},
      // people and the rest
      {"norte", "UPDATE person SET name = NULL", ""},
      {"norte", "INSERT INTO person VALUES ('p1', NULL) ON CONFLICT (id) DO UPDATE SET name = NULL", no_row},
      {"norte", "INSERT INTO person VALUES ('p7', 'Zoe', 'Sur')", no_row},
      {"norte", "DELETE FROM person", no_right},
      {"norte", "UPDATE player_card SET licence = '1'", ""},
      {"norte", "DELETE FROM player_card", ""},
      {"norte", "INSERT INTO player_card VALUES ('p2', 'x', '1')", no_row},
      {"norte", "INSERT INTO room_note VALUES ('call/m1', 'x', 'Sur')", no_row},
      {"norte", "SELECT text FROM room_note", ""},
      {"norte", "UPDATE house_ruleset SET text = ''", ""},
      {"norte", "DELETE FROM house_ruleset", ""},
      {"norte", "DELETE FROM room_note", ""},
      {"norte", "UPDATE room_note SET text = ''", ""},
      {"norte", "DELETE FROM room_token", ""},
      {"norte", "DELETE FROM room_tap", ""},
      {"norte", "TRUNCATE person CASCADE", no_right},
      // referees
      {"norte", "SELECT pin FROM referee", no_right},
      {"norte", "UPDATE referee SET pin = ''", no_right},
      {"norte", "DELETE FROM referee", no_right},
      {"wall", "SELECT * FROM referees()", no_right},
      {"wall", "SELECT try_pin('Dani', '$', 0, '', '', '')", no_right},
      // the log, the clubs and the functions of the server
      {"norte", "UPDATE stream SET club = 'Norte'", no_right},
      {"norte", "INSERT INTO club_role VALUES ('stranger', 'Sur')", no_right},
      {"norte", "SELECT adopt('" + id + "', '{}')", no_right},
      {"norte", "UPDATE head SET writes = 0", no_right},
      {"norte", "SELECT * FROM head FOR UPDATE", no_right},
      {"norte", "UPDATE layout SET version = 99", no_right},
      {"norte", "DROP TABLE event", "must be owner"},
      {"norte", "CREATE TABLE tanteador.shoe (size integer)", no_right},
      {"norte", "CREATE FUNCTION tanteador.club() RETURNS text LANGUAGE sql AS 'SELECT ''Sur'''", no_right},
      {"norte", "ALTER TABLE event DISABLE TRIGGER ALL", "must be owner"},
      {"norte", "ALTER TABLE person DISABLE ROW LEVEL SECURITY", "must be owner"},
      {"norte", "SET session_replication_role TO replica", no_right},
      {"norte", "SET ROLE postgres", no_right},
      {"norte", "SET SESSION AUTHORIZATION sur", no_right},
      {"norte", "BEGIN; LOCK TABLE event IN ROW EXCLUSIVE MODE", no_right},
      {"norte", "BEGIN; LOCK TABLE head IN SHARE MODE", no_right},
      {"wall", "BEGIN; LOCK TABLE person IN ROW EXCLUSIVE MODE", no_right},
      {"wall", "UPDATE person SET name = ''", no_right},
      {"wall", "SELECT writing()", no_right},
      {"wall", "SELECT * FROM room_token", no_right},
      {"stranger", "SELECT * FROM tanteador.event", no_right},
      {"stranger", "SELECT tanteador.club()", no_right},
      // names that hide those of the program
      {"norte",
       "CREATE TEMP TABLE club_role (role text, club text); INSERT INTO pg_temp.club_role VALUES ('norte', "
       "'Sur'); "
       "SET "
       "search_path TO pg_temp, tanteador; " +
           append_sql(id, "match", {"called"}, head),
       "belongs to another club"},
      {"norte",
       "CREATE TEMP TABLE club_role (role text, club text); INSERT INTO pg_temp.club_role VALUES ('norte', "
       "'Sur'); SET "
       "search_path TO pg_temp, tanteador; UPDATE person SET name = NULL",
       ""}};
  const std::string before = fed.all();
  for (const Attack& attack : attacks) {
    CAPTURE(attack.role);
    CAPTURE(attack.sql.substr(0, 300));
    const std::string answer = fed.as(attack.role, attack.sql);
    CHECK_MESSAGE(has(answer, attack.refused), answer);
    CHECK((!attack.refused.empty() || answer.empty()));
  }
  CHECK(fed.all() == before);
  fed.require_others_go_on();
  CHECK(fed.as("postgres", "SELECT string_agg(DISTINCT role, ' ') FROM event") == "sur");
}

TEST_CASE("what another club says of a stream is not counted and stops nobody") {
  Federation fed;
  const std::string beginning = fed.match.id.substr(0, 24);
  const auto store = fed.open("sur");
  for (const char* kind : {"forked_from", "entered_again", "kept_at_home", "fork_settled"}) {
    const std::string answer = fed.as("norte", append_sql(beginning + kind, "fork", {kind}));
    CHECK_MESSAGE(answer.empty(), answer);
  }
  CHECK(store->ids_of_other_clubs(fed.match.id, beginning).size() == 4);
  CHECK(store->may_continue(fed.match.id));
  CHECK_FALSE(fed.open("norte")->may_continue(fed.match.id));
  const auto events = events_after(fed.match, 1);
  store->append({.before = fed.match,
                 .events = events,
                 .new_people = {},
                 .summary = {},
                 .entries_from = 0,
                 .entries = {},
                 .forks = tanteador::session::KnownForks{beginning, 0, fed.match.id, fed.match.count + 1,
                                                         fed.match.id}});
  fed.require_others_go_on();
}

TEST_CASE("a session that holds a lock and does nothing is ended for those who wait") {
  Federation fed;
  const std::string attacks[] = {"BEGIN; SELECT writing()",
                                 "BEGIN; LOCK TABLE person IN ACCESS EXCLUSIVE MODE",
                                 "BEGIN; LOCK TABLE match_summary IN ACCESS EXCLUSIVE MODE",
                                 "BEGIN; " + append_sql("m5", "match", {"match_started"})};
  for (const std::string& attack : attacks) {
    CAPTURE(attack.substr(0, 60));
    const OpenSession session(fed, "norte", attack);
    CHECK(fed.as("sur", "SELECT end_stalled()") == "0");  // not yet
    CHECK(soon([&] { return fed.as("wall", "SELECT end_stalled()") == "1"; }, 500));
    fed.require_others_go_on();
  }
  const OpenSession session(fed, "norte", "BEGIN; LOCK TABLE person IN ACCESS EXCLUSIVE MODE");
  usleep(5'200'000);
  CHECK(fed.open("wall", OpenMode::read)->people().size() == 2);  // the program itself ends it
}

TEST_CASE("locks that any role can hold stop neither entries nor readers") {
  Federation fed;
  const OpenSession advisory(fed, "stranger", "SELECT pg_advisory_lock(hashtext('tanteador'))");
  const OpenSession reader(
      fed, "wall", "BEGIN ISOLATION LEVEL SERIALIZABLE; SELECT count(*) FROM event, person, match_summary");
  const OpenSession listener(fed, "wall", "LISTEN tanteador; BEGIN; SELECT 1");
  const OpenSession temporary(fed, "stranger", "BEGIN; CREATE TEMP TABLE event (x integer)");
  CHECK(fed.as("stranger",
               "SELECT count(pg_notify('tanteador', i::text)) FROM generate_series(1, 20000) AS i") ==
        "20000");
  fed.require_others_go_on();
}

TEST_CASE("a scorer's program checks a PIN without its hash, and the server counts the wrong ones") {
  Federation fed;
  const std::string salted = "$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$";
  CHECK(fed.as("norte", "SELECT pin FROM referees()") == salted);
  CHECK(has(fed.as("carla", "SELECT pin FROM referees()"), "hash"));
  const auto try_pin = [&](int known, const std::string& hash, const std::string& salt) {
    return fed.as("norte", "SELECT try_pin('Dani', '" + salt + "', " + std::to_string(known) + ", '" + hash +
                               "', '2026-03-01T20:00:00Z', '')");
  };
  CHECK(try_pin(0, "hash", salted) == "3");
  CHECK(try_pin(0, "", salted + "hash") == "0");
  CHECK(try_pin(0, "hash", "") == "0");
  for (int known = 0; known < 3; ++known) CHECK(try_pin(known, "shoe", salted) == "2");
  CHECK(try_pin(0, "hash", salted) == "0");
  CHECK(try_pin(3, "hash", salted) == "1");  // it is right, and comes too soon
  const auto store = fed.open("norte");
  CHECK(store->referees().at(0).wrong_pins == 3);
  fed.server.run(fed.database, "UPDATE tanteador.referee SET tried = tried - interval '1 hour'");
  auto row = store->referees().at(0);
  CHECK(store->try_pin(row, {row.name, "hash", 0, ""}) == tanteador::session::PinAnswer::right);
  CHECK(store->referees().at(0).wrong_pins == 0);
  fed.require_others_go_on();
}

TEST_CASE("a server knows every kind of event that the program writes") {
  Federation fed;
  const fs::path schemas = fs::path(TANTEADOR_ROOT) / "schemas/examples";
  int kinds = 0;
  for (const auto& folder : fs::directory_iterator(schemas)) {
    const std::string name = folder.path().filename().string();
    const std::string stream = name.starts_with("event.")    ? "match"
                               : name == "competition_event" ? "competition"
                               : name == "club_event"        ? "club"
                                                             : "";
    if (stream.empty()) continue;
    for (const auto& example : fs::directory_iterator(folder)) {
      const std::string text = bytes_of(example.path());
      const std::size_t type = text.find("\"type\": \""), begin = type + 9;
      REQUIRE(type != text.npos);
      const std::string kind = text.substr(begin, text.find('"', begin) - begin);
      CAPTURE(kind);
      const bool starts = kind == "match_started" || kind == "competition_created";
      CHECK(fed.as("postgres", "SELECT is_known('" + stream + "', '" + kind + "', " +
                                   (starts ? "true" : "false") + ")") == "t");
      ++kinds;
    }
  }
  CHECK(kinds > 150);
}
