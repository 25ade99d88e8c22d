#pragma once
// Opening the file: what it is, before anything could change it.

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace tanteador::db::sqlite {

inline constexpr int kBusyMilliseconds = 2000;
void wait_for_writers(
    SQLite::Database& database);  // ten times as long, and looking oftener whether it may write

// The file itself, behind links: SQLite's -wal and -shm lie beside it.
std::filesystem::path real_path(const std::filesystem::path& path);

// Whether only the log of a file is there, with entries that the file did not have yet.
bool has_lost_log(const std::filesystem::path& file);
void require_no_lost_log(const std::filesystem::path& file);  // throws cannot_open
// Whether SQLite could write the file and what it makes beside it.
bool may_change(const std::filesystem::path& file);

// The user_version of the file, 0 for an empty one; throws not_ours, newer (than `newest`), damaged, locked
// or cannot_open. Changes nothing.
int inspect(const std::filesystem::path& file, int newest);

// Whether the disk gives every byte of the file. SQLite calls some that it does not give malformed.
bool can_be_read(const std::filesystem::path& file);

// Both are for a file that `inspect` has passed. A reader takes part in SQLite's locks wherever the file may
// be written to, and leaves no -wal or -shm file behind; elsewhere it reads the file as it lies, takes no
// lock and creates nothing.
SQLite::Database open_to_read(const std::filesystem::path& file);
SQLite::Database open_to_write(const std::filesystem::path& file);  // throws read_only

}  // namespace tanteador::db::sqlite
