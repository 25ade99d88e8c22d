// May this be done? What the printed rules and each ruleset say, and that asking leaves no trace.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/rulesets.hpp"
#include "src/session/session.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using session::Verdict;
using test::Folder;
namespace fs = std::filesystem;

namespace {

std::string start(std::string_view game, std::string_view ruleset, int players, std::string_view more = "") {
  constexpr std::string_view kNames[] = {"\"Ana\"",  "\"Beto\"", "\"Caro\"",
                                         "\"Dani\"", "\"Eva\"",  "\"Fito\""};
  std::string names;
  for (int i = 0; i < players; ++i) names += (i > 0 ? "," : "") + std::string(kNames[i]);
  return R"({"type":"match_started","game":")" + std::string(game) + R"(","ruleset":")" +
         std::string(ruleset) + R"(","players":[)" + names + "]" + std::string(more) + "}\n";
}

std::string call_line(std::string_view player, std::string_view call) {
  return R"({"type":"called","player":")" + std::string(player) + R"(","call":")" + std::string(call) +
         "\"}\n";
}

const std::string kHand = R"({"type":"hand_started"})"
                          "\n";
const std::string kDeal = R"({"type":"deal_started"})"
                          "\n";
const std::string kDe = start("truco", "truco-nhf-de", 2), kIt = start("truco", "truco-nhf-it", 2);
const std::string kTruf = start("truf", "truf-lodige", 4), kTarot = start("tarot", "tarot-fft-3", 3);
const std::string kCutOfThree = R"({"type":"cut","player":"Ana","lifted":3,"left":37})";
const std::string kReals = kHand + call_line("Ana", "real_envido") + call_line("Beto", "real_envido");

struct Row {
  std::string_view name;
  std::string record, event;
  int at;  // 0: now
  std::string_view verdict, rule, worth;
  std::vector<std::string_view> editions;  // ruleset, verdict, and what decides, as in the answer
};

std::string number(const std::optional<Points>& points) { return points ? std::to_string(*points) : "-"; }

// "truco-nhf-de refused truco.cut.size", "truco-nhf-it allowed 2/1", "… not_reached 4 truco.envido.repeats".
std::string opinion_text(const session::Opinion& opinion) {
  std::string out = opinion.ruleset + " " + std::string(session::verdict_word(opinion.verdict)) + " ";
  if (opinion.seq) out += std::to_string(index(*opinion.seq)) + " ";
  if (opinion.verdict != Verdict::allowed) return out + opinion.rule;
  out += number(opinion.worth) + "/" + number(opinion.if_refused);
  if (opinion.worth) return out;
  for (const session::OpinionPosting& posting : opinion.postings)
    out += " " + posting.side + " " + std::to_string(posting.points);
  return out;
}

const std::vector<Row> kRows{
    {"T-10, TA-1: a cut of three, refused in the German edition",
     kDe + kHand,
     kCutOfThree,
     0,
     "refused",
     "truco.cut.size",
     "-/-",
     {"truco-nhf-de refused truco.cut.size", "truco-nhf-it allowed -/-", "truco-argentino allowed -/-"}},
    {"and allowed in the Italian",
     kIt + kHand,
     kCutOfThree,
     0,
     "allowed",
     "truco.cut.size",
     "-/-",
     {"truco-nhf-it allowed -/-", "truco-nhf-de refused truco.cut.size", "truco-argentino allowed -/-"}},
    {"T-33, TA-3: a second real envido",
     kDe + kHand + call_line("Ana", "real_envido"),
     call_line("Beto", "real_envido"),
     0,
     "allowed",
     "truco.envido.repeats",
     "6/3",
     {"truco-nhf-de allowed 6/3", "truco-nhf-it allowed 6/3",
      "truco-argentino refused truco.envido.repeats"}},
    {"where it was said, the rest of the hand is not reached there",
     kDe + kReals,
     call_line("Ana", "quiero"),
     0,
     "allowed",
     "truco.answer",
     "6/-",
     {"truco-nhf-de allowed 6/-", "truco-nhf-it allowed 6/-",
      "truco-argentino not_reached 4 truco.envido.repeats"}},
    {"but what was struck does not stand in the way",
     kDe + kReals + R"({"type":"voided","seq":4,"reason":"misheard"})" + "\n",
     call_line("Beto", "quiero"),
     0,
     "allowed",
     "truco.answer",
     "3/-",
     {"truco-nhf-de allowed 3/-", "truco-nhf-it allowed 3/-", "truco-argentino allowed 3/-"}},
    {"nor what came after the place that is asked about",
     kDe + kReals,
     call_line("Beto", "envido"),
     4,
     "allowed",
     "truco.envido.repeats",
     "5/3",
     {"truco-nhf-de allowed 5/3", "truco-nhf-it allowed 5/3",
      "truco-argentino refused truco.envido.repeats"}},
    {"an option the table agreed stays agreed",
     start("truco", "truco-nhf-de", 2, R"(,"options":{"cut_min_packet":3})") + kHand,
     kCutOfThree,
     0,
     "allowed",
     "truco.cut.size",
     "-/-",
     {"truco-nhf-de allowed -/-", "truco-nhf-it allowed -/-", "truco-argentino allowed -/-"}},
    {"T-35: a falta envido is worth what the leader lacks",
     kDe + R"({"type":"tallied","side":"Beto","points":12})" + "\n" + kHand,
     call_line("Ana", "falta_envido"),
     0,
     "allowed",
     "truco.envido.falta",
     "18/1",
     {"truco-nhf-de allowed 18/1", "truco-nhf-it allowed 18/1", "truco-argentino allowed 18/1"}},
    {"out of turn of the bets",
     kDe + kHand + call_line("Ana", "truco"),
     R"({"type":"card_played","player":"Ana","card":"1e"})",
     0,
     "refused",
     "truco.bets_first",
     "-/-",
     {"truco-nhf-de refused truco.bets_first", "truco-nhf-it refused truco.bets_first",
      "truco-argentino refused truco.bets_first"}},
    {"points written at once",
     kDe,
     R"({"type":"tallied","side":"Ana","points":4})",
     0,
     "allowed",
     "table.tallied",
     "4/-",
     {"truco-nhf-de allowed 4/-", "truco-nhf-it allowed 4/-", "truco-argentino allowed 4/-"}},
    {"a correction is worth nothing by itself",
     kDe + R"({"type":"tallied","side":"Ana","points":4})" + "\n",
     R"({"type":"voided","seq":2,"reason":"mistyped"})",
     0,
     "allowed",
     "table.correction",
     "-/-",
     {"truco-nhf-de allowed -/-", "truco-nhf-it allowed -/-", "truco-argentino allowed -/-"}},
    {"F-14, FA-8, FA-9: a bid of 0, kept, and points doubled, in the three methods",
     kTruf + kDeal + R"({"type":"bid","cards":{"Ana":"Ks","Beto":"4h","Caro":"3d","Dani":"2c"}})" + "\n",
     R"({"type":"tricks","taken":{"Ana":0,"Beto":3,"Caro":5,"Dani":5}})",
     0,
     "allowed",
     "truf.tricks.count",
     "-/-",
     {"truf-lodige allowed -/- Ana 0 Beto 1 Caro -2 Dani -3",
      "truf-lodige-2 allowed -/- Ana 5 Beto 1 Caro -2 Dani -3",
      "truf-lodige-3 allowed -/- Ana 0 Beto 2 Caro -2 Dani -3"}},
    {"F-10, FA-15: a trump is led before one has been played, from a hand that may hold nothing else",
     kTruf + kDeal + R"({"type":"bid","cards":{"Ana":"2s","Beto":"4s","Caro":"Kd","Dani":"2c"}})" + "\n",
     R"({"type":"card_played","player":"Beto","card":"3s"})",
     0,
     "allowed",
     "truf.trump.lead",
     "-/-",
     {"truf-lodige allowed -/-", "truf-lodige-2 allowed -/-", "truf-lodige-3 allowed -/-"}},
    {"C-10, CA-10: two kings together in the skat",
     start("troccas", "troccas-1962", 4) + kDeal,
     R"({"type":"discarded","player":"Dani","cards":["Ks","Kb"]})",
     0,
     "allowed",
     "troccas.skat.five",
     "-/-",
     {"troccas-1962 allowed -/-"}},
    {"C-10: one alone",
     start("troccas", "troccas-1962", 4) + kDeal,
     R"({"type":"discarded","player":"Dani","cards":["Ks","2b"]})",
     0,
     "refused",
     "troccas.skat.five",
     "-/-",
     {"troccas-1962 refused troccas.skat.five"}},
    {"CA-10: two together where the table does not allow it",
     start("troccas", "troccas-1962", 4, R"(,"options":{"skat_five_pair":"forbidden"})") + kDeal,
     R"({"type":"discarded","player":"Dani","cards":["Ks","Kb"]})",
     0,
     "refused",
     "troccas.skat.five",
     "-/-",
     {"troccas-1962 refused troccas.skat.five"}},
    {"C-7: others in the skat",
     start("troccas", "troccas-1962", 4) + kDeal,
     R"({"type":"discarded","player":"Dani","cards":["3s","2b"]})",
     0,
     "allowed",
     "troccas.skat",
     "-/-",
     {"troccas-1962 allowed -/-"}},
    {"C-5: a count of 25 is 11 of debt",
     start("troccas", "troccas-1962", 4) + kDeal,
     R"({"type":"counted","points":{"Nus":25}})",
     0,
     "allowed",
     "troccas.score",
     "-11/-",
     {"troccas-1962 allowed -11/-"}},
    {"N-7: a garde just made",
     kTarot + kDeal,
     R"({"type":"bid","player":"Ana","bid":"garde"})",
     0,
     "allowed",
     "tarot.bidding",
     "100/-",
     {"tarot-fft-3 allowed 100/-", "tarot-printed-3 allowed 150/-"}},
    {"NA-9: the printed rules of three have no chelem",
     kTarot + kDeal + R"({"type":"bid","player":"Ana","bid":"garde"})" + "\n",
     R"({"type":"chelem_announced","player":"Ana"})",
     0,
     "allowed",
     "tarot.chelem",
     "-/-",
     {"tarot-fft-3 allowed -/-", "tarot-printed-3 refused tarot.chelem"}},
};

// Every file of the folder, byte for byte.
std::map<std::string, std::string> bytes_of(const Folder& folder) {
  std::map<std::string, std::string> files;
  for (const auto& file : fs::directory_iterator(folder.path())) {
    std::ifstream in(file.path(), std::ios::binary);
    files[file.path().filename()] = {std::istreambuf_iterator<char>(in), {}};
  }
  return files;
}

session::OpenMatch scored(session::Session& session, const std::string& record) {
  auto answer = session.score(record, session::RefusalPolicy::stop);
  REQUIRE(answer.has_value());
  REQUIRE(answer->match.has_value());
  CHECK(answer->refused.empty());
  return std::move(*answer->match);
}

std::optional<EventSeq> place(int at) { return at > 0 ? std::optional(EventSeq{at}) : std::nullopt; }

}  // namespace

TEST_CASE("ask lists legal events, values and rules in every edition") {
  for (const Row& row : kRows) {
    CAPTURE(row.name);
    session::Session session(nullptr, session::system_host());
    const auto asked = session.ask(scored(session, row.record), json::parse(row.event), place(row.at));
    REQUIRE(asked.has_value());
    CHECK(session::verdict_word(asked->verdict) == row.verdict);
    CHECK(asked->rule == row.rule);
    CHECK(number(asked->worth) + "/" + number(asked->if_refused) == row.worth);
    CHECK(asked->message.empty() == (asked->verdict == Verdict::allowed));
    REQUIRE(asked->editions.size() == row.editions.size());
    for (std::size_t i = 0; i < row.editions.size(); ++i) {
      CHECK(opinion_text(asked->editions[i]) == row.editions[i]);
      CHECK(!asked->editions[i].source.empty());
    }
  }
}

TEST_CASE("an answer, a knock and the start of a hand cite their own rule and place") {
  struct AskedEvent {
    std::string record, event;
    std::string_view rule, source;
  };
  const std::string six = R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de",)"
                          R"("players":["Ana","Beto","Caro","Dani","Eva","Fito"]})"
                          "\n";
  const std::string truco = kHand + call_line("Ana", "truco"), envido = kHand + call_line("Ana", "envido"),
                    flor = kHand + call_line("Ana", "flor") + call_line("Beto", "contraflor");
  const std::string knock = R"({"type":"cut","player":"Ana","lifted":0,"left":40})";
  const AskedEvent rows[] = {
      {kDe + truco, call_line("Beto", "quiero"), "truco.answer", "truco-nhf-de, Truco"},
      {kIt + truco, call_line("Beto", "no_quiero"), "truco.answer", "truco-nhf-it, Trucco"},
      {kDe + envido, call_line("Beto", "quiero"), "truco.answer", "truco-nhf-de, Envido"},
      {kDe + truco, call_line("Ana", "quiero"), "truco.answer",
       "truco-nhf-de, Truco"},  // refused, as all below
      {kDe + envido, call_line("Ana", "real_envido"), "truco.answer", "truco-nhf-de, Envido"},
      {kDe + flor, call_line("Beto", "con_flor_me_achico"), "truco.answer", "truco-nhf-de, Flor"},
      {kDe + flor, call_line("Ana", "truco"), "truco.bets_first", "truco-nhf-de, Flor"},
      {kIt + envido, call_line("Beto", "truco"), "truco.bets_first", "truco-nhf-it, Invito"},
      {kDe + kHand, knock, "truco.cut.knock", "truco-nhf-de, Kartenverteilung"},
      {six, R"({"type":"hand_started","mode":"redonda"})", "truco.pica.schedule",
       "truco-nhf-de, Anzahl der Spieler"},
      {six, R"({"type":"hand_started","mode":"pica_pica"})", "truco.pica.schedule",
       "truco-nhf-de, Anzahl der Spieler"},
      {six, kHand, "truco.hand", "truco-nhf-de, Spielbeginn und Spielverlauf"},
  };
  for (const AskedEvent& row : rows) {
    CAPTURE(row.record);
    CAPTURE(row.event);
    session::Session session(nullptr, session::system_host());
    const auto asked = session.ask(scored(session, row.record), json::parse(row.event));
    REQUIRE(asked.has_value());
    CHECK(asked->rule == row.rule);
    CHECK(asked->source == row.source);
    CHECK(asked->place.find("Naipes Heraclio Fournier, ") != std::string::npos);
    CHECK(asked->place.find("truco-nhf") == std::string::npos);
  }
}

namespace {

// A question whose answer or price depends on a parameter.
struct Decided {
  std::string_view parameter;
  std::string record, event;
  int players = 2;
};
const std::string kTrick = R"({"type":"trick_won","tied":true})"
                           "\n";
const std::string kFlor = kHand + call_line("Ana", "flor");
const Decided kDecided[] = {
    {"cut_min_packet", kHand, kCutOfThree},
    {"envido_max", kHand + call_line("Ana", "envido") + call_line("Beto", "envido"),
     call_line("Ana", "envido")},
    {"real_max", kHand + call_line("Ana", "real_envido"), call_line("Beto", "real_envido")},
    {"envido_after_real", kHand + call_line("Ana", "real_envido"), call_line("Beto", "envido")},
    {"flor_quiero", kFlor, call_line("Beto", "con_flor_quiero")},
    {"contraflor_refused", kFlor, call_line("Beto", "contraflor")},
    {"resto_plus_per_flor", kFlor, call_line("Beto", "contraflor_al_resto")},
    {"resto_refused_direct", kFlor, call_line("Beto", "contraflor_al_resto")},
    {"resto_refused_after_contraflor", kFlor + call_line("Beto", "contraflor"),
     call_line("Ana", "contraflor_al_resto")},
    {"mazo_first_trick_no_calls", kHand, R"({"type":"folded","player":"Ana"})"},
    {"pica_start_at", kHand + kTrick + kTrick + kTrick, R"({"type":"hand_started","mode":"pica_pica"})", 6}};

}  // namespace

TEST_CASE("a parameter changed by a Truco ruleset is cited from that ruleset") {
  for (const rulebook::Edition& edition : rulebook::editions()) {
    if (edition.game != "truco" || edition.parent.empty() || edition.family != "argentine") continue;
    for (const std::string& name : edition.differs) {
      CAPTURE(edition.id);
      CAPTURE(name);
      const auto row = std::ranges::find(kDecided, name, &Decided::parameter);
      REQUIRE(row != std::end(kDecided));
      session::Session session(nullptr, session::system_host());
      const auto match = scored(session, start("truco", edition.id, row->players) + row->record);
      const auto asked = session.ask(match, json::parse(row->event));
      REQUIRE(asked.has_value());
      std::vector<std::string> cited{asked->source};
      for (const AmountRule& amount : asked->amounts) cited.push_back(amount.source);
      CHECK(std::ranges::any_of(cited,
                                [&](const std::string& source) { return source.starts_with(edition.id); }));
    }
  }
}

// A rule not printed under a ruleset's own name is cited from its parent, unless a parameter changes it.
TEST_CASE("a rule with a changed parameter is cited from its ruleset, in every game") {
  for (const rulebook::Edition& edition : rulebook::editions()) {
    for (const std::string& name : edition.differs) {
      int rules = 0;
      for (const rulebook::Rule* rule : rulebook::rules_of(edition.game)) {
        if (std::ranges::find(rule->parameters, name) == rule->parameters.end()) continue;
        CAPTURE(edition.id);
        CAPTURE(rule->id);
        ++rules;
        const std::string own = edition.printed_in.empty() ? edition.id : edition.printed_in;
        const std::string source = rulebook::source_of(rule->id, edition, {});
        CHECK((source.starts_with(own) || source.find("(not in " + own) != std::string::npos));
      }
      CAPTURE(name);
      CHECK((rules > 0 || edition.game == "sheet" || name == "players"));
    }
  }
}

TEST_CASE("folding cites the rule with the points") {
  session::Session session(nullptr, session::system_host());
  const auto match = scored(session, start("truco", "truco-argentino", 2) + kHand);
  const auto asked = session.ask(match, json::parse(R"({"type":"folded","player":"Ana"})"));
  REQUIRE(asked.has_value());
  CHECK(asked->rule == "truco.mazo.first_trick");
  CHECK(asked->source == "truco-argentino, common practice");
  CHECK(asked->postings.front().points == 2);
}

TEST_CASE("an unreadable event is no question") {
  struct Unreadable {
    std::string_view event, message;
    int at = 0;
  };
  constexpr Unreadable kUnreadables[] = {
      {R"([1])", "An entry must be a single JSON object."},
      {R"({"player":"Ana"})", "The field \"type\" is missing."},
      {R"({"type":"deal_started"})", "This game has no entries of type \"deal_started\"."},
      {R"({"type":"called","player":"Dora","call":"truco"})", "This match has no player \"Dora\"."},
      {R"({"type":"match_started"})", "match_started must be the first entry and appear only once."},
      {R"({"type":"hand_started"})", "You can ask about entries 2 to 3 of this match, not 1.", 1},
      {R"({"type":"hand_started"})", "You can ask about entries 2 to 3 of this match, not 4.", 4},
  };
  session::Session session(nullptr, session::system_host());
  const auto match = scored(session, kDe + kHand + call_line("Ana", "truco"));
  for (const Unreadable& row : kUnreadables) {
    CAPTURE(row.event);
    const auto asked = session.ask(match, json::parse(row.event), place(row.at));
    REQUIRE(!asked.has_value());
    CHECK(asked.error().message == row.message);
  }
}

TEST_CASE("ask includes house rulesets under the table's agreement") {
  const Folder folder;
  const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  REQUIRE(
      session::Rulesets(session).save("Los Pinos", "truco-argentino", {{"cut_min_packet", 5}}).has_value());
  const auto asked = session.ask(scored(session, kIt + kHand), json::parse(kCutOfThree));
  REQUIRE(asked.has_value());
  REQUIRE(asked->editions.size() == 4);
  CHECK(opinion_text(asked->editions[3]) == "house-los-pinos refused truco.cut.size");
  CHECK(asked->editions[3].source == "house-los-pinos, house rules");
}

TEST_CASE("a house ruleset of Troccas has no rights of the debt") {
  const Folder folder;
  const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session session(store.get(), session::system_host());
  REQUIRE(session::Rulesets(session).save("Sedrun", "troccas-1962", {{"rights", false}}).has_value());
  const auto match = scored(session, start("troccas", "troccas-1962", 4) + kDeal +
                                         R"({"type":"counted","points":{"Nus":25}})" + "\n");
  const auto asked =
      session.ask(match, json::parse(R"({"type":"right_claimed","side":"Nus","right":"nine_ten"})"));
  REQUIRE(asked.has_value());
  REQUIRE(asked->editions.size() == 2);
  CHECK(opinion_text(asked->editions[0]) == "troccas-1962 allowed -/-");
  CHECK(opinion_text(asked->editions[1]) == "house-sedrun refused troccas.rights");
}

TEST_CASE("a question names players seated at that time") {
  session::Session session(nullptr, session::system_host());
  const auto match =
      scored(session, kDe + kHand + R"({"type":"replaced","player":"Beto","by_player":"Dora"})" + "\n" +
                          call_line("Dora", "truco"));
  const auto before = session.ask(match, json::parse(call_line("Beto", "envido")), EventSeq{3});
  CHECK(before->verdict == Verdict::allowed);
  const auto after = session.ask(match, json::parse(call_line("Beto", "envido")));
  CHECK(after->verdict == Verdict::refused);
  CHECK(after->rule == "table.player");
}

TEST_CASE("ask for an amended event uses its current form") {
  session::Session session(nullptr, session::system_host());
  const auto match =
      scored(session, kDe + kHand + call_line("Ana", "envido") + call_line("Beto", "no_quiero") +
                          R"({"type":"amended","seq":3,"reason":"misheard","event":)" +
                          R"({"type":"called","player":"Ana","call":"real_envido"}})" + "\n");
  const auto asked = session.ask(match, json::parse(call_line("Beto", "quiero")), EventSeq{4});
  REQUIRE(asked.has_value());
  CHECK(asked->worth == 3);
  for (const session::Opinion& opinion : asked->editions) CHECK(opinion.worth == 3);
}

TEST_CASE("two hundred questions change neither match, log nor file" * doctest::test_suite("file")) {
  const Folder folder;
  std::string id;
  {
    const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
    session::Session session(store.get(), session::system_host());
    id = scored(session, kDe + kReals).id();
  }
  const auto files = bytes_of(folder);
  CHECK(files.size() == 1);
  {
    const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::read);
    session::Session session(store.get(), session::system_host());
    const auto match = session.open(id);
    REQUIRE(match.has_value());
    const auto before = *match;
    const std::string exported = session::Exchange(session).export_match(id);
    for (int i = 0; i < 200; ++i) {
      const std::string event = call_line(i % 2 ? "Ana" : "Beto", i % 3 ? "quiero" : "falta_envido");
      CHECK(session.ask(*match, json::parse(event), place(i % 4)).has_value() == (i % 4 != 1));
    }
    CHECK(match->match() == before.match());
    CHECK(match->head().hash == before.head().hash);
    CHECK(std::ranges::equal(match->records(), before.records()));
    CHECK(match->people() == before.people());
    CHECK(session::Exchange(session).export_match(id) == exported);
  }
  CHECK(bytes_of(folder) == files);
}
