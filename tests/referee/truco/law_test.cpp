// Truco: a wrong entry corrected by a remedy gives the same match as the right entry, at every table and
// moment.

#include <initializer_list>
#include <map>
#include <tuple>

#include "tests/referee/law.hpp"
#include "tests/referee/truco/shapes.hpp"

namespace tanteador::test::truco_law {

namespace {

// Events of the next hand.
constexpr std::string_view kLater[] = {
    R"({"type":"hand_started"})", R"({"type":"hand_started"}|{"type":"tallied","side":"{O}","points":2})",
    R"({"type":"hand_started"})" THEIR_TRICKS,
    R"({"type":"hand_started"}|{"type":"called","player":"{c}","call":"truco"}|{"type":"annulled","reason":"x"}|{"type":"hand_started"})"};
// T-50: whether this is a redonda or a pica-pica hangs on whether a side has 25.
constexpr std::string_view kLaterDuel =
    R"({"type":"hand_started"}|{"type":"trick_won","winner":"{O}","duel":2}|{"type":"trick_won","winner":"{O}","duel":2}|{"type":"tallied","side":"{C}","points":1})";
constexpr Carry kNearLastDuel[] = {{24, 0}, {0, 24}};

// Begun once: every law is tried there.
PlayedHand begin_play(const TrucoShape& shape, const Carry& carry) {
  static std::map<std::tuple<const TrucoShape*, int, int, Carry::Chico>, PlayedHand> all;
  return all.try_emplace({&shape, carry.caller, carry.other, carry.chico}, shape, carry).first->second;
}

// A ruling is one act: gone with all of it, and back again.
void check_undo(EventTable& table) {
  const auto state = standing(table.match());
  for (int turn = 0; turn < 2; ++turn) {
    const auto last = turn == 0 ? undo_target(table.match()) : redo_target(table.match());
    REQUIRE(last);
    CHECK(table.enter(json{{"type", "voided"}, {"seq", static_cast<int>(*last)}, {"reason", "x"}}.dump()) ==
          "");
  }
  CHECK(standing(table.match()) == state);
}

// The remedy, which enters the same events at every level.
const referee::Remedy* remedy_at_every_level(const PlayedHand& wrong, const TrucoLaw& law,
                                             const std::string& facts, referee::Finding& finding) {
  const referee::Case& one = *referee::find_case(law.case_id);
  const auto answers = answers_of(one, facts, wrong.table.names());
  for (const referee::Circumstances& now : circumstances_of(one)) {
    const auto before = finding.remedies;
    finding = hear(wrong.table, one, answers, now);
    const auto* remedy = remedy_of(finding, law.remedy);
    const auto same = std::ranges::find(before, law.remedy, &referee::Remedy::id);
    if (remedy && same != before.end()) CHECK(remedy->events == same->events);
  }
  return remedy_of(finding, law.remedy);
}

// The entered events and the correct events according to a law.
struct ComparedPlay {
  const Carry& carry;
  int first = 0;  // the number of its first line
  PlayedHand wrong, right;
};

void compare_with(const ComparedPlay& entered, const TrucoLaw& law, std::string_view later,
                  Ledger& compared) {
  PlayedHand wrong = entered.wrong, right = entered.right;
  const int first = entered.first;
  CAPTURE(std::string(later));
  wrong.later = right.later = !later.empty();
  wrong.modes.clear();
  if (!wrong.enter(later).empty()) return;
  if (wrong.shape.has_duels()) right.as_played = wrong.modes;  // T-50: by the score that was on paper
  const bool follows = right.enter(later).empty();             // what cannot follow there falls by the remedy
  const auto facts =
      put(put(put(wrong.filled(law.facts), "{1}", std::to_string(first)), "{2}", std::to_string(first + 1)),
          "{3}", std::to_string(first + 2));
  referee::Finding finding;
  const auto* remedy = remedy_at_every_level(wrong, law, facts, finding);
  if (!remedy && !follows) return;  // it would open the hand again under the next
  REQUIRE(remedy);
  compared.insert(cell_of(wrong.table, law.case_id, *remedy));
  CHECK(apply(wrong.table, *remedy) == "");
  CAPTURE(wrong.table.sentence());
  CHECK(standing(wrong.table.match()) == standing(right.table.match()));
  if (!later.empty()) return;
  const bool even = entered.carry.caller + entered.carry.other == 0;
  if (even && remedy->events.size() == 1) check_undo(wrong.table);
  // And the hand goes on alike from here.
  CHECK(wrong.enter(THEIR_TRICKS) == right.enter(THEIR_TRICKS));
  CHECK(standing(wrong.table.match()) == standing(right.table.match()));
}

void compare(const TrucoShape& shape, const Carry& carry, const TrucoLaw& law,
             std::initializer_list<std::string_view> laters, Ledger& compared) {
  ComparedPlay entered{carry, 0, begin_play(shape, carry), begin_play(shape, carry)};
  CHECK((entered.wrong.opened || shape.duel != 0));
  if (!entered.wrong.opened) return;
  entered.first = static_cast<int>(last_seq(entered.wrong.table.match())) + 1;
  // No row: a hand that cannot be played so at this score, or is not over by the cards of two.
  if (!entered.wrong.enter(law.wrong).empty() || !entered.right.enter(law.right).empty()) {
    const bool others_play = shape.opening == kPicaPicaBegun || law.remedy == "card";
    CHECK((carry.caller + carry.other > 0 || others_play));
    return;
  }
  for (const std::string_view later : laters) {
    if (later.empty() || law.later || later == law.then) compare_with(entered, law, later, compared);
  }
}

// Checks every law at every table, after every possible next hand. The scores are 0 to 0, decisive ones, and
// those of the second chico.
void hold(std::span<const TrucoLaw> laws, Ledger& compared) {
  std::size_t turn = 0;
  for (const TrucoShape& shape : kTrucoShapes) {
    for (const TrucoLaw& law : laws) {
      CAPTURE(std::string(shape.name));
      CAPTURE(std::string(law.case_id));
      CAPTURE(std::string(law.wrong));
      CAPTURE(std::string(law.facts));
      const Carry& carry = kCarries[turn++ % std::size(kCarries)];
      CAPTURE(carry.caller);
      for (const Carry& decided : kDecided) compare(shape, decided, law, {""}, compared);
      compare(shape, kNothing, law, {"", kLater[0], kLater[2], kLater[3]}, compared);
      compare(shape, carry, law, {"", kLater[1]}, compared);
      compare(shape, kSecondChico, law, {"", kLater[0], kLater[2]}, compared);
      if (!law.later) continue;
      compare(shape, kLastChico, law, {kLater[2]}, compared);
      for (const Carry& near : kNearLastDuel) {
        if (shape.has_duels()) compare(shape, near, law, {kLater[2], kLaterDuel}, compared);
      }
    }
  }
}

void hold_values(Ledger& compared) { hold(laws_of_values(), compared); }
void hold_calls(Ledger& compared) { hold(laws_of_calls(), compared); }
const RegisterLaw kValuesHeld("truco", hold_values), kCallsHeld("truco", hold_calls);

// Two hands: one with an envido, one with flor and truco (a pica-pica with six and eight).
#define REDONDA(c, o, C, O)                                                           \
  R"({"type":"hand_started"}|{"type":"called","player":")" c R"(","call":"envido"}|)" \
  R"({"type":"called","player":")" o R"(","call":"quiero"}|)"                         \
  R"({"type":"settled","of":"envido","winner":")" C R"(","points":30}|)"              \
  R"({"type":"trick_won","winner":")" O R"("}|{"type":"trick_won","winner":")" O R"("}|)"
#define SECOND(c, o, C, in)                                            \
  R"({"type":"called","player":")" c R"(","call":"flor")" in R"(}|)"   \
  R"({"type":"called","player":")" c R"(","call":"truco")" in R"(}|)"  \
  R"({"type":"called","player":")" o R"(","call":"quiero")" in R"(}|)" \
  R"({"type":"trick_won","winner":")" C R"(")" in R"(}|{"type":"trick_won","winner":")" C R"(")" in R"(})"
#define HANDS(c, o, C, O) REDONDA(c, o, C, O) R"({"type":"hand_started"}|)" SECOND(c, o, C, "")
#define DUEL R"(,"duel":1)"
#define TABLE(players) R"({"game":"truco","ruleset":"truco-nhf-de","players":[)" players "]}"

constexpr LawTable kTables[] = {
    {"truco", TABLE(R"("A","B")"), HANDS("A", "B", "A", "B"), "A", "B"},
    {"truco",
     R"({"game":"truco","ruleset":"truco-nhf-de","players":["A","B","C"],"sides":[{"name":"Uno","players":["A"]},{"name":"Dos","players":["B","C"]}]})",
     HANDS("A", "C", "Uno", "Dos"), "A", "C"},
    {"truco", TABLE(R"("A","B","C")"), HANDS("A", "C", "A", "C"), "A", "C"},
    {"truco", TABLE(R"("A","B","C","D")"), HANDS("A", "D", "Nosotros", "Ellos"), "A", "D"},
    {"truco", TABLE(R"("A","B","C","D","E","F")"),
     REDONDA("A", "D", "Nosotros", "Ellos") R"({"type":"hand_started","mode":"pica_pica"}|)" SECOND(
         "A", "D", "Nosotros", DUEL),
     "A", "D"},
    {"truco", TABLE(R"("A","B","C","D","E","F","G","H")"),
     REDONDA(
         "A", "B", "Nosotros",
         "Ellos") R"({"type":"hand_started","pairs":[["A","B"],["C","D"],["E","F"],["G","H"]]}|)" SECOND("A",
                                                                                                         "B",
                                                                                                         "Nos"
                                                                                                         "otr"
                                                                                                         "os",
                                                                                                         DUEL),
     "A", "B"}};
const RegisterLawTables kTablesHeld(kTables);

}  // namespace

}  // namespace tanteador::test::truco_law
