#pragma once
// The league's commands.

#include <string>
#include <utility>
#include <vector>

#include "tests/cli/process.hpp"

namespace tanteador::test {

inline Result league(const Folder& folder, std::vector<std::string> arguments, std::string input = {}) {
  arguments.insert(arguments.begin(), "league");
  return run(folder, std::move(arguments), std::move(input));
}

inline const std::vector<std::string> kFour{"Ana", "Beto", "Caro", "Dani"};

}  // namespace tanteador::test
