#pragma once
// Copies of the database beside it, in a folder of their own: one a day, of the last seven days and of four
// weeks.

#include <chrono>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace tanteador::db {

// Which of the copies are no longer kept: all but those of the last seven days, and before them the newest
// of each of four weeks.
std::vector<std::chrono::sys_days> superseded(std::span<const std::chrono::sys_days> copies,
                                              std::chrono::sys_days today);

std::filesystem::path folder_of_copies(const std::filesystem::path& database);  // "scores.db.copies"
// Makes the copy of this day, in place of an earlier one of the same day, and clears away what is no longer
// kept; StoreError as of backup().
void keep_copy(const std::filesystem::path& database, std::chrono::sys_days today);
std::string last_copied(const std::filesystem::path& database);  // RFC 3339; empty: there is no copy

}  // namespace tanteador::db
