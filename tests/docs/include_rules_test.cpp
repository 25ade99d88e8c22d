// Checks the table of docs/reference/folders.md against every #include line of src/, db/ and ui/, also
// indirect ones.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/read_all.hpp"

namespace {

struct Folder {
  std::string path;
  std::vector<std::string> folders;    // project folders besides its own
  std::vector<std::string> libraries;  // beginnings of library header names
};

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path);
  return tanteador::read_all(in);
}

std::vector<std::string> in_backticks(const std::string& cell) {
  std::vector<std::string> words;
  std::istringstream in(cell);
  for (std::string outside, word; std::getline(in, outside, '`') && std::getline(in, word, '`');) {
    words.push_back(word);
  }
  return words;
}

// The rows of `text` that look like: | `folder` | its job | `folder` … | `library` … |
std::vector<Folder> parse_table(const std::string& text) {
  std::vector<Folder> rows;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| `")) continue;
    std::istringstream in(line.substr(1));
    std::vector<std::string> cells;
    for (std::string cell; std::getline(in, cell, '|');) cells.push_back(cell);
    REQUIRE_MESSAGE(cells.size() == 4, "not four columns: " << line);
    rows.push_back({in_backticks(cells[0]).at(0), in_backticks(cells[2]), in_backticks(cells[3])});
  }
  return rows;
}

const std::filesystem::path kRoot = TANTEADOR_ROOT;

const std::vector<Folder>& table() {
  static const std::vector<Folder> rows = parse_table(read(kRoot / "docs/reference/folders.md"));
  return rows;
}

bool below(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) && path.substr(folder.size()).starts_with('/');
}

// The row of the innermost folder that holds the file.
const Folder* folder_of(std::string_view file) {
  const Folder* innermost = nullptr;
  for (const Folder& folder : table()) {
    if (!below(file, folder.path)) continue;
    if (!innermost || folder.path.size() > innermost->path.size()) innermost = &folder;
  }
  return innermost;
}

template <class List, class Fits>
bool any(const List& list, Fits fits) {
  return std::ranges::any_of(list, fits);
}

bool is_standard(std::string_view header) {  // <vector>, <cstdint>: no folder, no ending
  return header.find_first_of("./") == std::string_view::npos;
}

bool allowed(const Folder& folder, std::string_view header) {
  if (is_standard(header)) return true;
  const Folder* holder = folder_of(header);
  const auto begins = [&](const std::string& begin) { return header.starts_with(begin); };
  if (!holder) return any(folder.libraries, begins);
  return holder == &folder || below(holder->path, folder.path) ||
         any(folder.folders, [&](const std::string& path) { return below(header, path); });
}

// The header named by an #include line, or nothing for any other line.
std::optional<std::string> included(std::string_view line) {
  const auto start = line.find_first_not_of(" \t");
  if (start == std::string_view::npos || line[start] != '#') return std::nullopt;
  const auto word = line.find("include", start);
  const auto open = word == std::string_view::npos ? word : line.find_first_of("<\"", word);
  const auto close = open == std::string_view::npos ? open : line.find_first_of(">\"", open + 1);
  if (close == std::string_view::npos) return std::nullopt;
  return std::string(line.substr(open + 1, close - open - 1));
}

struct Include {
  int line = 0;
  std::string header;
};

std::vector<Include> includes_in(const std::string& text) {
  std::vector<Include> found;
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (const auto header = included(line)) found.push_back({number, *header});
  }
  return found;
}

// The first header that `header` drags into a file of this folder although the table does not allow it.
std::optional<std::string> dragged_in(const Folder& folder, const std::string& header) {
  static std::map<std::string, std::vector<Include>> known;
  const auto read_once = [](const std::string& file) -> const std::vector<Include>& {
    const auto [place, fresh] = known.try_emplace(file);
    if (fresh) place->second = includes_in(read(kRoot / file));
    return place->second;
  };
  const std::vector<std::string>& vocabulary = table().front().libraries;
  std::vector<std::string> reached{header};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (!folder_of(reached[i])) continue;
    for (const Include& each : read_once(reached[i])) {
      const auto begins = [&](const std::string& begin) { return each.header.starts_with(begin); };
      if (!allowed(folder, each.header) && !any(vocabulary, begins)) return each.header;
      if (std::ranges::find(reached, each.header) == reached.end()) reached.push_back(each.header);
    }
  }
  return std::nullopt;
}

// One sentence for each include of `text` that the table does not allow.
std::vector<std::string> violations(const std::string& file, const std::string& text) {
  const Folder* folder = folder_of(file);
  if (!folder) return {file + ": its folder is not in the table"};
  std::vector<std::string> found;
  for (const auto& [line, header] : includes_in(text)) {
    const std::string whose = file + ":" + std::to_string(line) + ": " + folder->path + " may not include ";
    if (!allowed(*folder, header))
      found.push_back(whose + header);
    else if (const auto dragged = dragged_in(*folder, header))
      found.push_back(whose + header + ", which drags in " + *dragged);
  }
  return found;
}

std::vector<std::string> sources_below(const std::string& top) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kRoot / top)) {
    const auto ending = entry.path().extension();
    if (ending == ".hpp" || ending == ".cpp") files.push_back(std::filesystem::relative(entry.path(), kRoot));
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace

TEST_CASE("every folder includes only what the folder table allows") {
  for (const std::string top : {"src", "db", "ui"}) {
    const auto files = sources_below(top);
    CAPTURE(top);
    CHECK(!files.empty());
    for (const std::string& file : files) {
      for (const std::string& violation : violations(file, read(kRoot / file))) FAIL_CHECK(violation);
    }
  }
}

TEST_CASE("a forbidden include is found in any form") {
  struct Row {
    const char* file;
    const char* line;
    bool stands;
  };
  constexpr Row rows[] = {
      {"src/core/ids.hpp", "#include <vector>", true},
      {"src/core/ids.hpp", "#include \"src/core/text/phrase.hpp\"", true},
      {"src/core/ids.hpp", "#include \"src/session/store.hpp\"", false},
      {"src/core/text/text.cpp", "#include <utf8proc.h>", true},
      {"src/core/ids.hpp", "#include <unistd.h>", false},
      {"src/cards/spanish.hpp", "#include \"src/core/ids.hpp\"", true},
      {"src/cards/spanish.hpp", "#include \"src/games/truco/state.hpp\"", false},
      {"src/games/truco/state.hpp", "  #  include \"src/registry/any_match.hpp\"", false},
      {"src/games/whist/state.hpp", "#include <vector>", false},
      {"src/rulebook/rulebook.cpp", "#include <nlohmann/json.hpp>", true},
      {"src/registry/any_match.cpp", "#include <nlohmann/json.hpp>", false},
      {"src/session/hash.cpp", "#include <sodium.h>", true},
      {"src/session/match_log.cpp", "#include \"db/event_log.hpp\"", false},
      {"src/view/entry/board.cpp", "#include <imgui.h>", false},
      {"src/view/entry/board.cpp", "#include <sqlite3.h>", false},
      {"src/cli/main.cpp", "#include \"ui/panel/board.hpp\"", false},
      {"src/cli/main.cpp", "#include <unistd.h>", true},
      {"db/event_log.cpp", "#include <SQLiteCpp/SQLiteCpp.h>", true},
      {"db/event_log.cpp", "#include \"src/view/entry/board.hpp\"", false},
      {"ui/panel/board.cpp", "#include <imgui.h>", true},
      {"ui/panel/board.cpp", "#include <GLFW/glfw3.h>", false},
      {"ui/panel/board.cpp", "#include \"src/session/store.hpp\"", false},
      {"ui/window/window.cpp", "#include <GLFW/glfw3.h>", true},
      {"ui/main.cpp", "#include \"ui/window/window.hpp\"", true},
      {"ui/main.cpp", "#include <sqlite3.h>", false},
      {"src/core_extra/x.hpp", "#include <vector>", false},
      {"src/core/ids.hpp", "// #include \"db/event_log.hpp\"", true},
      {"src/view/entry/board.cpp", "#include \"src/registry/any_match.hpp\"", true},
      {"src/view/entry/board.cpp", "#include \"src/registry/games.hpp\"", false},  // which drags in the games
      {"src/view/entry/board.cpp", "#include \"src/games/truf/truf.hpp\"", false},
      {"src/view/entry/board.cpp", "#include \"src/view/truf/round.hpp\"", true},  // of a folder within it
      {"src/view/entry/board.cpp", "#include \"src/view/truf/face.hpp\"", false},  // which drags in its game
      {"src/view/truf/board.cpp", "#include \"src/games/truf/truf.hpp\"", true},
      {"src/view/truf/board.cpp", "#include \"src/games/tarot/tarot.hpp\"", false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.file);
    CAPTURE(row.line);
    CHECK(violations(row.file, std::string("\n") + row.line + "\n").empty() == row.stands);
  }
  CHECK(violations("src/cards/spanish.hpp", "#pragma once\n#include <fmt/format.h>\n") ==
        std::vector<std::string>{"src/cards/spanish.hpp:2: src/cards may not include fmt/format.h"});
}

TEST_CASE("each row names only folders of rows above it, so that nothing depends on itself") {
  for (std::size_t row = 0; row < table().size(); ++row) {
    const Folder& folder = table()[row];
    CAPTURE(folder.path);
    CHECK(std::filesystem::is_directory(kRoot / folder.path));
    for (const std::string& named : folder.folders) {
      CAPTURE(named);
      const auto above = std::span(table()).first(row);
      CHECK(any(above, [&](const Folder& other) { return other.path == named || below(other.path, named); }));
      CHECK_FALSE((below(folder.path, "src/games") && std::string_view(named).starts_with("src/games")));
    }
  }
}

TEST_CASE("only the entry points of programs include components") {
  const std::vector<std::string> entry_points{"src/cli/main.cpp", "ui/main.cpp"};
  const std::vector<std::vector<std::string>> components{
      {"db/postgres", "src/federation", "src/cli/federation", "ui/app/federation"},
      {"src/web", "src/cli/web", "ui/app/phones"}};
  for (const std::vector<std::string>& folders : components) {
    std::set<std::string> including;
    for (const std::string top : {"src", "db", "ui"}) {
      for (const std::string& file : sources_below(top)) {
        const std::string text = read(kRoot / file);
        const bool includes = any(folders, [&](const std::string& folder) {
          return text.find("#include \"" + folder + "/") != std::string::npos;
        });
        if (includes && !any(folders, [&](const std::string& folder) { return below(file, folder); }))
          including.insert(file);
      }
    }
    CHECK(including == std::set(entry_points.begin(), entry_points.end()));
  }
}

// The files of src/view that may read or write JSON.
TEST_CASE("a tap is a typed event: game screens and the board use no JSON") {
  const std::vector<std::string> edge{"src/view/lines.",
                                      "src/view/match_context.hpp",
                                      "src/view/referee/",
                                      "src/view/screens/new_match.cpp",
                                      "src/view/rulebook/house_rules.cpp",
                                      "src/view/entry/prefill.cpp"};
  int files = 0;
  for (const std::string top : {"src/view", "ui/panel", "ui/window"}) {
    for (const std::string& file : sources_below(top)) {
      if (any(edge, [&](const std::string& begin) { return file.starts_with(begin); })) continue;
      ++files;
      const std::string text = read(kRoot / file);
      CHECK_MESSAGE(text.find("nlohmann") == std::string::npos, file);
      CHECK_MESSAGE(text.find("json::") == std::string::npos, file);
    }
  }
  CHECK(files > 150);
}
