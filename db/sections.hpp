#pragma once
// What an engine has as SQL (db/<engine>), built into the program.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::db {

// The statements of queries/*.sql by their names: a file a subject, each statement below a line
// "-- name: NAME".
using Sections = std::map<std::string, std::string, std::less<>>;
Sections sections_below(std::string_view folder);
const std::string& section(const Sections& sections, std::string_view name);

// A rung of the ladder of versions: migrations/NNNN_<what>.sql, each from version NNNN-1 to NNNN.
struct Migration {
  int version = 0;       // the version of the schema after it
  std::string_view sql;  // ended by a NUL
};
std::vector<Migration> ladder_below(std::string_view folder);  // in order, from 1 without a gap
inline int newest(std::span<const Migration> ladder) { return ladder.back().version; }

}  // namespace tanteador::db
