#include "db/sqlite/store.hpp"

#include <SQLiteCpp/Backup.h>

#include <functional>

#include "db/sql_store.hpp"
#include "db/sqlite/backup.hpp"
#include "db/sqlite/engine.hpp"
#include "db/sqlite/files.hpp"
#include "db/sqlite/migrations.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;

namespace {

// An older file that cannot be written to is migrated in memory, also an empty one, which stays empty.
SQLite::Database copy_in_memory(const fs::path& file, std::span<const Migration> ladder) {
  SQLite::Database source = open_to_read(file);
  SQLite::Database memory(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
  SQLite::Backup(memory, source).executeStep();
  migrate(memory, {}, ladder);
  memory.exec(sql("query_only"));
  return memory;
}

// Made complete under another name: a program killed meanwhile leaves no half database.
void create_missing(const fs::path& file) {
  if (fs::exists(fs::symlink_status(file))) return;
  require_no_lost_log(file);
  make_folder(file.parent_path());
  const fs::path temporary = make_temporary(file, ".new-");
  try {
    {
      SQLite::Database database(temporary.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
      migrate(database, {}, migrations());
      database.execAndGet(sql("journal_wal"));
    }
    put_in_place(temporary, file);
  } catch (...) {
    std::error_code ignored;
    fs::remove(temporary, ignored);
    if (!fs::exists(fs::symlink_status(file))) throw;  // another program was faster
  }
}

bool is_full(const fs::path& file, const std::function<void()>& work) {
  try {
    run_guarded(file, work);
  } catch (const StoreError& error) {
    if (error.code() != StoreError::Code::full) throw;
    return true;
  }
  return false;
}

void climb(const fs::path& file, std::span<const Migration> ladder) {
  SQLite::Database database = open_to_write(file);
  migrate(database, file, ladder);
}

SQLite::Database open_database(const fs::path& file, OpenMode mode) {
  const auto ladder = migrations();
  require_unmoved(file);
  if (mode == OpenMode::write) create_missing(file);
  const int version = inspect(file, newest(ladder));
  if (mode == OpenMode::read) {
    if (version == newest(ladder)) return open_to_read(file);
    if (version == 0 || !may_change(file) || is_full(file, [&] { climb(file, ladder); }))
      return copy_in_memory(file, ladder);
    return open_to_read(file);
  }
  SQLite::Database database = open_to_write(file);
  migrate(database, file, ladder);
  database.execAndGet(sql("journal_wal"));
  database.exec(sql("connection"));
  if (find_signature(database)) database.exec(sql("unsign"));  // a copy that is written to
  return database;
}

}  // namespace

std::unique_ptr<session::Store> open_store(const fs::path& path, OpenMode mode) {
  const fs::path file = real_path(path);
  return run_guarded(
      file, [&] { return std::make_unique<SqlStore<Engine>>(open_database(file, mode), file, mode); });
}

}  // namespace tanteador::db::sqlite
