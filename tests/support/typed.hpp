#pragma once
// Runs the command line in this process and returns its answer.

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/cli/app.hpp"
#include "src/core/read_all.hpp"
#include "tests/support/components.hpp"

namespace tanteador::test {

inline std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return read_all(in);
}

// The output of `tanteador WORDS`, which must succeed; uses a file in the folder.
inline std::string type(const std::filesystem::path& folder, std::vector<std::string> words) {
  std::string program = "tanteador", typed;
  std::vector<char*> arguments{program.data()};
  for (std::string& word : words) {
    arguments.push_back(word.data());
    typed += word + " ";
  }
  arguments.push_back(nullptr);
  const std::filesystem::path file = folder / "typed.out";
  const int kept = ::dup(STDOUT_FILENO),
            out = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  ::dup2(out, STDOUT_FILENO);
  register_components();
  const int status = cli::run(static_cast<int>(words.size()) + 1, arguments.data());
  ::dup2(kept, STDOUT_FILENO);
  ::close(kept);
  ::close(out);
  std::string said = bytes_of(file);
  CAPTURE(typed);
  REQUIRE_MESSAGE(status == 0, said);
  return said;
}

// The output of `tanteador --db DATABASE league WORDS --json`.
inline nlohmann::json type_league(const std::filesystem::path& folder, const std::string& database,
                                  std::vector<std::string> words) {
  words.insert(words.begin(), {"--db", database, "league"});
  words.emplace_back("--json");
  return nlohmann::json::parse(type(folder, std::move(words)), nullptr, false);
}

}  // namespace tanteador::test
