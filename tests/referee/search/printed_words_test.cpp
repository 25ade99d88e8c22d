// People ask for a rule by the word their document prints. Each row has an inflected word from print and its
// rule. The rule must be among the first three of its game.

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "src/referee/search/search.hpp"
#include "src/registry/games.hpp"

using namespace tanteador;
using referee::SearchResult;
using rulebook::Rule;

namespace {

struct PrintedWord {
  std::string_view words, rule;
};

// truco-nhf-de
constexpr PrintedWord kTrucoGerman[] = {
    {"Ziel des Spiels", "truco.match"},
    {"Chicos", "truco.match"},
    {"Runde", "truco.match"},
    {"malas", "truco.halves"},
    {"buenas", "truco.halves"},
    {"schlechte", "truco.halves"},
    {"Kartenblatt", "truco.cards"},
    {"spanisches Blatt", "truco.cards"},
    {"Anzahl der Spieler", "truco.players"},
    {"Gallo-Spiel", "truco.gallo"},
    {"Hahn", "truco.gallo"},
    {"fester Gallo", "truco.gallo"},
    {"Redondo", "truco.pica.schedule"},
    {"Redondilla", "truco.pica.schedule"},
    {"Redonda", "truco.pica.schedule"},
    {"Pica-Pica", "truco.pica.duels"},
    {"Pico a Pico", "truco.pica.duels"},
    {"eingreifen", "truco.pica.interference"},
    {"eingemischt", "truco.pica.interference"},
    {"Reihenfolge", "truco.card_order"},
    {"Kartenwerte", "truco.card_values"},
    {"cartas bravas", "truco.card_order"},
    {"falsche Asse", "truco.card_order"},
    {"schwarze Karten", "truco.card_order"},
    {"schwarzen Karten", "truco.card_values"},
    {"falsche Siebener", "truco.card_order"},
    {"Kartenverteilung", "truco.deal"},
    {"ausgelost", "truco.dealer"},
    {"Uhrzeigersinn", "truco.dealer"},
    {"Geber", "truco.dealer"},
    {"mischt", "truco.cut.cutter"},
    {"Abheben", "truco.cut.cutter"},
    {"aufgedeckt", "truco.exposed_card"},
    {"Vorhand", "truco.mano"},
    {"Vorhand-Spieler", "truco.mano"},
    {"Fuß", "truco.mano"},
    {"Fuß-Spieler", "truco.mano"},
    {"Kapitän", "truco.mano"},
    {"Gesten", "truco.signs"},
    {"fischen", "truco.fishing"},
    {"Teilspiel", "truco.hand"},
    {"Teilspiels", "truco.hand"},
    {"Anmeldung", "truco.order"},
    {"Anmeldungen", "truco.order"},
    {"Flor", "truco.flor.announce"},
    {"Blume", "truco.flor.announce"},
    {"Flor-Anmeldungen", "truco.flor.announce"},
    {"Con flor me achico", "truco.flor.achico"},
    {"Gegenblume", "truco.flor.contraflor"},
    {"Contraflor al resto", "truco.flor.resto"},
    {"Gegenblume für den Rest", "truco.flor.resto"},
    {"con flor quiero", "truco.flor.answers"},
    {"pido flor", "truco.flor.pido"},
    {"Verdacht", "truco.flor.pido"},
    {"Envido", "truco.envido.calls"},
    {"echtes Envido", "truco.envido.calls"},
    {"Real Envido", "truco.envido.calls"},
    {"fehlendes Envido", "truco.envido.falta"},
    {"Falta Envido", "truco.envido.falta"},
    {"Quiero", "truco.envido.answers"},
    {"ich will nicht", "truco.envido.answers"},
    {"sind gut", "truco.envido.declaration"},
    {"Stichspiel", "truco.tricks"},
    {"Stiche", "truco.tricks"},
    {"Stichen", "truco.tricks"},
    {"Unentschieden", "truco.tricks.tied"},
    {"Gleichstand", "truco.tricks.tied"},
    {"aufgesammelt", "truco.tricks.open"},
    {"Retruco", "truco.truco.steps"},
    {"Vale cuatro", "truco.truco.steps"},
    {"Carta jugada", "truco.mazo"},
    {"gespielte Karte", "truco.mazo"},
    {"Punktwertung", "truco.writing"},
};

// truco-nhf-it
constexpr PrintedWord kTrucoItalian[] = {
    {"Obiettivo del gioco", "truco.match"},
    {"partita", "truco.match"},
    {"Mazzo di carte", "truco.cards"},
    {"mazzo spagnolo", "truco.cards"},
    {"Numero di giocatori", "truco.players"},
    {"giocatore singolo", "truco.gallo"},
    {"giocatore singolo fisso", "truco.gallo"},
    {"uno per turno", "truco.gallo.turns"},
    {"mazziere", "truco.dealer"},
    {"squadre", "truco.sides"},
    {"coppie", "truco.sides"},
    {"smazzata", "truco.hand"},
    {"redondas", "truco.pica.schedule"},
    {"pica/pica", "truco.pica.duels"},
    {"intromette", "truco.pica.interference"},
    {"Ordine e valore delle carte", "truco.card_order"},
    {"carte brave", "truco.card_order"},
    {"la grande", "truco.card_order"},
    {"assi bastardi", "truco.card_order"},
    {"carte nere", "truco.card_values"},
    {"sette falsi", "truco.card_order"},
    {"indice", "truco.card_values"},
    {"Distribuzione delle carte", "truco.deal"},
    {"estrazione", "truco.dealer"},
    {"senso antiorario", "truco.dealer"},
    {"alzare", "truco.cut.cutter"},
    {"bussare", "truco.cut.knock"},
    {"scoperta", "truco.exposed_card"},
    {"giocatore di mano", "truco.mano"},
    {"capitano", "truco.mano"},
    {"segni", "truco.signs"},
    {"pescare", "truco.fishing"},
    {"Gli accusi", "truco.order"},
    {"accuso", "truco.order"},
    {"Fro", "truco.flor.announce"},
    {"Fro me achico", "truco.flor.achico"},
    {"Controfro", "truco.flor.contraflor"},
    {"Controfro in arresto", "truco.flor.resto"},
    {"Quiero Fro", "truco.flor.answers"},
    {"Invito", "truco.envido.calls"},
    {"inviti", "truco.envido.calls"},
    {"Invito reale", "truco.envido.calls"},
    {"Forte Invito", "truco.envido.falta"},
    {"Falta invido", "truco.envido.falta"},
    {"No quiero", "truco.envido.answers"},
    {"sono buone", "truco.envido.declaration"},
    {"Trucco", "truco.truco.steps"},
    {"gioco di prese", "truco.tricks"},
    {"presa", "truco.tricks"},
    {"pareggio", "truco.tricks.tied"},
    {"asi", "truco.tricks.tied"},
    {"non si raccolgono", "truco.tricks.open"},
    {"Detruco", "truco.truco.steps"},
    {"Dequattro", "truco.truco.steps"},
    {"Vale quattro", "truco.truco.steps"},
    {"Carta giocata", "truco.mazo"},
    {"Punteggio", "truco.writing"},
    {"cattivi", "truco.halves"},
    {"buoni", "truco.halves"},
    {"Regole del Trucco", "truco.match"},
    {"chicos", "truco.match"},
    {"definitivo", "truco.match"},
    {"negativi", "truco.halves"},
    {"positivi", "truco.halves"},
    {"Partite di due giocatori", "truco.players"},
    {"Partite di tre giocatori", "truco.gallo"},
    {"Partita di quattro giocatori", "truco.players"},
    {"Partite di sei giocatori", "truco.pica.schedule"},
    {"Partite di otto giocatori", "truco.pica.schedule"},
    {"partecipare", "truco.players"},
    {"quattro carte", "truco.gallo"},
    {"scartandone", "truco.gallo"},
    {"si alternano", "truco.gallo.turns"},
    {"compagno", "truco.sides"},
    {"compagni", "truco.sides"},
    {"avversari", "truco.sides"},
    {"redondo", "truco.pica.schedule"},
    {"redondilla", "truco.pica.schedule"},
    {"pico a pico", "truco.pica.duels"},
    {"rivale", "truco.pica.duels"},
    {"gioco altrui", "truco.pica.interference"},
    {"trasgredisce", "truco.pica.interference"},
    {"restituire", "truco.pica.interference"},
    {"10 buone", "truco.pica.schedule"},
    {"12 punti", "truco.pica.stakes"},
    {"Forte invito vale 6 punti", "truco.pica.stakes"},
    {"carte speciali", "truco.card_order"},
    {"asso di spade", "truco.card_order"},
    {"coppe", "truco.cards"},
    {"fanti", "truco.card_order"},
    {"rotazione", "truco.dealer"},
    {"almeno tre carte", "truco.cut.size"},
    {"senza alzare", "truco.cut.knock"},
    {"più volte", "truco.cut.once"},
    {"si distribuiscono", "truco.deal"},
    {"tre carte per giocatore", "truco.deal"},
    {"cade scoperta", "truco.exposed_card"},
    {"inizio e sviluppo del gioco", "truco.mano"},
    {"ultimo giocatore", "truco.mano"},
    {"stratega", "truco.mano"},
    {"rimane in silenzio", "truco.fishing"},
    {"accusare", "truco.order"},
    {"dichiarazione", "truco.order"},
    {"Le mosse del Trucco", "truco.order"},
    {"mossa", "truco.order"},
    {"in qualsiasi momento", "truco.truco.any_time"},
    {"in sospeso", "truco.bets_first"},
    {"fortuna", "truco.flor.optional"},
    {"obbligatorio", "truco.flor.announce"},
    {"penalizzati", "truco.flor.announce"},
    {"Fro migliore", "truco.flor.value"},
    {"più 20 punti", "truco.flor.value"},
    {"quattro risposte", "truco.flor.answers"},
    {"opzioni", "truco.flor.answers"},
    {"Fro vincente", "truco.flor.shown"},
    {"sospetti", "truco.flor.pido"},
    {"chiedendo una Fro", "truco.flor.pido"},
    {"squadra sfidante", "truco.flor.pido"},
    {"squadra accusata", "truco.flor.pido_failed"},
    {"seme diverso", "truco.flor.pido_failed"},
    {"scommettere", "truco.envido.calls"},
    {"scommessa", "truco.envido.calls"},
    {"scommesse", "truco.envido.calls"},
    {"semi diversi", "truco.envido.value"},
    {"33 punti", "truco.envido.value"},
    {"cinque risposte", "truco.envido.answers"},
    {"rifiutata", "truco.envido.refused"},
    {"conclusione delle scommesse", "truco.envido.declaration"},
    {"giocata peggiore", "truco.envido.declaration"},
    {"priorità", "truco.envido.tie"},
    {"vincitore dell'invito", "truco.envido.shown"},
    {"mostrare le sue carte", "truco.envido.shown"},
    {"sbagliato", "truco.envido.misdeclared"},
    {"prese", "truco.tricks"},
    {"maggior numero di prese", "truco.tricks"},
    {"pareggiano", "truco.tricks.tied"},
    {"sul tavolo", "truco.tricks.open"},
    {"aumentando", "truco.truco.steps"},
    {"aumento di valore", "truco.truco.steps"},
    {"ammette la sconfitta", "truco.truco.refused"},
    {"in modo esplicito", "truco.truco.quiero_first"},
    {"ritirarsi", "truco.mazo"},
    {"si ritira", "truco.mazo"},
    {"posizionare le carte", "truco.mazo"},
    {"conti", "truco.writing"},
    {"raccoglie i punti", "truco.writing"},
};

// truf-lodige; the words it was translated from are Indonesian and English
constexpr PrintedWord kTruf[] = {
    {"Ziel des Spiels", "truf.winner"},
    {"Material", "truf.cards"},
    {"Spielkartenfarben", "truf.cards"},
    {"Bube", "truf.card_order"},
    {"Anzahl Spieler", "truf.players"},
    {"Spielvorbereitung", "truf.dealer"},
    {"Geber", "truf.dealer"},
    {"Gesamtpunktzahl", "truf.dealer"},
    {"kumulative Punktzahl", "truf.dealer"},
    {"Zahlenkarten", "truf.redeal"},
    {"Bildkarten", "truf.bid"},
    {"eingeworfen", "truf.redeal"},
    {"neu gemischt", "truf.redeal"},
    {"Uhrzeigersinn", "truf.direction"},
    {"Kartenausgabe", "truf.deal"},
    {"Austeilungsrunden", "truf.match"},
    {"Reizen", "truf.bid"},
    {"bieten", "truf.bid"},
    {"Gebot", "truf.bid"},
    {"Gebote", "truf.bid"},
    {"höchste Gebot", "truf.high_bidder"},
    {"Rang", "truf.bid"},
    {"Trumpffarbe", "truf.trump"},
    {"Trumpf", "truf.trump"},
    {"Gleichstand", "truf.trump"},
    {"Hauptatas", "truf.mode"},
    {"Haupt-Atas", "truf.mode"},
    {"Hauptbawah", "truf.mode"},
    {"Bawah-Hauptspiel", "truf.mode"},
    {"Hauptrunde", "truf.mode"},
    {"main atas", "truf.mode"},
    {"main bawah", "truf.mode"},
    {"Spielmodus", "truf.mode"},
    {"negativ", "truf.shift"},
    {"verringern", "truf.shift"},
    {"erhöhen", "truf.shift"},
    {"Spielverlauf", "truf.turn"},
    {"führt den ersten Stich an", "truf.turn"},
    {"der Farbe folgen", "truf.follow"},
    {"Trümpfe", "truf.trump"},
    {"Trumpfkarte anführen", "truf.trump.lead"},
    {"verdeckt", "truf.trump.face_down"},
    {"Vorderseite", "truf.trump.face_down"},
    {"Stich", "truf.tricks"},
    {"Tricks", "truf.tricks"},
    {"Punktevergabe", "truf.score.bawah"},
    {"Wertung", "truf.score.bawah"},
    {"Methode Eins", "truf.score.atas"},
    {"Methode Zwei", "truf.score.zero"},
    {"Methode drei", "truf.score.multiplier"},
    {"Differenz", "truf.score.bawah"},
    {"exakt", "truf.score.exact"},
    {"Multiplikator", "truf.score.multiplier"},
    {"Spielende", "truf.winner"},
};

// troccas-1962
constexpr PrintedWord kTroccas[] = {
    {"Tarockspiel", "troccas.cards"},
    {"Tarock", "troccas.cards"},
    {"Trumpf", "troccas.cards"},
    {"Rosen", "troccas.cards"},
    {"Kelchen", "troccas.cards"},
    {"bastuns", "troccas.cards"},
    {"Reiter", "troccas.card_values"},
    {"Königin", "troccas.card_values"},
    {"Figur", "troccas.card_values"},
    {"zählbare Figur", "troccas.card_values"},
    {"leere Karten", "troccas.card_values"},
    {"vier leere Karten", "troccas.counting"},
    {"Zählen", "troccas.counting"},
    {"Le bateleur", "troccas.card_values"},
    {"Le monde", "troccas.card_values"},
    {"Le mat", "troccas.fool"},
    {"Narr", "troccas.fool"},
    {"Skat", "troccas.skat"},
    {"Skatist", "troccas.dealer"},
    {"Skatisten", "troccas.dealer"},
    {"Ausspieler", "troccas.dealer"},
    {"das ganze Spiel", "troccas.score"},
    {"Schulden", "troccas.score"},
    {"Guthaben", "troccas.score"},
    {"Partei", "troccas.score"},
    {"zu viert", "troccas.players"},
    {"ausgelost", "troccas.partners"},
    {"Zusammenstellung", "troccas.partners"},
    {"ausgegeben", "troccas.dealing"},
    {"umgekehrt", "troccas.dealing"},
    {"auf einmal verteilt", "troccas.rights"},
    {"abheben", "troccas.rights"},
    {"Veto", "troccas.redeal"},
    {"Beratung", "troccas.redeal"},
    {"zusammenwerfen", "troccas.redeal"},
    {"gefährdet", "troccas.skat.five"},
    {"Nebenmann", "troccas.turn"},
    {"Farbe bekennen", "troccas.follow"},
    {"sticht", "troccas.tricks"},
    {"stechen", "troccas.tricks"},
    {"umgetauscht", "troccas.fool.exchange"},
    {"Matsch", "troccas.matsch"},
    {"Nebenpartei", "troccas.sides"},
    {"vier Runden", "troccas.match"},
    {"Sieger", "troccas.match.winner"},
    {"Plus-Punkte", "troccas.match.winner"},
    {"Mitspieler", "troccas.sides"},
    {"Klopfen", "troccas.knock"},
    {"Ortschaften", "troccas.local"},
    {"den Buben verlangen", "troccas.jack"},
    {"sechs Spielern", "troccas.six"},
    {"zu dritt", "troccas.solo.score"},
    {"für sich allein", "troccas.solo.score"},
    {"Abweichungen", "troccas.local"},
};

// tarot-printed-3
constexpr PrintedWord kTarotGerman[] = {
    {"Preneur", "tarot.players"},
    {"Taker", "tarot.players"},
    {"Nehmer", "tarot.players"},
    {"Verteidiger", "tarot.players"},
    {"Inhalt des Spiels", "tarot.bouts"},
    {"Trumpfkarten", "tarot.cards"},
    {"Springer", "tarot.cards"},
    {"Bouts", "tarot.bouts"},
    {"Enden", "tarot.bouts"},
    {"Spitzen", "tarot.bouts"},
    {"Einsetzen", "tarot.dealer"},
    {"Dealer", "tarot.dealer"},
    {"Austeilung", "tarot.deal"},
    {"trocken", "tarot.petit_sec"},
    {"Auktion", "tarot.bidding"},
    {"passen", "tarot.bidding"},
    {"überbieten", "tarot.bidding.higher"},
    {"Vertrag", "tarot.bidding.higher"},
    {"Verträge", "tarot.bidding.higher"},
    {"Aufnahme", "tarot.bidding.higher"},
    {"Betreuung mit dem Hund", "tarot.bidding.higher"},
    {"Bewachung", "tarot.bidding.higher"},
    {"Wächter", "tarot.bidding.higher"},
    {"Hund", "tarot.dog"},
    {"Hundekarten", "tarot.dog"},
    {"Spreizen", "tarot.discard"},
    {"Anspielstein", "tarot.first_lead"},
    {"Startspieler", "tarot.first_lead"},
    {"mitgehen", "tarot.follow"},
    {"abheben", "tarot.trump"},
    {"überstechen", "tarot.overtrump"},
    {"pinkeln", "tarot.overtrump"},
    {"Ausrede", "tarot.excuse"},
    {"Ersatzkarte", "tarot.excuse"},
    {"Punkte pro Stich", "tarot.card_points"},
    {"niedrige Karte", "tarot.card_points"},
    {"Kontrakt", "tarot.contract"},
    {"Punkte nach Vertrag", "tarot.score.contract"},
    {"Koeffizienten", "tarot.score.contract"},
    {"Prämien", "tarot.poignee.points"},
    {"Prämie", "tarot.poignee.points"},
    {"Griff", "tarot.poignee.size"},
    {"Griffe", "tarot.poignee.size"},
    {"Doppelter Griff", "tarot.poignee.size"},
    {"Der Kleine am Ende", "tarot.petit_au_bout"},
    {"Gesamtsumme", "tarot.score.payment"},
    {"Team Verteidigung", "tarot.score.payment"},
    {"Fehlgeschlagener Vertrag", "tarot.contract"},
};

// tarot-fft-3, -4 and -5, and the federation's Code d'arbitrage
constexpr PrintedWord kTarotFrench[] = {
    {"oudlers", "tarot.bouts"},
    {"habillés", "tarot.cards"},
    {"atouts", "tarot.cards"},
    {"déclarant", "tarot.players"},
    {"défenseurs", "tarot.players"},
    {"donneur", "tarot.dealer"},
    {"couper", "tarot.cut"},
    {"distribution", "tarot.deal"},
    {"talon", "tarot.dog"},
    {"Petit sec", "tarot.petit_sec"},
    {"enchères", "tarot.bidding"},
    {"surenchère", "tarot.bidding.higher"},
    {"contrats", "tarot.bidding.higher"},
    {"prise", "tarot.bidding.higher"},
    {"Garde contre", "tarot.bidding.higher"},
    {"garde sans", "tarot.bidding.higher"},
    {"sur contrat", "tarot.bidding.higher"},
    {"chien", "tarot.dog"},
    {"écart", "tarot.discard"},
    {"entame", "tarot.first_lead"},
    {"levées", "tarot.play"},
    {"plis", "tarot.play"},
    {"levée précédente", "tarot.tricks.last"},
    {"défausse", "tarot.follow"},
    {"surcouper", "tarot.overtrump"},
    {"pisser", "tarot.overtrump"},
    {"Excuse", "tarot.excuse"},
    {"juste fait", "tarot.contract"},
    {"chuté", "tarot.contract"},
    {"coefficient", "tarot.score.contract"},
    {"½ point", "tarot.score.half_point"},
    {"marque", "tarot.score.payment"},
    {"Poignée", "tarot.poignee.size"},
    {"triple Poignée", "tarot.poignee.size"},
    {"primes", "tarot.poignee.points"},
    {"Petit au Bout", "tarot.petit_au_bout"},
    {"chelem", "tarot.chelem"},
    {"associé", "tarot.five.partner"},
    {"appelle un Roi", "tarot.five.call"},
    {"renonce", "tarot.arbiter.revoke"},
    {"carte exposée", "tarot.arbiter.exposed"},
    {"hors tour", "tarot.arbiter.out_of_turn"},
    {"fausse donne", "tarot.arbiter.misdeal"},
    {"maldonne", "tarot.arbiter.misdeal"},
    {"faux écart", "tarot.arbiter.discard"},
    {"fautes non rectifiables", "tarot.arbiter.irreparable"},
    {"illicitement gagnés", "tarot.arbiter.gains"},
    {"étale ses dernières cartes", "tarot.arbiter.spread"},
    {"jeu jeté", "tarot.arbiter.thrown_in"},
    {"chien vu", "tarot.arbiter.dog_seen"},
    {"lenteur", "tarot.arbiter.slow_play"},
    {"hésitation", "tarot.arbiter.conduct"},
    {"feuille de marque", "tarot.arbiter.sheet"},
    {"erreur sur le donneur", "tarot.arbiter.wrong_dealer"},
    {"sur contrat refusé", "tarot.arbiter.high_bid_refused"},
    {"retournée lors de la coupe", "tarot.arbiter.cut_card"},
    {"interdiction de fumer", "tarot.arbiter.smoking"},
};

struct Book {
  std::string_view game;
  std::span<const PrintedWord> rows;
};
constexpr Book kBooks[] = {{"truco", kTrucoGerman}, {"truco", kTrucoItalian}, {"truf", kTruf},
                           {"troccas", kTroccas},   {"tarot", kTarotGerman},  {"tarot", kTarotFrench}};

SearchResult find(std::string_view words, std::string_view game) {
  return referee::search({.words = std::string(words), .game = std::string(game)});
}

// The first three; empty if no rule has all the words as typed.
std::set<std::string> first_ids(const SearchResult& hits) {
  std::set<std::string> ids;
  if (hits.rules.has_partial_only() || !hits.respellings.empty()) return ids;
  for (const Rule* rule : hits.rules.all) {
    if (ids.size() < 3) ids.insert(rule->id);
  }
  return ids;
}

std::string listed(const std::set<std::string>& ids) {
  std::string list;
  for (const std::string& id : ids) list += id + " ";
  return list;
}

// The cells of a row of a table, without their spaces.
std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream in(line.substr(1));
  for (std::string cell; std::getline(in, cell, '|');) {
    const auto from = cell.find_first_not_of(' '), to = cell.find_last_not_of(' ');
    cells.push_back(from == cell.npos ? "" : cell.substr(from, to - from + 1));
  }
  return cells;
}

// "discard (écart), –": discard, écart.
void collect_words(const std::string& cell, std::vector<std::string>& words) {
  std::string word;
  for (const char c : cell + ",") {
    if (c != ',' && c != '(' && c != ')') {
      word += c;
      continue;
    }
    const auto from = word.find_first_not_of(' ');
    if (from != word.npos && word.substr(from) != "–") words.push_back(word.substr(from));
    word.clear();
  }
}

struct Headword {
  std::string game;
  std::vector<std::string> words;  // all that the row has for one thing, in every language
};

// The rows of the games in docs/reference/glossary.md.
std::vector<Headword> glossary() {
  std::ifstream in(std::string(TANTEADOR_ROOT) + "/docs/reference/glossary.md");
  std::vector<Headword> entries;
  std::string game;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) {
      game = line.starts_with("## At the ") ? line.substr(10, line.rfind(' ') - 10) : "";
      std::ranges::transform(game, game.begin(), [](unsigned char c) { return std::tolower(c); });
    }
    if (game.empty() || !line.starts_with("| ") || line.starts_with("| word |")) continue;
    const std::vector<std::string> cells = cells_of(line);
    Headword entry{.game = game, .words = {}};
    for (std::size_t column = 0; column < cells.size(); ++column) {
      if (column != 1) collect_words(cells[column], entry.words);  // the meaning
    }
    entries.push_back(entry);
  }
  return entries;
}

}  // namespace

TEST_CASE("a printed word finds its rule among the first three") {
  std::map<std::string_view, std::size_t> count;
  for (const Book& book : kBooks) {
    count[book.game] += book.rows.size();
    for (const PrintedWord& row : book.rows) {
      CAPTURE(row.words);
      REQUIRE(rulebook::find_rule(row.rule));
      const auto ids = first_ids(find(row.words, book.game));
      CAPTURE(listed(ids));
      CHECK(ids.contains(std::string(row.rule)));
    }
  }
  for (const auto& [game, words] : count) CHECK(words >= (game == "truco" ? 75 : 40));
}

TEST_CASE("a heading of a document finds every rule below it") {
  for (const Rule& rule : rulebook::rules()) {
    for (const auto& place : rule.places) {
      if (place.section.empty()) continue;
      CAPTURE(rule.id);
      CAPTURE(place.section);
      const SearchResult hits = find(place.section, rule.game);
      CHECK(!hits.rules.has_partial_only());
      CHECK(hits.respellings.empty());
      CHECK(std::ranges::find(hits.rules.all, &rule) != hits.rules.all.end());
    }
  }
}

TEST_CASE("the glossary's synonyms in all languages find the same rule") {
  std::set<std::string> games;
  for (const Headword& entry : glossary()) {
    games.insert(entry.game);
    REQUIRE(!entry.words.empty());
    CAPTURE(entry.words.front());
    std::set<std::string> common = first_ids(find(entry.words.front(), entry.game));
    for (const std::string& word : entry.words) {
      const auto ids = first_ids(find(word, entry.game));
      CHECK_MESSAGE(!ids.empty(), word);
      std::erase_if(common, [&](const std::string& id) { return !ids.contains(id); });
    }
    CHECK(!common.empty());
  }
  CHECK(games.size() == kGames.size());
}
