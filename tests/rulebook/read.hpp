#pragma once
// Reads files of the repository for the tests of the rulebook.

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "src/core/read_all.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::test {

inline std::string read(const std::string& path) {
  std::ifstream in(std::string(TANTEADOR_ROOT) + "/" + path);
  return read_all(in);
}

inline const rulebook::Edition& edition(std::string_view id) {
  const rulebook::Edition* found = rulebook::find_edition(id);
  REQUIRE(found);
  return *found;
}

}  // namespace tanteador::test
