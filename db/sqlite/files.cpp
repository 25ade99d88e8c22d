#include "db/sqlite/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "db/sqlite/errors.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;

namespace {

bool is_there(const fs::path& path) { return fs::exists(fs::symlink_status(path)); }

bool is_taken(const fs::path& name) {
  return is_there(name) || is_there(sibling_path(name, kLog)) || is_there(sibling_path(name, kMemory));
}

// Some file systems cannot rename without overwriting. There the name is checked first.
void rename_new(const fs::path& from, const fs::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return;
  if (errno != EINVAL) throw system_error(errno, to);
  if (is_there(to)) throw system_error(EEXIST, to);
  if (::rename(from.c_str(), to.c_str()) != 0) throw system_error(errno, to);
}

}  // namespace

fs::path sibling_path(const fs::path& file, std::string_view suffix) { return fs::path(file).concat(suffix); }

bool has_content(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  return !error && size > 0;
}

fs::path free_name(const fs::path& wanted) {
  fs::path name = wanted;
  for (int i = 2; is_taken(name); ++i) name = sibling_path(wanted, "-" + std::to_string(i));
  return name;
}

fs::path make_temporary(const fs::path& file, std::string_view infix) {
  std::string name = file.string() + std::string(infix) + "XXXXXX";
  const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);  // readable by its owner only
  if (descriptor < 0) throw system_error(errno, file);
  ::close(descriptor);
  return name;
}

void flush(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw system_error(errno, path);
  const int result = ::fsync(descriptor);
  const int error = errno;
  ::close(descriptor);
  if (result != 0) throw system_error(error, path);
}

void put_in_place(const fs::path& temporary, const fs::path& file) {
  flush(temporary);
  rename_new(temporary, file);
  flush(file.parent_path());
}

fs::path move_log_aside(const fs::path& file) {
  const fs::path aside = free_name(sibling_path(file, ".old"));
  for (const std::string_view suffix : {kLog, kMemory, kJournal}) {
    if (is_there(sibling_path(file, suffix)))
      rename_new(sibling_path(file, suffix), sibling_path(aside, suffix));
  }
  flush(file.parent_path());
  return aside;
}

fs::path replace(const fs::path& fresh, const fs::path& file) {
  flush(fresh);
  const bool had_log = is_there(sibling_path(file, kLog));
  fs::path aside = move_log_aside(file);
  const bool had_file = is_there(file);
  if (!had_file) {
    rename_new(fresh, file);
  } else if (::renameat2(AT_FDCWD, fresh.c_str(), AT_FDCWD, file.c_str(), RENAME_EXCHANGE) == 0) {
    rename_new(fresh, aside);
  } else {
    rename_new(file, aside);
    rename_new(fresh, file);
  }
  flush(file.parent_path());
  return had_file || had_log ? aside : fs::path();
}

void make_folder(const fs::path& folder) {
  for (fs::path part; const fs::path& name : folder) {
    part /= name;
    if (::mkdir(part.c_str(), 0700) != 0 && errno != EEXIST) throw system_error(errno, part);
  }
}

}  // namespace tanteador::db::sqlite
