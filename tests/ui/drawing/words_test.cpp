// Labels of keys: two labels that differ in English differ in every language.

#include <doctest/doctest.h>

#include <map>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;

namespace words {

using Labels = std::map<std::string, std::string>;  // of the keys, by their ids

// Languages are named in themselves; a rule has its number beside its title.
bool is_named(const std::string& id) { return id.starts_with("language/") || id.starts_with("book/rule/"); }

Labels labels(const HeadlessUi& ui) {
  Labels all;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (!item.id.empty() && !item.text.empty() && !is_named(item.id)) all.emplace(item.id, item.text);
  }
  return all;
}

void check_told_apart(const Labels& here, const Labels& english) {
  std::map<std::string, std::string> first;  // id of the key that said it first
  for (const auto& [id, text] : here) {
    const auto [other, fresh] = first.try_emplace(text, id);
    if (fresh) continue;
    const auto one = english.find(id), two = english.find(other->second);
    if (one == english.end() || two == english.end() || one->second == two->second) continue;
    FAIL_CHECK(text << ": " << other->second << " and " << id << ", in English " << two->second << " and "
                    << one->second);
  }
}

struct Way {
  std::string match;
  std::vector<std::string> taps;
};

std::vector<Way> ways() {
  const auto of = [](std::string_view game, std::string_view ruleset, std::string_view players) {
    return "{\"type\":\"match_started\",\"game\":\"" + std::string(game) + "\",\"ruleset\":\"" +
           std::string(ruleset) + "\",\"players\":[" + std::string(players) + "]}\n";
  };
  constexpr std::string_view kSeats = R"("Ana","Beto","Caro","Dani")";
  const std::string deal = "{\"type\":\"deal_started\"}\n";
  std::vector<Way> all;
  for (const std::string& match :
       {test::kFour + test::tallied("Nosotros", 3) + test::kHand, test::kTwo, test::pica_of_eight(),
        of("tarot", "tarot-fft-5", R"("Ana","Beto","Caro","Dani","Eva")"),
        of("tarot", "tarot-fft-4", kSeats) + deal, of("troccas", "troccas-1962", kSeats),
        of("troccas", "troccas-1962", kSeats) + deal, of("truf", "truf-lodige", kSeats),
        of("sheet", "sheet-skat", R"("Ana","Beto","Caro")")}) {
    for (const std::vector<std::string>& taps : std::vector<std::vector<std::string>>{
             {}, {"tool/more"}, {"go/history", "row/2"}, {"go/referee"}, {"tool/ask"}})
      all.push_back({match, taps});
  }
  for (const std::vector<std::string>& taps :
       std::vector<std::vector<std::string>>{{"go/home"},
                                             {"go/settings"},
                                             {"go/rulebook"},
                                             {"go/home", "go/matches"},
                                             {"go/home", "new/truco"},
                                             {"go/home", "new/truco", "house_rules"},
                                             {"go/home", "new/sheet", "house_rules"},
                                             {"go/home", "go/club"},
                                             {"go/home", "go/club", "league/page/1"},
                                             {"go/home", "go/club", "league/page/2"},
                                             {"go/home", "go/club", "league/new"},
                                             {"go/home", "go/people"}})
    all.push_back({test::kFour + test::kHand, taps});
  return all;
}

// The labels after the last tap of the way.
Labels at_the_end(ui::App& app, const Way& way) {
  HeadlessUi ui(app);
  for (const std::string& tap : way.taps) {
    if (ui.enabled(tap)) ui.click(tap);
  }
  return labels(ui);
}

}  // namespace words

TEST_CASE("two buttons that differ in English differ in every language") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const words::Way& way : words::ways()) {
    TableFixture table;
    REQUIRE(!table.play(way.match).empty());
    const auto labels_in = [&](const std::string& code) {
      ui::App app(table.session, table.options(languages, code));
      return words::at_the_end(app, way);
    };
    const words::Labels english = labels_in("en");
    CAPTURE(way.match);
    const std::string last = way.taps.empty() ? "the board" : way.taps.back();
    CAPTURE(last);
    for (const view::Language& language : languages.list()) {
      CAPTURE(language.code);
      words::check_told_apart(labels_in(language.code), english);
    }
  }
  languages.speak("en");
}
