// Rules of docs/style.md that the compiler does not check.

#include <doctest/doctest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "src/rulebook/rulebook.hpp"

namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

// Calls `each` with the path and every line of the sources below src/, db/ and ui/.
void each_line(const std::function<void(const fs::path&, int, const std::string&)>& each) {
  for (const char* folder : {"src", "db", "ui"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(TANTEADOR_ROOT) / folder)) {
      const std::string kind = entry.path().extension();
      if (kind != ".cpp" && kind != ".hpp") continue;
      std::ifstream in(entry.path());
      int number = 0;
      for (std::string line; std::getline(in, line);)
        each(fs::relative(entry.path(), TANTEADOR_ROOT), ++number, line);
    }
  }
}

// "file:line" of each line with the text.
Lines lines_with(const std::string& text) {
  Lines found;
  each_line([&](const fs::path& file, int number, const std::string& line) {
    if (line.find(text) != line.npos) found.push_back(file.string() + ":" + std::to_string(number));
  });
  return found;
}

// The folder of a file, with * for a game: a type defined by each game counts once.
std::string folder_of(const fs::path& file) {
  static const std::regex game("/(sheet|tarot|troccas|truco|truf)(?=/|$)");
  return std::regex_replace(file.parent_path().string(), game, "/*");
}

}  // namespace

TEST_CASE("a list is indexed by a plain number, without a cast") {
  CHECK(lines_with("[static_cast<std::size_t>(") == Lines{});
  CHECK(!lines_with("std::size_t").empty());
}

TEST_CASE("a comment begins with its subject, not with a relative clause") {
  static const std::regex clause(R"(//+ (What|Who|Whose|Where|Which|Of) [a-z][^?]*$)");
  Lines found;
  each_line([&](const fs::path& file, int number, const std::string& line) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin != line.npos && line.compare(begin, 2, "//") == 0 && std::regex_search(line, clause))
      found.push_back(file.string() + ":" + std::to_string(number));
  });
  for (const std::string& place : found) FAIL_CHECK(place);
}

TEST_CASE("a function is not named by a bare participle") {
  static const std::string words[] = {
      "told",     "kept",   "said",    "heard",   "given",    "asked",   "taken",   "written",
      "held",     "begun",  "counted", "called",  "compared", "entered", "drawn",   "chosen",
      "answered", "passed", "struck",  "fallen",  "seen",     "named",   "moved",   "gone",
      "meant",    "wanted", "brought", "refused", "stored",   "linked",  "removed", "printed",
      "shown",    "known",  "tried",   "listed",  "played",   "done",    "ended",   "laid",
      "dealt",    "lost",   "won",     "opened",  "made",     "found",   "left",    "ruled"};
  // A type, the name, and parameters with their types.
  static const std::regex declaration(
      R"(^\s*(?!return |else |throw |case )(?:[\w:<>,&*]+ )+[&*]?(?:[A-Z]\w*::)?$)"),
      parameters(R"(^\((\)( const)?( \{|;)|const |[\w:]+[&*]? [a-z]\w*[,)]))");
  Lines found;
  each_line([&](const fs::path& file, int number, const std::string& line) {
    for (const std::string& word : words) {
      const std::size_t at = line.find(word + "(");
      if (at == line.npos || at == 0 || std::isalnum(static_cast<unsigned char>(line[at - 1])) ||
          line[at - 1] == '_')
        continue;
      if (std::regex_search(line.substr(0, at), declaration) &&
          std::regex_search(line.substr(at + word.size()), parameters))
        found.push_back(file.string() + ":" + std::to_string(number) + ": " + word);
    }
  });
  for (const std::string& place : found) FAIL_CHECK(place);
}

TEST_CASE("a variable has the name of its thing, not \"told\" or \"heard\"") {
  static const std::regex vague(R"(\b(told|heard)_?\b)"), text(R"("(\\.|[^"\\])*"|//.*)");
  Lines found;
  each_line([&](const fs::path& file, int number, const std::string& line) {
    if (std::regex_search(std::regex_replace(line, text, ""), vague))
      found.push_back(file.string() + ":" + std::to_string(number));
  });
  for (const std::string& place : found) FAIL_CHECK(place);
}

TEST_CASE("a name of a type has at most three meanings") {
  constexpr std::size_t kMost = 3;
  static const std::regex definition(
      R"(^(?:template <.*> )?(?:struct|class|enum class) ([A-Z]\w*)\b(?![^{]*;))");
  std::map<std::string, std::set<std::string>> folders;
  each_line([&](const fs::path& file, int, const std::string& line) {
    std::smatch name;
    const bool may_define = line.starts_with("struct ") || line.starts_with("class ") ||
                            line.starts_with("enum ") || line.starts_with("template ");
    if (may_define && std::regex_search(line, name, definition)) folders[name[1]].insert(folder_of(file));
  });
  Lines found;
  for (const auto& [name, places] : folders)
    if (places.size() > kMost) found.push_back(name);
  for (const std::string& place : found) FAIL_CHECK(place);
  CHECK(folders.size() > 500);
}

TEST_CASE("each rule is named in a test, by its id or its printed number") {
  std::string tests;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(TANTEADOR_ROOT) / "tests")) {
    const std::string kind = entry.path().extension();
    if (kind != ".cpp" && kind != ".hpp") continue;
    std::ifstream in(entry.path());
    tests.append(std::istreambuf_iterator<char>(in), {});
  }
  const auto is_named = [&](const std::string& word) {
    static constexpr std::string_view kWord =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    for (std::size_t at = tests.find(word); at != tests.npos; at = tests.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      if (end == tests.size() || kWord.find(tests[end]) == kWord.npos) return true;
    }
    return false;
  };
  for (const tanteador::rulebook::Rule& rule : tanteador::rulebook::rules()) {
    std::istringstream numbers(rule.number);
    bool found = is_named(rule.id);
    for (std::string number; !found && numbers >> number;) {
      if (number.back() == ',') number.pop_back();
      found = is_named(number);
    }
    if (!found) FAIL_CHECK(rule.id);
  }
}
