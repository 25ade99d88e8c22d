// Questions as players type them, in seven languages. The right rule and case are first for most of them, and
// among the first three for nearly all.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "src/referee/search/search.hpp"
#include "src/referee/search/vocabulary.hpp"

using namespace tanteador;

namespace {

struct Question {
  std::string_view words, game, rule;
  std::string_view case_id = {};  // empty: no case is about it
};

constexpr Question kQuestions[] = {
    // Spanish
    {"¿el envido va antes que el truco?", "truco", "truco.envido.after_truco"},
    {"envido despues del truco", "truco", "truco.envido.after_truco"},
    {"cuánto vale la falta envido si vamos en las buenas", "truco", "truco.envido.falta"},
    {"quien gana si tenemos los mismos tantos", "truco", "truco.envido.tie"},
    {"mi rival no cantó la flor que tenía", "truco", "truco.flor.announce", "truco.flor_not_announced"},
    {"canto mal los tantos", "truco", "truco.envido.misdeclared", "truco.envido_misdeclared"},
    {"hay que mostrar las cartas del envido", "truco", "truco.envido.shown", "truco.not_shown"},
    {"me fui al mazo sin jugar ninguna carta", "truco", "truco.mazo", ""},
    {"la primera baza quedó parda", "truco", "truco.tricks.tied"},
    {"qué carta mata al siete de oro", "truco", "truco.card_order"},
    {"quién puede cantar retruco", "truco", "truco.truco.word", "truco.raise_without_word"},
    {"jugó una carta cuando no le tocaba", "truco", "truco.turn", "truco.out_of_turn"},
    {"cuándo se juega pica pica", "truco", "truco.pica.schedule"},
    {"hacer señas al compañero", "truco", "truco.signs"},
    {"la flor anula el envido", "truco", "truco.envido.flor"},
    {"cómo se cuenta el envido con figuras", "truco", "truco.card_values"},
    {"alcahuete", "truco", "truco.pieces", "truco.alcahuete_disputed"},
    {"cuál es la muestra", "truco", "truco.turned", "truco.turned_disputed"},
    {"renuncio", "tarot", "tarot.arbiter.revoke", "tarot.revoke"},
    // Italian
    {"quando vale la contraflor", "truco", "truco.flor.contraflor"},
    {"quanto vale il retruco", "truco", "truco.truco.steps"},
    {"chi taglia il mazzo", "truco", "truco.cut.cutter", "truco.cut_wrong"},
    {"il giocatore non ha mostrato le carte", "truco", "truco.envido.shown", "truco.not_shown"},
    {"prima presa in parità", "truco", "truco.tricks.tied"},
    {"non ha risposto al seme", "tarot", "tarot.arbiter.revoke", "tarot.revoke"},
    {"si può scartare un re", "tarot", "tarot.discard", "tarot.discard_forbidden"},
    {"quanti trionfi servono per una poignée", "tarot", "tarot.poignee.size"},
    {"carta giocata fuori turno", "tarot", "tarot.arbiter.out_of_turn", "tarot.out_of_turn"},
    // German
    {"Farbe nicht bekannt", "troccas", "troccas.follow", "troccas.revoke"},
    {"Farbe nicht bekannt", "tarot", "tarot.arbiter.revoke", "tarot.revoke"},
    {"wer muss geben", "troccas", "troccas.dealer", "troccas.wrong_dealer"},
    {"die Zählung ergibt nicht 72", "troccas", "troccas.count.total", "troccas.counts_differ"},
    {"Fünfer in den Skat gelegt", "troccas", "troccas.skat.five", "troccas.skat_five"},
    {"wann darf man die Karten zusammenwerfen", "troccas", "troccas.redeal", "troccas.thrown_in"},
    {"muss ich Tarock spielen", "troccas", "troccas.follow.tarock", "troccas.no_tarock"},
    {"den Narren zurücktauschen", "troccas", "troccas.fool.exchange", "troccas.fool_kept"},
    {"Envido zu spät angesagt", "truco", "truco.envido.deadline", "truco.called_too_late"},
    {"welche Karte ist die höchste", "truco", "truco.card_order"},
    {"Summe der Gebote ist 13", "truf", "truf.shift", "truf.wrong_shift"},
    {"wann darf Trumpf ausgespielt werden", "truf", "truf.trump.lead", "truf.trump_led"},
    {"muss ich übertrumpfen", "tarot", "tarot.overtrump"},
    // French
    {"renonce", "tarot", "tarot.arbiter.revoke", "tarot.revoke"},
    {"faux ecart", "tarot", "tarot.arbiter.discard", "tarot.discard_size"},
    {"fausse donne", "tarot", "tarot.arbiter.misdeal", "tarot.misdeal"},
    {"peut-on ecarter un atout", "tarot", "tarot.discard", "tarot.discard_forbidden"},
    {"roi appele au chien", "tarot", "tarot.five.partner"},
    {"il manque une carte au chien", "tarot", "tarot.arbiter.misdeal", "tarot.misdeal"},
    {"l'excuse jouée au dernier pli", "tarot", "tarot.excuse.last_trick"},
    {"un défenseur a joué hors tour", "tarot", "tarot.arbiter.out_of_turn", "tarot.out_of_turn"},
    {"poignée présentée trop tard", "tarot", "tarot.poignee.show", "tarot.poignee_time"},
    {"est-ce que je peux regarder la dernière levée", "tarot", "tarot.tricks.last"},
    {"combien de points pour gagner avec deux bouts", "tarot", "tarot.contract"},
    {"carte tombée sur la table", "tarot", "tarot.arbiter.exposed", "tarot.exposed_card"},
    {"le chien a été vu", "tarot", "tarot.arbiter.dog_seen", "tarot.dog_seen"},
    {"faut-il monter à l'atout", "tarot", "tarot.overtrump"},
    // Indonesian
    {"tidak mengikuti kembang", "truf", "truf.follow", "truf.revoke"},
    {"kapan boleh keluar truf", "truf", "truf.trump.lead", "truf.trump_led"},
    {"jumlah tawaran tiga belas", "truf", "truf.shift", "truf.wrong_shift"},
    {"kartunya angka semua", "truf", "truf.redeal", "truf.numbers_or_pictures"},
    {"kapan main bawah", "truf", "truf.mode"},
    {"siapa yang membagi kartu", "truf", "truf.dealer", "truf.wrong_dealer"},
    {"tawaran nol tidak dapat trik", "truf", "truf.score.zero"},
    {"hitungan trik tidak cocok", "truf", "truf.tricks.count", "truf.tricks_disputed"},
    // Portuguese
    {"o envido vem antes do truco?", "truco", "truco.envido.after_truco"},
    {"quanto vale a falta envido nos buenos", "truco", "truco.envido.falta"},
    {"o adversário não cantou a flor que tinha", "truco", "truco.flor.announce", "truco.flor_not_announced"},
    {"foi ao baralho sem jogar nenhuma carta", "truco", "truco.mazo"},
    {"empate na primeira vaza", "truco", "truco.tricks.tied"},
    {"jogou fora da vez", "truco", "truco.turn", "truco.out_of_turn"},
    {"qual carta é a mais forte", "truco", "truco.card_order"},
    {"mão de onze", "truco", "truco.eleven.choice", "truco.eleven_card_first"},
    {"pediu truco na mão de onze", "truco", "truco.eleven.no_raise", "truco.eleven_truco"},
    {"vira", "truco", "truco.turned", "truco.turned_wrong"},
    {"manilha", "truco", "truco.card_order.variants"},
    {"carta coberta na primeira vaza", "truco", "truco.covered", "truco.covered_first"},
    {"o parceiro falou turco", "truco", "truco.words.clear", "truco.unclear_word"},
    {"bateu na mesa e virou as cartas", "truco", "truco.conduct", "truco.table_struck"},
    {"não seguiu o naipe", "tarot", "tarot.arbiter.revoke", "tarot.revoke"},
    {"posso descartar um rei?", "tarot", "tarot.discard", "tarot.discard_forbidden"},
    {"contagem não soma 72", "troccas", "troccas.count.total", "troccas.counts_differ"},
    {"quando se pode sair de trunfo", "truf", "truf.trump.lead", "truf.trump_led"},
    // English
    {"player did not follow suit", "truf", "truf.follow", "truf.revoke"},
    {"how do I count envido", "truco", "truco.envido.value"},
    {"who wins when the first trick is tied", "truco", "truco.tricks.tied"},
    {"may I discard a king", "tarot", "tarot.discard", "tarot.discard_forbidden"},
    {"somebody played out of turn", "truf", "truf.turn", "truf.out_of_turn"},
    {"what does the taker need with one bout", "tarot", "tarot.contract"},
    {"called king is in the dog", "tarot", "tarot.five.partner"},
    {"envido after the truco was called", "truco", "truco.envido.after_truco"},
    {"player wants to take back a card", "tarot", "tarot.arbiter.card_played", "tarot.card_changed"},
    {"score sheets do not agree", "truco", "truco.writing", "truco.sheets_differ"},
};

// The index from 0; past the end if it is not found.
template <class Kind>
std::size_t place_of(const std::vector<const Kind*>& hits, std::string_view id) {
  return static_cast<std::size_t>(std::ranges::find(hits, id, &Kind::id) - hits.begin());
}

struct Tally {
  std::size_t asked = 0, first = 0, among_three = 0;
  std::string missed = {};

  void take(std::size_t place, const Question& question, std::string_view got) {
    ++asked;
    first += place == 0;
    among_three += place < 3;
    if (place > 0)
      missed +=
          std::string(question.words) + " → " + std::string(got) + " (" + std::to_string(place + 1) + ")\n";
  }
};

template <class Kind>
std::string_view first_id(const std::vector<const Kind*>& hits) {
  return hits.empty() ? std::string_view("nothing") : hits.front()->id;
}

}  // namespace

TEST_CASE("a player's question finds its rule and its case") {
  Tally rules, cases;
  for (const Question& question : kQuestions) {
    const auto found = referee::search({std::string(question.words), std::string(question.game)});
    rules.take(place_of(found.rules.all, question.rule), question, first_id(found.rules.all));
    if (!question.case_id.empty())
      cases.take(place_of(found.cases.all, question.case_id), question, first_id(found.cases.all));
  }
  for (const Tally* tally : {&rules, &cases}) {
    CAPTURE(tally->asked);
    INFO(tally->missed);
    CHECK(tally->first * 100 >= tally->asked * 80);
    CHECK(tally->among_three * 100 >= tally->asked * 95);
  }
  CHECK(rules.asked >= 60);
}

TEST_CASE("articles and question words change no answer") {
  const std::pair<const char*, const char*> same[] = {
      {"envido después de truco", "envido después del truco"},
      {"écarter un atout", "peut-on écarter les atouts"},
      {"falta envido", "¿cuánto es la falta envido?"},
      {"leading a trump", "when may the trump be led"},
  };
  for (const auto& [one, other] : same) {
    CAPTURE(other);
    const auto first = referee::search({one}), second = referee::search({other});
    REQUIRE(!first.rules.all.empty());
    REQUIRE(!second.rules.all.empty());
    CHECK(first.rules.all.front() == second.rules.all.front());
  }
}

TEST_CASE("a rule with some of the words ranks below those with all") {
  const auto found = referee::search({"envido truco xylophone"});
  CHECK(found.rules.has_partial_only());
  const auto both = referee::search({"revoke during the count", "tarot"});
  CHECK(both.rules.all.size() > both.rules.complete);
}

TEST_CASE("a word does not match one with another beginning") {
  for (const char* words : {"misère", "misere"}) {
    for (const auto& respelling : referee::search({words}).respellings) {
      CAPTURE(respelling.read_as);
      CHECK(respelling.read_as.find("essere") == std::string::npos);
      CHECK(respelling.read_as.find("mesure") == std::string::npos);
    }
  }
}

TEST_CASE("each phrase of the vocabulary finds its rules and cases near the top of its game") {
  std::size_t phrases = 0, missed = 0;
  std::string list;
  for (const referee::Concept& one : referee::concepts()) {
    for (const std::string& id : one.of) {
      const rulebook::Rule* rule = rulebook::find_rule(id);
      const referee::Case* about = referee::find_case(id);
      CAPTURE(id);
      REQUIRE((rule || about));  // one id may be of both
      for (const std::string& phrase : one.words) {
        const auto found = referee::search({phrase, rule ? rule->game : about->game});
        const std::size_t place = rule ? place_of(found.rules.all, id) : place_of(found.cases.all, id);
        ++phrases;
        if (place < 4) continue;
        ++missed;
        list += phrase + " → " + id + "\n";
      }
    }
  }
  INFO(list);
  CHECK(missed * 100 <= phrases * 5);  // a few phrases are about several things
}
