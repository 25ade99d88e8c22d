#pragma once
#include <filesystem>

namespace tanteador::db::sqlite {

// What `backup` of store.hpp does, for a file already known to be ours.
void copy_database(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace tanteador::db::sqlite
