// The rules as data, against the engine that cites them and the page that lists them.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include "src/core/deals.hpp"
#include "src/core/log_rules.hpp"
#include "src/registry/games.hpp"
#include "src/rulebook/rulebook.hpp"
#include "tests/rulebook/read.hpp"

using namespace tanteador;
using rulebook::Rule;
using test::read;
using Strings = std::set<std::string>;

namespace {

// The names (a-z, 0-9, _ and .) that stand between `before` and `after` and begin as given.
Strings names_between(const std::string& text, const std::string& before, char after,
                      const std::string& beginning) {
  Strings found;
  for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at + 1)) {
    const std::size_t start = at + before.size();
    const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_.", start);
    if (end == std::string::npos || text[end] != after) continue;
    if (const std::string name = text.substr(start, end - start); name.starts_with(beginning))
      found.insert(name);
  }
  return found;
}

Strings rule_ids_between(const std::string& text, char quote) {
  Strings found;
  for (const Rule& rule : rulebook::rules()) {
    found.merge(names_between(text, {quote}, quote, rule.game + "."));
  }
  return found;
}

Strings ids() {
  Strings all;
  for (const Rule& rule : rulebook::rules()) all.insert(rule.id);
  return all;
}

Strings ids_of(std::string_view game) {
  Strings all;
  for (const Rule* rule : rulebook::rules_of(game)) all.insert(rule->id);
  return all;
}

Strings parameter_names(std::string_view game) {
  Strings names;
  for (const ParameterInfo& info : parameter_infos(game)) names.insert(std::string(info.name));
  return names;
}

// The page of a game, or of "table".
std::string page_of(std::string_view game) { return read("docs/rules/" + std::string(game) + ".md"); }

}  // namespace

TEST_CASE("every rule has a unique id, a title, a text and a place") {
  CHECK(ids().size() == rulebook::rules().size());
  for (const Rule& rule : rulebook::rules()) {
    CAPTURE(rule.id);
    CHECK(rule.id.starts_with(rule.game + "."));
    CHECK(!rule.title.empty());
    CHECK(rule.text.ends_with('.'));
    REQUIRE(!rule.places.empty());
    for (const auto& place : rule.places) {
      const bool no_document = place.source == "not printed" || place.source == "entered at the table";
      CHECK(place.section.empty() == no_document);
    }
    CHECK(rule.number.empty() == (rule.game == "table"));
  }
}

TEST_CASE("the rules and their page name the same ids") {
  CHECK(rule_ids_between(page_of("table"), '`') == ids_of("table"));
  for (const std::string_view game : kGames) {
    CAPTURE(game);
    CHECK(rule_ids_between(page_of(game), '`') == ids_of(game));
  }
}

TEST_CASE("the page gives each rule's number, places and parameters") {
  for (const Rule& each : rulebook::rules()) {
    const Rule* rule = &each;
    if (rule->game == "table") continue;
    CAPTURE(rule->id);
    const std::string page = page_of(rule->game);
    const std::size_t start = page.find("| " + rule->number + " | `" + rule->id + "` |");
    REQUIRE(start != std::string::npos);
    const std::string row = page.substr(start, page.find('\n', start) - start);
    for (const auto& place : rule->places) CHECK(row.find(place.section) != std::string::npos);
    for (const auto& name : rule->parameters) CHECK(row.find("`" + name + "`") != std::string::npos);
  }
}

TEST_CASE("every number of the inventory is covered by a rule") {
  struct Series {
    std::string_view game;
    std::string letters;
    int last;
    std::set<int> unused = {};  // numbers the inventory leaves out
  };
  const Series all[] = {{"truco", "T-", 56},           {"truco", "TA-", 25},  {"truf", "F-", 16},
                        {"truf", "FA-", 16},           {"troccas", "C-", 20}, {"troccas", "CA-", 15},
                        {"tarot", "N-", 23, {18, 19}}, {"tarot", "NA-", 18},  {"tarot", "NR-", 35}};
  for (const auto& [game, letters, last, unused] : all) {
    for (int i = 1; i <= last; ++i) {
      if (unused.contains(i)) continue;
      const std::string number = letters + std::to_string(i);
      CAPTURE(number);
      const Rule* rule = rulebook::find_rule(number);
      CHECK(rule != nullptr);
      CHECK((rule && rule->game == game));
    }
    CHECK(rulebook::find_rule(letters + std::to_string(last + 1)) == nullptr);
  }
}

TEST_CASE("every refusal of the games, deals and the log cites an existing rule") {
  const Strings known = ids();
  const auto check = [&](std::span<const ViolationKind> kinds) {
    for (const ViolationKind& kind : kinds) {
      CAPTURE(kind.key);
      CHECK(known.contains(std::string(kind.rule)));
    }
  };
  for (const std::string_view game : kGames) {
    with_game(game, [&]<class G>(std::type_identity<G>) { check(G::violations()); });
  }
  check(deals::violations());
  check(log_rules::kAll);
}

TEST_CASE("every rule id in the sources exists") {
  Strings cited;
  std::vector<std::string> folders{"src/core"};
  for (const std::string_view game : kGames) folders.push_back("src/games/" + std::string(game));
  for (const std::string& folder : folders) {
    for (const auto& file : std::filesystem::directory_iterator(std::string(TANTEADOR_ROOT) + "/" + folder)) {
      if (!file.is_regular_file()) continue;
      cited.merge(rule_ids_between(read(folder + "/" + file.path().filename().string()), '"'));
    }
  }
  CHECK(cited.size() > 50);
  for (const std::string& id : cited) {
    CAPTURE(id);
    CHECK(rulebook::find_rule(id) != nullptr);
  }
}

TEST_CASE("the parameters of the rules, the page and the engine agree") {
  for (const std::string_view game : kGames) {
    CAPTURE(game);
    const std::string page = page_of(game);
    Strings used;
    for (const Rule* rule : rulebook::rules_of(game))
      used.insert(rule->parameters.begin(), rule->parameters.end());
    CHECK(used == parameter_names(game));
    CHECK(names_between(page, "### ", '\n', "") == parameter_names(game));
    for (const ParameterInfo& parameter : parameter_infos(game)) {
      CAPTURE(parameter.name);
      const std::size_t start = page.find("### " + std::string(parameter.name) + "\n");
      REQUIRE(start != std::string::npos);
      const std::string section = page.substr(start, page.find("\n### ", start + 1) - start);
      for (const auto word : parameter.words) CHECK(section.find(word) != std::string::npos);
    }
  }
}

TEST_CASE("a rule is found by its id and each of its numbers, in either case") {
  for (const std::string name : {"truco.envido.falta", "T-35", "TA-12", "ta-12", "t35", "TA12"}) {
    CAPTURE(name);
    REQUIRE(rulebook::find_rule(name));
    CHECK(rulebook::find_rule(name)->id == "truco.envido.falta");
  }
  for (const std::string name : {"", "T", "T-3,", "T-535", "truco", "truco.envido.faltas"}) {
    CAPTURE(name);
    CHECK(rulebook::find_rule(name) == nullptr);
  }
}

TEST_CASE("each game's rules are separate, and so are those of every table") {
  for (const std::string game : {"truco", "tarot", "table"}) {
    CAPTURE(game);
    CHECK(!rulebook::rules_of(game).empty());
    CHECK(
        std::ranges::all_of(rulebook::rules_of(game), [&](const Rule* rule) { return rule->game == game; }));
  }
  CHECK(rulebook::rules_of("whist").empty());
}
