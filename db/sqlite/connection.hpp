#pragma once
// Opens the file, after checks that change nothing.

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace tanteador::db::sqlite {

inline constexpr int kBusyMilliseconds = 2000;
void wait_for_writers(SQLite::Database& database);  // waits ten times as long, and retries more often

// The file itself, with links resolved: SQLite's -wal and -shm are next to it.
std::filesystem::path real_path(const std::filesystem::path& path);

// True if only the log of a file is left, with entries that the file did not have yet.
bool has_lost_log(const std::filesystem::path& file);
void require_no_lost_log(const std::filesystem::path& file);  // throws cannot_open
// True if SQLite could write the file and create its other files.
bool may_change(const std::filesystem::path& file);

// The user_version of the file, 0 for an empty one; throws not_ours, newer (than `newest`), damaged, locked
// or cannot_open. Changes nothing.
int inspect(const std::filesystem::path& file, int newest);

// True if the disk can read every byte of the file. SQLite calls some unreadable files malformed.
bool can_be_read(const std::filesystem::path& file);

// Both need a file that `inspect` has accepted. If the file may be written to, a reader takes part in
// SQLite's locks. It leaves no -wal or -shm file behind. Otherwise it takes no lock and creates nothing.
SQLite::Database open_to_read(const std::filesystem::path& file);
SQLite::Database open_to_write(const std::filesystem::path& file);  // throws read_only
// The state of the last checkpoint; takes no lock.
SQLite::Database open_without_log(const std::filesystem::path& file);

}  // namespace tanteador::db::sqlite
