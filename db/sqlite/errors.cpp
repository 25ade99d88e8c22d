#include "db/sqlite/errors.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <system_error>

#include "db/sqlite/connection.hpp"

namespace tanteador::db::sqlite {

namespace {

using Code = StoreError::Code;

Code code_of(const SQLite::Exception& error) {
  if (error.getExtendedErrorCode() == SQLITE_READONLY_DBMOVED) return Code::cannot_open;
  switch (error.getErrorCode() & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Code::locked;
    case SQLITE_PERM:
    case SQLITE_READONLY: return Code::read_only;
    case SQLITE_FULL: return Code::full;
    case SQLITE_ERROR:       // a table or column is missing
    case SQLITE_CONSTRAINT:  // what is stored contradicts what follows from it
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

bool is_full(const std::filesystem::path& file) {
  constexpr std::uintmax_t kShared = 64u << 10;
  std::error_code error;
  const auto room = std::filesystem::space(file.parent_path(), error);
  return !error && room.available < kShared;
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
  if ((code == SQLITE_CORRUPT || code == SQLITE_NOTADB) && is_unreadable(file))
    return store_error(Code::cannot_open, file, sqlite3_errstr(SQLITE_IOERR));
  // The shared memory could not be made larger: there is no room for it, or the disk does not answer.
  const bool no_memory_file = error.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE;
  return store_error(no_memory_file && is_full(file) ? Code::full : code_of(error), file, error.what());
}

StoreError system_error(int error, const std::filesystem::path& file) {
  switch (error) {
    case EACCES:
    case EPERM:
    case EROFS: return store_error(Code::read_only, file);
    case ENOSPC:
    case EDQUOT: return store_error(Code::full, file);
    default: return store_error(Code::cannot_open, file, std::generic_category().message(error));
  }
}

}  // namespace tanteador::db::sqlite
