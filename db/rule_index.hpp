#pragma once
// The rulebook in a full-text index (SQLite FTS5), in memory: no file is opened or made.

#include <memory>

#include "src/rulebook/search.hpp"

namespace tanteador::db {

// Every rule in English and in each language it is translated into. Making it takes some milliseconds, so
// who asks often keeps it; it is for one thread at a time.
[[nodiscard]] std::unique_ptr<rulebook::RuleSearch> make_rule_search();

}  // namespace tanteador::db
