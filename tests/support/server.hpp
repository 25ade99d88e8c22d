#pragma once
// A throw-away PostgreSQL, on a socket in a temporary folder: begun when first asked for, gone with the
// program.

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <string>

#include "tests/support/folder.hpp"

namespace tanteador::test {

class Server {
 public:
  // With a port it is heard on 127.0.0.1 too.
  explicit Server(int port = 0);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // The one of this test program.
  static Server& one();

  void start();
  // With SIGKILL the server leaves everything as it lies.
  void stop(int signal);

  // The address of a database, for a role (empty: the superuser), through another socket's folder where one
  // is named.
  std::string address(const std::string& database, const std::string& role = {},
                      std::string socket = {}) const;
  // A new database with the schema of this program in it, or without.
  std::string new_database(bool with_schema = true);
  // SQL by the superuser; throws with what the server says. Answers the first column of the rows, a line
  // each.
  std::string run(const std::string& database, const std::string& sql) const;
  // Its settings are read again.
  void reload() const;
  // Gives it a file in its data folder as only it may read them.
  void put(const std::string& name, const std::string& bytes) const;
  int port() const { return port_; }
  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  Folder folder_;  // with its sockets and its data
  int port_ = 0;
  pid_t pid_ = 0, owner_ = 0;
  int databases_ = 0;
  bool has_template_ = false;
};

}  // namespace tanteador::test
