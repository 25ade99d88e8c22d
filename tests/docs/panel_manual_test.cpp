// The manual pages of the panel are written by hand: each has every option the program says it takes.

#include <doctest/doctest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace panel_manual {

// Each "--word" of a file, however a page of the manual writes it.
std::set<std::string> options_in(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  const std::string plain = std::regex_replace(text.str(), std::regex("\\\\-"), "-");
  static const std::regex option("--[a-z]{2,}");
  return {std::sregex_token_iterator(plain.begin(), plain.end(), option), std::sregex_token_iterator()};
}

TEST_CASE("each manual page of the panel lists exactly its options") {
  const auto taken = options_in(TANTEADOR_ROOT "/ui/main.cpp");
  REQUIRE(taken.contains("--wall"));
  CHECK(options_in(TANTEADOR_ROOT "/packaging/tanteador-panel.1") == taken);
  for (const char* language : {"es", "de", "fr", "it", "id", "pt_BR"}) {
    CAPTURE(language);
    CHECK(options_in(TANTEADOR_ROOT "/packaging/man/" + std::string(language) + "/tanteador-panel.1") ==
          taken);
  }
}

}  // namespace panel_manual
