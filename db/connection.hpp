#pragma once
// Opening the file: what it is, before anything could change it.

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace tanteador::db {

inline constexpr int kBusyMilliseconds = 2000;

// The file itself, behind links: SQLite's -wal and -shm lie beside it.
std::filesystem::path real_path(const std::filesystem::path& path);

// Makes the folders above (0700) and an empty file (0600) where there is none.
void create_missing(const std::filesystem::path& file);
// An empty file readable by its owner only; throws cannot_open when there is a file already.
void create_new(const std::filesystem::path& file);

// The user_version of the file, 0 for an empty one; throws not_ours, newer (than `newest`), damaged, locked
// or cannot_open. Changes nothing.
int inspect(const std::filesystem::path& file, int newest);

// Both are for a file that `inspect` has passed. Reading creates no -wal or -shm file and, where nobody has
// the database open, takes no lock: for a short look, not to be kept while others write.
SQLite::Database open_to_read(const std::filesystem::path& file);
SQLite::Database open_to_write(const std::filesystem::path& file);  // throws read_only

}  // namespace tanteador::db
