#pragma once
// Daily copies of the database in a folder next to it: the last seven days and four earlier weeks.

#include <chrono>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace tanteador::db {

// Returns the copies to delete. Copies of the last seven days stay, and the newest of each of four weeks
// before.
std::vector<std::chrono::sys_days> superseded_copies(std::span<const std::chrono::sys_days> copies,
                                                     std::chrono::sys_days today);

std::filesystem::path folder_of_copies(const std::filesystem::path& database);  // "scores.db.copies"
// Makes today's copy, in place of an earlier one of the same day, and deletes the superseded copies. Throws
// StoreError as backup() does.
void keep_copy(const std::filesystem::path& database, std::chrono::sys_days today);
std::string last_copied(const std::filesystem::path& database);  // RFC 3339; empty: there is no copy

}  // namespace tanteador::db
