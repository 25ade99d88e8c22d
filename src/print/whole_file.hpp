#pragma once
// Files that people save: complete, or as they were before.

#include <filesystem>
#include <functional>
#include <string_view>

namespace tanteador::print {

using WriteBytes = std::function<void(std::string_view)>;

// Lets `fill` write a temporary file, flushes it, and gives it the name. A file that exists keeps its mode; a
// new one is readable by everybody, subject to the umask. Throws std::system_error. Then, or if `fill`
// throws, nothing has changed.
void write_whole_file(const std::filesystem::path& file, const std::function<void(const WriteBytes&)>& fill);

void write_bytes(int descriptor, std::string_view bytes);  // all of them; throws std::system_error

}  // namespace tanteador::print
