// The cited place of a rule: among several in one document, the one about this table.

#include <doctest/doctest.h>

#include "src/rulebook/rulebook.hpp"
#include "tests/rulebook/read.hpp"

using namespace tanteador;
using rulebook::Matter;
using test::edition;
using Overridden = std::vector<std::string>;

namespace {

struct Row {
  std::string_view edition;
  int players;
  std::string_view rule, about, section;
};

}  // namespace

TEST_CASE("a rule with several places is cited at the one for this table") {
  const Row rows[] = {
      // Troccas: rule 19 is for three and five players, rule 18 for six.
      {"troccas-1962", 4, "troccas.count.total", "counted_sum", "rule 4"},
      {"troccas-1962", 6, "troccas.count.total", "counted_sum", "rule 4"},
      {"troccas-1962", 3, "troccas.count.total", "counted_sum", "rule 19"},
      {"troccas-1962", 5, "troccas.count.total", "counted_sum", "rule 19"},
      {"troccas-1962", 4, "troccas.skat", "discard_size", "rule 9"},
      {"troccas-1962", 3, "troccas.skat", "discard_size", "rule 19"},
      {"troccas-1962", 3, "troccas.skat", "discard_late", "rule 9"},
      {"troccas-1962", 4, "troccas.sides", "sides_split", "rule 5"},
      {"troccas-1962", 6, "troccas.sides", "sides_alternate", "rule 18"},
      {"troccas-1962", 5, "troccas.sides", "sides_split", "rule 19"},
      {"troccas-1962", 3, "troccas.players", "", "rule 19"},
      {"troccas-1962", 6, "troccas.players", "", "rule 18"},
      {"troccas-1962", 4, "troccas.counting", "captured_size", "rule 2"},
      {"troccas-1962", 3, "troccas.counting", "captured_size", "rule 19"},
      {"troccas-1962", 4, "troccas.count.range", "counted_range", "rule 2"},
      {"troccas-1962", 5, "troccas.count.range", "counted_range", "rule 19"},
      // Tarot: differences from four players are in a chapter for three and one for five.
      {"tarot-fft-3", 3, "tarot.poignee.size", "poignee_few", "Le jeu à 3 joueurs"},
      {"tarot-fft-4", 4, "tarot.poignee.size", "poignee_few", "La Poignée"},
      {"tarot-fft-5", 5, "tarot.poignee.size", "poignee_few", "Le jeu à 5 joueurs"},
      {"tarot-printed-3", 3, "tarot.poignee.size", "poignee_few", "Die Griffe"},
      {"tarot-fft-3", 3, "tarot.poignee.points", "poignee", "La Poignée"},
      {"tarot-printed-3", 3, "tarot.poignee.points", "poignee", "Die Griffe"},
      {"tarot-fft-3", 3, "tarot.dog", "dog_size", "Le jeu à 3 joueurs"},
      {"tarot-fft-4", 4, "tarot.dog", "dog_size", "La distribution"},
      {"tarot-fft-5", 5, "tarot.dog", "dog_size", "Le jeu à 5 joueurs"},
      {"tarot-printed-3", 3, "tarot.dog", "dog_size", "Eine Austeilung"},
      {"tarot-fft-5", 5, "tarot.dog", "dog_twice", "Le Chien et l'Ecart"},
      {"tarot-fft-3", 3, "tarot.dog", "dog_early", "Les enchères"},
      {"tarot-fft-5", 5, "tarot.discard", "discard_size", "Le jeu à 5 joueurs"},
      {"tarot-fft-5", 5, "tarot.discard", "discard_king", "Le Chien et l'Ecart"},
      {"tarot-fft-3", 3, "tarot.discard", "discard_size", "Le Chien et l'Ecart"},
      {"tarot-fft-3", 3, "tarot.score.payment", "", "Le jeu à 3 joueurs"},
      {"tarot-fft-4", 4, "tarot.score.payment", "", "La marque en donnes libres"},
      {"tarot-fft-5", 5, "tarot.score.payment", "", "Le jeu à 5 joueurs"},
      {"tarot-printed-3", 3, "tarot.score.payment", "", "Die Gesamtsumme"},
      {"tarot-fft-3", 3, "tarot.parity", "points_parity", "Le jeu à 3 joueurs"},
      {"tarot-fft-4", 4, "tarot.parity", "points_parity", "Le calcul des scores"},
      {"tarot-fft-3", 3, "tarot.players", "players", "Le jeu à 3 joueurs"},
      {"tarot-fft-4", 4, "tarot.players", "players", "Le principe du jeu"},
      {"tarot-fft-5", 5, "tarot.players", "players", "Le jeu à 5 joueurs"},
      {"tarot-fft-5", 5, "tarot.deal", "deal_started", "Le jeu à 5 joueurs"},
      // The content of N-13 is in three places of the printed rules.
      {"tarot-printed-3", 3, "tarot.score.contract", "contract", "Punkte nach Vertrag"},
      {"tarot-printed-3", 3, "tarot.score.contract", "distance",
       "Die Punkte, die je nach Vertrag gemacht werden müssen"},
      {"tarot-printed-3", 3, "tarot.bidding.higher", "coefficient", "Die Verträge"},
      {"tarot-printed-3", 3, "tarot.bidding.higher", "bid_low", "Auktion"},
      {"tarot-fft-4", 4, "tarot.bidding.higher", "coefficient", "Le calcul des scores"},
      {"tarot-fft-4", 4, "tarot.score.contract", "distance", "Le calcul des scores"},
      {"tarot-printed-3", 3, "tarot.petit_au_bout", "petit", "Der Kleine am Ende"},
      // Over a trump that was laid for want of the suit, and over one that was led.
      {"tarot-printed-3", 3, "tarot.overtrump", "revoke_overtrump", "Ablauf eines Spiels"},
      {"tarot-printed-3", 3, "tarot.overtrump", "revoke_overtrump_led", "Der Einwurf ist ein Trumpf"},
      {"tarot-printed-3", 3, "tarot.overtrump", "must_overtrump_led", "Der Einwurf ist ein Trumpf"},
      {"tarot-fft-4", 4, "tarot.overtrump", "must_overtrump_led", "Le jeu de la carte"},
      // Truco: one rule for flor, envido and truco, each with its own chapter.
      {"truco-nhf-de", 2, "truco.answer", "truco", "Truco"},
      {"truco-nhf-de", 2, "truco.answer", "envido", "Envido"},
      {"truco-nhf-de", 2, "truco.answer", "flor", "Flor"},
      {"truco-nhf-it", 2, "truco.answer", "truco", "Trucco"},
      {"truco-nhf-de", 2, "truco.bets_first", "answer_flor_first", "Flor"},
      {"truco-nhf-de", 2, "truco.bets_first", "answer_envido_first", "Envido"},
      {"truco-nhf-it", 2, "truco.bets_first", "answer_truco_first", "Inizio e sviluppo del gioco"},
      {"truco-nhf-de", 2, "truco.settle_first", "flor", "Flor"},
      {"truco-nhf-de", 2, "truco.settle_first", "envido", "Envido"},
      {"truco-nhf-it", 2, "truco.envido.declaration", "flor", "Fro"},
      {"truco-nhf-de", 2, "truco.envido.declaration", "declared_order", "Flor"},
      {"truco-nhf-de", 2, "truco.envido.declaration", "settled_contradicts", "Envido"},
      {"truco-nhf-de", 2, "truco.envido.after_truco", "flor_after_truco", "Anmeldung"},
      {"truco-nhf-de", 2, "truco.envido.after_truco", "envido_after_truco", "Envido"},
      {"truco-nhf-de", 2, "truco.envido.deadline", "envido_deadline", "Anmeldung"},
      {"truco-nhf-de", 2, "truco.cards", "card_known", "Kartenblatt"},
      {"truco-nhf-de", 2, "truco.cards", "card_not_held", "Kartenverteilung"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.edition);
    CAPTURE(row.players);
    CAPTURE(row.rule);
    CAPTURE(row.about);
    const Matter matter{row.players, {row.about}};
    CHECK(rulebook::source_of(row.rule, edition(row.edition), {}, matter) ==
          std::string(row.edition) + ", " + std::string(row.section));
  }
}

TEST_CASE("a ruleset's parameter also selects a place") {
  rulebook::Edition strict = edition("truco-nhf-it");
  strict.parameters["envido_deadline"] = std::string("any_first_card");
  CHECK(rulebook::source_of("truco.envido.deadline", strict, {}) ==
        "truco-nhf-it, Inizio e sviluppo del gioco");
}

TEST_CASE("every place after a document's first states its purpose or its companion") {
  for (const rulebook::Rule& rule : rulebook::rules()) {
    CAPTURE(rule.id);
    for (const rulebook::Place& place : rule.places) {
      CAPTURE(place.section);
      const Matter matter{place.players.empty() ? 0 : place.players.front(),
                          {place.about.empty() ? std::string_view() : std::string_view(place.about.front())}};
      const rulebook::Edition* document = rulebook::find_edition(place.source);
      if (!document || (place.about.empty() && place.players.empty())) continue;
      CHECK(rulebook::source_of(rule.id, *document, {}, matter) == place.source + ", " + place.section);
    }
  }
}

TEST_CASE("people see the edition's name, programs its id") {
  const rulebook::Edition &de = edition("truco-nhf-de"), &it = edition("truco-nhf-it");
  CHECK(rulebook::source_of("truco.cut.size", de, {}) == "truco-nhf-de, Kartenverteilung");
  CHECK(rulebook::place_of("truco.cut.size", de, {}) ==
        "German edition of Naipes Heraclio Fournier, Kartenverteilung");
  CHECK(rulebook::place_of("truco.tricks.all_tied", it, {}) ==
        "German edition of Naipes Heraclio Fournier, Truco (not in Italian edition of Naipes Heraclio "
        "Fournier)");
  CHECK(rulebook::place_of("truco.writing.cap", de, {}) ==
        "German edition of Naipes Heraclio Fournier, not printed");
  CHECK(rulebook::place_of("truf.score.zero", edition("truf-lodige-2"), {}) ==
        "German edition of Lödige, Punktevergabe, Methode Zwei");
  CHECK(rulebook::place_of("truco.cut.size", edition("truco-argentino"), {}) ==
        "Truco as commonly played in Argentina, common practice");
  CHECK(
      rulebook::place_of("truco.cut.knock", de, Overridden{"cut_knock_allowed"}).find("cut_knock_allowed") ==
      std::string::npos);
  // Six play without a skat (rule 18), so the agreement about it has another name there.
  const Overridden matsch{"matsch_fool_skat_to"};
  const std::string winner = "winner";
  for (const auto& [players, called] : {std::pair(4, "After a matsch fool and skat go to"),
                                        {5, "After a matsch fool and skat go to"},
                                        {6, "After a matsch the fool goes to"}}) {
    CHECK(rulebook::place_of("troccas.matsch", edition("troccas-1962"), matsch, Matter{players}) ==
          "house agreement (" + std::string(called) + "), P. Vigeli Berther, Reglas da troccas, rule 12");
    CHECK(rulebook::parameter_sentence("troccas", matsch[0], winner, players) ==
          std::string(called) + ": the side with every trick");
  }
  CHECK(rulebook::place_of("table.tallied", de, {}) == "entered at the table");
  for (const rulebook::Edition& one : rulebook::editions()) {
    for (const rulebook::Rule* rule : rulebook::rules_of(one.game)) {
      for (const rulebook::Edition& other : rulebook::editions())
        CHECK(rulebook::place_of(rule->id, one, {}).find(other.id + ",") == std::string::npos);
    }
  }
}

TEST_CASE("a document shared by editions is named once for each section") {
  const rulebook::Rule& rule = *rulebook::find_rule("tarot.cut");
  CHECK(rule.places.size() == 4);
  CHECK(rulebook::place_texts(rule) ==
        std::vector<std::string>{"Fédération Française de Tarot, La distribution",
                                 "printed rules of tarot for three in German, Einsetzen"});
}
