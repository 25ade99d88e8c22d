#include "db/sqlite/identity.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "db/sqlite/errors.hpp"
#include "db/sqlite/files.hpp"
#include "db/sqlite/query.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;

namespace {

enum class Fate { same, gone, replaced, overwritten };

}  // namespace

struct FileIdentity::FileRecord {
  static constexpr off_t kHeader = 100;      // bytes
  using Bytes = std::vector<unsigned char>;  // its header, and the page that counts the writes
  // The part of the write-ahead log already copied into the file: https://www.sqlite.org/walformat.html
  struct Checkpoint {
    std::array<std::uint32_t, 2> salt{};
    std::uint32_t copied = 0, attempted = 0;
    bool operator==(const Checkpoint&) const = default;
    bool is_running() const { return copied != attempted; }
  };
  // The state of the file after SQLite's last change.
  struct FileSnapshot {
    struct stat status {};
    Checkpoint checkpoint;
    Bytes bytes = {};
  };
  struct stat opened {};                 // its device and inode
  std::int64_t head_page = 0;            // from 1
  std::optional<FileSnapshot> snapshot;  // nothing before the log is in use
  std::optional<LastEvent> last_event;
  bool is_overwritten = false;
};

namespace {

using FileRecord = FileIdentity::FileRecord;

// The files this process has open, by path. The mutex also guards the data of each file.
struct OpenFiles {
  std::mutex mutex;
  std::map<fs::path, std::weak_ptr<FileRecord>> by_path;

  static OpenFiles& all() {
    static OpenFiles files;
    return files;
  }
  std::shared_ptr<FileRecord> find(const fs::path& file) {
    const auto found = by_path.find(file);
    return found == by_path.end() ? nullptr : found->second.lock();
  }
};

bool is_inode(const struct stat& one, const struct stat& other) {
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

bool is_unchanged(const struct stat& one, const struct stat& other) {
  return one.st_size == other.st_size && one.st_mtim.tv_sec == other.st_mtim.tv_sec &&
         one.st_mtim.tv_nsec == other.st_mtim.tv_nsec;
}

// Nothing if the log has no shared memory (yet). A reader does not need it, and a query would create it.
std::optional<FileRecord::Checkpoint> checkpoint_of(SQLite::Database& database) {
  constexpr int kRegion = 32768;
  constexpr std::size_t kSalt = 32, kCopied = 96, kAttempted = 128;
  sqlite3_file* log = nullptr;
  sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  sqlite3_file* handle = handle_of(database);
  if (!log || !log->pMethods || handle->pMethods->iVersion < 2) return std::nullopt;
  void volatile* region = nullptr;
  if (handle->pMethods->xShmMap(handle, 0, kRegion, 0, &region) != SQLITE_OK || !region) return std::nullopt;
  const auto number = [&](std::size_t at) {
    return static_cast<const volatile std::uint32_t*>(region)[at / sizeof(std::uint32_t)];
  };
  return FileRecord::Checkpoint{{number(kSalt), number(kSalt + 4)}, number(kCopied), number(kAttempted)};
}

std::optional<FileRecord::Bytes> bytes_of(SQLite::Database& database, const FileRecord& known) {
  sqlite3_file* handle = handle_of(database);
  FileRecord::Bytes bytes(FileRecord::kHeader);
  if (handle->pMethods->xRead(handle, bytes.data(), static_cast<int>(bytes.size()), 0) != SQLITE_OK)
    return std::nullopt;
  constexpr std::size_t kPageSize = 16;  // offset in the header: https://www.sqlite.org/fileformat2.html
  const int page = bytes[kPageSize] << 8 | bytes[kPageSize + 1];
  if (known.head_page == 0 || page < FileRecord::kHeader) return bytes;
  bytes.resize(bytes.size() + static_cast<std::size_t>(page));
  const int read =
      handle->pMethods->xRead(handle, bytes.data() + FileRecord::kHeader, page, (known.head_page - 1) * page);
  const bool is_read = read == SQLITE_OK || read == SQLITE_IOERR_SHORT_READ;  // a shorter file: zeros
  return is_read ? std::optional(std::move(bytes)) : std::nullopt;
}

// SQLite changes the file only while it copies the log into it, and notes that in the shared memory first.
// The result proves nothing if the notes in `before` have changed since.
bool finds_overwritten(SQLite::Database& database, const std::optional<FileRecord::Checkpoint>& before,
                       const struct stat& now, FileRecord& known) {
  if (!before || known.is_overwritten) return known.is_overwritten;
  if (known.snapshot && is_unchanged(known.snapshot->status, now) && known.snapshot->checkpoint == *before)
    return false;
  // SQLite never makes the file that short, so another program is writing over it.
  if (now.st_size < FileRecord::kHeader) return known.is_overwritten = true;
  auto bytes = bytes_of(database, known);
  if (!bytes || before->is_running() || checkpoint_of(database) != before) return false;
  const bool by_sqlite = !known.snapshot || known.snapshot->checkpoint != *before;
  const bool is_other =
      !by_sqlite && (known.snapshot->status.st_size != now.st_size || known.snapshot->bytes != *bytes);
  if (is_other) return known.is_overwritten = true;
  known.snapshot = {now, *before, *std::move(bytes)};
  return false;
}

Fate fate_of(SQLite::Database* database, const fs::path& file, FileRecord& known) {
  const auto before = database ? checkpoint_of(*database) : std::nullopt;
  struct stat now {};
  if (::stat(file.c_str(), &now) != 0) return Fate::gone;
  if (!is_inode(now, known.opened)) return Fate::replaced;
  const bool overwritten = database ? finds_overwritten(*database, before, now, known) : known.is_overwritten;
  return overwritten ? Fate::overwritten : Fate::same;
}

void require(Fate fate, const fs::path& file) {
  constexpr auto kMoved = StoreError::Code::moved;
  switch (fate) {
    case Fate::same: return;
    case Fate::gone:
      throw store_error(kMoved,
                        N_("{0} was deleted, renamed or moved while it was open. Nothing more is saved: "
                           "put the file back, or save everything to a new file."),
                        file);
    case Fate::replaced:
      throw store_error(kMoved,
                        N_("Another file was put in the place of {0} while it was open. Nothing more is "
                           "saved: put the right file back, or save everything to a new file."),
                        file);
    case Fate::overwritten:
      throw store_error(kMoved,
                        N_("Another program wrote over {0} while it was open. Nothing more is saved: "
                           "close it, then go back to a backup with \"tanteador db restore\"."),
                        file);
  }
}

}  // namespace

sqlite3_file* handle_of(SQLite::Database& database) {
  sqlite3_file* handle = nullptr;
  sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &handle);
  return handle;
}

bool is_log_in_use(const fs::path& file) {
  constexpr int kByte = 128;  // of the shared memory; every program that uses it holds a lock there
  const int descriptor = ::open(sibling_path(file, kMemory).c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return false;
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  lock.l_start = kByte;
  lock.l_len = 1;
  const bool used = ::fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
  ::close(descriptor);
  return used;
}

void require_unmoved(const fs::path& file) {
  OpenFiles& files = OpenFiles::all();
  const std::lock_guard lock(files.mutex);
  if (const auto known = files.find(file)) require(fate_of(nullptr, file, *known), file);
}

FileIdentity::FileIdentity(SQLite::Database& database, fs::path file, OpenMode mode)
    : database_(database), file_(std::move(file)), mode_(mode) {
  const char* name = sqlite3_db_filename(database.getHandle(), "main");
  if (!name || *name == '\0') return;
  OpenFiles& files = OpenFiles::all();
  const std::lock_guard lock(files.mutex);
  known_ = files.find(file_);
  if (!known_) {
    known_ = std::make_shared<FileRecord>();
    if (::stat(file_.c_str(), &known_->opened) != 0) require(Fate::gone, file_);
    files.by_path[file_] = known_;
  }
  int moved = 0;
  sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  if (moved != 0) require(Fate::replaced, file_);
  if (watched_database() && known_->head_page == 0) {
    SQLite::Statement page(database, sql("head_page"));
    if (page.executeStep()) known_->head_page = page.getColumn(0).getInt64();
  }
  require(fate_of(watched_database(), file_, *known_), file_);
  // After a killed program, SQLite's notes look like a running checkpoint until the log is copied.
  const auto left = watched_database() ? checkpoint_of(database) : std::nullopt;
  if (left && left->is_running())
    sqlite3_wal_checkpoint_v2(database.getHandle(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

void FileIdentity::require_same() {
  if (!known_) return;
  const std::lock_guard lock(OpenFiles::all().mutex);
  require(fate_of(watched_database(), file_, *known_), file_);
}

bool FileIdentity::is_same() {
  if (!known_) return true;
  const std::lock_guard lock(OpenFiles::all().mutex);
  return fate_of(watched_database(), file_, *known_) == Fate::same;
}

void FileIdentity::set_last_event(LastEvent event) {
  if (!known_) return;
  const std::lock_guard lock(OpenFiles::all().mutex);
  known_->last_event = std::move(event);
}

std::optional<LastEvent> FileIdentity::last_event() const {
  if (!known_) return std::nullopt;
  const std::lock_guard lock(OpenFiles::all().mutex);
  return known_->last_event;
}

void FileIdentity::throw_overwritten() {
  {
    const std::lock_guard lock(OpenFiles::all().mutex);
    known_->is_overwritten = true;
  }
  require(Fate::overwritten, file_);
  std::abort();
}

void FileIdentity::abandon() {
  if (!known_) return;
  const std::lock_guard lock(OpenFiles::all().mutex);
  sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  // A deleted or moved file needs its log when it is put back.
  const bool has_successor = fate_of(watched_database(), file_, *known_) != Fate::gone;
  if (!has_successor || known_.use_count() > 1 || is_log_in_use(file_)) return;
  try {
    (void)move_log_aside(file_);
  } catch (const StoreError&) {  // the log stays: "db restore" moves it
  }
}

}  // namespace tanteador::db::sqlite
