#pragma once
// Files that the panel saves for people: complete, or as they were before.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tanteador::ui {

// Writes, flushes and renames a temporary file. Null: done; otherwise a sentence with the cause.
std::optional<std::string> write_whole_file(const std::filesystem::path& file, std::string_view bytes);

}  // namespace tanteador::ui
