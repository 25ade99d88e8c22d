#include "db/sqlite/errors.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <system_error>

#include "db/sqlite/connection.hpp"
#include "src/core/text.hpp"

namespace tanteador::db::sqlite {

namespace {

using Code = StoreError::Code;

std::string_view sentence(Code code) {
  switch (code) {
    case Code::cannot_open:
      return english("{0} cannot be opened or used ({1}); check the path and the disk, then try again.");
    case Code::not_ours:
      return english("{0} is not a Tanteador database and was left as it is; choose another file.");
    case Code::newer:
      return english(
          "{0} was written by a newer version of Tanteador and was left as it is; update this program.");
    case Code::damaged:
      return english("{0} is damaged ({1}); keep a copy of it as it is and go back to your last backup.");
    case Code::locked:
      return english("{0} is in use by another program; wait for it or close it, then try again.");
    case Code::read_only:
      return english(
          "{0} or its folder cannot be written to; change their permissions or choose another file.");
    case Code::full: return english("The disk that holds {0} is full; make room on it, then try again.");
    case Code::moved_on:
      return english(
          "{0}: something was entered from elsewhere in the meantime; look at it, then try again.");
  }
  return {};
}

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
  const std::string name = file.string();
  return {code, render({english, {Arg(std::string_view(name)), Arg(detail)}}, {})};
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
