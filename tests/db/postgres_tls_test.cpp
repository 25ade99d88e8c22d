// A server with a valid certificate, and one without.

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstdlib>

#include "tests/db/on_server.hpp"

using namespace tanteador::db;
using namespace tanteador::db::on_server;

namespace {

int free_port() {
  const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  REQUIRE(bind(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  REQUIRE(getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size) == 0);
  close(probe);
  return ntohs(address.sin_port);
}

// A certificate of one's own, for the host of that name.
void certify(const fs::path& folder, const std::string& name, const std::string& host) {
  const std::string base = (folder / name).string();
  const std::string command =
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
      "-subj /CN=" +
      host + " -addext subjectAltName=DNS:" + host + " -keyout " + base + ".key -out " + base + ".crt 2> " +
      base + ".log";
  REQUIRE(std::system(command.c_str()) == 0);
}

struct Encrypted {
  Folder folder;
  Server server{free_port()};
  std::string database = server.new_database();
  Encrypted() {
    certify(folder.path(), "server", "localhost");
    certify(folder.path(), "other", "localhost");
    server.put("server.key", bytes_of(folder / "server.key"));
    server.put("server.crt", bytes_of(folder / "server.crt"));
    server.run("postgres", "CREATE ROLE ana LOGIN SUPERUSER PASSWORD 'right'");
    server.put("pg_hba.conf", "local all all trust\nhostssl all ana 127.0.0.1/32 scram-sha-256\n");
    server.run("postgres", "ALTER SYSTEM SET ssl TO on");
    server.reload();
  }
  std::string at(const std::string& host, const std::string& mode, const std::string& root) const {
    return "postgresql://ana@" + host + ":" + std::to_string(server.port()) + "/" + database +
           "?sslmode=" + mode + (root.empty() ? "" : "&sslrootcert=" + (folder / root).string());
  }
};

}  // namespace

TEST_CASE("a server is trusted only by its certificate, and others receive no password") {
  const Encrypted encrypted;
  setenv("PGPASSWORD", "right", 1);
  const std::string right = encrypted.at("localhost", "verify-full", "server.crt");
  REQUIRE(soon([&] { return !code_of([&] { (void)open_store(right, OpenMode::write); }); }));
  {
    const auto store = open_store(right, OpenMode::write);
    grow(*store, new_match(), 2);
    CHECK(encrypted.server.run(
              encrypted.database,
              "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = 'ana' "
              "AND application_name = 'tanteador'") == "t");
  }
  struct Row {
    std::string name, path, says;
  };
  const Row rows[] = {
      {"another's certificate", encrypted.at("localhost", "verify-full", "other.crt"),
       "has no valid certificate"},
      {"a certificate for another name", encrypted.at("127.0.0.1", "verify-full", "server.crt"),
       "has no valid certificate"},
      {"nobody to vouch for it", encrypted.at("localhost", "verify-full", "nowhere.crt"), "sslrootcert"},
      {"not encrypted", encrypted.at("localhost", "disable", ""), "requires encryption"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const StatedError said = stated_of([&] { (void)open_store(row.path, OpenMode::write); });
    CHECK(said.code == Code::cannot_open);
    CHECK_MESSAGE(has(said.sentence, row.says), said.sentence);
    CHECK_FALSE(has(said.sentence, "right"));
  }
  unsetenv("PGPASSWORD");
  CHECK(all_events(*open_store(encrypted.server.address(encrypted.database), OpenMode::read), "m1").size() ==
        2);
}
