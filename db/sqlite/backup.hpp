#pragma once
// Copies of a database file.
#include <filesystem>
#include <optional>

#include "db/copies.hpp"
#include "db/sqlite/query.hpp"

namespace tanteador::db::sqlite {

// `backup` of store.hpp, for a file already known to be ours.
void copy_database(const std::filesystem::path& from, const std::filesystem::path& to, const Seal& seal = {});
void backup(const std::filesystem::path& from, const std::filesystem::path& to, const Seal& seal);
// The signature that a file has, fitting or not.
std::optional<std::string> find_signature(SQLite::Database& database);
// The same into an existing empty file; nothing is flushed.
void fill_copy(const std::filesystem::path& from, const std::filesystem::path& to);
// The same from a connection, even if its file no longer has a name. `from` is only for messages.
void copy_database(Queries& queries, const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace tanteador::db::sqlite
