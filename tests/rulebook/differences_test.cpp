// If the two printed editions of Truco differ without a parameter, the rule's text says so in every language.

#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace {

using nlohmann::json;

json data_file(const std::string& path) {
  std::ifstream in(TANTEADOR_ROOT "/src/rulebook/data/" + path);
  return json::parse(in);
}

using Texts = std::map<std::string, std::string, std::less<>>;  // by the rule's id

Texts texts_in(const std::string& language) {
  Texts texts;
  if (language == "en") {
    const json english = data_file("truco.json");
    for (const json& rule : english["rules"]) texts[rule["id"]] = rule["text"];
    return texts;
  }
  const json translated = data_file("texts/" + language + "/truco.json")["rules"];
  for (const auto& [id, rule] : translated.items()) texts[id] = rule["text"];
  return texts;
}

constexpr std::string_view kLanguages[] = {"en", "de", "es", "fr", "id", "it", "pt"};

// The required texts, in the order of the languages: first one edition's words, then the other's.
struct Difference {
  std::string_view what, rule;
  std::string_view one[7], other[7];
};

constexpr Difference kDifferences[] = {
    {"when pido flor is asked: Spielzug, gioco",
     "truco.flor.pido",
     {"Spielzug", "Spielzug", "Spielzug", "Spielzug", "Spielzug", "mossa (\"Spielzug\")", "Spielzug"},
     {"gioco", "gioco", "gioco", "gioco", "gioco", "del gioco", "gioco"}},
    {"whose deficit the resto is",
     "truco.flor.resto",
     {"the side that is ahead", "das vorne liegt", "equipo que va por delante", "camp en tête, l'italienne",
      "tim yang unggul", "parte in vantaggio", "lado que está na frente"},
     {"without saying which", "ohne zu sagen, von welcher", "sin decir cuál", "sans dire lequel",
      "tanpa menyebut yang mana", "senza dire quale", "sem dizer qual"}},
    {"what al resto wins: Spiel, partita",
     "truco.flor.resto",
     {"\"Spiel\"", "das Spiel", "\"Spiel\"", "\"Spiel\"", "\"Spiel\"", "\"Spiel\"", "“Spiel”"},
     {"word for two chicos", "Wort für zwei Chicos", "palabra para dos chicos", "mot pour deux chicos",
      "kata yang di sana berarti dua chico", "parola per due chicos", "palavra para dois jogos"}},
    {"what falta wins: the German speaks of winning, the Italian of the partita",
     "truco.envido.falta",
     {"only speaks of winning", "nur vom Sieg", "solo de ganar", "que de gagner",
      "hanya berbicara tentang menang", "solo di vincere", "só fala de ganhar"},
     {"\"partita\" as well", "einmal \"partita\"", "una vez \"partita\"", "une fois \"partita\"",
      "sekali mengatakan \"partita\"", "una volta \"partita\"", "uma vez “partita”"}},
    {"where the cards of who leaves lie",
     "truco.mazo",
     {"beside the deck", "neben den Stapel", "junto al mazo", "à côté du paquet", "di samping tumpukan",
      "accanto al mazzo", "ao lado do baralho"},
     {"on it", "die italienische darauf", "sobre él", "dessus", "di atasnya", "l'italiana sopra",
      "a italiana em cima dele"}},
    {"who answers a truco after the envido: a slip of the Italian",
     "truco.envido.after_truco",
     {"must then be answered", "dann beantwortet werden muss", "hay que responder al truco; la italiana",
      "qu'il faut ensuite répondre", "lalu harus dijawab. Menurut edisi Italia",
      "poi si deve rispondere al truco; l'italiana", "deve então ser respondido; na italiana"},
     {"a slip", "ein Versehen", "un error", "une erreur", "kekeliruan", "una svista", "um descuido"}},
    {"until when the envido is opened: one's own first card is our reading",
     "truco.envido.deadline",
     {"is our reading", "unsere Lesart", "lectura nuestra", "notre lecture", "tafsiran kami",
      "nostra lettura", "leitura nossa"},
     {"the Italian lacks it", "im italienischen fehlt das", "en el italiano falta",
      "dans l'italien cela manque", "bab edisi Italia tidak", "nell'italiano manca", "o italiano não a tem"}},
};

}  // namespace

TEST_CASE("differences between editions are in the rule's text in every language") {
  for (std::size_t i = 0; i < std::size(kLanguages); ++i) {
    const Texts texts = texts_in(std::string(kLanguages[i]));
    for (const Difference& row : kDifferences) {
      CAPTURE(kLanguages[i]);
      CAPTURE(row.what);
      const auto text = texts.find(row.rule);
      REQUIRE(text != texts.end());
      CAPTURE(text->second);
      CHECK(text->second.find(row.one[i]) != std::string::npos);
      CHECK(text->second.find(row.other[i]) != std::string::npos);
    }
  }
}
