#pragma once
// The migrations of a database file: db/sqlite/migrations.

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <span>

#include "db/sections.hpp"

namespace tanteador::db::sqlite {

// In order; each leads to one user_version.
std::span<const Migration> migrations();

// Migrates the database in one transaction; refuses a newer one. A database with content is first copied to
// "<file>.before-v<newest>", or with -2, -3 … if the name is taken. A database in memory is not copied.
void migrate(SQLite::Database& database, const std::filesystem::path& file,
             std::span<const Migration> ladder);

}  // namespace tanteador::db::sqlite
