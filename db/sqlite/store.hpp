#pragma once
// The functions of db/store.hpp for a file.

#include "db/store.hpp"

namespace tanteador::db::sqlite {

inline constexpr std::int32_t kApplicationId = 0x54414E54;  // "TANT"

std::unique_ptr<session::Store> open_store(const std::filesystem::path& path, OpenMode mode);
std::vector<std::string> check(const std::filesystem::path& path);
std::filesystem::path restore(const std::filesystem::path& backup, const std::filesystem::path& database);
void backup(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace tanteador::db::sqlite
