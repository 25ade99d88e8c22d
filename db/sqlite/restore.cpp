#include <sqlite3.h>
#include <sys/stat.h>

#include <optional>

#include "db/sqlite/backup.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/errors.hpp"
#include "db/sqlite/files.hpp"
#include "db/sqlite/identity.hpp"
#include "db/sqlite/migrations.hpp"
#include "db/sqlite/store.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;
using Code = StoreError::Code;

namespace {

// SQLite's exclusive lock on a file, damaged or not. No other program has the file open.
class SoleUse {
 public:
  explicit SoleUse(const fs::path& file)
      : database_(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX),
        handle_(handle_of(database_)) {
    constexpr int kLooks = 20, kPause = kBusyMilliseconds / kLooks;
    for (int looks = 1; !is_locked(); ++looks) {
      handle_->pMethods->xUnlock(handle_, SQLITE_LOCK_NONE);
      if (looks == kLooks) throw store_error(Code::locked, file);
      sqlite3_sleep(kPause);
    }
  }
  SoleUse(const SoleUse&) = delete;
  SoleUse& operator=(const SoleUse&) = delete;
  ~SoleUse() { handle_->pMethods->xUnlock(handle_, SQLITE_LOCK_NONE); }

 private:
  bool is_locked() {
    return handle_->pMethods->xLock(handle_, SQLITE_LOCK_SHARED) == SQLITE_OK &&
           handle_->pMethods->xLock(handle_, SQLITE_LOCK_EXCLUSIVE) == SQLITE_OK;
  }

  SQLite::Database database_;
  sqlite3_file* handle_;
};

void require_sound(const fs::path& backup) {
  run_guarded(backup, [&] {
    if (inspect(backup, newest(migrations())) == 0) throw store_error(Code::not_ours, backup);
  });
  if (const auto faults = check(backup); !faults.empty())
    throw store_error(Code::damaged,
                      N_("The backup {0} is damaged ({1}). Nothing was changed; choose another one."), backup,
                      faults.front());
}

}  // namespace

fs::path restore(const fs::path& backup, const fs::path& database) {
  const fs::path from = real_path(backup), file = real_path(database);
  require_unmoved(file);
  if (from == file)
    throw store_error(Code::cannot_open, N_("{0} is the database itself; name a backup of it."), file);
  require_sound(from);
  make_folder(file.parent_path());
  return run_guarded(file, [&] {
    std::optional<SoleUse> sole;
    if (fs::exists(file)) sole.emplace(file);
    // The file was deleted, and another program still writes to it.
    if (!sole && is_log_in_use(file)) throw store_error(Code::locked, file);
    const fs::path fresh = make_temporary(file, ".new-");
    try {
      fill_copy(from, fresh);
      return replace(fresh, file);
    } catch (const StoreError& error) {
      std::error_code ignored;
      fs::remove(fresh, ignored);
      if (error.code() == Code::full) throw store_error(Code::full, file);
      throw;
    }
  });
}

}  // namespace tanteador::db::sqlite
