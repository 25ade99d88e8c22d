// What docs/style.md promises of the sources and the compiler does not see.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

// "file:line" of each line below src/, db/ and ui/ in which `what` is found.
std::vector<std::string> lines_with(const std::regex& what) {
  std::vector<std::string> found;
  for (const char* folder : {"src", "db", "ui"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(TANTEADOR_ROOT) / folder)) {
      const std::string kind = entry.path().extension();
      if (kind != ".cpp" && kind != ".hpp") continue;
      std::ifstream in(entry.path());
      int number = 0;
      for (std::string line; std::getline(in, line);) {
        ++number;
        if (std::regex_search(line, what))
          found.push_back(entry.path().string() + ":" + std::to_string(number));
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("a place in a list is asked for as it is counted, without a cast") {
  CHECK(lines_with(std::regex(R"(\[static_cast<std::size_t>\()")) == std::vector<std::string>{});
  CHECK(!lines_with(std::regex("std::size_t")).empty());
}
