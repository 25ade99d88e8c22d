#pragma once
// Files that the panel saves for people: complete, or as they were before (src/print/whole_file.hpp).

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tanteador::ui {

// Null: done; otherwise a sentence with the cause.
std::optional<std::string> save_file(const std::filesystem::path& file, std::string_view bytes);

}  // namespace tanteador::ui
