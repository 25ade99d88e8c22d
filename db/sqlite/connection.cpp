#include "db/sqlite/connection.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdint>
#include <string>
#include <string_view>

#include "db/sqlite/errors.hpp"
#include "db/sqlite/files.hpp"
#include "db/sqlite/identity.hpp"
#include "db/sqlite/log_owner.hpp"
#include "db/sqlite/query.hpp"
#include "db/sqlite/store.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;
using Code = StoreError::Code;

namespace {

bool may_write(const fs::path& path) { return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0; }

}  // namespace

bool may_change(const fs::path& file) { return may_write(file) && may_write(file.parent_path()); }

namespace {

// The fixed first part of every SQLite file: https://www.sqlite.org/fileformat2.html#the_database_header
struct Header {
  sqlite3_int64 file_size = 0;
  std::array<unsigned char, 100> bytes{};

  bool is_sqlite() const {
    static constexpr std::string_view kMagic("SQLite format 3\0", 16);
    return std::string_view(reinterpret_cast<const char*>(bytes.data()), kMagic.size()) == kMagic;
  }
  int number(std::size_t at) const {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | bytes[at + i];
    return static_cast<int>(value);
  }
  int user_version() const { return number(60); }
  int application_id() const { return number(68); }
};

std::string uri(const fs::path& file, std::string_view parameters) {
  std::string out = "file://";
  for (const char c : file.string()) {
    switch (c) {
      case '%': out += "%25"; break;
      case '?': out += "%3f"; break;
      case '#': out += "%23"; break;
      default: out += c;
    }
  }
  return out.append(parameters);
}

Header read_header(const fs::path& file) {
  SQLite::Database probe(file.string(), SQLite::OPEN_READONLY);
  sqlite3_file* handle = handle_of(probe);
  Header header;
  int result = handle->pMethods->xFileSize(handle, &header.file_size);
  if (result == SQLITE_OK) {
    result = handle->pMethods->xRead(handle, header.bytes.data(), static_cast<int>(header.bytes.size()), 0);
  }
  if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ) throw SQLite::Exception("unreadable", result);
  return header;
}

void require_file(const fs::path& file) {
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (fs::is_regular_file(status)) return;
  if (fs::is_directory(status)) throw system_error(EISDIR, file);
  if (fs::exists(status)) throw store_error(Code::not_ours, file);
  require_no_lost_log(file);
  throw system_error(error ? error.value() : ENOENT, file);
}

// True for a file with its log but without shared memory, as left by a killed program or a copy. A program
// that closes the file deletes the two one after the other, so this looks several times.
bool is_left_behind(const fs::path& file) {
  constexpr int kLooks = 3, kPause = 10;  // milliseconds
  for (int looks = 1;; ++looks) {
    if (!has_content(sibling_path(file, kLog)) || fs::exists(sibling_path(file, kMemory))) return false;
    if (looks == kLooks) return true;
    sqlite3_sleep(kPause);
  }
}

// For a short look, or for a place that cannot be written to. Creates no -wal or -shm file. Takes no lock if
// no other program has the database open.
SQLite::Database look_into(const fs::path& file, bool left_behind) {
  // A plain read-only connection would create the -wal and -shm files of a closed database. So a file without
  // a log is opened as immutable.
  const bool in_use = fs::exists(sibling_path(file, kLog)) && fs::exists(sibling_path(file, kMemory));
  // A log left behind is indexed in memory. For this SQLite needs sole use of the file, opened for writing.
  const bool alone = left_behind && may_write(file);
  SQLite::Database database(
      uri(file, in_use || left_behind ? "" : "?immutable=1"),
      SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX | (alone ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY),
      kBusyMilliseconds);
  if (alone) {
    database.execAndGet(sql("locking_exclusive"));
    database.exec(sql("query_only"));
  }
  // Otherwise the last program to close would move the log into the file.
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return database;
}

// On a full disk the shared memory cannot be created. The index is then kept in this process, which needs
// sole use of the file.
SQLite::Database look_alone(const fs::path& file) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, kBusyMilliseconds);
  database.execAndGet(sql("locking_exclusive"));
  database.exec(sql("query_only"));
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return database;
}

int version_in(SQLite::Database&& database) {
  const int version = database.execAndGet(sql("user_version")).getInt();
  database.execAndGet(sql("schema_size"));  // makes SQLite read the whole schema
  return version;
}

// Tries again after a failure: other programs may open or close the file meanwhile.
int read_version(const fs::path& file) {
  constexpr int kLooks = 3;
  for (int looks = 1;; ++looks) {
    try {
      return version_in(look_into(file, is_left_behind(file)));
    } catch (const SQLite::Exception& error) {
      if (is_for_want_of_room(error, file)) return version_in(look_alone(file));
      if (looks == kLooks) throw;
      sqlite3_sleep(10);  // milliseconds
    }
  }
}

// Makes SQLite undo the unfinished work of a program killed while it made the file.
int take_back(const fs::path& file) {
  if (!may_change(file)) throw system_error(EACCES, file);
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, kBusyMilliseconds);
  return database.execAndGet(sql("user_version")).getInt();
}

// "https://…" would become a folder of that name.
void refuse_address(const fs::path& path) {
  const std::string& text = path.native();
  const std::size_t colon = text.find("://");
  const auto of_scheme = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '+' || c == '.' || c == '-';
  };
  if (colon == 0 || colon == text.npos || !std::ranges::all_of(text.substr(0, colon), of_scheme)) return;
  throw store_error(Code::cannot_open,
                    N_("{0} is not a database address. Give a file path or postgresql://role@host/database."),
                    path);
}

}  // namespace

bool has_lost_log(const fs::path& file) {
  std::error_code error;
  return fs::symlink_status(file, error).type() == fs::file_type::not_found &&
         has_content(sibling_path(file, kLog));
}

void require_no_lost_log(const fs::path& file) {
  if (!has_lost_log(file)) return;
  throw store_error(
      Code::cannot_open,
      N_("{0} was deleted or moved while a program had it open: its last entries are in {0}-wal. Put the "
         "file back, or go back to a backup with \"tanteador db restore\"."),
      file);
}

fs::path real_path(const fs::path& path) {
  refuse_address(path);
  std::error_code error;
  fs::path real = fs::weakly_canonical(fs::absolute(path), error);
  if (error) throw system_error(error.value(), path);
  return real;
}

int inspect(const fs::path& file, int newest) {
  require_file(file);
  const Header header = read_header(file);
  if (header.file_size == 0) return 0;
  if (!header.is_sqlite() || header.application_id() != kApplicationId)
    throw store_error(Code::not_ours, file);
  // A journal is left only when making the file was interrupted; finishing it leaves an empty file.
  const bool interrupted = has_content(sibling_path(file, kJournal));
  if (!interrupted && has_foreign_log(file))
    throw store_error(
        Code::cannot_open,
        N_("{0} was replaced, but {0}-wal still has the last entries of the file that was there before. Go "
           "back to a backup with \"tanteador db restore\", which keeps both files. To use {0} as it is, "
           "move "
           "{0}-wal and {0}-shm to another folder."),
        file);
  // The version as SQLite reads it, because the write-ahead log may hold a later header.
  const int version = interrupted ? take_back(file) : read_version(file);
  if (interrupted && version == 0) return 0;
  if (version > newest) throw store_error(Code::newer, file);
  if (version < 1) throw store_error(Code::damaged, file, "user_version");
  return version;
}

bool can_be_read(const fs::path& file) {
  constexpr int kBlock = 1 << 16;
  SQLite::Database probe(file.string(), SQLite::OPEN_READONLY);
  sqlite3_file* handle = handle_of(probe);
  sqlite3_int64 size = 0;
  std::string block(kBlock, '\0');
  int result = handle->pMethods->xFileSize(handle, &size);
  for (sqlite3_int64 at = 0; at < size && result == SQLITE_OK; at += kBlock)
    result = handle->pMethods->xRead(handle, block.data(), kBlock, at);
  return result == SQLITE_OK || result == SQLITE_IOERR_SHORT_READ;
}

SQLite::Database open_without_log(const fs::path& file) {
  return {uri(file, "?immutable=1"), SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX | SQLite::OPEN_READONLY};
}

SQLite::Database open_to_read(const fs::path& file) {
  // Determined once. Only a file that nobody can write to is read without a lock.
  const bool left_behind = is_left_behind(file);
  if (left_behind || !may_change(file)) return look_into(file, left_behind);
  try {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX,
                              kBusyMilliseconds);
    database.exec(sql("query_only"));
    database.execAndGet(sql("schema_size"));  // the first read creates the files it needs
    return database;
  } catch (const SQLite::Exception& error) {
    if (!is_for_want_of_room(error, file)) throw;
    return look_alone(file);
  }
}

// SQLite's own busy handler waits longer and longer, so a later program would be served first.
void wait_for_writers(SQLite::Database& database) {
  sqlite3_busy_handler(
      database.getHandle(),
      [](void*, int looks) {
        constexpr int kPause = 5, kMost = 10 * kBusyMilliseconds;  // milliseconds
        if (looks * kPause >= kMost) return 0;
        sqlite3_sleep(kPause);
        return 1;
      },
      nullptr);
}

SQLite::Database open_to_write(const fs::path& file) {
  if (!may_change(file)) throw system_error(errno, file);
  // A store is for one thread at a time: no mutex of SQLite's own.
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, kBusyMilliseconds);
  if (sqlite3_db_readonly(database.getHandle(), "main") != 0) throw store_error(Code::read_only, file);
  return database;
}

}  // namespace tanteador::db::sqlite
