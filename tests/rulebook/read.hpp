#pragma once
// Reads files of the repository for the tests of the rulebook.

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "src/rulebook/rulebook.hpp"

namespace tanteador::test {

inline std::string read(const std::string& path) {
  std::ifstream in(std::string(TANTEADOR_ROOT) + "/" + path);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline const rulebook::Edition& edition(std::string_view id) {
  const rulebook::Edition* found = rulebook::find_edition(id);
  REQUIRE(found);
  return *found;
}

}  // namespace tanteador::test
