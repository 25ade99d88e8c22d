// Something went wrong: every case of every game, from the call for the referee to the record, by taps.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/referee/cases.hpp"
#include "src/session/cases/casebook.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;

namespace {

struct Start {
  std::string_view game;
  std::string lines;  // a table with a deal in progress
};

std::string table_of(const std::string& game, const std::string& ruleset, const std::string& deal) {
  return R"({"type":"match_started","game":")" + game + R"(","ruleset":")" + ruleset +
         R"(","players":["Ana","Beto","Caro","Dani"]})" + "\n" + R"({"type":")" + deal + "\"}\n";
}

const Start kStarts[] = {
    {"truco", table_of("truco", "truco-nhf-de", "hand_started")},
    {"truf", table_of("truf", "truf-lodige", "deal_started")},
    {"troccas", table_of("troccas", "troccas-1962", "deal_started")},
    {"tarot", table_of("tarot", "tarot-fft-4", "deal_started")},
    {"sheet", R"({"type":"match_started","game":"sheet","ruleset":"sheet-rummy","players":["Ana","Beto"]})"
              "\n"
              R"({"type":"counted","points":{"Ana":12,"Beto":0}})"
              "\n"},
    // Only with the cases that need these rulesets.
    {"truco", table_of("truco", "truco-paulista", "hand_started")},
    {"truco", R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],)"
              R"("options":{"card_order":"uruguayan"}})"
              "\n"
              R"({"type":"hand_started"})"
              "\n"}};

bool is_tried(const Start& start, const referee::Case& one, const AnyMatch& match) {
  const bool again = std::ranges::find(kStarts, start.game, &Start::game) != &start;
  return !one.boards && referee::can_arise(one, match) && !(again && one.ruleset.is_null());
}

// The id of the first answer that is drawn for this fact.
std::string first_answer(const HeadlessUi& ui, const std::string& fact) {
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with("fact/" + fact + "/") && !item.id.ends_with("/?")) return item.id;
  }
  return "fact/" + fact + "/?";
}

bool may_be_open(const referee::FactAsked& fact) {
  using enum referee::FactAsked::Kind;
  return fact.kind == card || fact.kind == cards || fact.kind == number || !fact.from_log.empty();
}

void open_case(HeadlessUi& ui, const std::string& id) {
  press(ui, {"go/referee"});
  test::press_in_sight(ui, {"case/" + id});
}

std::vector<std::string> kinds(const ui::App& app) {
  std::vector<std::string> list;
  for (const EventRecord& record : app.match()->records()) list.push_back(record.kind);
  return list;
}

std::size_t count(const ui::App& app, const std::string& kind) {
  return static_cast<std::size_t>(std::ranges::count(kinds(app), kind));
}

// A case with all its questions answered by the first choice.
void answer_all(HeadlessUi& ui, const referee::Case& one) {
  for (const referee::FactAsked& fact : one.facts) {
    if (!may_be_open(fact)) test::press_in_sight(ui, {first_answer(ui, fact.id)});
  }
}

// The same at once, with the referee's own decision, its points and its reason open.
view::RefereeState all_answered(const referee::Case& one) {
  view::RefereeState state;
  state.hearing.id = one.id;
  state.hearing.remedy = "Referee's own decision";
  for (const referee::FactAsked& fact : one.facts) state.hearing.found[fact.id] = "?";
  return state;
}

}  // namespace

TEST_CASE("every case of every game is ruled on in six taps without typing") {
  for (const Start& start : kStarts) {
    for (const referee::Case& one : referee::cases(start.game)) {
      CAPTURE(one.id);
      test::OpenPanel panel(start.lines);
      auto& [table, app, ui] = panel;
      if (!is_tried(start, one, app.match()->match())) continue;
      open_case(ui, one.id);
      answer_all(ui, one);
      CHECK(!ui.shows("Answer the questions to see the ruling"));
      press(ui, {"apply"});
      CHECK(ui.taps() <= 6);
      REQUIRE(count(app, "case_ruled") == 1);
      CHECK(session::Casebook(table.session).log({}).front().row.name == one.id);
      CHECK(ui.find("go/referee") != nullptr);  // back at the board
    }
  }
}

TEST_CASE("the score before a remedy's entry is the score after it") {
  test::OpenPanel panel(
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
      "\n{\"type\":\"hand_started\"}\n"
      R"({"type":"called","player":"Ana","call":"flor"})"
      "\n"
      R"({"type":"trick_won","winner":"Ana"})"
      "\n"
      R"({"type":"trick_won","winner":"Ana"})"
      "\n");
  auto& [table, app, ui] = panel;
  open_case(ui, "truco.false_flor");
  CHECK(ui.shows("Answer the questions to see the ruling"));
  press(ui, {"fact/player/0", "fact/held/no"});
  CHECK(ui.shows("Ana: flor"));  // the evidence: what was entered in this deal
  CHECK(ui.shows("Beto: 0 → "));
  std::string promised;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (promised.empty() && item.text.starts_with("Beto: 0 → ")) promised = item.text;
  }
  press(ui, {"apply"});
  const int now = score(app.match()->match(), side_at(1));
  CHECK(now > 0);
  CHECK(promised == "Beto: 0 → " + std::to_string(now));
}

TEST_CASE("a remedy that decides the match in an earlier hand can be pressed and ends it") {
  test::OpenPanel panel(
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"chicos_to_win":1}}
{"type":"carried","scores":{"Ana":10,"Beto":26}}
{"type":"hand_started"}
{"type":"called","player":"Ana","call":"flor"}
{"type":"trick_won","winner":"Beto"}
{"type":"trick_won","winner":"Beto"}
{"type":"hand_started"}
{"type":"trick_won","winner":"Ana"}
)");
  auto& [table, app, ui] = panel;
  open_case(ui, "truco.false_flor");
  press(ui, {"fact/player/0", "fact/held/no", "remedy/penalty"});
  CHECK(ui.shows("Beto: 27 → 30"));
  press(ui, {"apply"});
  CHECK(outcome(app.match()->match()).status == Outcome::Status::won);
  CHECK(score(app.match()->match(), side_at(0)) == 10);
}

TEST_CASE("an inapplicable remedy says why and is disabled") {
  test::OpenPanel panel(kStarts[0].lines);
  auto& [table, app, ui] = panel;
  open_case(ui, "truco.envido_misdeclared");
  press(ui, {"fact/player/0", "fact/differs/?"});
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (!item.id.starts_with("remedy/") || item.enabled) continue;
    CHECK((ui.shows("Still needed") || ui.shows("no ")));
  }
  CHECK(ui.enabled("remedy/own"));
}

TEST_CASE("each side's version is stored with the ruling") {
  test::OpenPanel panel(kStarts[0].lines);
  auto& [table, app, ui] = panel;
  open_case(ui, "truco.call_disputed");
  press(ui, {"dispute/heard", "fact/heard/0/yes", "fact/heard/1/no"});
  CHECK(ui.find("remedy/own") != nullptr);
  press(ui, {"fact/heard/?", "apply"});
  const auto& records = app.match()->records();
  const auto ruled = std::ranges::find(records, "case_ruled", &EventRecord::kind);
  REQUIRE(ruled != records.end());
  CHECK(ruled->payload.find(R"("said":[true,false])") != std::string::npos);
}

TEST_CASE("a ruling waits while no side has been heard") {
  test::OpenPanel panel(kStarts[0].lines);
  auto& [table, app, ui] = panel;
  open_case(ui, "truco.call_disputed");
  press(ui, {"dispute/heard", "fact/heard/?"});
  CHECK(ui.find("remedy/own") == nullptr);
}

TEST_CASE("a ruling waits for a digit after the sign of its points") {
  test::OpenPanel panel(kStarts[0].lines);
  auto& [table, app, ui] = panel;
  open_case(ui, "truco.call_disputed");
  press(ui, {"fact/heard/?"});
  const float column = ui.find("remedy/own")->rect.centre().x;
  for (const char* id : {"remedy/own", "own/1/sign"}) {
    ui.wheel({column, 400}, -1000);  // they stand at the foot
    press(ui, {id});
  }
  CHECK(!ui.enabled("apply"));
  CHECK(ui.shows("Not answered: Ellos"));
  press(ui, {"own/1/2", "apply"});
  CHECK(score(app.match()->match(), side_at(1)) == -2);
}

TEST_CASE("the referee's own decision has points or none, a reason, and may be a precedent") {
  test::OpenPanel panel(kStarts[0].lines);
  auto& [table, app, ui] = panel;
  open_case(ui, "other");
  ui.type("field/referee/title/text", "A phone rang");
  press(ui, {"own/1/2", "field/referee/reason/1", "precedent", "apply"});
  CHECK(score(app.match()->match(), side_at(1)) == 2);
  const auto kept = session::Casebook(table.session).precedents("truco");
  REQUIRE(kept.size() == 1);
  CHECK(kept[0].title == "A phone rang");
  CHECK(kept[0].reason == "nobody gained from it");
  press(ui, {"go/referee"});
  CHECK(ui.shows("A phone rang"));
  press(ui, {"precedent/0"});
  CHECK(ui.enabled("apply"));
}

TEST_CASE("a card answers a fact on the keypad of cards") {
  test::OpenPanel panel(kStarts[0].lines);
  auto& [table, app, ui] = panel;
  open_case(ui, "truco.envido_misdeclared");
  press(ui, {"fact/cards/cards", "key/1e", "key/7e", "key/4o", "key/accept"});
  CHECK(ui.shows("1 espadas, 7 espadas, 4 oros"));
  CHECK(ui.find("key/accept") == nullptr);
}

TEST_CASE("a recount accepts half a point by key, only where the case asks for points") {
  test::OpenPanel panel(
      R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-3","players":["Ana","Beto","Caro"]}
{"type":"deal_started"}
{"type":"bid","player":"Ana","bid":"garde"}
{"type":"result","bouts":2,"points":49}
)");
  auto& [table, app, ui] = panel;
  open_case(ui, "tarot.points_back");
  press_in_sight(
      ui, {"fact/player/0", "fact/deal/counted", "fact/points/4", "fact/points/0", "fact/points/half"});
  CHECK(ui.shows("40½"));
  test::press_in_sight(ui, {"fact/points/back"});
  CHECK(!ui.shows("40½"));
  test::press_in_sight(ui, {"fact/points/half"});
  CHECK_FALSE(ui.enabled("fact/points/7"));  // no digit follows the half
  test::press_in_sight(ui, {"fact/bouts/2"});
  CHECK(ui.shows("40½"));
  CHECK(ui.find("fact/bouts/half") == nullptr);
  // FFT: the half point goes to the side that has won: (25 + 1) × 2 from the taker to each.
  test::press_in_sight(ui, {"apply"});
  CHECK(session::Casebook(table.session).log({}).front().row.name == "tarot.points_back");
  CHECK(ui.shows("104"));
}

TEST_CASE("after the next start that deal is the default, and the last counted one can be chosen") {
  struct Row {
    const char *start, *counted, *next, *case_id;
    std::vector<std::string> facts;  // answered but for the deal
    std::string present, counted_last;
  };
  const Row rows[] = {{"tarot-fft-4",
                       R"({"type":"bid","player":"Ana","bid":"garde"}
{"type":"result","bouts":2,"points":49})",
                       R"({"type":"bid","player":"Beto","bid":"garde"})",
                       "tarot.revoke",
                       {"fact/player/0", "fact/covered/yes"},
                       "fact/deal/present",
                       "fact/deal/counted"},
                      {"troccas-1962",
                       R"({"type":"counted","points":{"Nus":40}})",
                       R"({"type":"trick_won","player":"Beto"})",
                       "troccas.false_knock",
                       {"fact/player/0"},
                       "fact/entered/no",
                       "fact/entered/yes"},
                      {"truf-lodige",
                       R"({"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"5s"}}
{"type":"tricks","taken":{"Ana":6,"Beto":3,"Caro":2,"Dani":2}})",
                       R"({"type":"bid","cards":{"Ana":"3h","Beto":"4h","Caro":"2c","Dani":"5s"}})",
                       "truf.revoke",
                       {"fact/player/0", "fact/open/no"},
                       "fact/entered/no",
                       "fact/entered/yes"}};
  for (const Row& row : rows) {
    for (const bool chosen : {false, true}) {
      CAPTURE(row.case_id);
      CAPTURE(chosen);
      TableFixture table;
      const std::string game(row.start, std::string(row.start).find('-'));
      const std::string dealt = R"({"type":"deal_started"})"
                                "\n";
      table.play(table_of(game, row.start, "deal_started") + row.counted + "\n" + dealt + row.next + "\n");
      ui::App app(table.session, table.options());
      HeadlessUi ui(app);
      const Points before = score(app.match()->match(), side_at(0));
      REQUIRE(before != 0);
      open_case(ui, row.case_id);
      press_in_sight(ui, row.facts);
      const std::string question = row.present.substr(0, row.present.rfind('/'));
      CHECK(ui.find(row.present) == nullptr);  // what is answered is a line
      press_in_sight(ui, {"anew/" + question});
      CHECK(ui.enabled(row.present));
      if (chosen) press_in_sight(ui, {row.counted_last});
      for (const char* remedy : {"remedy/annul", "remedy/void"}) {
        if (ui.find(remedy)) press_in_sight(ui, {remedy});
      }
      press_in_sight(ui, {"apply"});
      CHECK(score(app.match()->match(), side_at(0)) == (chosen ? 0 : before));
    }
  }
}

TEST_CASE("a second warning is counted, and earlier ones are shown") {
  test::OpenPanel panel(kStarts[0].lines);
  auto& [table, app, ui] = panel;
  for (int time = 0; time < 2; ++time) {
    open_case(ui, "truco.out_of_turn");
    press(ui, {"fact/player/0"});
    CHECK(ui.shows("Already warned 1 time") == (time == 1));
    if (time == 0) press(ui, {"remedy/warn", "apply"});
  }
  press(ui, {"anew/fact/player", "fact/player/1"});
  CHECK(!ui.shows("Already warned 1 time"));
}

TEST_CASE("a case opens at its first question, wherever the previous one was scrolled") {
  test::OpenPanel panel(kStarts[3].lines);
  auto& [table, app, ui] = panel;
  const auto longest = std::ranges::max_element(referee::cases("tarot"), {},
                                                [](const referee::Case& one) { return one.facts.size(); });
  view::RefereeState state;
  state.hearing.id = longest->id;
  const view::Command set_state = view::command::SetState{std::move(state)};
  press(ui, {"go/referee"});
  app.perform({&set_state, 1});
  ui.frame();
  ui.frame();
  ui.wheel({300, 500}, -40);
  const auto first_shown = [&] {
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.starts_with("fact/")) return item.rect.top;
    }
    return 0.0f;
  };
  CHECK(first_shown() < 100);  // it was moved out of sight
  press(ui, {"referee/back"});
  test::press_in_sight(ui, {"case/tarot.revoke"});
  ui.frame();
  CHECK(first_shown() > 100);
}

TEST_CASE("a ruling is shown alone on the screen, with the table's numbers") {
  test::OpenPanel panel(test::kTwo + R"({"type":"hand_started"}
{"type":"called","player":"Ana","call":"flor"}
{"type":"trick_won","winner":"Ana"}
{"type":"trick_won","winner":"Ana"}
)");
  auto& [table, app, ui] = panel;
  open_case(ui, "truco.false_flor");
  press(ui, {"fact/player/0", "fact/held/no", "ruling/aloud"});
  for (const ui::DrawnItem& item : ui.drawn_items()) CHECK((item.id.empty() || item.id == "ruling/aloud"));
  CHECK(ui.shows("Beto: 0 → "));
  const auto& sheet = std::get<view::RefereeSheet>(app.panel().body);
  CHECK(ui.shows(sheet.open->ruling->rule));
  CHECK(ui.cut().empty());
  ui.key(ImGuiKey_Escape);
  ui.frame();
  ui.frame();
  CHECK(ui.find("apply") != nullptr);
}

TEST_CASE("a federation penalty is for tournaments, and the setting is saved") {
  test::OpenPanel panel(kStarts[3].lines);
  auto& [table, app, ui] = panel;
  press(ui, {"go/settings", "level/tournament", "minutes/more"});
  CHECK(table.options().settings_file.read().level == "tournament");
  CHECK(table.options().settings_file.read().appeal_minutes == 35);
}

TEST_CASE("nothing of the referee's screens is cut, in any language, at 100 and 200 %") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const Start& start : kStarts) {
    TableFixture table;
    table.play(start.lines);
    for (const view::Language& language : languages.list()) {
      ui::App app(table.session, table.options(languages, language.code));
      for (const float scale : {1.0f, 2.0f}) {
        CAPTURE(language.name);
        CAPTURE(scale);
        HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
        press(ui, {"go/referee"});
        check_texts(ui);
        for (const referee::Case& one : referee::cases(start.game)) {
          CAPTURE(one.id);
          if (!one.boards && !is_tried(start, one, app.match()->match())) continue;
          const view::Command set_state = view::command::SetState{all_answered(one)};
          app.perform({&set_state, 1});
          ui.frame();
          ui.frame();
          CHECK(ui.find("remedy/own") != nullptr);
          check_texts(ui);
        }
      }
    }
  }
  languages.speak("en");
}
