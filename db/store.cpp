#include "db/store.hpp"

#include "db/sqlite/connection.hpp"
#include "db/sqlite/store.hpp"

namespace tanteador::db {

namespace fs = std::filesystem;

fs::path file_behind(const fs::path& path) { return sqlite::real_path(path); }

std::unique_ptr<session::Store> open_store(const fs::path& path, OpenMode mode) {
  return sqlite::open_store(path, mode);
}

std::vector<std::string> check(const fs::path& path) { return sqlite::check(path); }

void backup(const fs::path& from, const fs::path& to) { sqlite::backup(from, to); }

}  // namespace tanteador::db
