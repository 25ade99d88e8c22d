// Rules of docs/style.md that the compiler does not check.

#include <doctest/doctest.h>

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

using EachLine = std::function<void(const fs::path&, int, const std::string&)>;

// Calls `each` with the path and every line of the sources below the folders.
void each_line_below(const std::vector<const char*>& folders, const EachLine& each) {
  for (const char* folder : folders) {
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

void each_line(const EachLine& each) { each_line_below({"src", "db", "ui"}, each); }
void each_line_and_test(const EachLine& each) { each_line_below({"src", "db", "ui", "tests"}, each); }

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

// A declaration or definition of a function that begins and names it on one line.
struct Function {
  std::string name, place;  // place: "file:line: name"
};
const std::vector<Function>& functions() {
  static const std::vector<Function> all = [] {
    // A type, the name, and no parameters or the first one with its type.
    const std::regex declaration(
        R"(^ *(?!return |else |throw |case |co_)(?:template <[^>]*> )?(?:\[\[\w+\]\] )?(?:[\w:<>,&*]+ )+[&*]?)"
        R"((?:[A-Z]\w*(?:<\w+>)?::)?(\w+)\((?:\)(?: const)?(?: \{|;)|const |[\w:<>]+[&*]? [a-z]\w*[,)]))");
    std::vector<Function> found;
    each_line([&](const fs::path& file, int number, const std::string& line) {
      std::smatch match;
      if (line.find('(') != line.npos && std::regex_search(line, match, declaration))
        found.push_back({match[1], file.string() + ":" + std::to_string(number) + ": " + match[1].str()});
    });
    return found;
  }();
  return all;
}

// Participles and past tenses that do not end in "ed".
const std::set<std::string> kIrregular = {
    "begun", "brought", "built",  "chosen", "dealt", "drawn", "fallen", "found",   "given",
    "gone",  "grown",   "heard",  "held",   "kept",  "known", "laid",   "left",    "lost",
    "made",  "meant",   "met",    "said",   "sat",   "saw",   "seen",   "sent",    "shown",
    "spoke", "stood",   "struck", "taken",  "told",  "went",  "won",    "written", "wrote"};

// The alternatives of every `using …Event = std::variant<…>`, without namespaces.
std::set<std::string> event_names() {
  static const std::regex begin(R"(^using \w*Event =)"), alternative(R"(\b([A-Z]\w*)(?=[<,>]))");
  std::set<std::string> names;
  std::string alias;  // the alias that has begun; empty: none
  each_line([&](const fs::path&, int, const std::string& line) {
    if (alias.empty() && !(line.starts_with("using ") && std::regex_search(line, begin))) return;
    alias += line;
    if (line.find(';') == line.npos) return;
    for (std::sregex_iterator one(alias.begin(), alias.end(), alternative), last; one != last; ++one)
      names.insert((*one)[1]);
    alias.clear();
  });
  return names;
}

bool is_events_header(const fs::path& file) {
  const std::string name = file.filename();
  return name.ends_with("event.hpp") || name.ends_with("events.hpp");
}

}  // namespace

TEST_CASE("a list is indexed by a plain number, without a cast") {
  CHECK(lines_with("[static_cast<std::size_t>(") == Lines{});
  CHECK(!lines_with("std::size_t").empty());
}

TEST_CASE("a comment begins with its subject, not with a relative clause") {
  static const std::regex clause(R"(//+ (What|Who|Whose|Where|Which|Of) [a-z][^?]*$)");
  Lines found;
  each_line_and_test([&](const fs::path& file, int number, const std::string& line) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin != line.npos && line.compare(begin, 2, "//") == 0 && std::regex_search(line, clause))
      found.push_back(file.string() + ":" + std::to_string(number));
  });
  for (const std::string& place : found) FAIL_CHECK(place);
}

TEST_CASE("a header says first what it is for") {
  Lines found;
  std::string begun;  // the last header whose first line was seen
  int headers = 0;
  each_line([&](const fs::path& file, int, const std::string& line) {
    if (file.extension() != ".hpp" || file == begun || line == "#pragma once" || line.empty()) return;
    begun = file;
    ++headers;
    if (!line.starts_with("// ")) found.push_back(file.string());
  });
  for (const std::string& place : found) FAIL_CHECK(place);
  CHECK(headers > 300);
}

TEST_CASE("a sentence of a comment has at most 20 words") {
  constexpr std::ptrdiff_t kMost = 20;
  // Tables and lists in comments: columns kept apart by blanks, values set apart by " · " or ";".
  static const std::set<std::string> kTables = {"db/sql_store.hpp",
                                                "src/league/pairing/swiss/swiss.hpp",
                                                "src/games/tarot/tarot.hpp",
                                                "src/games/truco/state.hpp",
                                                "tests/games/tarot/rows.hpp",
                                                "tests/games/truf/rows.hpp",
                                                "tests/support/truco_table.hpp"};
  static const std::regex end(R"([.!?:;] )"), word(R"([^ ]*[A-Za-z0-9]+[^ ]*)");
  Lines found;
  std::string text, place;
  const auto check = [&] {
    for (std::sregex_token_iterator one(text.begin(), text.end(), end, -1), last; one != last; ++one) {
      const std::string sentence = *one;
      if (std::distance(std::sregex_iterator(sentence.begin(), sentence.end(), word), {}) > kMost)
        found.push_back(place + ": " + sentence);
    }
    text.clear();
  };
  each_line_and_test([&](const fs::path& file, int number, const std::string& line) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == line.npos || line.compare(begin, 3, "// ") != 0 || kTables.contains(file.string()))
      return check();
    if (text.empty()) place = file.string() + ":" + std::to_string(number);
    text += line.substr(begin + 3) + " ";
  });
  check();
  for (const std::string& one : found) FAIL_CHECK(one);
}

TEST_CASE("a function is not named by a bare participle") {
  // Names that look like participles. Each has a reason, and is removed when nothing needs it.
  std::map<std::string, std::string> allowed = {{"required", "CLI11's word for an option that must be given"},
                                                {"need", "a verb"},
                                                {"seed", "a verb"},
                                                {"succeed", "a verb"}};
  for (const Function& one : functions()) {
    const bool is_single = one.name.find('_') == std::string::npos;
    if (!kIrregular.contains(one.name) && !(is_single && one.name.ends_with("ed"))) continue;
    if (allowed.contains(one.name))
      allowed[one.name].clear();
    else
      FAIL_CHECK(one.place);
  }
  for (const auto& [name, reason] : allowed)
    if (!reason.empty()) FAIL_CHECK("nothing needs the exception " << name);
}

TEST_CASE("a function is named neither by a preposition nor by a relative clause") {
  std::map<std::string, std::string> allowed = {{"with", "returns a copy with one change, or binds values"}};
  static const std::regex bare(
      "about|above|after|again|alike|anybody|anything|apart|away|because|before|behind|below|beside|better|"
      "beyond|both|by|each|earlier|either|everybody|from|in|into|later|less|mine|more|most|nobody|of|on|"
      "once|only|other|out|over|past|same|since|still|then|there|this|under|until|up|upon|what|when|where|"
      "which|who|whose|with|without|yes"),
      clause(
          "(above|at|beside|beyond|each|every|everybody|in|of|on|only|out|since|still|the|those|unless|what|"
          "when|where|who)_.*|.*_(that|those|what|where|which|who|whose)_.*|.*_(so|so_far|what)");
  for (const Function& one : functions()) {
    if (!std::regex_match(one.name, bare) && !std::regex_match(one.name, clause)) continue;
    if (allowed.contains(one.name))
      allowed[one.name].clear();
    else
      FAIL_CHECK(one.place);
  }
  for (const auto& [name, reason] : allowed)
    if (!reason.empty()) FAIL_CHECK("nothing needs the exception " << name);
}

TEST_CASE("a variable has the name of its thing, not a participle like \"told\"") {
  static const std::regex everywhere(R"(\b(told|heard)_?\b)"),
      program(R"(\b(asked|beside|kept|made|meant|said|seen|sure|tried|way)_?\b)"),
      text(R"("(\\.|[^"\\])*"|//.*)");
  Lines found;
  const auto look_for = [&](const std::regex& vague) {
    return [&](const fs::path& file, int number, const std::string& line) {
      const bool style_sheet = file == "src/print/html.cpp" && line.starts_with('.');
      if (!style_sheet && std::regex_search(std::regex_replace(line, text, ""), vague))
        found.push_back(file.string() + ":" + std::to_string(number));
    };
  };
  each_line_and_test(look_for(everywhere));
  each_line(look_for(program));
  for (const std::string& place : found) FAIL_CHECK(place);
}

TEST_CASE("a type is not named by a participle or a preposition") {
  // An event is named by a participle. Each other exception has a reason, and fails when nothing needs it.
  std::map<std::string, std::string> allowed = {{"Need", "a noun"}};
  static const std::regex definition(
      R"(^ *(?:template <.*> )?(?:(?:struct|class|enum class) ([A-Z]\w*)\b|using ([A-Z]\w*) =))"),
      word("[A-Z][a-z]+"), preposition("(At|By|For|From|In|Of|On|With)[A-Z].*|.*To");
  const std::set<std::string> events = event_names();
  std::set<std::string> needed;  // events that only this exception allows
  each_line([&](const fs::path& file, int number, const std::string& line) {
    const bool may_define = line.find("struct ") != line.npos || line.find("class ") != line.npos ||
                            line.find("using ") != line.npos;
    std::smatch match;
    if (!may_define || !std::regex_search(line, match, definition)) return;
    const std::string name = match[1].matched ? match[1] : match[2];
    std::string lower = name;
    lower[0] = static_cast<char>(lower[0] - 'A' + 'a');
    const bool is_participle =
        std::regex_match(name, word) && (kIrregular.contains(lower) || lower.ends_with("ed"));
    if (!is_participle && !std::regex_match(name, preposition)) return;
    if (events.contains(name) && is_events_header(file))
      needed.insert(name);
    else if (allowed.contains(name))
      allowed[name].clear();
    else
      FAIL_CHECK(file.string() << ":" << number << ": " << name);
  });
  CHECK(needed.size() > 20);
  for (const auto& [name, reason] : allowed)
    if (!reason.empty()) FAIL_CHECK("nothing needs the exception " << name);
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
