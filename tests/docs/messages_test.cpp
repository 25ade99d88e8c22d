// The page on the commonest messages has those that the playthroughs show most often, as the catalogues have
// them. After a wanted change write it anew and read the difference:
//   TANTEADOR_UPDATE=1 build/<preset>/tests/test_docs -tc='*commonest*' && git diff
//   docs/reference/messages.md

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "src/rulebook/rulebook.hpp"
#include "src/session/session.hpp"
#include "src/view/game_view.hpp"
#include "tests/docs/catalogue.hpp"

namespace commonest {

namespace fs = std::filesystem;
using namespace tanteador;

constexpr std::size_t kRows = 20, kRefusals = 8, kLabels = 4;
constexpr const char* kPage = TANTEADOR_ROOT "/docs/reference/messages.md";

using Counts = std::map<std::string, int, std::less<>>;

// The most frequent first; texts of the same number by the alphabet.
std::vector<std::string> by_frequency(const Counts& counts) {
  std::vector<std::pair<int, std::string>> order;
  for (const auto& [text, count] : counts) order.emplace_back(-count, text);
  std::ranges::sort(order);
  std::vector<std::string> texts;
  for (const auto& [count, text] : order) texts.push_back(text);
  return texts;
}

// Counts of the texts for points, refusals and labels of entries.
struct Shown {
  Counts points, refusals, labels;
};

void play(const fs::path& file, Shown& shown) {
  int ids = 0;
  session::Session session{nullptr,
                           {[] { return std::string("2026-01-01T00:00:00.000Z"); },
                            [&ids] {
                              const std::string number = std::to_string(++ids);
                              return "00000000-0000-7000-8000-" + std::string(12 - number.size(), '0') +
                                     number;
                            }}};
  std::optional<session::OpenMatch> match;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.empty()) continue;
    const auto event = nlohmann::json::parse(line);
    CAPTURE(file.string());
    CAPTURE(line);
    if (!match) {
      REQUIRE(session.start(event, match).has_value());
      continue;
    }
    const auto answer = session.submit(*match, event);
    if (!answer) {
      const auto* refusal = std::get_if<Refusal>(&answer.error());
      REQUIRE(refusal != nullptr);
      ++shown.refusals[std::string(refusal->violation.kind->text)];
      continue;
    }
    const auto& events = view::game_view(game_name(match->match())).events;
    const auto own = std::ranges::find(events, event.at("type").get<std::string>(), &view::EventWord::word);
    if (own != events.end() && !own->english.empty()) ++shown.labels[std::string(own->english)];
  }
  for (const LedgerLine& line : ledger(match->match())) {
    ++shown.points[std::string(line.entry.how.text)];
    ++shown.labels[std::string(line.entry.category)];
  }
}

std::vector<std::string> commonest_texts(const Shown& shown) {
  const auto points = by_frequency(shown.points), refusals = by_frequency(shown.refusals),
             labels = by_frequency(shown.labels);
  std::vector<std::string> texts;
  const auto add = [&](const std::vector<std::string>& from, std::size_t most) {
    for (const std::string& text : from)
      if (most > 0 && texts.size() < kRows && std::ranges::find(texts, text) == texts.end()) {
        texts.push_back(text);
        --most;
      }
  };
  add(labels, kLabels);
  add(refusals, kRefusals);
  for (const auto* rest : {&points, &refusals, &labels}) add(*rest, kRows);
  return texts;
}

using Catalogue = std::map<std::string, std::string>;

Catalogue catalogue(const std::string& language) {
  Catalogue all;
  for (const test::Text& text : test::texts(language))
    if (text.context.empty()) all.emplace(text.words, text.translated.substr(0, text.translated.find('\n')));
  return all;
}

bool is_game_word(const std::string& text) { return text == "truco"; }

// A game, or its rulesets of some families.
struct Section {
  std::string title;
  std::string_view game;
  std::vector<std::string> families = {};  // empty: all
};

std::vector<Section> sections() {
  std::vector<Section> all;
  for (const std::string_view game : kGames) {
    const std::string title(view::game_view(game).title);
    if (game == "truco") {
      all.push_back({title, game, {"argentine"}});
      all.push_back({title + " in Uruguay", game, {"uruguayan"}});
      all.push_back({title + " in Brazil", game, {"brazilian", "gaucho"}});
    } else {
      all.push_back({title, game});
    }
  }
  return all;
}

bool belongs(const fs::path& file, const Section& section) {
  if (file.extension() != ".jsonl" || section.families.empty()) return file.extension() == ".jsonl";
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  const std::string ruleset = nlohmann::json::parse(line).at("ruleset");
  const rulebook::Edition* edition = rulebook::find_edition(ruleset);
  REQUIRE(edition != nullptr);
  return std::ranges::find(section.families, edition->family) != section.families.end();
}

// A table for each section; a text without a translation is a word of the game, the same in every language.
std::string tables() {
  const std::vector<std::pair<const char*, const char*>> languages{
      {"es", "Español"},  {"de", "Deutsch"},          {"fr", "Français"},
      {"it", "Italiano"}, {"id", "Bahasa Indonesia"}, {"pt_BR", "Português"}};
  std::map<std::string, Catalogue> said;
  for (const auto& [code, name] : languages) said[code] = catalogue(code);
  const Catalogue argentine = catalogue("es_AR");
  std::string out;
  for (const Section& section : sections()) {
    Shown shown;
    for (const auto& file :
         fs::directory_iterator(TANTEADOR_ROOT "/tests/playthroughs/" + std::string(section.game)))
      if (belongs(file.path(), section)) play(file.path(), shown);
    out += "\n## " + section.title + "\n\n| English |";
    for (const auto& [code, name] : languages) out += " " + std::string(name) + " |";
    out += "\n|---|---|---|---|---|---|---|\n";
    for (const std::string& text : commonest_texts(shown)) {
      CAPTURE(text);
      out += "| " + text + " |";
      for (const auto& [code, name] : languages) {
        const auto found = said[code].find(text);
        CHECK((found != said[code].end() || is_game_word(text)));
        out += " " + (found == said[code].end() ? text : found->second);
        const auto own = argentine.find(text);
        if (code == std::string("es") && own != argentine.end()) out += " (Argentina: " + own->second + ")";
        out += " |";
      }
      out += "\n";
    }
  }
  return out;
}

}  // namespace commonest

TEST_CASE("the page on messages has the commonest messages of each game in every language") {
  std::ifstream in(commonest::kPage);
  const std::string page{std::istreambuf_iterator<char>(in), {}};
  const std::string intro = page.substr(0, page.find("\n## "));
  const std::string tables = commonest::tables();
  if (std::getenv("TANTEADOR_UPDATE"))
    std::ofstream(commonest::kPage) << intro + tables;
  else
    CHECK(page.substr(intro.size()) == tables);
}
