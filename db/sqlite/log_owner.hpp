#pragma once
// Tells the write-ahead log of a file from the log of another file that had its name before.

#include <filesystem>

namespace tanteador::db::sqlite {

// True if the log beside the file continues another file. Both count their writes: the first one in the log
// follows one that the file has. False if one of them has no count.
bool has_foreign_log(const std::filesystem::path& file);

}  // namespace tanteador::db::sqlite
