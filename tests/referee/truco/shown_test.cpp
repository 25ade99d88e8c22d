// The shown cards of the winner, their hand, and the entry a ruling refers to.

#include <tuple>

#include "tests/referee/law.hpp"
#include "tests/referee/truco/shapes.hpp"

namespace tanteador::test::truco_law {

TEST_CASE("T-37: a value that did not win cannot be ruled wrong") {
  EventTable table(kTrucoShapes[0].start);
  table.play(R"({"type":"hand_started"}
{"type":"called","player":"A","call":"envido"}
{"type":"called","player":"B","call":"quiero"}
{"type":"declared","player":"A","of":"envido","points":27})");
  CHECK(table.enter(R"({"type":"shown","player":"B","of":"envido","differs":true})") ==
        "truco/shown_not_won");
  CHECK(table.enter(
            R"({"type":"shown","player":"A","of":"envido","differs":true,"cards":["7e","12e","1o"]})") ==
        "truco/shown_as_said");
  CHECK(table.enter(R"({"type":"shown","player":"A","of":"flor","refused":true})") == "truco/shown_not_won");
  CHECK(table.enter(R"({"type":"shown","player":"A","of":"envido","differs":true})") == "");
}

// T-36: the higher value wins, among equal ones the first announced; a lower one posts nothing.
TEST_CASE("the best declared value has won, and only it can be ruled wrong") {
  for (const auto& [first, second, winner] : {std::tuple(30, 28, "A"), {27, 28, "B"}, {28, 28, "A"}}) {
    EventTable table(kTrucoShapes[0].start);
    table.play(R"({"type":"hand_started"}
{"type":"called","player":"A","call":"envido"}
{"type":"called","player":"B","call":"quiero"})");
    table.play(json{{"type", "declared"}, {"player", "A"}, {"of", "envido"}, {"points", first}}.dump());
    table.play(json{{"type", "declared"}, {"player", "B"}, {"of", "envido"}, {"points", second}}.dump());
    table.play(R"({"type":"trick_won","winner":"A"}
{"type":"trick_won","winner":"A"}
{"type":"hand_started"})");
    for (const std::string player : {"A", "B"}) {
      CAPTURE(first);
      CAPTURE(player);
      const auto finding =
          finding_on(table, "truco.envido_misdeclared", "player=" + player + "; differs=yes");
      const auto* remedy = remedy_of(finding, "shown");
      CHECK((remedy && remedy->events.front()["type"] == "amended") == (player == winner));
    }
  }
}

TEST_CASE("a later hand with its own ruling prevents correction of an earlier hand") {
  EventTable table(kTrucoShapes[0].start);
  table.play(R"({"type":"hand_started"}
{"type":"called","player":"A","call":"flor"}
{"type":"trick_won","winner":"B"}
{"type":"trick_won","winner":"B"}
{"type":"hand_started"})");
  const auto is_offered = [&] {
    return remedy_of(finding_on(table, "truco.false_flor", "player=A; held=no"), "penalty") != nullptr;
  };
  CHECK(is_offered());
  table.play(
      R"({"type":"case_ruled","case":"other","title":"x","facts":{},"fixed":false,"remedy":"x","reason":"x","events":1}
{"type":"ruled","side":"B","points":1,"reason":"x"})");
  CHECK(!is_offered());
}

TEST_CASE("a case refers to the latest hand won, or to the hand of the entry") {
  EventTable table(kTrucoShapes[0].start);
  const std::string hand = R"({"type":"hand_started"}
{"type":"called","player":"A","call":"envido"}
{"type":"called","player":"B","call":"quiero"}
{"type":"settled","of":"envido","winner":"A"}
{"type":"trick_won","winner":"B"}
{"type":"trick_won","winner":"B"})";
  table.play(hand + "\n" + hand + "\n" + R"({"type":"hand_started"})");
  const auto turned = [&](const char* facts) {
    const auto finding = finding_on(table, "truco.envido_misdeclared", facts);
    const auto* remedy = remedy_of(finding, "shown");
    return remedy ? remedy->events.front().value("seq", 0) : 0;
  };
  CHECK(turned("player=A; differs=yes") == 11);
  CHECK(turned("player=A; differs=yes; entry=5") == 5);
  CHECK(turned("player=A; differs=yes; entry=3") == 5);  // any entry of that hand
  CHECK(turned("player=A; differs=yes; entry=14") == 0);
  CHECK(turned("player=B; differs=yes; entry=5") == 0);
  REQUIRE(enter(table, *remedy_of(finding_on(table, "truco.envido_misdeclared", "player=A; differs=yes"),
                                  "shown")) == "");
  CHECK(table.scores() == std::vector<Points>{2, 4});
  CHECK(turned("player=A; differs=yes; entry=11") == 0);  // turned already
}

namespace {

// T-28: a new valuation of the flor corrects the announced value, also in an earlier hand.
void hold_revalued(Ledger& compared) {
  const std::string start =
      R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B"],"options":{"flor_misdeclared":"revalue"}})";
  const std::string said = R"({"type":"hand_started"}
{"type":"called","player":"A","call":"flor"}
{"type":"called","player":"B","call":"flor"}
{"type":"declared","player":"A","of":"flor","points":%}
{"type":"declared","player":"B","of":"flor","points":30}
{"type":"trick_won","winner":"B"}
{"type":"trick_won","winner":"B"})";
  for (const char* other : {"28", "31"}) {
    const std::string lines = put(said, "%", other);
    EventTable late(start), now(start);
    // Cards of 29 and of 35: the winner is who has most by then.
    const bool wins = std::string(other) == "31";
    const std::string player = wins ? "A" : "B", cards = wins ? "2e 3e 4e" : "7o 12o 2o";
    late.play(lines + "\n" + R"({"type":"hand_started"})");
    now.play(lines);
    const std::string facts = "player=" + player + "; differs=yes; cards=" + cards;
    for (EventTable* table : {&now, &late}) {
      const auto finding = finding_on(*table, "truco.flor_misdeclared", facts);
      const auto* remedy = remedy_of(finding, "valued");
      REQUIRE(remedy);
      compared.insert(cell_of(*table, "truco.flor_misdeclared", *remedy));
      CHECK(apply(*table, *remedy) == "");
    }
    CHECK(late.scores() == now.scores());
  }
}

const RegisterLaw kRevalued("truco", hold_revalued);

}  // namespace

TEST_CASE("T-37, T-28: an entry about the winner's cards concerns only the winner") {
  constexpr std::string_view kAccepted = R"({"type":"hand_started"}
{"type":"called","player":"A","call":"envido"}
{"type":"called","player":"B","call":"quiero"})";
  constexpr std::string_view kFlores = R"({"type":"hand_started"}
{"type":"called","player":"A","call":"flor"}
{"type":"called","player":"B","call":"flor"})";
  // A is mano.
  struct Row {
    std::string_view before, entered, key;
  };
  const Row rows[] = {
      {kAccepted, R"({"type":"settled","of":"envido","winner":"A","differs":true})", ""},
      {kAccepted, R"({"type":"settled","of":"envido","winner":"A","points":30,"refused":true})", ""},
      {kAccepted, R"({"type":"declared","player":"A","of":"envido","points":30,"differs":true})", ""},
      {kAccepted, R"({"type":"declared","player":"A","of":"envido","points":30}
{"type":"declared","player":"B","of":"envido","points":27,"differs":true})",
       "truco/shown_not_won"},
      {kAccepted, R"({"type":"declared","player":"A","of":"envido","points":27,"differs":true}
{"type":"declared","player":"B","of":"envido","points":30})",
       "truco/shown_not_won"},
      {kAccepted, R"({"type":"declared","player":"A","of":"envido","points":27}
{"type":"declared","player":"B","of":"envido","good":true,"refused":true})",
       "truco/shown_not_won"},
      {kFlores, R"({"type":"settled","of":"flor","winner":"A","differs":true})", ""},
      {kAccepted, R"({"type":"settled","of":"envido","winner":"A","points":30,"differs":true}
{"type":"shown","player":"A","cards":["7e","3e","1o"]})",
       "truco/shown_as_said"},
      {kAccepted, R"({"type":"settled","of":"envido","winner":"A","points":30,"differs":true}
{"type":"shown","player":"A","cards":["7e","2e","1o"]})",
       ""},
      {R"({"type":"hand_started"})", R"({"type":"called","player":"A","call":"flor","refused":true})", ""},
      {R"({"type":"hand_started"})", R"({"type":"called","player":"A","call":"envido","refused":true})",
       "truco/shown_not_won"},
      {kFlores, R"({"type":"called","player":"A","call":"contraflor"}
{"type":"called","player":"B","call":"quiero","refused":true})",
       "truco/shown_not_won"},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.entered));
    EventTable table(kTrucoShapes[0].start);
    table.play(row.before);
    CHECK(table.enter(row.entered) == row.key);
  }
  EventTable anew(
      R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B"],"options":{"flor_misdeclared":"revalue"}})");
  anew.play(kFlores);
  CHECK(anew.enter(R"({"type":"settled","of":"flor","winner":"A","differs":true})") ==
        "truco/shown_revalued");
  CHECK(anew.enter(R"({"type":"settled","of":"flor","winner":"A","refused":true})") == "");
}

// The engine refuses such a call, so it is not in the log. Unless a ruling names an entry, the logged call is
// another one.
TEST_CASE("a case without a named call assumes a missing entry, and one with it means that entry") {
  constexpr std::string_view kEnvido = R"({"type":"hand_started"}
{"type":"called","player":"A","call":"envido"}
{"type":"called","player":"B","call":"quiero"}
{"type":"settled","of":"envido","winner":"A"}
{"type":"trick_won","winner":"B"}
{"type":"trick_won","winner":"B"})";
  constexpr std::string_view kTruco = R"({"type":"hand_started"}
{"type":"called","player":"A","call":"truco"}
{"type":"called","player":"B","call":"quiero"}
{"type":"trick_won","winner":"A"}
{"type":"trick_won","winner":"A"})";
  struct Row {
    std::string_view case_id, facts, lines;
    int entry;
  };
  const Row rows[] = {{"truco.called_too_late", "call=envido; why=over", kEnvido, 3},
                      {"truco.called_too_late", "call=envido; why=accepted", kEnvido, 3},
                      {"truco.called_too_late", "call=envido; why=own_card", kEnvido, 3},
                      {"truco.called_too_late", "why=answered", kEnvido, 3},
                      {"truco.raise_without_word", "why=word", kTruco, 3},
                      {"truco.raise_without_word", "why=step", kTruco, 3},
                      {"truco.raise_without_word", "why=quiero", kTruco, 3},
                      {"truco.bet_open", "what=truco", kTruco, 3},
                      {"truco.wrong_answer", "who=left", kTruco, 4},
                      {"truco.wrong_answer", "who=own_side", kTruco, 4},
                      {"truco.left_and_plays", "player=A", kTruco, 3},
                      {"truco.call_disputed", "heard=no", kEnvido, 3}};
  for (const Row& row : rows) {
    CAPTURE(std::string(row.case_id));
    CAPTURE(std::string(row.facts));
    EventTable table(kTrucoShapes[0].start);
    table.play(row.lines);
    const auto open = finding_on(table, row.case_id, row.facts);
    CHECK(open.remedies.front().id == "void");
    CHECK(remedy_of(open, "struck")->missing == std::vector<std::string>{"entry"});
    const std::string entry = "; entry=" + std::to_string(row.entry);
    const auto named = finding_on(table, row.case_id, std::string(row.facts) + entry);
    CHECK(remedy_of(named, "void") == nullptr);
    CHECK(remedy_of(named, "struck")->missing.empty());
    // An entry that is no such call, and one that the log does not have.
    const auto other = finding_on(table, row.case_id, std::string(row.facts) + "; entry=2");
    CHECK(other.remedies.front().id == "void");
    CHECK(remedy_of(other, "struck") == nullptr);
    const auto none = finding_on(table, row.case_id, std::string(row.facts) + "; entry=30");
    CHECK(remedy_of(none, "struck")->missing == std::vector<std::string>{"entry"});
  }
  EventTable begun(kTrucoShapes[0].start);
  const auto itself = finding_on(begun, "truco.wrong_entry", "entry=2");
  CHECK(remedy_of(itself, "struck")->missing == std::vector<std::string>{"entry"});
}

}  // namespace tanteador::test::truco_law
