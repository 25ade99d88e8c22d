// The shipped rulesets, house rulesets from files, and what is printed as the source of a posting.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "src/core/parameters.hpp"
#include "src/games/truco/parameters.hpp"
#include "src/games/truf/parameters.hpp"
#include "src/registry/games.hpp"
#include "src/rulebook/rulebook.hpp"
#include "tests/rulebook/read.hpp"

using namespace tanteador;
using rulebook::Edition;
using rulebook::EditionValue;
using test::edition;
using test::read;

namespace {

ParameterValue plain(const EditionValue& value) {
  if (const auto* word = std::get_if<std::string>(&value)) return std::string_view(*word);
  if (const auto* number = std::get_if<int>(&value)) return *number;
  if (const auto* list = std::get_if<ParameterList>(&value)) return *list;
  return std::get<bool>(value);
}

// Every parameter of the game, as the edition sets it.
template <class Parameters>
Parameters read_parameters(const Edition& edition, std::span<const Parameter<Parameters>> all) {
  Parameters parameters;
  for (const auto& parameter : all) {
    CAPTURE(parameter.name);
    const auto value = edition.parameters.find(parameter.name);
    REQUIRE(value != edition.parameters.end());
    REQUIRE(parameter.set(parameters, plain(value->second)));
  }
  return parameters;
}

truco::Parameters parameters_of(const Edition& edition) {
  return read_parameters(edition, truco::parameters());
}
truf::Parameters truf_of(const Edition& edition) { return read_parameters(edition, truf::parameters()); }

const std::string kHouse = read("schemas/examples/ruleset.json");

// kHouse with `from` replaced.
std::string house_with(const std::string& from, const std::string& to) {
  std::string text = kHouse;
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("the editions are listed by game, with the first edition first") {
  std::vector<std::string> ids;
  for (const Edition& one : rulebook::editions()) ids.push_back(one.id);
  CHECK(ids == std::vector<std::string>{
                   "sheet-any",       "sheet-mus",           "sheet-belote",   "sheet-jass",
                   "sheet-skat",      "sheet-rummy",         "tarot-fft-3",    "tarot-printed-3",
                   "tarot-fft-4",     "tarot-fft-5",         "troccas-1962",   "truco-nhf-de",
                   "truco-nhf-it",    "truco-argentino",     "truco-paulista", "truco-mineiro",
                   "truco-mineiro-8", "truco-manilha-velha", "truco-gaucho",   "truco-uruguayo",
                   "truco-amostra",   "truf-lodige",         "truf-lodige-2",  "truf-lodige-3"});
  for (const Edition& one : rulebook::editions()) {
    CAPTURE(one.id);
    CHECK(std::ranges::find(kGames, one.game) != kGames.end());
    CHECK(one.id.starts_with(one.game + "-"));
    CHECK(!one.title.empty());
    CHECK(!one.line.empty());
    CHECK(one.parameters.size() == parameter_infos(one.game).size());
  }
}

TEST_CASE("the engine's defaults are the first edition of each game") {
  for (const std::string_view game : kGames) {
    CAPTURE(game);
    const Edition& first = rulebook::first_edition(game);
    CHECK(first.differs.empty());
    with_game(game, [&]<class G>(std::type_identity<G>) {
      CHECK(read_parameters(first, G::parameters()) == typename G::Parameters{});
    });
  }
}

TEST_CASE("the other editions of Truco have their documented differences") {
  using namespace truco;
  Parameters expected;
  expected.cut_min_packet = 3;
  CHECK(parameters_of(edition("truco-nhf-it")) == expected);
  CHECK(edition("truco-nhf-it").differs == std::vector<std::string>{"cut_min_packet"});

  expected.envido_max = 2;
  expected.real_max = 1;
  expected.envido_after_real = false;
  expected.contraflor_refused = 4;
  expected.resto_plus_per_flor = 0;
  expected.resto_refused_direct = 6;
  expected.resto_refused_after_contraflor = 6;
  expected.flor_quiero = 4;
  expected.mazo_first_trick_no_calls = 2;
  expected.pica_start_at = 5;
  CHECK(parameters_of(edition("truco-argentino")) == expected);
  CHECK(edition("truco-argentino").differs.size() == 11);
  CHECK(edition("truco-argentino").remark.find("no authority") != std::string::npos);
}

TEST_CASE("the printed tarot has its documented differences and a remark on its balance") {
  using Names = std::vector<std::string>;
  const Edition& printed = edition("tarot-printed-3");
  CHECK(printed.differs == Names{"chelem", "excuse_last_trick", "first_lead", "payment", "petit_sec_dealer",
                                 "petit_sec_requires_no_excuse", "poignee_thresholds"});
  CHECK(printed.remark.find("not balance") != std::string::npos);
  CHECK(printed.line.find("not add up to zero") != std::string::npos);
  CHECK(edition("tarot-fft-4").differs == Names{"players", "poignee_thresholds"});
  CHECK(edition("tarot-fft-5").differs == Names{"players", "poignee_thresholds"});
}

TEST_CASE("the methods of Truf have their documented differences") {
  CHECK(truf_of(edition("truf-lodige-2")) == truf::Parameters{.zero_bonus = 5});
  CHECK(truf_of(edition("truf-lodige-3")) == truf::Parameters{.positive_multiplier = 2});
  for (const auto* method : {"truf-lodige-2", "truf-lodige-3"}) CHECK(edition(method).differs.size() == 1);
}

TEST_CASE("a house ruleset has its parent's values and its own") {
  const auto house = rulebook::read_edition(kHouse);
  REQUIRE(house);
  CHECK(house->id == "los-pinos");
  CHECK(house->parent == "truco-argentino");
  CHECK(house->source == "Club Los Pinos");
  CHECK(house->differs == std::vector<std::string>{"chicos_to_win", "falta", "flor", "target"});
  const truco::Parameters parameters = parameters_of(*house);
  CHECK(parameters.target == 24);
  CHECK_FALSE(parameters.flor);
  CHECK(parameters.falta == truco::value::malas_buenas_leader);
  CHECK(parameters.envido_max == 2);
}

TEST_CASE("a built-in ruleset is readable from its file, and a duplicate id is refused") {
  std::string text = read("src/rulebook/data/rulesets/truco-nhf-de.json");
  CHECK(rulebook::read_edition(text));
  text.replace(text.find("\"target\": 30"), 12, "\"target\": 24");
  const auto other = rulebook::read_edition(text);
  REQUIRE(!other);
  CHECK(other.error().line == 2);
}

TEST_CASE("a ruleset without a parent gives every parameter") {
  std::string text = read("src/rulebook/data/rulesets/truco-nhf-de.json");
  text.replace(text.find("truco-nhf-de"), 12, "our-own-copy");
  const auto same_title = rulebook::read_edition(text);
  REQUIRE(!same_title);
  CHECK(same_title.error().message.find("the title of another rule set") != std::string::npos);
  text.insert(text.find("\"title\": \"") + 10, "Our own ");
  CHECK(rulebook::read_edition(text));
  text.replace(text.find("\"falta\": \"leader\","), 18, "");
  const auto without = rulebook::read_edition(text);
  REQUIRE(!without);
  CHECK(without.error().message.find("\"falta\"") != std::string::npos);
}

TEST_CASE("an invalid ruleset is refused with its position") {
  struct Row {
    std::string name, from, to;
    int line, column;
    std::string message;
  };
  const Row rows[] = {
      {"cut off", "}\n}", "", 9, 97, "not valid JSON"},
      {"not JSON", "\"game\":", "game:", 3, 3, "not valid JSON"},
      {"a number beyond all numbers", " 24,", " 1e999,", 9, 33, "not valid JSON"},
      {"twice", "\"line\":", "\"title\":", 7, 3, "appears twice"},
      {"a parameter twice", "\"flor\":", "\"target\":", 9, 52, "appears twice"},
      {"unknown field", "\"line\":", "\"lines\":", 7, 3, "no field \"lines\""},
      {"unknown field of the edition", "\"date\":", "\"day\":", 6, 43, "no field \"day\""},
      {"no title", "\"title\": \"Truco at Los Pinos\",", "", 1, 1, "\"title\" is missing"},
      {"no date", ", \"date\": \"2024-03-01\"", "", 6, 3, "\"date\" is missing"},
      {"title no text", "\"Truco at Los Pinos\"", "7", 4, 3, "must be text"},
      {"empty title", "\"Truco at Los Pinos\"", "\"\"", 4, 3, "must not be empty"},
      {"control character", "at Los", "at\\nLos", 4, 3, "invalid characters"},
      {"edition no object", "{\"source\": \"Club Los Pinos\", \"date\": \"2024-03-01\"}", "[]", 6, 3,
       "must be an object"},
      {"bad id", "los-pinos", "Los Pinos", 2, 3, "lower-case"},
      {"taken id", "los-pinos", "truco-nhf-it", 2, 3, "another rule set"},
      {"unknown parent", "truco-argentino", "truco-chileno", 5, 3, "no rule set \"truco-chileno\""},
      {"parent of another game", "\"truco\"", "\"truf\"", 5, 3, "another game"},
      {"no parent, other game", "\"game\": \"truco\",\n", "\"game\": \"truf\",\n", 5, 3, "another game"},
      {"unknown parameter", "\"falta\":", "\"faltas\":", 9, 67, "no parameter \"faltas\""},
      {"list", " 24", " [24]", 9, 18, "whole number, a word or a list"},
      {"fraction", " 24", " 24.5", 9, 18, "whole number, a word or a list"},
      {"null", " 24", " null", 9, 18, "whole number, a word or a list"},
      {"huge", " 24", " 1000001", 9, 18, "whole number, a word or a list"},
      {"huge below", " 24", " -1000001", 9, 18, "whole number, a word or a list"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const auto ruleset = rulebook::read_edition(house_with(row.from, row.to));
    REQUIRE(!ruleset);
    CAPTURE(ruleset.error().message);
    CHECK(ruleset.error().message.find(row.message) != std::string::npos);
    CHECK(ruleset.error().line == row.line);
    CHECK(ruleset.error().column == row.column);
  }
  for (const std::string& text : {std::string(), std::string("[]"), std::string("null"), std::string("\xff"),
                                  std::string(300'000, ' '), std::string(200'000, '[')}) {
    CAPTURE(text.substr(0, 8));
    CHECK(!rulebook::read_edition(text));
  }
  CHECK(!rulebook::read_edition(house_with("Club Los Pinos", std::string(201, 'x'))));
  CHECK(!rulebook::read_edition(house_with("\"parent\": \"truco-argentino\",", "")));
}

TEST_CASE("a difference is one sentence") {
  const auto house = rulebook::read_edition(kHouse);
  REQUIRE(house);
  const Edition& parent = edition("truco-argentino");
  CHECK(rulebook::explain_difference(*house, parent, "flor") ==
        "Flor is played: no; in truco-argentino: yes.");
  CHECK(rulebook::explain_difference(*house, parent, "target") ==
        "Points of a chico: 24; in truco-argentino: 30.");
  CHECK(rulebook::explain_difference(*house, parent, "parda_rule") ==
        "If the first two tricks are tied: the third decides; if all are tied, mano wins, as in "
        "truco-argentino.");
  CHECK(rulebook::explain_difference(*house, parent, "jokers") == "los-pinos has no parameter jokers.");
}

TEST_CASE("a rule's source is the edition's document, its practice, or the table's agreement") {
  const auto house = rulebook::read_edition(kHouse);
  REQUIRE(house);
  Edition alone = edition("truco-nhf-de");
  alone.id = "our-own";
  alone.source = "the house";
  const Edition &de = edition("truco-nhf-de"), &it = edition("truco-nhf-it"),
                &arg = edition("truco-argentino");
  struct Row {
    const Edition& edition;
    std::string rule;
    std::vector<std::string> overridden;
    std::string source;
  };
  const Row rows[] = {
      {de, "truco.envido.accepted", {}, "truco-nhf-de, Envido"},
      {it, "truco.envido.accepted", {}, "truco-nhf-it, Invito"},
      {it, "truco.cut.size", {}, "truco-nhf-it, Distribuzione delle carte"},
      {arg, "truco.envido.accepted", {}, "truco-nhf-de, Envido"},
      {arg, "truco.envido.repeats", {}, "truco-argentino, common practice"},
      {arg, "truco.cut.size", {}, "truco-argentino, common practice"},
      {*house, "truco.envido.falta", {}, "los-pinos, Club Los Pinos"},
      {*house, "truco.mazo.first_trick", {}, "truco-argentino, common practice"},
      {*house, "truco.turn", {}, "truco-nhf-de, Truco"},
      {de,
       "truco.envido.repeats",
       {"envido_max", "posting"},
       "house agreement (envido_max), truco-nhf-de, Envido"},
      {de, "truco.envido.accepted", {"posting"}, "truco-nhf-de, Envido"},
      {it, "truco.tricks.all_tied", {}, "truco-nhf-de, Truco (not in truco-nhf-it)"},
      {de, "truco.gallo.dealer", {}, "truco-nhf-it, Numero di giocatori (not in truco-nhf-de)"},
      {de, "truco.writing.cap", {}, "truco-nhf-de, not printed"},
      {arg, "table.tallied", {"posting"}, "entered at the table"},
      {alone, "truco.turn", {}, "our-own, the house"},
      {de, "no.such.rule", {}, "truco-nhf-de"},
      {edition("truf-lodige"), "truf.score.zero", {}, "truf-lodige, Punktevergabe, Methode Zwei"},
      {edition("truf-lodige-2"), "truf.score.zero", {}, "truf-lodige, Punktevergabe, Methode Zwei"},
      {edition("truf-lodige-2"), "truf.score.bawah", {}, "truf-lodige, Punktevergabe, Methode Eins"},
      {edition("truf-lodige"), "truf.tricks.count", {}, "truf-lodige, not printed"},
      {edition("troccas-1962"), "troccas.score", {}, "troccas-1962, rule 4"},
      {edition("troccas-1962"),
       "troccas.matsch",
       {"matsch_fool_skat_to"},
       "house agreement (matsch_fool_skat_to), troccas-1962, rule 12"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.edition.id);
    CAPTURE(row.rule);
    CHECK(rulebook::source_of(row.rule, row.edition, row.overridden) == row.source);
  }
}

TEST_CASE("every parameter and each of its words has a readable title") {
  for (const Edition& one : rulebook::editions()) {
    const auto texts = rulebook::parameter_texts(one.game);
    CHECK(texts.size() == one.parameters.size());
    for (const auto& [name, value] : one.parameters) {
      CAPTURE(name);
      const auto text = std::ranges::find(texts, name, &rulebook::ParameterText::name);
      REQUIRE(text != texts.end());
      CHECK(!text->title.empty());
      if (const auto* word = std::get_if<std::string>(&value))
        CHECK(std::ranges::count(text->values, *word, &rulebook::ParameterText::Value::value) == 1);
    }
  }
}

TEST_CASE("a house ruleset reads back unchanged") {
  const auto house = rulebook::read_edition(kHouse);
  REQUIRE(house);
  const auto again = rulebook::read_edition(rulebook::write_edition(*house));
  REQUIRE(again);
  CHECK(again->parameters == house->parameters);
  CHECK(again->differs == house->differs);
  CHECK(again->title == house->title);
  CHECK(again->parent == house->parent);
}
