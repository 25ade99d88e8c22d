#pragma once
// Databases on a server are a component: the entry point of a program registers the engine that opens them
// (db/postgres).

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "db/store.hpp"

namespace tanteador::db {

// The functions of db/store.hpp for the address of a server.
struct ServerEngine {
  std::unique_ptr<session::Store> (*open_store)(std::string_view address, OpenMode mode);
  bool (*is_there)(std::string_view address);
  FoundDatabase (*look)(std::string_view address);
  std::vector<std::string> (*check)(std::string_view address);
  // Both throw: a server has its own tools.
  void (*refuse_backup)(std::string_view address);
  void (*refuse_restore)(std::string_view address);
};

// `engine` must outlive the program.
void register_server(const ServerEngine& engine);

}  // namespace tanteador::db
