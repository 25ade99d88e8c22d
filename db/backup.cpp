#include "db/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "db/connection.hpp"
#include "db/errors.hpp"
#include "db/migrations.hpp"
#include "db/query.hpp"
#include "db/store.hpp"

namespace tanteador::db {

namespace fs = std::filesystem;

namespace {

void flush(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw system_error(errno, path);
  const int result = ::fsync(descriptor);
  const int error = errno;
  ::close(descriptor);
  if (result != 0) throw system_error(error, path);
}

// With the locks of a writer where that is possible: someone may start to write while the copy is made.
SQLite::Database open_to_copy(const fs::path& file) {
  try {
    return open_to_write(file);
  } catch (const StoreError& error) {
    if (error.code() != StoreError::Code::read_only) throw;
    return open_to_read(file);
  }
}

void vacuum_into(const fs::path& from, const fs::path& to) {
  SQLite::Database source = open_to_copy(from);
  Queries queries(source);
  const std::string target = to.string();
  queries("vacuum_into").with(target).run();
}

}  // namespace

void copy_database(const fs::path& from, const fs::path& to) {
  create_new(to);  // SQLite fills the empty file and keeps its mode
  try {
    guarded(from, [&] { vacuum_into(from, to); });
    flush(to);
    flush(to.parent_path());
  } catch (const StoreError& error) {
    std::error_code ignored;
    fs::remove(to, ignored);
    if (error.code() == StoreError::Code::full) throw store_error(StoreError::Code::full, to);
    throw;
  }
}

void backup(const fs::path& from, const fs::path& to) {
  const fs::path file = real_path(from);
  guarded(file, [&] {
    if (inspect(file, newest(migrations())) == 0) throw store_error(StoreError::Code::not_ours, file);
    copy_database(file, fs::absolute(to));
  });
}

}  // namespace tanteador::db
