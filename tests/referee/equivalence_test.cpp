// A remedy is a correction of the log: the score after it is that of the match entered rightly from the
// start, at every table, before and after the end of the hand, of the chico, and in a duel of a pica-pica
// (Truco).

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "src/referee/finding.hpp"
#include "tests/referee/facts.hpp"
#include "tests/support/event_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using nlohmann::json;

namespace {

using Lines = std::vector<json>;

// Who calls and who answers, on opposite sides; `opening` starts the hand they play.
struct TrucoShape {
  std::string_view name, start;
  std::string_view caller, other;
  std::string_view opening = R"({"type":"hand_started"})";
  int duel = 0;
};

constexpr std::string_view kPicaPica = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"hand_started","mode":"pica_pica"}
{"type":"called","player":"B","call":"envido","duel":2}
{"type":"called","player":"E","call":"quiero","duel":2}
{"type":"settled","of":"envido","winner":"Ellos","points":31,"duel":2}
{"type":"trick_won","winner":"Ellos","duel":2}
{"type":"trick_won","winner":"Ellos","duel":2}
{"type":"called","player":"C","call":"flor","duel":3}
{"type":"trick_won","winner":"Nosotros","duel":3}
{"type":"trick_won","winner":"Nosotros","duel":3})";

// Eight, who name their pairs: A and B play the first duel, the others are over.
constexpr std::string_view kPairs = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"hand_started","pairs":[["A","B"],["C","D"],["E","F"],["G","H"]]}
{"type":"called","player":"C","call":"envido","duel":2}
{"type":"called","player":"D","call":"quiero","duel":2}
{"type":"settled","of":"envido","winner":"Ellos","points":31,"duel":2}
{"type":"trick_won","winner":"Ellos","duel":2}
{"type":"trick_won","winner":"Ellos","duel":2}
{"type":"trick_won","winner":"Nosotros","duel":3}
{"type":"trick_won","winner":"Nosotros","duel":3}
{"type":"trick_won","winner":"Ellos","duel":4}
{"type":"trick_won","winner":"Ellos","duel":4})";

constexpr std::string_view kPicaPicaBegun = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"hand_started","mode":"pica_pica"})";

constexpr TrucoShape kTrucoShapes[] = {
    {"two", R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B"]})", "A", "B"},
    {"gallo, fixed",
     R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C"],"sides":[{"name":"Uno","players":["A"]},{"name":"Dos","players":["B","C"]}]})",
     "A", "C"},
    {"gallo by turns, of the pair", R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C"]})",
     "A", "C"},
    {"gallo by turns, the gallo", R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C"]})", "C",
     "B"},
    {"four", R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D"]})", "A", "D"},
    {"six, redonda", R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D","E","F"]})", "A",
     "F"},
    {"six, a duel", R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D","E","F"]})", "A",
     "D", kPicaPica, 1},
    {"six, the first duel of three",
     R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D","E","F"]})", "A", "D",
     kPicaPicaBegun, 1},
    {"eight, a duel",
     R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D","E","F","G","H"]})", "A", "B",
     kPairs, 1},
    {"eight", R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D","E","F","G","H"]})", "A",
     "H"},
};

struct Carry {
  int caller, other;  // what the two sides have on paper before the hand
};
constexpr Carry kCarries[] = {{0, 0}, {29, 10}, {10, 29}, {28, 20}, {29, 29}};

// What one row of the law is: lines as they were entered, the ruling, and the lines that were right. "{c}"
// and
// "{o}" are the caller and the other player, "{C}" and "{O}" their sides; `rest` follows in both.
struct TrucoLaw {
  std::string_view case_id, facts, remedy;
  std::string_view wrong, right;
  std::string_view level = "club";
};

#define THEIR_TRICKS R"(|{"type":"trick_won","winner":"{O}"}|{"type":"trick_won","winner":"{O}"})"
#define OWN_TRICKS R"(|{"type":"trick_won","winner":"{C}"}|{"type":"trick_won","winner":"{C}"})"
#define ENVIDO \
  R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"quiero"}|)"
#define FLORES \
  R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"flor"}|)"
#define TRUCO \
  R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"quiero"})"
#define WON(of) R"({"type":"settled","of":")" of R"(","winner":"{C}"})"
#define LOST(of) R"({"type":"settled","of":")" of R"(","winner":"{O}"})"
#define SAID(of) R"({"type":"settled","of":")" of R"(","winner":"{C}","points":30})"
#define SHOWN R"(|{"type":"shown","player":"{c}","cards":["7e","12e","1o"]})"
#define FLOR_SHOWN R"(|{"type":"shown","player":"{c}","cards":["7e","2e","10e"]})"

const TrucoLaw kTrucoLaws[] = {
    // T-37: what was said and is not there goes to the other side, whatever was written down of it.
    {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO WON("envido"),
     ENVIDO SAID("envido") SHOWN},
    {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO SAID("envido"),
     ENVIDO LOST("envido")},
    {"truco.envido_misdeclared", "player={c}; differs=yes; cards=7e 12e 1o", "shown", ENVIDO WON("envido"),
     ENVIDO SAID("envido") SHOWN},
    {"truco.envido_misdeclared", "player={c}; differs=yes; cards=7e 12e 1o", "shown", ENVIDO SAID("envido"),
     ENVIDO SAID("envido") SHOWN},
    {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO WON("envido") THEIR_TRICKS,
     ENVIDO SAID("envido") THEIR_TRICKS SHOWN},
    {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO WON("envido") OWN_TRICKS,
     ENVIDO LOST("envido") OWN_TRICKS},
    {"truco.envido_misdeclared", "player={c}; differs=yes; cards=7e 12e 1o", "shown",
     ENVIDO WON("envido") THEIR_TRICKS, ENVIDO SAID("envido") THEIR_TRICKS SHOWN},
    // T-28, TA-25: the flor alike.
    {"truco.flor_misdeclared", "player={c}; differs=yes", "shown", FLORES WON("flor"),
     FLORES SAID("flor") FLOR_SHOWN},
    {"truco.flor_misdeclared", "player={c}; differs=yes", "shown", FLORES WON("flor") THEIR_TRICKS,
     FLORES LOST("flor") THEIR_TRICKS},
    {"truco.flor_misdeclared", "player={c}; differs=yes; cards=7e 2e 10e", "shown",
     FLORES SAID("flor") OWN_TRICKS, FLORES LOST("flor") OWN_TRICKS},
    // T-29, T-37: not shown is lost, where the referee decides so.
    {"truco.not_shown", "of=envido; player={c}", "turned", ENVIDO WON("envido"), ENVIDO LOST("envido")},
    {"truco.not_shown", "of=envido; player={c}", "turned", ENVIDO SAID("envido") THEIR_TRICKS,
     ENVIDO LOST("envido") THEIR_TRICKS},
    {"truco.not_shown", "of=flor; player={c}", "turned", FLORES WON("flor") THEIR_TRICKS,
     FLORES LOST("flor") THEIR_TRICKS},
    {"truco.not_shown", "of=flor; player={c}", "turned",
     R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS,
     R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
    // What does not count is as if it had never been said.
    {"truco.false_flor", "player={c}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS, THEIR_TRICKS},
    {"truco.false_flor", "player={c}; held=no", "void", FLORES LOST("flor") THEIR_TRICKS,
     R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={c}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"con_flor_me_achico"})" THEIR_TRICKS,
     R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={c}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"con_flor_quiero"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
     R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={c}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor_al_resto"}|{"type":"called","player":"{c}","call":"con_flor_quiero"}|{"type":"settled","of":"flor","winner":"{O}"})" THEIR_TRICKS,
     R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={c}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"con_flor_me_achico"})" THEIR_TRICKS,
     R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={c}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
     R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={o}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"con_flor_me_achico"})" THEIR_TRICKS,
     R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={o}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"con_flor_quiero"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
     R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={o}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor_al_resto"}|{"type":"called","player":"{c}","call":"con_flor_quiero"}|{"type":"settled","of":"flor","winner":"{O}"})" THEIR_TRICKS,
     R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={o}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"con_flor_me_achico"})" THEIR_TRICKS,
     R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={o}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
     R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
    {"truco.false_flor", "player={o}; held=no", "void",
     R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor_al_resto"}|{"type":"called","player":"{c}","call":"no_quiero"})" THEIR_TRICKS,
     R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
    {"truco.called_too_late", "call=envido; why=own_card; entry={e}", "struck",
     ENVIDO WON("envido") THEIR_TRICKS, THEIR_TRICKS},
    {"truco.called_too_late", "call=envido; why=over; entry={e}", "struck", ENVIDO LOST("envido"), ""},
    {"truco.called_too_late", "call=flor; why=own_card; entry={e}", "struck",
     R"({"type":"called","player":"{c}","call":"flor"})" OWN_TRICKS, OWN_TRICKS},
    {"truco.call_disputed", "heard=no; entry={e}", "struck", ENVIDO WON("envido") THEIR_TRICKS, THEIR_TRICKS},
    {"truco.call_disputed", "heard=no; entry={e}", "struck", TRUCO THEIR_TRICKS, THEIR_TRICKS},
    {"truco.raise_without_word", "why=step; entry={e}", "struck", TRUCO OWN_TRICKS, OWN_TRICKS},
    {"truco.raise_without_word", "why=quiero; entry={e}", "struck",
     R"({"type":"called","player":"{c}","call":"truco"})", ""},
    {"truco.bet_open", "what=truco; entry={e}", "struck", TRUCO, ""},
    // A fault of the dealing: the hand is dealt again, and of a pica-pica no duel of it counts.
    {"truco.cut_wrong", "what=second", "annul", ENVIDO, R"({"type":"annulled","reason":"void"})"},
    {"truco.cut_wrong", "what=too_small", "annul", TRUCO, R"({"type":"annulled","reason":"void"})"},
    // A hand that is void writes nothing, also once it is over.
    {"truco.call_disputed", "", "annul", ENVIDO WON("envido"), R"({"type":"annulled","reason":"void"})"},
    {"truco.trick_wrong", "entered=yes", "annul", ENVIDO WON("envido") OWN_TRICKS,
     R"({"type":"annulled","reason":"void"})"},
};

struct Played {
  const TrucoShape& shape;
  EventTable table;
  std::string caller_side, other_side;
  bool opened = false;  // no pica-pica near the end of a chico
  bool later = false;   // the hand is over, and the next is no pica-pica

  Played(const TrucoShape& of, const Carry& carry) : shape(of), table(of.start) {
    caller_side = side_of_player(of.caller);
    other_side = side_of_player(of.other);
    json scores = json::object();
    for (const std::string& side : table.names().sides) scores[side] = 0;
    scores[caller_side] = carry.caller;
    scores[other_side] = carry.other;
    if (carry.caller + carry.other > 0) table.play(json{{"type", "carried"}, {"scores", scores}}.dump());
    opened = table.enter(of.opening).empty();
  }
  std::string side_of_player(std::string_view player) const {
    const auto& seats = table.names().seats;
    const auto seat = static_cast<int>(std::ranges::find(seats, player) - seats.begin());
    return table.names().sides[static_cast<std::size_t>(index(side_of(table.match(), seat_at(seat))))];
  }
  std::string filled(std::string_view text) const {
    std::string out(text);
    for (const auto& [gap, name] : {std::pair<std::string_view, std::string>("{c}", shape.caller),
                                    {"{o}", std::string(shape.other)},
                                    {"{C}", caller_side},
                                    {"{O}", other_side}})
      out = put(std::move(out), gap, name);
    return out;
  }
  // The key of a refusal, "" if all stand.
  std::string enter(std::string_view lines) {
    std::string text = filled(lines);
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('|', at), text.size());
      if (end > at) {
        json event = json::parse(text.substr(at, end - at));
        const bool whole = event["type"] == "annulled" || event["type"] == "tallied";
        if (!later && !whole && event["type"] != "hand_started" && shape.duel != 0)
          event["duel"] = shape.duel;
        if (const std::string refused = table.enter(event.dump()); !refused.empty()) return refused;
      }
      at = end + 1;
    }
    return {};
  }
};

referee::Finding finding_on(const EventTable& table, std::string_view case_id, std::string_view facts,
                            referee::Level level = referee::Level::club, int warnings = 0) {
  const referee::Case* one = referee::find_case(case_id);
  REQUIRE(one);
  return rule_on(*one, answers_of(*one, facts, table.names()), table.match(), table.names(),
                 {level, warnings, [&](EventSeq seq) { return table.written(seq); }});
}

const referee::Remedy* remedy_of(const referee::Finding& finding, std::string_view id) {
  const auto remedy = std::ranges::find(finding.remedies, id, &referee::Remedy::id);
  return remedy == finding.remedies.end() ? nullptr : &*remedy;
}

std::string enter(EventTable& table, const referee::Remedy& remedy) {
  std::string lines;
  for (const json& event : remedy.events) lines += event.dump() + "\n";
  return table.enter(lines);
}

// Everything people see of where a match stands.
std::vector<json> standing(const AnyMatch& match) {
  std::vector<json> all;
  for (int side = 0; side < side_count(match); ++side) {
    all.push_back(score(match, side_at(side)));
    for (const Fact& fact : side_facts(match, side_at(side)))
      all.push_back(fact.value.kind == Arg::Kind::word ? json(fact.value.word) : json(fact.value.number));
  }
  all.push_back(static_cast<int>(outcome(match).status));
  return all;
}

}  // namespace

TEST_CASE("after a remedy the match stands as if it had been entered rightly from the start") {
  for (const TrucoShape& shape : kTrucoShapes) {
    for (const Carry& carry : kCarries) {
      for (const TrucoLaw& law : kTrucoLaws) {
        CAPTURE(std::string(shape.name));
        CAPTURE(carry.caller);
        CAPTURE(carry.other);
        CAPTURE(std::string(law.case_id));
        CAPTURE(std::string(law.wrong));
        CAPTURE(std::string(law.facts));
        Played wrong(shape, carry), right(shape, carry);
        CHECK((wrong.opened || shape.duel != 0));
        if (!wrong.opened) continue;
        const int call = static_cast<int>(last_seq(wrong.table.match())) + 1;
        // A hand that could not be played so at this score is no row.
        if (!wrong.enter(law.wrong).empty() || !right.enter(law.right).empty()) {
          CHECK(carry.caller + carry.other > 0);
          continue;
        }
        const auto facts = put(wrong.filled(law.facts), "{e}", std::to_string(call));
        const auto finding = finding_on(wrong.table, law.case_id, facts);
        const auto* remedy = remedy_of(finding, law.remedy);
        REQUIRE(remedy);
        CHECK(enter(wrong.table, *remedy) == "");
        CAPTURE(wrong.table.sentence());
        CHECK(standing(wrong.table.match()) == standing(right.table.match()));
        // And the hand goes on alike from here.
        if (wrong.enter(THEIR_TRICKS).empty()) CHECK(right.enter(THEIR_TRICKS) == "");
        CHECK(standing(wrong.table.match()) == standing(right.table.match()));
      }
    }
  }
}

// T-52: whatever his side had made in the duel is gone, and the other side writes 4.
TEST_CASE("after an interference it does not matter what the offender's side had won in the duel") {
  constexpr std::string_view kWon[] = {ENVIDO SAID("envido"), ENVIDO SAID("envido") OWN_TRICKS,
                                       R"({"type":"called","player":"{c}","call":"flor"})" OWN_TRICKS};
  for (const TrucoShape& shape : kTrucoShapes) {
    if (shape.duel == 0) continue;
    for (const char* interferer : {"C", "E"}) {  // of the caller's side
      for (const std::string_view won : kWon) {
        CAPTURE(std::string(shape.name));
        CAPTURE(interferer);
        CAPTURE(std::string(won));
        Played wrong(shape, kCarries[0]), right(shape, kCarries[0]);
        REQUIRE(wrong.enter(won) == "");
        const std::vector<Points> before = right.table.scores();
        const std::string facts = std::string("player=") + interferer + "; duel=1";
        for (Played* played : {&wrong, &right}) {
          const auto finding = finding_on(played->table, "truco.interfered", facts);
          REQUIRE(finding.remedies.size() == 1);
          CHECK(enter(played->table, finding.remedies.front()) == "");
        }
        CHECK(standing(wrong.table.match()) == standing(right.table.match()));
        if (shape.opening == kPicaPicaBegun) continue;  // nothing is written before the other duels are over
        CHECK(right.table.scores()[1] - before[1] >= 4);
      }
    }
  }
}

TEST_CASE("what happens to the cards before the next hand is begun leaves the hand that is over") {
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

TEST_CASE("the other side of one of a gallo's pair is the gallo alone") {
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

TEST_CASE("T-37: on what he did not win nobody is ruled to have said a wrong value") {
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

// Once the next hand has begun, also in the next chico, nothing can be shown of the one before; its entry is
// amended, and all that was written since stands as it would have.
TEST_CASE("an envido or a flor of an earlier hand is ruled on as in its own") {
  const TrucoLaw laws[] = {
      {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO WON("envido") THEIR_TRICKS,
       ENVIDO LOST("envido") THEIR_TRICKS},
      {"truco.envido_misdeclared", "player={c}; differs=yes", "shown", ENVIDO SAID("envido") OWN_TRICKS,
       ENVIDO SAID("envido") OWN_TRICKS SHOWN},
      {"truco.not_shown", "of=envido; player={c}; cards=7e 12e 1o", "shown",
       ENVIDO SAID("envido") THEIR_TRICKS, ENVIDO SAID("envido") THEIR_TRICKS SHOWN},
      {"truco.not_shown", "of=envido; player={c}", "turned", ENVIDO SAID("envido") THEIR_TRICKS,
       ENVIDO LOST("envido") THEIR_TRICKS},
      {"truco.flor_misdeclared", "player={c}; differs=yes", "shown", FLORES WON("flor") THEIR_TRICKS,
       FLORES LOST("flor") THEIR_TRICKS},
      {"truco.flor_misdeclared", "player={c}; differs=yes; cards=7e 2e 10e", "shown",
       FLORES SAID("flor") OWN_TRICKS, FLORES SAID("flor") OWN_TRICKS FLOR_SHOWN},
      {"truco.not_shown", "of=flor; player={c}", "turned", FLORES WON("flor") THEIR_TRICKS,
       FLORES LOST("flor") THEIR_TRICKS},
      {"truco.not_shown", "of=flor; player={c}", "turned",
       R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS,
       R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
      {"truco.called_too_late", "call=envido; why=own_card; entry={e}", "struck",
       ENVIDO WON("envido") THEIR_TRICKS, THEIR_TRICKS},
      {"truco.not_shown", "of=envido; player={c}; cards=7e 12e 1o; said=30", "shown",
       ENVIDO WON("envido") THEIR_TRICKS, ENVIDO LOST("envido") THEIR_TRICKS},
      {"truco.not_shown", "of=flor; player={c}; cards=5e 6o 7e", "shown", FLORES WON("flor") THEIR_TRICKS,
       FLORES WON("flor") THEIR_TRICKS R"(|{"type":"shown","player":"{c}","cards":["5e","6o","7e"]})"},
      {"truco.false_flor", "player={c}; held=no", "penalty", FLORES WON("flor") THEIR_TRICKS,
       FLORES WON("flor") THEIR_TRICKS R"(|{"type":"false_flor","player":"{c}"})"},
      {"truco.false_flor", "player={c}; held=no", "void", FLORES WON("flor") THEIR_TRICKS,
       R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
      {"truco.trick_wrong", "entry={e}; side={C}", "amended",
       R"({"type":"trick_won","winner":"{O}"})" OWN_TRICKS, OWN_TRICKS},
  };
  // What is played of the next hand.
  const std::string_view kLater[] = {
      R"({"type":"hand_started"})", R"({"type":"hand_started"}|{"type":"tallied","side":"{O}","points":2})",
      R"({"type":"hand_started"}|{"type":"called","player":"{c}","call":"truco"}|{"type":"annulled","reason":"x"}|{"type":"hand_started"})"};
  int next_hands = 0, turn = 0;  // every level in its turn
  for (const TrucoShape& shape : kTrucoShapes) {
    for (const Carry& carry : kCarries) {
      for (const TrucoLaw& law : laws) {
        for (const std::string_view later : kLater) {
          const auto level = static_cast<referee::Level>(++turn % 3);
          {
            CAPTURE(std::string(shape.name));
            CAPTURE(carry.caller);
            CAPTURE(carry.other);
            CAPTURE(std::string(law.wrong));
            CAPTURE(std::string(law.facts));
            CAPTURE(std::string(later));
            Played wrong(shape, carry), right(shape, carry);
            if (!wrong.opened) continue;
            const int call = static_cast<int>(last_seq(wrong.table.match())) + 1;
            if (!wrong.enter(law.wrong).empty() || !right.enter(law.right).empty()) continue;
            wrong.later = right.later = true;
            if (!wrong.enter(later).empty()) continue;
            right.enter(later);  // what cannot follow there falls by the remedy
            ++next_hands;
            const auto facts = put(wrong.filled(law.facts), "{e}", std::to_string(call));
            const auto finding = finding_on(wrong.table, law.case_id, facts, level);
            const auto* remedy = remedy_of(finding, law.remedy);
            REQUIRE(remedy);
            CHECK(enter(wrong.table, *remedy) == "");
            CAPTURE(wrong.table.sentence());
            CHECK(standing(wrong.table.match()) == standing(right.table.match()));
          }
        }
      }
    }
  }
  CHECK(next_hands > 500);
}

TEST_CASE("an interference is noticed after the next hand has begun as in its own (T-52)") {
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
    CHECK(enter(*table, finding.remedies.front()) == "");
  }
  now.play(next);
  CHECK(late.scores() == now.scores());
  CHECK(late.scores() == std::vector<Points>{2, 5});
  CHECK(standing(late.match()) == standing(now.match()));
}

TEST_CASE("of several hands he won the latest is meant, or the one that the entry names") {
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

TEST_CASE("T-28: where the flor is valued anew, the value said is put right, also in an earlier hand") {
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
    CHECK(enter(now, *remedy_of(finding_on(now, "truco.flor_misdeclared", facts), "valued")) == "");
    CHECK(enter(late, *remedy_of(finding_on(late, "truco.flor_misdeclared", facts), "valued")) == "");
    CHECK(late.scores() == now.scores());
  }
}

TEST_CASE("T-37, T-28: what an entry says of the winner's cards is said of the winner alone") {
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

TEST_CASE("a call is struck with its own answers and no others, whatever waited beside it") {
  struct Row {
    std::string_view case_id, facts, wrong, right, remedy = "struck";
  };
  const Row rows[] = {
      // A late envido while a truco waits, refused, accepted, raised.
      {"truco.called_too_late", "call=envido; why=own_card; entry={e}",
       R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"no_quiero"}|{"type":"called","player":"{o}","call":"quiero"})" THEIR_TRICKS,
       TRUCO THEIR_TRICKS},
      {"truco.called_too_late", "call=envido; why=own_card; entry={e}",
       R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{O}"}|{"type":"called","player":"{o}","call":"quiero"})" OWN_TRICKS,
       TRUCO OWN_TRICKS},
      {"truco.called_too_late", "call=envido; why=answered; entry={e}",
       R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"real_envido"}|{"type":"called","player":"{o}","call":"no_quiero"}|{"type":"called","player":"{o}","call":"quiero"})" THEIR_TRICKS,
       TRUCO THEIR_TRICKS},
      // An envido that a flor cancelled has no answer: the one that follows is the truco's.
      {"truco.called_too_late", "call=envido; why=own_card; entry={f}",
       R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"quiero"})" THEIR_TRICKS,
       R"({"type":"called","player":"{o}","call":"flor"}|)" TRUCO THEIR_TRICKS},
      // The truco in its turn, struck from under the envido.
      {"truco.bet_open", "what=truco; entry={f}",
       R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{O}"}|{"type":"called","player":"{o}","call":"quiero"})" OWN_TRICKS,
       R"({"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{O}"})" OWN_TRICKS},
      // A flor over an envido, which waits again, and over a truco, with a contraflor.
      {"truco.called_too_late", "call=flor; why=own_card; entry={e}",
       R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"flor"})",
       R"({"type":"called","player":"{c}","call":"envido"})"},
      {"truco.called_too_late", "call=flor; why=own_card; entry={e}",
       R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"called","player":"{o}","call":"quiero"})" THEIR_TRICKS,
       TRUCO THEIR_TRICKS},
      // A raise falls with its answer, and the call before it waits again.
      {"truco.call_disputed", "heard=no; entry={e}",
       R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})",
       R"({"type":"called","player":"{c}","call":"envido"})"},
      {"truco.call_disputed", "heard=no; entry={e}",
       R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"real_envido"}|{"type":"called","player":"{c}","call":"no_quiero"})" THEIR_TRICKS,
       R"({"type":"called","player":"{c}","call":"envido"})"},
      {"truco.call_disputed", "heard=no; entry={e}",
       R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"real_envido"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})" THEIR_TRICKS,
       R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})" THEIR_TRICKS,
       "accepted"},
      {"truco.wrong_answer", "who=left; entry={e}",
       R"({"type":"called","player":"{c}","call":"envido"}|{"type":"called","player":"{o}","call":"quiero"}|{"type":"settled","of":"envido","winner":"{C}"})" THEIR_TRICKS,
       R"({"type":"called","player":"{c}","call":"envido"})"},
      {"truco.call_disputed", "heard=no; entry={e}",
       R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
       R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
      {"truco.call_disputed", "heard=no; entry={e}",
       R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor_al_resto"}|{"type":"called","player":"{c}","call":"quiero"}|{"type":"settled","of":"flor","winner":"{O}"})" THEIR_TRICKS, R"({"type":"called","player":"{c}","call":"flor"})" THEIR_TRICKS},
      // A flor falls, and who raised it or gave way to it has announced his own.
      {"truco.call_disputed", "heard=no; entry={f}",
       R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"con_flor_me_achico"})" THEIR_TRICKS,
       R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
      {"truco.called_too_late", "call=flor; why=own_card; entry={f}",
       R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"con_flor_quiero"}|{"type":"settled","of":"flor","winner":"{O}"})" THEIR_TRICKS,
       R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
      {"truco.called_too_late", "call=flor; why=own_card; entry={f}",
       R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"no_quiero"})" THEIR_TRICKS,
       R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
      {"truco.call_disputed", "heard=no; entry={f}",
       R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"contraflor"}|{"type":"called","player":"{c}","call":"contraflor_al_resto"}|{"type":"called","player":"{o}","call":"quiero"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
       R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
      {"truco.call_disputed", "heard=no; entry={f}",
       R"({"type":"called","player":"{c}","call":"flor"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"settled","of":"flor","winner":"{C}"})" THEIR_TRICKS,
       R"({"type":"called","player":"{o}","call":"flor"})" THEIR_TRICKS},
      {"truco.false_flor", "player={o}; held=no",
       R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"flor"}|{"type":"called","player":"{o}","call":"no_quiero"})",
       R"({"type":"called","player":"{c}","call":"truco"}|{"type":"called","player":"{o}","call":"no_quiero"})",
       "void"},
  };
  for (const TrucoShape& shape : kTrucoShapes) {
    for (const Row& row : rows) {
      CAPTURE(std::string(shape.name));
      CAPTURE(std::string(row.wrong));
      Played wrong(shape, kCarries[0]), right(shape, kCarries[0]);
      const int call = static_cast<int>(last_seq(wrong.table.match())) + 2;
      REQUIRE(wrong.enter(row.wrong) == "");
      REQUIRE(right.enter(row.right) == "");
      const std::string facts = put(wrong.filled(row.facts), "{e}", std::to_string(call));
      const auto finding = finding_on(wrong.table, row.case_id, put(facts, "{f}", std::to_string(call - 1)));
      const auto* remedy = remedy_of(finding, row.remedy);
      REQUIRE(remedy);
      CHECK(enter(wrong.table, *remedy) == "");
      CAPTURE(wrong.table.sentence());
      CHECK(standing(wrong.table.match()) == standing(right.table.match()));
      const auto state = standing(wrong.table.match());
      // One act: back with all of it, and gone again.
      const auto undo = undo_target(wrong.table.match());
      REQUIRE(undo);
      CHECK(wrong.table.enter(
                json{{"type", "voided"}, {"seq", static_cast<int>(*undo)}, {"reason", "x"}}.dump()) == "");
      const auto redo = redo_target(wrong.table.match());
      REQUIRE(redo);
      CHECK(wrong.table.enter(
                json{{"type", "voided"}, {"seq", static_cast<int>(*redo)}, {"reason", "x"}}.dump()) == "");
      CHECK(standing(wrong.table.match()) == state);
    }
  }
}

TEST_CASE("what the log knows is not asked, and a step says the numbers of the table") {
  EventTable table(
      R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B"],"options":{"false_flor_penalty":4}})");
  table.play(R"({"type":"hand_started"}
{"type":"trick_won","winner":"A"})");
  const auto played = finding_on(table, "truco.wrong_dealer", "played=no");
  CHECK(remedy_of(played, "play_on") == &played.remedies.front());  // too late to put it right without a word
  const auto finding = finding_on(table, "truco.false_flor", "player=A; held=no");
  CHECK(render(finding.steps.back(), table.names()).find("4 points") != std::string::npos);
}

// What the engine would have refused is not in the log: without the entry it is not the call that stands
// there.
TEST_CASE(
    "a call that is not named is taken for one that was not entered, and one that is named for that entry") {
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
