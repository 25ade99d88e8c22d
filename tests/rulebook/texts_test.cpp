// The parts of a rule besides its English text: relations, situations, translations.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include "src/core/text/text.hpp"
#include "src/registry/games.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/rulebook/texts.hpp"

using namespace tanteador;
using nlohmann::json;
using rulebook::Rule;
namespace fs = std::filesystem;

namespace {

const fs::path kData = fs::path(TANTEADOR_ROOT) / "src/rulebook/data";

json load(const fs::path& path) {
  std::ifstream in(path);
  REQUIRE_MESSAGE(in.good(), path.string());
  return json::parse(in);
}

// The files of translated rules, LANGUAGE/GAME.json.
std::vector<fs::path> text_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(kData / "texts")) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  return files;
}

// The languages of the catalogues, without their countries.
std::set<std::string> catalogue_languages() {
  std::set<std::string> languages;
  for (const auto& entry : fs::directory_iterator(fs::path(TANTEADOR_ROOT) / "src/core/catalogues")) {
    const std::string code = entry.path().stem();
    languages.insert(code.substr(0, code.find('_')));
  }
  return languages;
}

bool has(const std::vector<std::string>& list, std::string_view word) {
  return std::ranges::find(list, word) != list.end();
}

}  // namespace

TEST_CASE("related rules exist, refer to each other, and each pair is written once") {
  for (const Rule& rule : rulebook::rules()) {
    CAPTURE(rule.id);
    CHECK(!rule.related.empty());
    CHECK(!has(rule.related, rule.id));
    CHECK(std::set(rule.related.begin(), rule.related.end()).size() == rule.related.size());
    for (const std::string& id : rule.related) {
      CAPTURE(id);
      const Rule* other = rulebook::find_rule(id);
      REQUIRE(other);
      CHECK(has(other->related, rule.id));
      CHECK((other->game == rule.game || other->game == "table" || rule.game == "table"));
    }
  }
}

TEST_CASE("every rule has situations from the list, in the order of a deal") {
  std::set<std::string> used;
  for (const Rule& rule : rulebook::rules()) {
    CAPTURE(rule.id);
    CHECK(!rule.situations.empty());
    const rulebook::Situation* before = nullptr;
    for (const std::string& word : rule.situations) {
      CAPTURE(word);
      const rulebook::Situation* situation = rulebook::find_situation(word);
      REQUIRE(situation);
      CHECK((!before || before < situation));
      before = situation;
      used.insert(word);
    }
  }
  CHECK(used.size() == rulebook::situations().size());
  CHECK(rulebook::find_situation("whenever") == nullptr);
}

TEST_CASE("a translated file has exactly the rules of its game, in a catalogue's language") {
  CHECK(!text_files().empty());
  for (const fs::path& path : text_files()) {
    CAPTURE(path.string());
    CHECK(catalogue_languages().contains(path.parent_path().filename()));
    REQUIRE(fs::exists(kData / path.filename()));
    const json texts = load(path).at("rules");
    const auto rules = rulebook::rules_of(path.stem().string());
    CHECK(texts.size() == rules.size());
    for (const Rule* rule : rules) {
      CAPTURE(rule->id);
      CHECK(texts.contains(rule->id));
    }
  }
}

TEST_CASE("a translation is not empty and not English") {
  for (const std::string& language : rulebook::text_languages()) {
    for (const Rule& rule : rulebook::rules()) {
      const rulebook::RuleText* own = rulebook::translation(rule, language);
      if (!own) continue;
      CAPTURE(language);
      CAPTURE(rule.id);
      CHECK(!own->title.empty());  // which may be the game's own word, as in English
      CHECK(own->text.ends_with('.'));
      CHECK(own->text != rule.text);
      CHECK(own->text.size() > rule.text.size() / 2);  // nothing was left out
    }
  }
}

TEST_CASE("the titles within a game differ, in English and in every translation") {
  std::vector<std::string> languages{"en"};
  languages.insert(languages.end(), rulebook::text_languages().begin(), rulebook::text_languages().end());
  for (const std::string& language : languages) {
    std::set<std::string> titles;
    for (const Rule& rule : rulebook::rules()) {
      const rulebook::RuleText* own = rulebook::translation(rule, language);
      const std::string title = rule.game + ": " + (own ? own->title : rule.title);
      CAPTURE(title);
      CHECK(titles.insert(title).second);
    }
  }
}

TEST_CASE("without a catalogue people read English") {
  const Rule& rule = *rulebook::find_rule("table.appeal");
  CHECK(language() == "en");
  CHECK(rulebook::title_of(rule) == "Appeals");
  CHECK(rulebook::text_of(rule) == rule.text);
  REQUIRE(rulebook::translation(rule, "es"));
  CHECK(rulebook::translation(rule, "es")->title == "Apelaciones");
  CHECK(rulebook::translation(rule, "en") == nullptr);
  CHECK(rulebook::translation(rule, "rm") == nullptr);
}
