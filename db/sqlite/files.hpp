#pragma once
// Creates, renames and moves files durably. Every function throws StoreError.

#include <filesystem>
#include <string_view>

namespace tanteador::db::sqlite {

inline constexpr std::string_view kLog = "-wal", kMemory = "-shm", kJournal = "-journal";

std::filesystem::path sibling_path(const std::filesystem::path& file, std::string_view suffix);
bool has_content(const std::filesystem::path& file);

// `wanted`, or with -2, -3 … if a file or its log has that name.
std::filesystem::path free_name(const std::filesystem::path& wanted);

// Creates an empty file next to `file`, for its owner only. put_in_place() gives it its name.
std::filesystem::path make_temporary(const std::filesystem::path& file, std::string_view infix);
void flush(const std::filesystem::path& path);  // a file, or the names in a folder
// Flushes the file and then its name. Throws "is there already" instead of overwriting a file.
void put_in_place(const std::filesystem::path& temporary, const std::filesystem::path& file);

// Moves the log of a database with its shared memory to a free name ("<file>.old-wal"). Returns the matching
// name of the database file.
std::filesystem::path move_log_aside(const std::filesystem::path& file);
// Gives `fresh` the name of `file`, and moves the old file with its log to a free name ("<file>.old").
// Returns that name; nothing if there was neither file nor log. If the file system can exchange two names, a
// complete file has the name at every moment.
std::filesystem::path replace(const std::filesystem::path& fresh, const std::filesystem::path& file);

void make_folder(const std::filesystem::path& folder);  // also its parents, for their owner only

}  // namespace tanteador::db::sqlite
