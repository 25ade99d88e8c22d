#pragma once
// The ladder of versions: db/migrations/NNNN_<what>.sql, each from version NNNN-1 to NNNN.

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

namespace tanteador::db {

struct Migration {
  int version = 0;       // its user_version after it
  std::string_view sql;  // ended by a NUL
};

// In order, from 1 without a gap.
std::span<const Migration> migrations();
inline int newest(std::span<const Migration> ladder) { return ladder.back().version; }

// Brings the database up the ladder in one transaction. One that holds something is first copied to
// "<file>.before-v<newest>" (with -2, -3 … where that name is taken), unless it is in memory and has no
// file. A newer one is refused.
void migrate(SQLite::Database& database, const std::filesystem::path& file,
             std::span<const Migration> ladder);

}  // namespace tanteador::db
