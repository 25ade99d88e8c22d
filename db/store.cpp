#include "db/store.hpp"

#include "db/postgres/address.hpp"
#include "db/postgres/store.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/store.hpp"

namespace tanteador::db {

namespace fs = std::filesystem;

bool is_on_server(const fs::path& path) { return postgres::is_address(path.native()); }

bool is_there(const fs::path& path) {
  if (is_on_server(path)) return postgres::is_there(path.native());
  std::error_code error;
  const fs::path file = sqlite::real_path(path);
  return fs::symlink_status(file, error).type() != fs::file_type::not_found || sqlite::has_lost_log(file);
}

Found look(const fs::path& address) { return postgres::look(address.native()); }

std::unique_ptr<session::Store> open_store(const fs::path& path, OpenMode mode) {
  return is_on_server(path) ? postgres::open_store(path.native(), mode) : sqlite::open_store(path, mode);
}

std::vector<std::string> check(const fs::path& path) {
  return is_on_server(path) ? postgres::check(path.native()) : sqlite::check(path);
}

fs::path restore(const fs::path& backup, const fs::path& database) {
  for (const fs::path& path : {backup, database})
    if (is_on_server(path)) postgres::refuse_restore(path.native());
  return sqlite::restore(backup, database);
}

void backup(const fs::path& from, const fs::path& to) {
  if (is_on_server(from)) postgres::refuse_backup(from.native());
  sqlite::backup(from, to);
}

}  // namespace tanteador::db
