// The statements of docs/how-to/postgresql.md for copying a server, run unchanged: a restored dump, and a
// replica.

#include <cstdlib>

#include "tests/db/on_server.hpp"

using namespace tanteador::db;
using namespace tanteador::db::on_server;

namespace {

// The line of the page that begins so, with other words in the place of some.
std::string on_the_page(const std::string& program,
                        const std::vector<std::pair<std::string, std::string>>& words) {
  const std::string page = bytes_of(fs::path(TANTEADOR_ROOT) / "docs/how-to/postgresql.md");
  const std::size_t begin = page.find("\n    " + program + " ");
  REQUIRE(begin != page.npos);
  std::string line = page.substr(begin + 5, page.find('\n', begin + 1) - begin - 5);
  for (const auto& [word, other] : words) {
    const std::size_t at = line.find(word);
    REQUIRE_MESSAGE(at != line.npos, line << ": " << word);
    line.replace(at, word.size(), other);
  }
  return line;
}

// Runs a program of PostgreSQL as the server's user.
int run_program(const std::string& line, const fs::path& socket) {
  const std::string by = geteuid() == 0 ? "runuser -u postgres -- " : "";
  const std::string all =
      "cd / && " + by +
      "env PATH=/usr/lib/postgresql/15/bin:$PATH PGUSER=postgres PGHOST=" + socket.string() + " " + line +
      " > /dev/null 2>&1";
  return std::system(all.c_str());
}

// A second cluster, on a port of its own in the same folder.
class Replica {
 public:
  explicit Replica(const Server& server) : socket_(server.folder()), data_(server.folder() / "replica") {
    server.run("postgres", "CREATE ROLE copier LOGIN REPLICATION");
    REQUIRE(run_program(on_the_page("pg_basebackup", {{"db.example.org", socket_.string()},
                                                      {"/var/lib/postgresql/15/main", data_.string()}}) +
                            " --checkpoint=fast --no-sync",
                        socket_) == 0);
    REQUIRE(run_program("pg_ctl -D " + data_.string() +
                            " -w -o \"-c port=5433 -c listen_addresses= -c fsync=off -c " +
                            "unix_socket_directories=" + socket_.string() + "\" start",
                        socket_) == 0);
  }
  Replica(const Replica&) = delete;
  Replica& operator=(const Replica&) = delete;
  ~Replica() { run_program("pg_ctl -D " + data_.string() + " -m immediate stop", socket_); }
  std::string address(const std::string& database) const {
    return "postgresql:///" + database + "?host=" + socket_.string() + "&port=5433&user=postgres";
  }

 private:
  fs::path socket_, data_;
};

}  // namespace

TEST_CASE("the documented dump restores every event") {
  Server& server = OnServer::server();
  const OnServer place;
  grow(*open_store(place.path, OpenMode::write), new_match(), 5);
  const std::string restored = server.new_database(false);
  const std::string file = (server.folder() / "club.dump").string();
  REQUIRE(run_program(on_the_page("pg_dump", {{"club.dump", file}, {" club", " " + place.database}}),
                      server.folder()) == 0);
  REQUIRE(run_program(on_the_page("pg_restore", {{"another", restored}, {"club.dump", file}}),
                      server.folder()) == 0);
  const fs::path path = server.address(restored);
  CHECK(check(path).empty());
  const auto store = open_store(path, OpenMode::write);
  CHECK(all_events(*store, "m1").size() == 5);
  grow(*store, *store->head("m1"), 1);
}

TEST_CASE("the documented replica is readable like the server and refuses writes") {
  Killable here;
  const auto store = open_store(here.path, OpenMode::write);
  StreamHead head = grow(*store, new_match(), 2);
  const Replica replica(here.server);
  const fs::path path = replica.address(here.database);
  const auto wall = open_store(path, OpenMode::read);
  CHECK(soon([&] { return wall->head("m1").has_value(); }));
  head = grow(*store, head, 3);
  CHECK(soon([&] { return wall->head("m1")->count == head.count; }));
  CHECK(all_events(*wall, "m1").size() == 5);
  CHECK(check(path).empty());
  const StatedError said = stated_of([&] { (void)open_store(path, OpenMode::write); });
  CHECK(said.code == Code::read_only);
  CHECK_MESSAGE(has(said.sentence, "is read-only"), said.sentence);
}
