#pragma once
// Detects that the open file was deleted, moved, replaced or overwritten by another program.

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "db/store.hpp"

struct sqlite3_file;

namespace tanteador::db::sqlite {

// SQLite's own handle. Closing a descriptor of our own would drop the locks of this process.
sqlite3_file* handle_of(SQLite::Database& database);

// Throws StoreError (moved) if this process has `file` open and the name now refers to another file.
void require_unmoved(const std::filesystem::path& file);

// True if another process uses the log of `file`, even if the file itself is gone.
bool is_log_in_use(const std::filesystem::path& file);

// The last event that this process stored in a file. As long as the file is the same, its log contains the
// event.
struct LastEvent {
  std::string stream;
  std::int64_t seq = 0;
  session::Hash hash{};
};

// The identity of the file that a connection has open. All connections of this process to it share its data.
class FileIdentity {
 public:
  // A database in memory has no file and no identity.
  FileIdentity(SQLite::Database& database, std::filesystem::path file, OpenMode mode);
  FileIdentity(const FileIdentity&) = delete;
  FileIdentity& operator=(const FileIdentity&) = delete;

  // Throws StoreError (moved) with a sentence that says what happened and what to do.
  void require_same();
  bool is_same();
  void set_last_event(LastEvent event);
  std::optional<LastEvent> last_event() const;
  [[noreturn]] void throw_overwritten();  // its log lacks that event
  // Call it before the connection to a lost file is closed. Its log is then not applied to the new file.
  void abandon();

  struct FileRecord;

 private:
  // Only a writer can tell SQLite's changes of the file from those of another program.
  SQLite::Database* watched_database() const { return mode_ == OpenMode::write ? &database_ : nullptr; }

  SQLite::Database& database_;
  std::filesystem::path file_;
  OpenMode mode_;
  std::shared_ptr<FileRecord> known_;
};

}  // namespace tanteador::db::sqlite
