// No file outside a game's own folders names a game: the one list of them is TANTEADOR_GAMES in
// CMakeLists.txt.

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

#include "src/registry/any_match.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path kSources = TANTEADOR_ROOT;

// What a game is added to beside it, where it is written on a paper of its own.
const std::set<std::string, std::less<>> kLists{"src/view/paper.hpp"};

std::string small(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

bool is_of_a_game(const fs::path& file) {
  return std::ranges::any_of(file.parent_path(), [](const fs::path& folder) {
    return std::ranges::find(tanteador::kGames, folder.string()) != tanteador::kGames.end();
  });
}

// A game called by a common word is named only where it is meant: its id, its folder, its class.
bool is_common_word(std::string_view game) { return game == "sheet"; }

bool names(const std::string& line, const std::string& game) {
  if (!is_common_word(game)) return small(line).find(game) != std::string::npos;
  std::string type = game;
  type[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(type[0])));
  const auto has = [&](const std::string& text) { return line.find(text) != std::string::npos; };
  return has("\"" + game + "\"") || has("/" + game + "/") || has("k" + type + "View") ||
         has("k" + type + "Desk") || has("Match<" + type + ">");
}

std::string named_in(const std::string& line) {
  for (const std::string_view game : tanteador::kGames) {
    if (names(line, std::string(game))) return std::string(game);
  }
  return {};
}

}  // namespace

TEST_CASE("a game is named in its own folders and in one list of each layer, nowhere else") {
  std::set<std::string> lists_seen;
  int files = 0;
  for (const std::string top : {"src", "db", "ui"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kSources / top)) {
      const fs::path file = fs::relative(entry.path(), kSources);
      if ((file.extension() != ".hpp" && file.extension() != ".cpp") || is_of_a_game(file)) continue;
      ++files;
      std::ifstream in(entry.path());
      int number = 0;
      for (std::string line; std::getline(in, line);) {
        ++number;
        const std::string game = named_in(line);
        if (game.empty()) continue;
        if (kLists.contains(file.string()))
          lists_seen.insert(file.string());
        else
          FAIL_CHECK(file.string() << ":" << number << " names " << game << ": " << line);
      }
    }
  }
  CHECK(files > 200);
  CHECK(lists_seen == std::set<std::string>(kLists.begin(), kLists.end()));  // a list without games is none
  CHECK(named_in("// as in Tarot") == "tarot");
  CHECK(named_in("if (game == \"sheet\")") == "sheet");
  CHECK(named_in("#include \"src/view/sheet/paper.hpp\"") == "sheet");
  CHECK(named_in("// below the sheet").empty());
  CHECK_FALSE(is_of_a_game("src/view/board.cpp"));
  CHECK(is_of_a_game("src/view/truco/board.cpp"));
}
