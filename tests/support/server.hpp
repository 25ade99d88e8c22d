#pragma once
// A temporary PostgreSQL server on a socket in a temporary folder. Starts at first use and ends with the
// program.

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <string>

#include "tests/support/folder.hpp"

namespace tanteador::test {

class Server {
 public:
  // With a port it also listens on 127.0.0.1.
  explicit Server(int port = 0);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // The server of this test program.
  static Server& one();

  void start();
  // SIGKILL: the server cannot clean up.
  void stop(int signal);

  // The URL of a database for a role (empty: the superuser), through the given socket folder if any.
  std::string address(const std::string& database, const std::string& role = {},
                      std::string socket = {}) const;
  // Makes a database, with or without this program's schema.
  std::string new_database(bool with_schema = true);
  // Runs SQL as the role (empty: the superuser); throws with the server's message. Returns the first column,
  // one row a line.
  std::string run(const std::string& database, const std::string& sql, const std::string& role = {}) const;
  // The server reads its settings again.
  void reload() const;
  // Writes a file into the data folder that only the server may read.
  void put(const std::string& name, const std::string& bytes) const;
  int port() const { return port_; }
  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  Folder folder_;  // holds the sockets and the data
  int port_ = 0;
  pid_t pid_ = 0, owner_ = 0;
  int databases_ = 0;
  bool has_template_ = false;
};

}  // namespace tanteador::test
