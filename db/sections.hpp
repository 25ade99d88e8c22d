#pragma once
// What an engine has as SQL (db/<engine>), built into the program.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::db {

// Statements by their names: those of db/queries, which all engines read alike, and those of one engine
// (db/<engine>/queries). A file a subject, each statement below a line "-- name: NAME"; $1, $2 … first stand
// in it in this order, as SQLite numbers them so.
using Sections = std::map<std::string, std::string, std::less<>>;
Sections sections_of(std::string_view engine);
const std::string& section(const Sections& sections, std::string_view name);

// A rung of the ladder of versions: db/<engine>/migrations/NNNN_<what>.sql, from version NNNN-1 to NNNN.
struct Migration {
  int version = 0;       // the version of the schema after it
  std::string_view sql;  // ended by a NUL
};
std::vector<Migration> ladder_of(std::string_view engine);  // in order, from 1 without a gap
inline int newest(std::span<const Migration> ladder) { return ladder.back().version; }

}  // namespace tanteador::db
