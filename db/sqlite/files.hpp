#pragma once
// Files that are made, named and moved durably. Every function throws StoreError.

#include <filesystem>
#include <string_view>

namespace tanteador::db::sqlite {

inline constexpr std::string_view kLog = "-wal", kMemory = "-shm", kJournal = "-journal";

std::filesystem::path sibling_path(const std::filesystem::path& file, std::string_view suffix);
bool has_content(const std::filesystem::path& file);

// `wanted`, or with -2, -3 … where a file or its log has that name.
std::filesystem::path free_name(const std::filesystem::path& wanted);

// An empty file beside `file`, for its owner only, that put_in_place gives its name.
std::filesystem::path make_temporary(const std::filesystem::path& file, std::string_view infix);
void flush(const std::filesystem::path& path);  // of a file, or of the names in a folder
// Flushes the file and then its name. Overwrites nothing: "is there already".
void put_in_place(const std::filesystem::path& temporary, const std::filesystem::path& file);

// Moves the log of a database, with its shared memory, to a free name ("<file>.old-wal") and answers the name
// that its file would have.
std::filesystem::path move_log_aside(const std::filesystem::path& file);
// Gives `fresh` the name of `file`, and the old file with its log a free one ("<file>.old"), which it
// answers; nothing where there was no old file. At every moment there is a whole file of that name.
std::filesystem::path replace(const std::filesystem::path& fresh, const std::filesystem::path& file);

void make_folder(const std::filesystem::path& folder);  // and those above it, for their owner only

}  // namespace tanteador::db::sqlite
