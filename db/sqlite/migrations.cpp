#include "db/sqlite/migrations.hpp"

#include <string>

#include "db/sqlite/backup.hpp"
#include "db/sqlite/errors.hpp"
#include "db/sqlite/files.hpp"
#include "db/sqlite/query.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;

namespace {

int version_of(SQLite::Database& database) { return database.execAndGet(sql("user_version")).getInt(); }

fs::path free_copy_name(const fs::path& file, int version) {
  return free_name(sibling_path(file, ".before-v" + std::to_string(version)));
}

}  // namespace

std::span<const Migration> migrations() {
  static const std::vector<Migration> ladder = ladder_of("sqlite");
  return ladder;
}

void migrate(SQLite::Database& database, const fs::path& file, std::span<const Migration> ladder) {
  if (version_of(database) == newest(ladder)) return;
  Queries queries(database);
  Transaction transaction(database, queries);
  const int version = version_of(database);  // again: another process may have been faster
  if (version > newest(ladder)) throw store_error(StoreError::Code::newer, file);
  if (version == newest(ladder)) return;
  if (version > 0 && !file.empty()) copy_database(file, free_copy_name(file, newest(ladder)));
  for (const Migration& migration : ladder) {
    if (migration.version <= version) continue;
    database.exec(migration.sql.data());
    database.exec("PRAGMA user_version = " + std::to_string(migration.version));
  }
  if (queries("check_foreign_keys").step()) {
    throw store_error(StoreError::Code::damaged, file, "foreign keys");
  }
  transaction.commit();
}

}  // namespace tanteador::db::sqlite
