#pragma once
// Tables of every shape for the law of remedies in Truco: caller, other player, scores before, entered lines.

#include <doctest/doctest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "src/referee/finding.hpp"
#include "tests/referee/facts.hpp"
#include "tests/referee/law.hpp"
#include "tests/support/event_table.hpp"

namespace tanteador::test::truco_law {

using nlohmann::json;

// The caller and the answering player, on opposite sides. `opening` starts the hand they play.
struct TrucoShape {
  std::string_view name, start;
  std::string_view caller, other;
  std::string_view opening = R"({"type":"hand_started"})";
  int duel = 0;

  bool has_duels() const { return name.starts_with("six") || name.starts_with("eight"); }
};

inline constexpr std::string_view kPicaPica = R"({"type":"hand_started"}
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

// Eight players with named pairs: A and B play the first duel, the others are over.
inline constexpr std::string_view kPairs = R"({"type":"hand_started"}
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

inline constexpr std::string_view kPicaPicaBegun = R"({"type":"hand_started"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"trick_won","winner":"Nosotros"}
{"type":"hand_started","mode":"pica_pica"})";

inline constexpr TrucoShape kTrucoShapes[] = {
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
  int caller, other;                                              // scores of the two sides before the hand
  enum class Chico { first, second, last } chico = Chico::first;  // second: the caller has won the first
};
inline constexpr Carry kNothing{0, 0};
inline constexpr Carry kCarries[] = {{29, 10}, {10, 29}, {28, 20}};  // the rows use them in turn
inline constexpr Carry kSecondChico{0, 0, Carry::Chico::second}, kLastChico{10, 28, Carry::Chico::last};
inline constexpr Carry kDecided[] = {{29, 29}, {29, 29, Carry::Chico::last}};

// One row of the law: the wrong lines as entered, the ruling, and the correct lines, separated by "|". "{c}"
// and "{o}" are the caller and the other player, "{C}" and "{O}" their sides; "{1}" to "{3}" the numbers of
// the first three wrong lines.
struct TrucoLaw {
  std::string_view case_id, facts, remedy;
  std::string_view wrong, right;
  bool later = true;           // the fault is also found once the next hand has begun
  std::string_view then = {};  // or only after these events of the next hand
};
std::span<const TrucoLaw> laws_of_values();
std::span<const TrucoLaw> laws_of_calls();

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

struct PlayedHand {
  const TrucoShape& shape;
  EventTable table;
  std::string caller_side, other_side;
  bool opened = false;  // no pica-pica near the end of a chico
  bool later = false;   // the hand is over, and the next is no pica-pica
  // `modes`: the mode of each hand that is begun. `as_played`: the same with the modes the later hands really
  // had, whatever would be due now.
  std::vector<std::string> modes = {}, as_played = {};

  PlayedHand(const TrucoShape& of, const Carry& carry) : shape(of), table(start_of(of, carry)) {
    caller_side = side_of_player(of.caller);
    other_side = side_of_player(of.other);
    json scores = json::object();
    for (const std::string& side : table.names().sides) scores[side] = 0;
    scores[caller_side] = carry.caller;
    scores[other_side] = carry.other;
    if (carry.caller + carry.other > 0) table.play(json{{"type", "carried"}, {"scores", scores}}.dump());
    if (carry.chico == Carry::Chico::second)
      table.play(json{{"type", "tallied"}, {"side", caller_side}, {"points", 30}}.dump());
    opened = table.enter(of.opening).empty();
  }
  static std::string start_of(const TrucoShape& of, const Carry& carry) {
    json start = json::parse(of.start);
    if (carry.chico == Carry::Chico::last) start["options"] = {{"chicos_to_win", 1}};
    return start.dump();
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
  std::string mode_now() const {
    const Facts facts = deal_facts(table.match());
    const auto mode = std::ranges::find(facts, std::string_view("mode"), &Fact::name);
    return mode == facts.end() ? "redonda" : std::string(mode->value.word);
  }
  // The key of a refusal, "" if all events were accepted.
  std::string enter(std::string_view lines) {
    std::string text = filled(lines);
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('|', at), text.size());
      if (end > at) {
        json event = json::parse(text.substr(at, end - at));
        const bool whole = event["type"] == "annulled" || event["type"] == "tallied";
        if (!later && !whole && event["type"] != "hand_started" && shape.duel != 0)
          event["duel"] = shape.duel;
        const bool begins = event["type"] == "hand_started";
        if (begins && !as_played.empty()) {
          event["mode"] = as_played.front();
          event["as_played"] = true;
          as_played.erase(as_played.begin());
        }
        std::string refused = table.enter_event(event);
        if (refused == "truco/pairs_needed") {
          event["pairs"] = json::parse(R"([["A","B"],["C","D"],["E","F"],["G","H"]])");
          refused = table.enter_event(event);
        }
        if (!refused.empty()) return refused;
        if (begins) modes.push_back(mode_now());
      }
      at = end + 1;
    }
    return {};
  }
};

inline referee::Finding finding_on(const EventTable& table, std::string_view case_id, std::string_view facts,
                                   referee::Level level = referee::Level::club, int warnings = 0) {
  const referee::Case* one = referee::find_case(case_id);
  REQUIRE(one);
  return rule_on(*one, answers_of(*one, facts, table.names()), table.match(), table.names(),
                 {level, warnings, [&](EventSeq seq) { return table.event_line(seq); }});
}

inline const referee::Remedy* remedy_of(const referee::Finding& finding, std::string_view id) {
  const auto remedy = std::ranges::find(finding.remedies, id, &referee::Remedy::id);
  return remedy == finding.remedies.end() ? nullptr : &*remedy;
}

inline std::string enter(EventTable& table, const referee::Remedy& remedy) { return apply(table, remedy); }

// The complete visible state of a match.
inline std::vector<json> standing(const AnyMatch& match) {
  std::vector<json> all;
  for (int side = 0; side < side_count(match); ++side) {
    all.push_back(score(match, side_at(side)));
    for (const Fact& fact : side_facts(match, side_at(side)))
      all.push_back(fact.value.kind == Arg::Kind::word ? json(fact.value.word) : json(fact.value.number));
  }
  all.push_back(static_cast<int>(outcome(match).status));
  return all;
}

}  // namespace tanteador::test::truco_law
