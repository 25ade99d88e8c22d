// Searching the rulebook as referees type: in a hurry, without accents, in their own language.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "src/referee/search/search.hpp"
#include "src/referee/search/spelling.hpp"
#include "src/rulebook/texts.hpp"

using namespace tanteador;
using referee::SearchQuery;
using referee::SearchResult;
using rulebook::Rule;

namespace {

SearchResult find(const SearchQuery& query) { return referee::search(query); }

std::vector<std::string> ids(const SearchResult& hits) {
  std::vector<std::string> all;
  for (const Rule* rule : hits.rules.all) all.push_back(rule->id);
  return all;
}

bool has(const SearchResult& hits, const std::string& id) {
  const auto all = ids(hits);
  return std::ranges::find(all, id) != all.end();
}

std::string first(const SearchResult& hits) {
  return hits.rules.all.empty() ? "" : hits.rules.all.front()->id;
}

// An empty rule asks for nothing.
bool is_among_first(const SearchResult& hits, const std::string& rule) {
  auto all = ids(hits);
  if (all.size() > 3) all.resize(3);
  return rule.empty() || std::ranges::find(all, rule) != all.end();
}

std::string listed(const SearchResult& hits) {
  std::string list;
  for (const std::string& id : ids(hits)) list += id + " ";
  return list;
}

}  // namespace

TEST_CASE("a rule is among the first three, for every common question") {
  struct Row {
    std::string words, rule;  // empty: nothing is found
    std::string game = {};
  };
  const Row rows[] = {
      {"falta envido", "truco.envido.falta"},
      {"FALTA énvido", "truco.envido.falta"},
      {"fa\xcc\x81lta", "truco.envido.falta"},  // a combining accent
      {"falta envdio", "truco.envido.falta"},   // swapped
      {"faltta envido", "truco.envido.falta"},  // one too many
      {"knoking", "truco.cut.knock"},           // one too few
      {"contraflro", "truco.flor.contraflor"},
      {"achicarme", "truco.flor.achico"},  // one slip from achicarse
      {"achicarnos", ""},                  // three are too many
      {"poignee", "tarot.poignee.size"},
      {"poignée", "tarot.poignee.size"},
      {"pognee", "tarot.poignee.size"},
      {"matsh", "troccas.matsch"},
      {"parda", "truco.tricks.tied"},  // the parameter's name
      {"petit au bout", "tarot.petit_au_bout"},
      {"interf", "truco.pica.interference"},  // a beginning
      {"the cards are counted in groups of four", "troccas.counting"},
      {"bids that make 13", "truf.shift"},
      {"trump", "truf.trump", "truf"},
      {"trump", "tarot.trump", "tarot"},
      {"truco.envido.tie", "truco.envido.tie"},
      {"apelacion", "table.appeal"},  // Spanish
      {"arbitro decision", "table.ruled"},
      {"reparto anulado", "table.annulled"},
      {"zebra xylophone", ""},
      {"", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.words);
    const SearchResult hits = find({row.words, row.game});
    CAPTURE(listed(hits));
    CHECK(row.rule.empty() == hits.rules.all.empty());
    CHECK(is_among_first(hits, row.rule));
  }
}

TEST_CASE("a number matches in every notation, and matches no other number") {
  for (const char* words : {"T-35", "t-35", "T35", "t 35", "ta-12", "TA12"}) {
    CAPTURE(words);
    CHECK(first(find({words})) == "truco.envido.falta");
  }
  for (const Rule& rule : rulebook::rules()) {
    for (std::string_view rest = rule.number; !rest.empty();) {
      const std::string one(rest.substr(0, rest.find(", ")));
      rest.remove_prefix(std::min(rest.size(), one.size() + 2));
      CAPTURE(one);
      const SearchResult hits = find({one});
      CHECK(has(hits, rule.id));
      CHECK(!hits.rules.has_partial_only());
      for (const Rule* hit : hits.rules.all)
        CHECK((", " + hit->number + ",").find(" " + one + ",") != std::string::npos);
    }
  }
  const SearchResult bare = find({"35"});  // of whatever series
  CHECK(has(bare, "truco.envido.falta"));
  CHECK(has(bare, "tarot.arbiter.called"));
  CHECK(find({"T-99"}).rules.all.empty());
  CHECK(find({"t99"}).rules.all.empty());
  CHECK(find({"T 99 envido"}).rules.has_partial_only());
}

TEST_CASE("every rule is first for its id, and its title in every language finds it") {
  for (const Rule& rule : rulebook::rules()) {
    CAPTURE(rule.id);
    CHECK(first(find({rule.id})) == rule.id);
    CHECK(has(find({rule.title}), rule.id));
    for (const std::string& language : rulebook::text_languages()) {
      const auto* own = rulebook::translation(rule, language);
      if (!own) continue;
      CAPTURE(own->title);
      CHECK(has(find({own->title}), rule.id));
    }
  }
}

TEST_CASE("the interpretation of a misspelt word is shown") {
  const SearchResult hits = find({"falta envdio"});
  REQUIRE(hits.respellings.size() == 1);
  CHECK(hits.respellings[0].typed == "envdio");
  CHECK(hits.respellings[0].read_as == "envido");
  CHECK(find({"falta envido"}).respellings.empty());
}

TEST_CASE("without a rule for all words, partial matches are listed with a remark") {
  const SearchResult all = find({"falta envido"}), some = find({"falta zebra"});
  CHECK(!all.rules.has_partial_only());
  CHECK(some.rules.has_partial_only());
  CHECK(first(some) == "truco.envido.falta");
}

TEST_CASE("a situation or a game alone lists its rules in document order") {
  for (const auto& situation : rulebook::situations()) {
    CAPTURE(situation.word);
    const SearchResult hits = find({.situation = std::string(situation.word)});
    CHECK(!hits.rules.all.empty());
    CHECK(std::ranges::is_sorted(hits.rules.all));
    for (const Rule& rule : rulebook::rules()) {
      const bool then = std::ranges::find(rule.situations, situation.word) != rule.situations.end();
      CHECK(then == has(hits, rule.id));
    }
  }
  CHECK(find({.game = "troccas"}).rules.all == rulebook::rules_of("troccas"));
  for (const Rule* rule : find({.game = "troccas", .situation = "dealing"}).rules.all) {
    CHECK(rule->game == "troccas");
    CHECK(std::ranges::find(rule->situations, "dealing") != rule->situations.end());
  }
  for (const Rule* rule : find({"flor", "truco", "after"}).rules.all)
    CHECK(std::ranges::find(rule->situations, "after") != rule->situations.end());
  CHECK(find({.game = "whist"}).rules.all.empty());
}

TEST_CASE("every query gets an answer") {
  std::string long_word(10'000, 'a'), many, every_byte;
  for (int i = 0; i < 5'000; ++i) many += "flor" + std::to_string(i) + " ";
  for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
  const std::string hostile[] = {
      long_word,
      many,
      every_byte,
      std::string("flor\0envido", 11),
      std::string(1, '\0'),
      "\"",
      "'",
      "\"flor",
      "flor\" OR \"x",
      "flor AND",
      "NOT flor",
      "NEAR(flor envido, 2)",
      "title:flor",
      "{title text}: flor",
      "flor*",
      "^flor",
      "-flor",
      "(flor",
      "flor + envido",
      "'; DROP TABLE rule; --",
      "\xff\xfe\xc3",
      "\xf0\x9f\x83\x8f",
      "   \t\n",
      "?1",
      "%s%n",
      std::string(999, 'x') + "ß",
  };
  for (const std::string& words : hostile) {
    CAPTURE(words.substr(0, 40));
    CHECK_NOTHROW(find({words}));
    CHECK_NOTHROW(find({words, words, words}));
  }
  CHECK(find({"NOT flor"}).rules.all.size() >= find({"flor not"}).rules.all.size());  // no operator
  CHECK(has(find({std::string("flor\0envido", 11)}), "truco.envido.flor"));
  CHECK(first(find({"falta envido"})) == "truco.envido.falta");  // and goes on answering
}

TEST_CASE("a typing error is an insertion, omission, substitution or swap") {
  struct Row {
    std::string word, other;
    int slips;
  };
  const Row rows[] = {
      {"envido", "envido", 0}, {"envdio", "envido", 1}, {"enviido", "envido", 1}, {"nvido", "envido", 1},
      {"enbido", "envido", 1}, {"nvidoo", "envido", 2}, {"truco", "envido", 3},   {"", "", 0},
      {"", "ab", 2},           {"ab", "", 2},           {"abcd", "", 3},          {"ca", "abc", 3}};
  for (const Row& row : rows) {
    CAPTURE(row.word);
    CHECK(referee::edit_distance(row.word, row.other, 2) == row.slips);
    CHECK(referee::edit_distance(row.other, row.word, 2) == row.slips);
  }
  const std::string endless(50, 'a');
  CHECK(referee::edit_distance(endless, endless, 2) == 3);  // no word of any language
}

TEST_CASE("the forms of a word have one stem, in every language of the rulebook") {
  const std::pair<const char*, const char*> same[] = {
      {"vertrag", "vertrage"},  // German, its accent taken off
      {"stich", "stichen"},    {"schuld", "schulden"}, {"bild", "bildern"},   {"smazzata", "smazzate"},
      {"invito", "inviti"},    {"buona", "buoni"},     {"flor", "flores"},    {"baraja", "barajas"},
      {"enchere", "encheres"}, {"levee", "levees"},    {"kartu", "kartunya"}, {"trick", "tricks"}};
  for (const auto& [one, other] : same) {
    CAPTURE(other);
    CHECK(referee::stem(one) == referee::stem(other));
  }
  for (const char* word : {"", "s", "asi", "pli", "mano", "bouts"})
    CHECK(referee::stem(word).size() >= std::min<std::size_t>(4, std::string(word).size()));
  CHECK(referee::stem("mano") != referee::stem("mani"));  // too short to lose an ending
}

TEST_CASE("an inflected word matches another form without counting as an error") {
  for (const char* words : {"Hundes", "perros", "Excuses", "poignées"}) {
    CAPTURE(words);
    const SearchResult hits = find({words, "tarot"});
    CHECK(!hits.rules.all.empty());
    CHECK(hits.respellings.empty());
  }
}

TEST_CASE("short words and numbers are not corrected, long words by two errors") {
  const std::vector<std::string> vocabulary{"33", "carta", "cartas", "contraflor", "el", "flor"};
  using Words = std::vector<std::string>;
  CHECK(referee::nearest("flro", vocabulary, 6) == Words{"flor"});
  CHECK(referee::nearest("corta", vocabulary, 6) == Words{"carta"});
  CHECK(referee::nearest("cratas", vocabulary, 6) == Words{"cartas"});
  CHECK(referee::nearest("conraflr", vocabulary, 6) == Words{"contraflor"});
  CHECK(referee::nearest("ek", vocabulary, 6).empty());
  CHECK(referee::nearest("34", vocabulary, 6).empty());
  CHECK(referee::nearest("t33", vocabulary, 6).empty());
  CHECK(referee::nearest("fxxr", vocabulary, 6).empty());
  CHECK(referee::nearest("kartas", vocabulary, 0).empty());
}
