#include "src/core/text/catalogue.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <utility>
#include <vector>

#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"
#include "tests/support/folder.hpp"

namespace tanteador::catalogues_are_read {

using namespace std::string_literals;
using Rows = std::vector<std::pair<std::string, std::string>>;  // sorted by the first

std::string header(const std::string& plural) {
  return "Language: xx\nContent-Type: text/plain; charset=UTF-8\n" + plural;
}

// A compiled catalogue as the GNU gettext manual lays it out ("The Format of GNU MO Files"); `turned` as a
// machine of the other byte order writes it.
std::string compiled(const Rows& rows, bool turned = false) {
  const auto number = [turned](std::size_t value) {
    std::string bytes;
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(value >> 8 * (turned ? 3 - i : i));
    return bytes;
  };
  const std::size_t tables = 28, texts = tables + 16 * rows.size();
  std::string originals, translations, text;
  for (const bool first : {true, false}) {
    for (const auto& [original, translation] : rows) {
      const std::string& words = first ? original : translation;
      (first ? originals : translations) += number(words.size()) + number(texts + text.size());
      text += words + '\0';
    }
  }
  return number(0x950412de) + number(0) + number(rows.size()) + number(tables) +
         number(tables + 8 * rows.size()) + number(0) + number(0) + originals + translations + text;
}

const Rows kSpanish = {{"", header("Plural-Forms: nplurals=2; plural=(n != 1);\n")},
                       {"Undo", "Deshacer"},
                       {"{0} hand\0{0} hands"s, "{0} mano\0{0} manos"s}};

TEST_CASE("a catalogue translates its messages and passes others through") {
  for (const bool turned : {false, true}) {
    CAPTURE(turned);
    const auto spanish = Catalogue::parse(compiled(kSpanish, turned));
    REQUIRE(spanish);
    CHECK(spanish->translate("Undo") == "Deshacer");
    CHECK(spanish->translate("Redo") == "Redo");
    CHECK(spanish->translate("") == kSpanish[0].second);
    CHECK(spanish->translate("{0} hand", "{0} hands", 1) == "{0} mano");
    CHECK(spanish->translate("{0} hand", "{0} hands", 0) == "{0} manos");
    CHECK(spanish->translate("{0} card", "{0} cards", 1) == "{0} card");
    CHECK(spanish->translate("{0} card", "{0} cards", 7) == "{0} cards");
  }
}

TEST_CASE("a text with two meanings has a translation for each of its contexts") {
  const auto spanish = Catalogue::parse(compiled(
      {{"", header("")}, {NC_("duplicate", "Board"), "Estuche"}, {NC_("screen", "Board"), "Tablero"}}));
  REQUIRE(spanish);
  CHECK(spanish->translate(NC_("duplicate", "Board")) == "Estuche");
  CHECK(spanish->translate(NC_("screen", "Board")) == "Tablero");
  CHECK(spanish->translate("Board") == "Board");
  CHECK(spanish->translate(NC_("notice", "Board")) == "Board");
}

TEST_CASE("a context is never shown") {
  CHECK(without_context(NC_("money", "Open")) == "Open");
  CHECK(without_context("Open") == "Open");
  CHECK(tr(NC_("money", "Open")) == "Open");
  CHECK(render({NC_("rank", "Place {0}"), {3}}, {}) == "Place 3");
}

TEST_CASE("the plural form follows the expression of the language") {
  struct Row {
    const char* expression;
    std::vector<std::pair<unsigned long, unsigned long>> forms;  // count, form
  };
  // The expressions are those of the gettext manual's chapter on plural forms.
  const Row rows[] = {
      {"0", {{0, 0}, {1, 0}, {2, 0}}},
      {"n != 1", {{0, 1}, {1, 0}, {2, 1}}},
      {"n>1", {{0, 0}, {1, 0}, {2, 1}}},
      {"n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2", {{0, 2}, {1, 0}, {11, 1}, {21, 0}}},
      {"n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2",
       {{0, 1}, {1, 0}, {19, 1}, {20, 2}, {101, 1}}},
      {"n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
       {{1, 0}, {2, 1}, {5, 2}, {11, 2}, {12, 2}, {22, 1}, {111, 2}}},
      {"!(n == 1) + 2 * 3 - 4 / 2", {{1, 4}, {2, 5}}},
      {"8 - 3 - 2", {{1, 3}}},
      {"n / 0 + n % 0", {{7, 0}}},
  };
  for (const Row& row : rows) {
    const auto rule =
        PluralRule::read("Plural-Forms: nplurals=3; plural=" + std::string(row.expression) + ";\n");
    REQUIRE_MESSAGE(rule, row.expression);
    for (const auto& [count, form] : row.forms)
      CHECK_MESSAGE(rule->form(count) == form, row.expression, " of ", count);
  }
}

TEST_CASE("an invalid plural expression gives no rule") {
  for (const std::string& wrong : {""s, "n +"s, "(n"s, "n)"s, "n ? 1"s, "m"s, "99999999999999999999999"s,
                                   std::string(5000, '('), std::string(5000, '!') + "n"}) {
    CAPTURE(wrong.substr(0, 20));
    CHECK_FALSE(PluralRule::read("Plural-Forms: nplurals=2; plural=" + wrong + ";\n"));
  }
  CHECK_FALSE(PluralRule::read("Plural-Forms: nplurals=2;\n"));
  CHECK(PluralRule::read("Language: ja\n")->form(2) == 1);
}

TEST_CASE("a damaged catalogue is rejected, wherever it is cut or changed") {
  const std::string whole = compiled(kSpanish);
  for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
    const auto cut = Catalogue::parse(whole.substr(0, length));
    CHECK_MESSAGE((!cut || cut->translate("Undo") == "Deshacer"), length);
  }
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string changed = whole;
    changed[at] = static_cast<char>(0xff);
    if (const auto read = Catalogue::parse(changed)) read->translate("{0} hand", "{0} hands", 2);  // no crash
  }
  CHECK_FALSE(Catalogue::parse(compiled({{"", "Content-Type: text/plain; charset=ISO-8859-1\n"}})));
  CHECK_FALSE(Catalogue::parse(compiled({{"", header("Plural-Forms: nplurals=2; plural=n n;\n")}})));
}

TEST_CASE("the language can change between two messages") {
  const test::Folder folder;
  const auto write = [&](const std::string& language, const std::string& undo) {
    const auto messages = folder.path() / "locale" / language / "LC_MESSAGES";
    std::filesystem::create_directories(messages);
    std::ofstream(messages / "tanteador.mo", std::ios::binary)
        << compiled({{"", header("")}, {"Undo", undo}});
  };
  write("es", "Deshacer");
  write("de", "Rückgängig");
  write("pt_BR", "Desfazer");
  write("../it", "Annulla");
  use_catalogues(folder.path() / "locale");
  struct Row {
    const char *asked, *undo, *language;
  };
  const Row rows[] = {
      {"es", "Deshacer", "es"},          {"de", "Rückgängig", "de"},      {"en", "Undo", "en"},
      {"es_AR.UTF-8", "Deshacer", "es"}, {"pt_BR", "Desfazer", "pt"},     {"pt", "Desfazer", "pt"},
      {"ca:de:es", "Rückgängig", "de"},  {"en:de", "Undo", "en"},         {"C", "Undo", "en"},
      {"../it", "Undo", "en"},           {"de@euro", "Rückgängig", "de"}, {"pt_PT.UTF-8", "Desfazer", "pt"}};
  for (const Row& row : rows) {
    CAPTURE(row.asked);
    speak(row.asked);
    CHECK(tr("Undo") == row.undo);
    CHECK(language() == row.language);
    CHECK(tr("") == "");
  }
  speak((folder.path() / "it").string());  // of another place
  CHECK(tr("Undo") == "Undo");
  use_catalogues({});  // as the other tests have it
  speak("en");
}

TEST_CASE("a country's catalogue overrides its language's") {
  const test::Folder folder;
  const auto write = [&](const std::string& language, const Rows& rows) {
    const auto messages = folder.path() / "locale" / language / "LC_MESSAGES";
    std::filesystem::create_directories(messages);
    std::ofstream(messages / "tanteador.mo", std::ios::binary) << compiled(rows);
  };
  write("es", kSpanish);
  write("es_AR", {{"", kSpanish[0].second}, {"Undo", "Deshacé"}});
  use_catalogues(folder.path() / "locale");
  struct Row {
    const char *asked, *undo, *variety;
  };
  for (const Row& row : {Row{"es_AR.UTF-8", "Deshacé", "es_AR"},
                         {"es_UY", "Deshacé", "es_AR"},
                         {"es_ES", "Deshacer", "es"},
                         {"es", "Deshacer", "es"},
                         {"de", "Undo", "en"}}) {
    CAPTURE(row.asked);
    speak(row.asked);
    CHECK(tr("Undo") == row.undo);
    CHECK(current_locale() == row.variety);
    CHECK(trn("{0} hand", "{0} hands", 2) == (current_locale() == "en" ? "2 hands" : "2 manos"));
    CHECK(tr("Redo") == "Redo");
    CHECK(language() == std::string(row.variety).substr(0, 2));  // of rules, which no country has of its own
  }
  use_catalogues({});  // as the other tests have it
  speak("en");
}

}  // namespace tanteador::catalogues_are_read
