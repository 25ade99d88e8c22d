// Cases of variants are offered only if their ruleset has the subject, and remedies match the right entry.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/referee/facts.hpp"
#include "tests/referee/law.hpp"

namespace tanteador::test::truco_variants {

namespace {

#define V_TABLE_OF(ruleset, options) \
  R"({"game":"truco","ruleset":")" ruleset R"(","players":["A","B"],"options":{)" options "}}"
constexpr std::string_view kPaulista = V_TABLE_OF("truco-paulista", "");
constexpr std::string_view kUruguayan = V_TABLE_OF("truco-nhf-de", R"("card_order":"uruguayan")");
constexpr std::string_view kUruguayanFour =
    R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D"],"options":{"card_order":"uruguayan"}})";

#define V_CARRIED R"({"type":"carried","scores":{"A":11,"B":7}}|)"
#define V_BEGUN R"({"type":"hand_started"}|)"
#define V_QUIERO R"({"type":"called","player":"A","call":"quiero"})"
#define V_NO_QUIERO R"({"type":"called","player":"A","call":"no_quiero"})"
#define V_CALLED(player, call) R"({"type":"called","player":")" player R"(","call":")" call R"("}|)"
#define V_CARD(player, card) R"({"type":"card_played","player":")" player R"(","card":")" card R"("}|)"
#define V_TURNED(card) R"({"type":"turned","card":")" card R"("}|)"
#define V_TRICKS R"(|{"type":"trick_won","winner":"B"}|{"type":"trick_won","winner":"B"})"

struct Variant {
  std::string_view start, wrong, case_id, facts, remedy, right;
  std::string_view then = {};  // both matches go on by these lines
  int warnings = 0;            // at a tournament
};

constexpr Variant kVariants[] = {
    {kPaulista, V_CARRIED V_BEGUN, "truco.eleven_card_first", "player=B; answer=plays", "plays",
     V_CARRIED V_BEGUN V_QUIERO, V_TRICKS},
    {kPaulista, V_CARRIED V_BEGUN, "truco.eleven_card_first", "player=B; answer=plays", "plays_card_back",
     V_CARRIED V_BEGUN V_QUIERO, V_TRICKS},
    {kPaulista, V_CARRIED V_BEGUN, "truco.eleven_card_first", "player=A; answer=refuses", "not_played",
     V_CARRIED V_BEGUN V_NO_QUIERO},
    {kPaulista, V_CARRIED V_BEGUN, "truco.eleven_forgotten", "", "accepted_silently",
     V_CARRIED V_BEGUN V_QUIERO, V_TRICKS},
    {kPaulista, V_CARRIED R"({"type":"tallied","side":"B","points":1})", "truco.eleven_forgotten", "entry=3",
     "points_corrected", V_CARRIED R"({"type":"tallied","side":"B","points":3})", V_BEGUN V_QUIERO V_TRICKS},
    {V_TABLE_OF("truco-paulista", R"("eleven_raise":"loses_hand")"), V_CARRIED V_BEGUN V_QUIERO,
     "truco.eleven_truco", "player=A", "call_entered",
     V_CARRIED V_BEGUN V_QUIERO R"(|{"type":"ruled","side":"B","points":3,"reason":"x"})"},
    {V_TABLE_OF("truco-paulista", R"("eleven_raise":"loses_game")"), V_CARRIED V_BEGUN V_QUIERO,
     "truco.eleven_truco", "player=A", "call_entered",
     V_CARRIED V_BEGUN V_QUIERO R"(|{"type":"ruled","side":"B","points":5,"reason":"x"})"},
    {kPaulista, V_BEGUN V_TURNED("5o") V_CARD("A", "6o") V_CARD("B", "3b"), "truco.turned_disputed",
     "card=2o", "turned_corrected", V_BEGUN V_TURNED("2o") V_CARD("A", "6o") V_CARD("B", "3b"),
     V_CARD("B", "4o") V_CARD("A", "4e")},
    {kPaulista, V_BEGUN, "truco.turned_disputed", "card=2o", "turned_entered", V_BEGUN V_TURNED("2o"),
     V_CARD("A", "6o") V_CARD("B", "3b")},
    {kPaulista, V_BEGUN V_TURNED("5o"), "truco.covered_first", "player=A; card=6o", "turned_up",
     V_BEGUN V_TURNED("5o") V_CARD("A", "6o"), V_CARD("B", "3b")},
    {kPaulista, V_BEGUN V_CALLED("A", "truco"), "truco.stake_disputed", "answered=no; entry=3", "struck",
     V_BEGUN, V_TRICKS},
    {kPaulista, V_BEGUN V_CALLED("A", "truco") V_CALLED("B", "retruco"), "truco.unclear_word",
     "clear=no; entry=4", "struck", V_BEGUN V_CALLED("A", "truco"), V_CALLED("B", "quiero") V_TRICKS},
    // Truco, six, nine, twelve: the last raise is struck as well as the first.
    {kPaulista,
     V_BEGUN V_CALLED("A", "truco") V_CALLED("B", "retruco") V_CALLED("A", "vale_cuatro")
         V_CALLED("B", "vale_juego"),
     "truco.raise_without_word", "why=step; entry=6", "struck",
     V_BEGUN V_CALLED("A", "truco") V_CALLED("B", "retruco") V_CALLED("A", "vale_cuatro"),
     V_CALLED("B", "quiero") V_TRICKS},
    {kPaulista, V_BEGUN, "truco.false_tento", "player=B; proved=no", "accused_point",
     V_BEGUN R"({"type":"ruled","side":"B","points":1,"reason":"x"})"},
    {kPaulista, "", "truco.time_over", "points=11", "short_game",
     R"({"type":"carried","scores":{"A":11,"B":11}})", V_BEGUN V_TRICKS},
    {kPaulista, R"({"type":"tallied","side":"A","points":12})", "truco.time_over", "points=11", "next_game",
     R"({"type":"tallied","side":"A","points":12}|)" V_BEGUN
     R"({"type":"tallied","side":"A","points":11}|{"type":"tallied","side":"B","points":11}|{"type":"annulled","reason":"x"})",
     V_BEGUN V_TRICKS},
    {kPaulista, V_BEGUN, "truco.time_over", "", "time_ended",
     V_BEGUN R"({"type":"match_ended","reason":"time"})"},
    {kUruguayan, V_BEGUN V_CALLED("A", "truco") V_CALLED("B", "quiero"), "truco.called_before_turned",
     "entry=3", "struck", V_BEGUN, V_TURNED("3o") V_CARD("A", "2o") V_CARD("B", "1e")},
    {kPaulista, V_BEGUN, "truco.card_shown", "player=B", "warn", V_BEGUN},
    {kPaulista, V_BEGUN, "truco.covered_looked_up", "player=B", "warn", V_BEGUN},
    {kPaulista, V_BEGUN, "truco.marked_cards", "player=B", "forfeit",
     V_BEGUN R"({"type":"match_ended","reason":"forfeit","side":"B"})", "", 2},
    {kUruguayanFour, V_BEGUN, "truco.paso_or_mazo", "player=A; said=paso", "leaves_alone",
     V_BEGUN R"({"type":"folded","player":"A"})", R"({"type":"folded","player":"C"})"},
};

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('|', at), text.size());
    if (end > at) lines.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

EventTable played(std::string_view start, std::string_view text) {
  EventTable table(start);
  for (const std::string& line : split(text)) table.play(line);
  return table;
}

std::vector<nlohmann::json> standing(const EventTable& table) {
  std::vector<nlohmann::json> all{static_cast<int>(outcome(table.match()).status), table.scores()};
  return all;
}

void hold(Ledger& compared) {
  for (const Variant& row : kVariants) {
    CAPTURE(std::string(row.case_id));
    CAPTURE(std::string(row.remedy));
    EventTable wrong = played(row.start, row.wrong), right = played(row.start, row.right);
    const referee::Case& one = *referee::find_case(row.case_id);
    const auto level = row.warnings > 0 ? referee::Level::tournament : referee::Level::club;
    const auto finding = hear(wrong, one, answers_of(one, row.facts, wrong.names()), {level, row.warnings});
    const auto remedy = std::ranges::find(finding.remedies, row.remedy, &referee::Remedy::id);
    REQUIRE(remedy != finding.remedies.end());
    compared.insert(cell_of(wrong, row.case_id, *remedy));
    CHECK(apply(wrong, *remedy) == "");
    CAPTURE(wrong.sentence());
    CHECK(standing(wrong) == standing(right));
    for (const std::string& line : split(row.then)) {
      CAPTURE(line);
      CHECK(wrong.enter(line) == "");
      CHECK(right.enter(line) == "");
    }
    CHECK(standing(wrong) == standing(right));
  }
}
const RegisterLaw kHeld("truco", hold);

bool is_offered(const EventTable& table, std::string_view id) {
  const referee::Likely likely = referee::likely_cases(table.match());
  const auto has = [&](const auto& list) {
    return std::ranges::find(list, id, &referee::Case::id) != list.end();
  };
  return has(likely.now) || has(likely.others);
}

}  // namespace

TEST_CASE("a case is offered only where the ruleset has its subject") {
  struct Subject {
    std::string_view with, without;  // matches
    std::vector<std::string_view> cases;
  };
  constexpr std::string_view kGerman = V_TABLE_OF("truco-nhf-de", ""),
                             kMineiro = V_TABLE_OF("truco-mineiro", ""),
                             kGaucho = V_TABLE_OF("truco-gaucho", "");
  const Subject subjects[] = {
      {kPaulista, kGerman, {"truco.eleven_card_first", "truco.eleven_truco", "truco.eleven_forgotten"}},
      {kMineiro, kGaucho, {"truco.eleven_card_first", "truco.covered_first", "truco.covered_looked_up"}},
      {kPaulista, kMineiro, {"truco.turned_wrong", "truco.turned_disputed"}},
      {kUruguayan,
       kPaulista,
       {"truco.called_before_turned", "truco.alcahuete_disputed", "truco.paso_or_mazo"}},
      {kGaucho,
       kPaulista,
       {"truco.flor_not_announced", "truco.false_flor", "truco.flor_misdeclared", "truco.envido_misdeclared",
        "truco.not_shown", "truco.called_too_late", "truco.envido_against_flor"}},
      {kGerman,
       V_TABLE_OF("truco-nhf-de", R"("flor":false)"),
       {"truco.false_flor", "truco.envido_against_flor"}},
      {kGerman, kMineiro, {"truco.interfered", "truco.other_words"}},
      {kMineiro,
       kGerman,
       {"truco.unclear_word", "truco.card_shown", "truco.pack_looked_at", "truco.table_struck",
        "truco.marked_cards", "truco.false_tento", "truco.wrong_ladder", "truco.stake_disputed",
        "truco.time_over"}}};
  for (const Subject& subject : subjects) {
    const EventTable with(subject.with), without(subject.without);
    for (const std::string_view id : subject.cases) {
      CAPTURE(std::string(id));
      CHECK(is_offered(with, id));
      CHECK(!is_offered(without, id));
      const auto finding = hear(without, *referee::find_case(id), {});
      CHECK(finding.remedies.empty());
      CHECK(finding.rule.empty());
    }
  }
}

TEST_CASE("the turned card decides what shown cards are worth, also after the next hand has begun") {
  EventTable table = played(
      kUruguayan,
      V_BEGUN V_TURNED("3o") V_CALLED("A", "envido") V_CALLED(
          "B", "quiero") R"({"type":"settled","of":"envido","winner":"A","points":37})" V_TRICKS "|" V_BEGUN);
  const referee::Case& one = *referee::find_case("truco.envido_misdeclared");
  const auto with_cards = [&](std::string_view facts) {
    return hear(table, one, answers_of(one, facts, table.names())).remedies;
  };
  // The 2 of the turned suit is worth 30.
  const auto borne_out = with_cards("player=A; cards=2o 7e 5c");
  REQUIRE(!borne_out.empty());
  CHECK(borne_out.front().events.empty());
  const auto wrong = with_cards("player=A; cards=2e 7e 5c");
  REQUIRE(!wrong.empty());
  CHECK(apply(table, wrong.front()) == "");
  CHECK(table.scores() == std::vector<Points>{0, 3});
}

TEST_CASE("two pieces are a flor whatever their third card") {
  const EventTable table = played(
      kUruguayan,
      V_BEGUN V_TURNED("3o") V_CALLED(
          "A",
          "flor") R"({"type":"trick_won","winner":"A"}|{"type":"trick_won","winner":"A"}|{"type":"shown","player":"A","cards":["2o","4o","1e"]})");
  const referee::Case& one = *referee::find_case("truco.false_flor");
  CHECK(hear(table, one, answers_of(one, "player=A", table.names())).rule == "truco.flor.value");
}

}  // namespace tanteador::test::truco_variants
