#pragma once
// Opens other databases than the one in use.

#include <functional>
#include <memory>
#include <string>

#include "src/session/store.hpp"

namespace tanteador::ui {

enum class Opening { read, write };
// Opens a database by file or address. Null if there is none to read. Throws session::StoreError.
using OpenDatabase = std::function<std::unique_ptr<session::Store>(const std::string& database, Opening)>;

// Expands "~/" as a shell does, and strips surrounding spaces.
std::string path_argument(std::string text);

}  // namespace tanteador::ui
