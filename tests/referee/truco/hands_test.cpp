// Interference, the cards between two hands, and the owner of points in a gallo by turns.

#include "tests/referee/law.hpp"
#include "tests/referee/truco/shapes.hpp"

namespace tanteador::test::truco_law {

namespace {

// T-52: his side loses its points of the duel, and the other side posts 4.
void hold_interference(Ledger& compared) {
  constexpr std::string_view kWon[] = {ENVIDO SAID("envido"), ENVIDO SAID("envido") OWN_TRICKS,
                                       R"({"type":"called","player":"{c}","call":"flor"})" OWN_TRICKS};
  for (const TrucoShape& shape : kTrucoShapes) {
    if (shape.duel == 0) continue;
    for (const char* interferer : {"C", "E"}) {  // of the caller's side
      for (const std::string_view won : kWon) {
        CAPTURE(std::string(shape.name));
        CAPTURE(interferer);
        CAPTURE(std::string(won));
        PlayedHand wrong(shape, kNothing), right(shape, kNothing);
        REQUIRE(wrong.enter(won) == "");
        const std::vector<Points> before = right.table.scores();
        const std::string facts = std::string("player=") + interferer + "; duel=1";
        for (PlayedHand* played : {&wrong, &right}) {
          const auto finding = finding_on(played->table, "truco.interfered", facts);
          REQUIRE(finding.remedies.size() == 1);
          compared.insert(cell_of(played->table, "truco.interfered", finding.remedies.front()));
          CHECK(enter(played->table, finding.remedies.front()) == "");
        }
        CHECK(standing(wrong.table.match()) == standing(right.table.match()));
        if (shape.opening == kPicaPicaBegun) continue;  // nothing is written before the other duels are over
        CHECK(right.table.scores()[1] - before[1] >= 4);
      }
    }
  }
}

// Noticed once the next hand has begun, as in its own.
void hold_late_interference(Ledger& compared) {
  constexpr std::string_view kSix =
      R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D","E","F"]})";
  const std::string duels = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"hand_started"}
{"type":"trick_won","winner":"Nosotros","duel":1}
{"type":"trick_won","winner":"Nosotros","duel":1}
{"type":"trick_won","winner":"Nosotros","duel":2}
{"type":"trick_won","winner":"Nosotros","duel":2}
{"type":"trick_won","winner":"Ellos","duel":3}
{"type":"trick_won","winner":"Ellos","duel":3})";
  const std::string next = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Ellos"})";
  EventTable late(kSix), now(kSix);
  late.play(duels + "\n" + next);
  now.play(duels);
  for (EventTable* table : {&late, &now}) {
    const auto finding = finding_on(*table, "truco.interfered", "player=A; duel=2");
    REQUIRE(finding.remedies.size() == 1);
    compared.insert(cell_of(*table, "truco.interfered", finding.remedies.front()));
    CHECK(enter(*table, finding.remedies.front()) == "");
  }
  now.play(next);
  CHECK(late.scores() == now.scores());
  CHECK(late.scores() == std::vector<Points>{2, 5});
  CHECK(standing(late.match()) == standing(now.match()));
}

const RegisterLaw kInterference("truco", hold_interference), kLate("truco", hold_late_interference);

}  // namespace

TEST_CASE("a remedy for the cards of the next hand leaves the finished hand") {
  EventTable over(kTrucoShapes[0].start);
  over.play(R"({"type":"hand_started"}
{"type":"trick_won","winner":"A"}
{"type":"trick_won","winner":"A"})");
  for (const auto& [one, facts] : {std::pair("truco.cards_dropped", ""),
                                   {"truco.cut_wrong", "what=too_small"},
                                   {"truco.cut_wrong", "what=wrong_player"},
                                   {"truco.cut_wrong", "what=second"}}) {
    CAPTURE(one);
    CAPTURE(facts);
    const auto finding = finding_on(over, one, facts);
    for (const referee::Remedy& remedy : finding.remedies) {
      CAPTURE(remedy.id);
      EventTable after = over;
      CHECK(enter(after, remedy) == "");
      CHECK(after.scores() == over.scores());
    }
  }
}

TEST_CASE("the other side of a gallo pair member is the gallo alone") {
  EventTable pair(kTrucoShapes[2].start);
  pair.play(R"({"type":"hand_started"})");
  const auto point = [&](std::string_view player) {
    EventTable table = pair;
    const auto finding =
        finding_on(table, "truco.looked_at_cards", "player=" + std::string(player), referee::Level::club, 1);
    CHECK(enter(table, *remedy_of(finding, "point")) == "");
    return table.scores();
  };
  // C deals, so C is the gallo.
  CHECK(point("A") == std::vector<Points>{0, 0, 1});
  CHECK(point("C") == std::vector<Points>{1, 1, 0});
}

// T-19, T-24: the contraflor is upon the partner's flor as well as upon the one that came too late.
TEST_CASE("a flor called too late leaves the contraflor on the partner's flor") {
  constexpr std::string_view kFour =
      R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D"]})";
  const std::string later = R"({"type":"called","player":"C","call":"flor"}
{"type":"called","player":"D","call":"contraflor"}
{"type":"called","player":"C","call":"con_flor_quiero"}
{"type":"settled","of":"flor","winner":"Nosotros"}
{"type":"trick_won","winner":"Ellos"}
{"type":"trick_won","winner":"Ellos"})";
  EventTable wrong(kFour), right(kFour);
  wrong.play(R"({"type":"hand_started"}
{"type":"called","player":"A","call":"flor"})"
             "\n" +
             later);
  right.play("{\"type\":\"hand_started\"}\n" + later);
  const auto late = finding_on(wrong, "truco.called_too_late", "call=flor; why=own_card; entry=3");
  CHECK(enter(wrong, *remedy_of(late, "struck")) == "");
  CHECK(wrong.scores() == std::vector<Points>{6, 1});
  CHECK(standing(wrong.match()) == standing(right.match()));
}

TEST_CASE(
    "in an open hand the log shows whether another player ended a named player's chance to announce a flor") {
  const referee::Case& quiet = *referee::find_case("truco.flor_not_announced");
  EventTable table(kTrucoShapes[0].start);
  const auto shut_out = [&](std::string_view facts) {
    return with_log(quiet, answers_of(quiet, facts, table.names()), table.match(), table.names(),
                    [&](EventSeq seq) { return table.event_line(seq); })["shut_out"]
        .found;
  };
  CHECK(shut_out("accused=B") == json());
  table.play(R"({"type":"hand_started"})");
  CHECK(shut_out("") == json());
  CHECK(shut_out("accused=B") == json(false));
  // T-16: an envido that is accepted ends it.
  table.play(R"({"type":"called","player":"A","call":"envido"}
{"type":"called","player":"B","call":"quiero"})");
  CHECK(shut_out("") == json());
}

// T-8: a flor is three cards of one suit.
TEST_CASE("shown cards settle whether a flor was held") {
  const referee::Case& doubted = *referee::find_case("truco.false_flor");
  for (const auto& [cards, held] : {std::pair("", json()),
                                    {R"(["7e","2e","10e"])", json(true)},
                                    {R"(["7e","2e","10o"])", json(false)},
                                    {R"(["7o","2e","10e"])", json(false)}}) {
    CAPTURE(cards);
    EventTable table(kTrucoShapes[0].start);
    table.play(R"({"type":"hand_started"}
{"type":"called","player":"A","call":"flor"}
{"type":"trick_won","winner":"A"}
{"type":"trick_won","winner":"A"})");
    if (*cards) table.play(R"({"type":"shown","player":"A","cards":)" + std::string(cards) + "}");
    const auto known = with_log(doubted, answers_of(doubted, "player=A", table.names()), table.match(),
                                table.names(), [&](EventSeq seq) { return table.event_line(seq); });
    const auto answer = known.find("held");
    CHECK((answer == known.end() ? json() : answer->second.found) == held);
  }
}

TEST_CASE("without a log no remedy refers to an entry") {
  EventTable table(kTrucoShapes[0].start);
  table.play(R"({"type":"hand_started"}
{"type":"called","player":"A","call":"envido"})");
  const referee::Case& unheard = *referee::find_case("truco.call_disputed");
  const auto is_offered = [&](const referee::EventReader& written) {
    const auto finding = rule_on(unheard, answers_of(unheard, "heard=no; entry=3", table.names()),
                                 table.match(), table.names(), {referee::Level::club, 0, written});
    return remedy_of(finding, "struck") != nullptr;
  };
  CHECK(is_offered([&](EventSeq seq) { return table.event_line(seq); }));
  CHECK(!is_offered({}));
}

TEST_CASE("facts in the log are not asked, and a step has the table's numbers") {
  EventTable table(
      R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B"],"options":{"false_flor_penalty":4}})");
  table.play(R"({"type":"hand_started"}
{"type":"trick_won","winner":"A"})");
  const auto played = finding_on(table, "truco.wrong_dealer", "played=no");
  CHECK(remedy_of(played, "play_on") == &played.remedies.front());  // too late to put it right without a word
  const auto finding = finding_on(table, "truco.false_flor", "player=A; held=no");
  CHECK(render(finding.steps.back(), table.names()).find("4 points") != std::string::npos);
}

}  // namespace tanteador::test::truco_law
