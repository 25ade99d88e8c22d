#pragma once
// The signature that a copy of the database gets while it is made.

#include <filesystem>
#include <functional>
#include <string>

namespace tanteador::session {

// Signs one copy. The copy stores the text of the form, whose value is still zeros; no other file has the
// same text. `sign` puts the value into a file that has the form exactly once. False: it has not, or cannot
// be written. An empty form signs nothing.
struct Seal {
  std::string form = {};
  std::function<bool(const std::filesystem::path&)> sign = {};
};

}  // namespace tanteador::session
