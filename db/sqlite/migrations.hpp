#pragma once
// The ladder of versions: db/sqlite/migrations.

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <span>

#include "db/sections.hpp"

namespace tanteador::db::sqlite {

// To a user_version each.
std::span<const Migration> migrations();

// Brings the database up the ladder in one transaction. One that holds something is first copied to
// "<file>.before-v<newest>" (with -2, -3 … where that name is taken), unless it is in memory and has no
// file. A newer one is refused.
void migrate(SQLite::Database& database, const std::filesystem::path& file,
             std::span<const Migration> ladder);

}  // namespace tanteador::db::sqlite
