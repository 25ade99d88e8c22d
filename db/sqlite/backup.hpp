#pragma once
#include <filesystem>

#include "db/sqlite/query.hpp"

namespace tanteador::db::sqlite {

// What `backup` of store.hpp does, for a file already known to be ours.
void copy_database(const std::filesystem::path& from, const std::filesystem::path& to);
// The same into a file that is there and empty; nothing is flushed.
void fill_copy(const std::filesystem::path& from, const std::filesystem::path& to);
// The same from a connection, also where its file no longer has a name. `from` is for messages alone.
void copy_database(Queries& queries, const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace tanteador::db::sqlite
