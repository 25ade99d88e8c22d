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
  Server();
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
  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  Folder folder_;
  pid_t pid_ = 0, owner_ = 0;
  int databases_ = 0;
  bool has_template_ = false;
};

}  // namespace tanteador::test
