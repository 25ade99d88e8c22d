#pragma once
// The SQL of an engine (db/<engine>), built into the program.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::db {

// Statements by name: those of db/queries, common to all engines, and those of db/<engine>/queries. One file
// covers a subject; each statement follows a line "-- name: NAME". $1, $2 … first occur in this order,
// because SQLite numbers them so.
using Sections = std::map<std::string, std::string, std::less<>>;
Sections sections_of(std::string_view engine);
const std::string& section(const Sections& sections, std::string_view name);

// A migration, db/<engine>/migrations/NNNN_<what>.sql, from version NNNN-1 to NNNN.
struct Migration {
  int version = 0;       // the version of the schema after it
  std::string_view sql;  // NUL-terminated
};
std::vector<Migration> ladder_of(std::string_view engine);  // in order, from 1 without a gap
inline int newest(std::span<const Migration> ladder) { return ladder.back().version; }

}  // namespace tanteador::db
