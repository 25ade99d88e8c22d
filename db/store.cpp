#include "db/store.hpp"

#include "db/errors.hpp"
#include "db/server.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/store.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db {

namespace fs = std::filesystem;

namespace {

const ServerEngine* registered = nullptr;

const ServerEngine& server() {
  if (registered) return *registered;
  throw StoreError(StoreError::Code::cannot_open,
                   tr("This program was built for files only. Name a file, not the address of a server."));
}

}  // namespace

void register_server(const ServerEngine& engine) { registered = &engine; }

bool is_on_server(const fs::path& path) {
  const std::string_view text = path.native();
  return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

bool is_there(const fs::path& path) {
  if (is_on_server(path)) return server().is_there(path.native());
  std::error_code error;
  const fs::path file = sqlite::real_path(path);
  return fs::symlink_status(file, error).type() != fs::file_type::not_found || sqlite::has_lost_log(file);
}

FoundDatabase look(const fs::path& address) { return server().look(address.native()); }

std::unique_ptr<session::Store> open_store(const fs::path& path, OpenMode mode) {
  return is_on_server(path) ? server().open_store(path.native(), mode) : sqlite::open_store(path, mode);
}

std::vector<std::string> check(const fs::path& path) {
  return is_on_server(path) ? server().check(path.native()) : sqlite::check(path);
}

fs::path restore(const fs::path& backup, const fs::path& database) {
  for (const fs::path& path : {backup, database})
    if (is_on_server(path)) server().refuse_restore(path.native());
  return sqlite::restore(backup, database);
}

void backup(const fs::path& from, const fs::path& to) {
  if (is_on_server(from)) server().refuse_backup(from.native());
  sqlite::backup(from, to);
}

}  // namespace tanteador::db
