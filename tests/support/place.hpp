#pragma once
// A test's club database on the engine under test. TANTEADOR_TEST_ENGINE=postgres selects a server.

#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>

#include "tests/support/folder.hpp"
#include "tests/support/server.hpp"

namespace tanteador::test {

inline bool on_server() {
  static const bool is = [] {
    const char* engine = std::getenv("TANTEADOR_TEST_ENGINE");
    return engine && std::string(engine) == "postgres";
  }();
  return is;
}

// The file of that name in the folder, or a server database for it; the same for each call.
inline std::filesystem::path place(const Folder& folder, const std::string& name) {
  if (!on_server()) return folder / name;
  static std::map<std::filesystem::path, std::string> known;
  const auto [at, fresh] = known.try_emplace(folder / name);
  if (fresh) at->second = Server::one().address(Server::one().new_database());
  return at->second;
}

}  // namespace tanteador::test
