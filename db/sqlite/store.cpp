#include "db/sqlite/store.hpp"

#include <SQLiteCpp/Backup.h>

#include "db/sqlite/engine.hpp"
#include "db/sqlite/migrations.hpp"
#include "db/store_on_impl.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;

namespace {

// An older file that may not be written to climbs in memory; so does an empty one, which stays empty.
SQLite::Database copy_in_memory(const fs::path& file, std::span<const Migration> ladder) {
  SQLite::Database source = open_to_read(file);
  SQLite::Database memory(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
  SQLite::Backup(memory, source).executeStep();
  migrate(memory, {}, ladder);
  memory.exec(sql("query_only"));
  return memory;
}

SQLite::Database open_database(const fs::path& file, OpenMode mode) {
  const auto ladder = migrations();
  if (mode == OpenMode::write) create_missing(file);
  const int version = inspect(file, newest(ladder));
  if (mode == OpenMode::read) {
    if (version == newest(ladder)) return open_to_read(file);
    if (version == 0 || !may_change(file)) return copy_in_memory(file, ladder);
  }
  SQLite::Database database = open_to_write(file);
  migrate(database, file, ladder);
  if (mode == OpenMode::read) return open_to_read(file);
  database.execAndGet(sql("journal_wal"));
  database.exec(sql("connection"));
  return database;
}

}  // namespace

std::unique_ptr<session::Store> open_store(const fs::path& path, OpenMode mode) {
  const fs::path file = real_path(path);
  return guarded(file,
                 [&] { return std::make_unique<StoreOn<Engine>>(open_database(file, mode), file, mode); });
}

}  // namespace tanteador::db::sqlite
