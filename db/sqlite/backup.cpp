#include "db/sqlite/backup.hpp"

#include <cerrno>

#include "db/sqlite/connection.hpp"
#include "db/sqlite/errors.hpp"
#include "db/sqlite/files.hpp"
#include "db/sqlite/identity.hpp"
#include "db/sqlite/migrations.hpp"
#include "db/sqlite/query.hpp"
#include "db/sqlite/store.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;

namespace {

// Takes the locks of a writer if possible, because another program may start to write during the copy.
SQLite::Database open_to_copy(const fs::path& file) {
  try {
    SQLite::Database database = open_to_write(file);
    database.execAndGet(sql("schema_size"));  // the first read creates the files it needs
    return database;
  } catch (const StoreError& error) {
    if (error.code() != StoreError::Code::read_only) throw;
  } catch (const SQLite::Exception& error) {
    if (!is_for_want_of_room(error, file)) throw;
  }
  SQLite::Database database = open_to_read(file);
  database.exec(sql("query_all"));  // VACUUM INTO counts as writing
  return database;
}

// A log of the original can lie beside the copy once somebody gives the copy that name.
void count_apart(const std::string& copy) {
  SQLite::Database database(copy, SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
  if (database.tableExists("head")) database.exec(sql("count_apart"));
}

// A program killed meanwhile leaves a temporary file, never half a copy.
template <class Fill>
void make_copy(const fs::path& to, Fill&& fill) {
  if (fs::exists(fs::symlink_status(to))) throw system_error(EEXIST, to);
  const fs::path temporary = make_temporary(to, ".part-");
  try {
    fill(temporary.string());  // SQLite fills the empty file and keeps its mode
    put_in_place(temporary, to);
  } catch (const StoreError& error) {
    std::error_code ignored;
    fs::remove(temporary, ignored);
    if (error.code() == StoreError::Code::full) throw store_error(StoreError::Code::full, to);
    throw;
  }
}

}  // namespace

void copy_database(Queries& queries, const fs::path& from, const fs::path& to) {
  make_copy(to, [&](const std::string& target) {
    run_guarded(from, [&] { queries("vacuum_into").with(target).run(); });
    run_guarded(target, [&] { count_apart(target); });
  });
}

void fill_copy(const fs::path& from, const fs::path& to) {
  run_guarded(from, [&] {
    SQLite::Database source = open_to_copy(from);
    Queries queries(source);
    const std::string target = to.string();
    queries("vacuum_into").with(target).run();
  });
  run_guarded(to, [&] { count_apart(to.string()); });
}

namespace {

void sign(const std::string& copy, const Seal& seal) {
  if (seal.form.empty()) return;
  run_guarded(copy, [&] {
    SQLite::Database database(copy, SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
    if (!database.tableExists("head")) return;
    Queries queries(database);
    queries("put_signature").with(seal.form).run();
  });
  errno = 0;
  if (!seal.sign(copy)) throw system_error(errno != 0 ? errno : EIO, copy);
}

}  // namespace

void copy_database(const fs::path& from, const fs::path& to, const Seal& seal) {
  make_copy(to, [&](const std::string& target) {
    fill_copy(from, target);
    sign(target, seal);
  });
}

std::optional<std::string> find_signature(SQLite::Database& database) {
  if (!database.tableExists("head")) return std::nullopt;
  SQLite::Statement row(database, sql("signature"));
  return row.executeStep() ? std::optional(row.getColumn(0).getString()) : std::nullopt;
}

void backup(const fs::path& from, const fs::path& to) { backup(from, to, {}); }

void backup(const fs::path& from, const fs::path& to, const Seal& seal) {
  const fs::path file = real_path(from);
  require_unmoved(file);
  run_guarded(file, [&] {
    if (inspect(file, newest(migrations())) == 0) throw store_error(StoreError::Code::not_ours, file);
    copy_database(file, fs::absolute(to), seal);
  });
}

}  // namespace tanteador::db::sqlite
