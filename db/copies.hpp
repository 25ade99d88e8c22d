#pragma once
// Copies of the database. Daily ones are in a folder next to it: the last seven days and four earlier weeks.

#include <chrono>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/session/signatures/seal.hpp"

namespace tanteador::db {

using session::Seal;
// As backup(), signed before the copy has its name.
void back_up_signed(const std::filesystem::path& from, const std::filesystem::path& to, const Seal& seal);
// The text of the signature of a file, whether or not it fits. A file that was written to has none.
std::optional<std::string> find_signature(const std::filesystem::path& file);

// Returns the copies to delete. Copies of the last seven days stay, and the newest of each of four weeks
// before.
std::vector<std::chrono::sys_days> superseded_copies(std::span<const std::chrono::sys_days> copies,
                                                     std::chrono::sys_days today);

std::filesystem::path folder_of_copies(const std::filesystem::path& database);  // "scores.db.copies"
// Makes today's copy, in place of an earlier one of the same day, and deletes the superseded copies. Throws
// StoreError as backup() does.
void keep_copy(const std::filesystem::path& database, std::chrono::sys_days today, const Seal& seal = {});
std::string last_copied(const std::filesystem::path& database);  // RFC 3339; empty: there is no copy

}  // namespace tanteador::db
