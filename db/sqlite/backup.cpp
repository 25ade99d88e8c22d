#include "db/sqlite/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include "db/sqlite/connection.hpp"
#include "db/sqlite/errors.hpp"
#include "db/sqlite/migrations.hpp"
#include "db/sqlite/query.hpp"
#include "db/sqlite/store.hpp"

namespace tanteador::db::sqlite {

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

// A name of its own beside the copy: a program killed meanwhile leaves this, never half a copy under its
// name.
fs::path make_aside(const fs::path& to) {
  std::string name = to.string() + ".part-XXXXXX";
  const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);  // readable by its owner only
  if (descriptor < 0) throw system_error(errno, to);
  ::close(descriptor);
  return name;
}

// Overwrites nothing; where the file system cannot promise that, it is looked at first.
void move_to(const fs::path& aside, const fs::path& to) {
  if (::renameat2(AT_FDCWD, aside.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return;
  if (errno != EINVAL) throw system_error(errno, to);
  if (fs::exists(fs::symlink_status(to))) throw system_error(EEXIST, to);
  if (::rename(aside.c_str(), to.c_str()) != 0) throw system_error(errno, to);
}

}  // namespace

void copy_database(const fs::path& from, const fs::path& to) {
  if (fs::exists(fs::symlink_status(to))) throw system_error(EEXIST, to);
  const fs::path aside = make_aside(to);
  try {
    guarded(from, [&] { vacuum_into(from, aside); });  // SQLite fills the empty file and keeps its mode
    flush(aside);
    move_to(aside, to);
    flush(to.parent_path());
  } catch (const StoreError& error) {
    std::error_code ignored;
    fs::remove(aside, ignored);
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

}  // namespace tanteador::db::sqlite
