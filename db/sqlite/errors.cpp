#include "db/sqlite/errors.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <system_error>

#include "db/sqlite/connection.hpp"
#include "db/sqlite/query.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db::sqlite {

namespace {

using Code = StoreError::Code;

Code code_of(const SQLite::Exception& error) {
  if (error.getExtendedErrorCode() == SQLITE_READONLY_DBMOVED) return Code::moved;
  switch (error.getErrorCode() & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Code::locked;
    case SQLITE_PERM:
    case SQLITE_READONLY: return Code::read_only;
    case SQLITE_FULL: return Code::full;
    case SQLITE_ERROR:       // a table or column is missing
    case SQLITE_CONSTRAINT:  // stored data contradicts the schema
    case SQLITE_MISMATCH:
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return Code::damaged;
    default: return Code::cannot_open;
  }
}

bool is_unreadable(const std::filesystem::path& file) {
  try {
    return !can_be_read(file);
  } catch (const SQLite::Exception&) {
    return true;
  }
}

// SQLite reports a failed read as damage. True if a second check finds none. Corruption reported by this
// program has no extended code.
bool is_read_again(const SQLite::Exception& error, const std::filesystem::path& file) {
  if ((error.getErrorCode() & 0xff) != SQLITE_CORRUPT || error.getExtendedErrorCode() < 0) return false;
  try {
    SQLite::Database again = open_to_read(file);
    return again.execAndGet(sql("quick_check")).getString() == "ok";
  } catch (const SQLite::Exception&) {
    return false;
  }
}

}  // namespace

StoreError store_error(Code code, std::string_view english, const std::filesystem::path& file,
                       std::string_view detail) {
  return db::store_error(code, english, std::string_view(file.native()), detail);
}

StoreError store_error(Code code, const std::filesystem::path& file, std::string_view detail) {
  return store_error(code, sentence(code), file, detail);
}

StoreError store_error(const SQLite::Exception& error, const std::filesystem::path& file) {
  const int code = error.getErrorCode() & 0xff;
  if (is_for_want_of_room(error, file)) return store_error(Code::full, file);
  if (code == SQLITE_NOMEM)
    return store_error(
        Code::cannot_open,
        N_("Memory ran out while {0} was in use. Close other programs, check whether your last "
           "entry is there, then try again."),
        file);
  if ((code == SQLITE_CORRUPT || code == SQLITE_NOTADB) && is_unreadable(file))
    return store_error(Code::cannot_open, file, sqlite3_errstr(SQLITE_IOERR));
  if (is_read_again(error, file))
    return store_error(Code::cannot_open,
                       N_("A part of {0} could not be read just now ({1}). Check the disk, then try "
                          "again."),
                       file, error.what());
  return store_error(code_of(error), file, error.what());
}

bool is_for_want_of_room(const SQLite::Exception& error, const std::filesystem::path& file) {
  constexpr std::uintmax_t kShared = 64u << 10;
  if ((error.getErrorCode() & 0xff) == SQLITE_FULL) return true;
  // The shared memory could not grow: the disk is full, or does not respond.
  if (error.getExtendedErrorCode() != SQLITE_IOERR_SHMSIZE) return false;
  std::error_code unknown;
  const auto room = std::filesystem::space(file.parent_path(), unknown);
  return !unknown && room.available < kShared;
}

StoreError system_error(int error, const std::filesystem::path& file) {
  switch (error) {
    case EACCES:
    case EPERM:
    case EROFS: return store_error(Code::read_only, file);
    case EEXIST:
      return store_error(Code::cannot_open, N_("{0} is there already; choose another name."), file);
    case ENOSPC:
    case EDQUOT: return store_error(Code::full, file);
    default: return store_error(Code::cannot_open, file, std::generic_category().message(error));
  }
}

}  // namespace tanteador::db::sqlite
