// Whole tables entered by hand: three, six and eight players, the deal, and everything beside the calls.

#include <doctest/doctest.h>

#include "src/session/rulesets.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kFour;
using test::kHand;
using test::kTwo;
using test::last_kind;
using test::last_payload;
using test::score_of;
using test::TableFixture;

namespace {}  // namespace

TEST_CASE("matches of three, six and eight start with two taps, and everybody has a seat") {
  for (const int count : {3, 6, 8}) {
    CAPTURE(count);
    test::OpenPanel panel;
    auto& [table, app, ui] = panel;
    press(ui, {"new/truco", "players/" + std::to_string(count), "start"});
    REQUIRE(app.match());
    CHECK(static_cast<int>(app.match()->names().seats.size()) == count);
    CHECK(side_count(app.match()->match()) == (count == 3 ? 3 : 2));
    for (int seat = 0; seat < count; ++seat) CHECK(ui.find("seat/" + std::to_string(seat)) != nullptr);
  }
}

TEST_CASE("a fixed gallo plays alone on a separate account") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truco", "players/3", "alone/1", "start", "start_hand"});
  CHECK(app.match()->names().sides == std::vector<std::string>{"Gallo", "Pareja"});
  press(ui, {"call/1/truco", "call/0/quiero", "trick/0", "trick/0"});
  CHECK(score_of(app, 0) == 2);
  CHECK(score_of(app, 1) == 0);
}

TEST_CASE("in the gallo by turns both of the pair get its points") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truco", "players/3", "start", "start_hand"});  // the third deals and is the gallo
  press(ui, {"call/0/truco", "call/1/quiero", "trick/1", "trick/1"});
  CHECK(score_of(app, 0) == 2);
  CHECK(score_of(app, 1) == 2);
  CHECK(score_of(app, 2) == 0);
  press(ui, {"start_hand", "call/0/envido", "call/1/quiero", "settle/0"});  // now the first is the gallo
  press(ui, {"trick/0", "trick/0"});
  CHECK(score_of(app, 0) == 2 + 2 + 1);
}

TEST_CASE("the duels of a pica-pica are entered in any order") {
  test::OpenPanel panel(test::start(6) + test::kRedonda);
  auto& [table, app, ui] = panel;
  press(ui, {"start_hand", "duel/1/call/0/truco", "duel/2/call/1/envido", "duel/1/call/1/quiero",
             "duel/2/call/0/quiero", "duel/3/trick/0", "duel/2/settle/0", "duel/1/trick/1",
             "duel/3/trick/tied", "duel/1/trick/1", "duel/2/trick/1", "duel/2/trick/1"});
  CHECK(score_of(app, 0) == 1 + 2 + 1);  // the redonda; the envido of duel 2; duel 3
  CHECK(score_of(app, 1) == 2 + 1);      // the truco of duel 1; duel 2
  CHECK(ui.enabled("start_hand"));
}

TEST_CASE("meddling and giving up name their duel") {
  test::OpenPanel panel(test::start(6) + test::kRedonda + kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"tool/more", "form/interfered", "field/duel/2", "field/player/0", "form/enter"});
  CHECK(last_payload(app) == R"({"duel":2,"player":0})");
  press(ui, {"duel/1/tool/folded", "field/player/3", "form/enter"});
  CHECK(last_payload(app) == R"({"duel":1,"player":3})");
  press(ui, {"duel/3/tool/card_played", "key/1e", "key/accept/2"});
  CHECK(last_payload(app) == R"({"card":"1e","duel":3,"player":2})");
}

TEST_CASE("all eight can show their cards, each with a large button") {
  test::OpenPanel panel(test::start(8) + kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"tool/shown", "key/1e", "key/2e", "key/12o"});
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    CAPTURE(item.id);
    if (item.id.starts_with("key/")) CHECK(item.rect.height() >= 47.5f);
  }
  press(ui, {"key/accept/7"});
  CHECK(last_payload(app) == R"({"cards":["1e","2e","12o"],"player":7})");
}

TEST_CASE("eight players get the usual pairs, and two taps change them") {
  test::OpenPanel panel(test::start(8) + test::kRedonda);
  auto& [table, app, ui] = panel;
  press(ui, {"pair/3", "pair/5", "start_hand"});
  CHECK(contest_facts(app.match()->match()).size() == 4);
  CHECK(last_payload(app).find(R"("pairs":[[0,5],[1,4],[2,3],[6,7]])") != std::string::npos);
  press(ui, {"duel/4/trick/0", "duel/4/trick/0", "duel/1/call/0/truco", "duel/1/call/1/no_quiero",
             "duel/2/trick/1", "duel/3/trick/1", "duel/3/trick/1", "duel/2/trick/1"});
  CHECK(score_of(app, 0) == 1 + 1 + 1);
  CHECK(score_of(app, 1) == 2);
}

TEST_CASE("the refusal of wrong pairs is shown") {
  test::OpenPanel panel(test::start(8) + test::kRedonda);
  auto& [table, app, ui] = panel;
  press(ui, {"pair/0", "pair/1", "start_hand"});
  CHECK(ui.shows("Each pair must consist of two opponents"));
}

TEST_CASE("the cut and an exposed card are recorded before the first card") {
  test::OpenPanel panel(kFour + kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"cut/form", "field/lifted/1", "field/lifted/2", "form/enter"});
  CHECK(last_payload(app) == R"({"left":28,"lifted":12,"player":2})");
  CHECK(ui.find("cut/knock") == nullptr);  // the pack is cut once
  press(ui, {"exposed", "field/player/1", "field/choice/replace", "form/enter"});
  CHECK(last_payload(app) == R"({"choice":"replace","player":1})");
  press(ui, {"undo", "undo", "cut/knock"});
  CHECK(last_payload(app) == R"({"left":40,"lifted":0,"player":2})");
}

TEST_CASE("a small cut is refused with its rule, and the form stays") {
  test::OpenPanel panel(kFour + kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"cut/form", "field/lifted/3", "form/enter"});
  CHECK(ui.shows("Each packet must have at least 4 cards"));
  CHECK(ui.find("form/enter") != nullptr);
}

TEST_CASE("another dealer can be named before the hand") {
  test::OpenPanel panel(kFour);
  auto& [table, app, ui] = panel;
  press(ui, {"deals/1", "start_hand"});
  CHECK(last_payload(app) == R"({"dealer":1})");
}

TEST_CASE("pido flor records caller, target, and the result or the shown cards") {
  test::OpenPanel panel(kTwo + kHand +
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"no_quiero\"}\n");
  auto& [table, app, ui] = panel;
  const std::vector<std::string> asked{"tool/more", "form/flor_challenged", "field/by/1", "field/accused/0"};
  press(ui, asked);
  CHECK(!ui.enabled("form/enter"));
  press(ui, {"field/held/yes", "form/enter"});
  CHECK(last_payload(app) == R"({"accused":0,"by":1,"held":true})");
  CHECK(score_of(app, 1) == 4);  // 3, and the point of the hand
  press(ui, {"undo"});
  press(ui, asked);
  press(ui, {"field/cards/pick", "key/1e", "key/7o", "key/accept", "form/enter"});
  CHECK(last_payload(app) == R"({"accused":0,"by":1,"cards":["1e","7o"]})");
}

TEST_CASE("values are entered by player, with son buenas") {
  test::OpenPanel panel(kTwo + kHand +
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"envido\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"quiero\"}\n");
  auto& [table, app, ui] = panel;
  press(ui, {"tool/more", "form/declared/envido", "field/player/0", "field/points/2", "field/points/7",
             "form/enter"});
  CHECK(last_payload(app) == R"({"of":"envido","player":0,"points":27})");
  press(ui, {"tool/more", "form/declared/envido", "field/player/1", "field/good/yes", "form/enter"});
  CHECK(last_payload(app) == R"({"good":true,"of":"envido","player":1})");
}

TEST_CASE("a ruling enters points with a reason, and a warning its fault") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  press(ui, {"tool/more", "form/ruled"});
  std::string keys;
  for (const view::Button& key : std::get<view::MatchScreen>(app.panel().body).more->form->fields[1].keys)
    keys += key.label;
  CHECK(keys == "789456123±0←");
  const auto top = [&ui](const char* key) { return ui.find(key)->rect.top; };
  CHECK(top("field/points/7") == top("field/points/9"));
  CHECK(top("field/points/7") < top("field/points/4"));
  press(ui, {"field/side/1", "field/points/3", "field/points/sign", "field/reason/penalty by the rules",
             "form/enter"});
  CHECK(score_of(app, 1) == -3);
  press(ui, {"tool/more", "form/warned", "field/player/0"});
  ui.type("field/fault/text", "Zoé laughed");
  press(ui, {"form/enter"});
  CHECK(last_payload(app) == R"({"fault":"Zoé laughed","level":"club","player":0})");
}

TEST_CASE("points are carried over, a name is corrected, and a substitute sits down") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  press(ui,
        {"tool/more", "form/carried", "field/score0/1", "field/score0/2", "field/score1/7", "form/enter"});
  CHECK(score_of(app, 0) == 12);
  CHECK(score_of(app, 1) == 7);
  press(ui, {"tool/more", "form/replaced", "field/player/1"});
  ui.type("field/by_player/text", "Zoé");
  press(ui, {"form/enter"});
  CHECK(ui.shows("Zoé"));
}

TEST_CASE("a match ends by agreement, confirmed by a tap of each side") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  press(ui, {"points/0/3", "tool/more", "form/match_ended", "field/reason/agreed", "form/enter"});
  press(ui, {"agree/0", "agree/1"});
  CHECK(last_kind(app) == "confirmed");
  CHECK(!ui.enabled("agree/0"));
  CHECK(outcome(app.match()->match()).winners.size() == 1);
}

TEST_CASE("an older entry is struck in two taps and replaced in three") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  press(ui, {"points/0/3", "points/1/2", "points/1/1", "go/history"});
  int before = ui.taps();
  press(ui, {"row/2", "strike"});
  CHECK(ui.taps() == before + 2);
  CHECK(score_of(app, 0) == 0);
  before = ui.taps();
  press(ui, {"row/3", "replace", "points/1/4"});
  CHECK(ui.taps() == before + 3);
  CHECK(score_of(app, 1) == 5);
  CHECK(last_kind(app) == "amended");
}

TEST_CASE("the list of entries is searched by name, points and event, with or without accents") {
  test::OpenPanel panel(
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Zoé","Beto"]})"
      "\n" +
      test::tallied("Zoé", 3) + test::tallied("Beto", 2) + kHand +
      R"({"type":"called","player":"Zoé","call":"truco"})"
      "\n");
  auto& [table, app, ui] = panel;
  const auto listed = [&] {
    std::string rows;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.starts_with("row/")) rows += item.id.substr(4) + " ";
    }
    return rows;
  };
  struct Row {
    std::string_view typed, rows;
  };
  for (const Row& row :
       {Row{"zoe", "5 2 "}, {"TRUCO", "5 "}, {"+2", "3 "}, {"zoe written", "2 "}, {"x", ""}}) {
    CAPTURE(row.typed);
    press(ui, {"go/board", "go/history"});
    ui.type("history/search", row.typed);
    CHECK(listed() == row.rows);
  }
  CHECK(ui.shows("No matching entries."));
  press(ui, {"go/board", "go/history"});
  CHECK(listed() == "5 4 3 2 ");
}

TEST_CASE("a replacement offers the options of its time") {
  test::OpenPanel panel(kTwo + kHand +
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"quiero\"}\n"
                        "{\"type\":\"trick_won\",\"winner\":\"Ana\"}\n"
                        "{\"type\":\"trick_won\",\"winner\":\"Ana\"}\n");
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/4", "replace"});
  CHECK(ui.shows("replaces entry 4"));
  CHECK(ui.find("trick/0") == nullptr);  // the truco waits for its answer again
  press(ui, {"call/1/no_quiero"});
  CHECK(ui.shows("Entry 5 would no longer be valid"));
  press(ui, {"go_on"});
  CHECK(score_of(app, 0) == 1);
}

TEST_CASE("an impossible strike names the conflicting entry and can strike it too") {
  test::OpenPanel panel(kTwo + kHand +
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"no_quiero\"}\n");
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/3"});
  CHECK(ui.shows("Ana 1 → 0   Beto 0 → 0"));
  CHECK(ui.shows("1 entry would be removed with it"));
  CHECK(ui.shows("4  Beto: no quiero"));
  CHECK(ui.shows("Remove that one too"));
  CHECK(score_of(app, 0) == 1);
  press(ui, {"strike"});
  CHECK(score_of(app, 0) == 0);
  press(ui, {"go/board", "undo"});  // both together
  CHECK(score_of(app, 0) == 1);
}

TEST_CASE("the preview of a strike lists all dependent entries") {
  test::OpenPanel panel(kTwo + kHand +
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"quiero\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"retruco\"}\n"
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"quiero\"}\n");
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/3"});
  CHECK(ui.shows("3 entries would be removed with it"));
  for (const char* line : {"4  ", "5  ", "6  "}) CHECK(ui.shows(line));
  CHECK(ui.shows("Remove all 3 too"));
  press(ui, {"row/3"});
  CHECK(!ui.shows("would be removed with it"));
  CHECK(!is_struck(app.match()->match(), EventSeq{3}));
  press(ui, {"row/3", "strike"});
  for (const int seq : {3, 4, 5, 6}) CHECK(is_struck(app.match()->match(), EventSeq{seq}));
}

// A hand that was started twice: what was called in the first goes on in the second.
TEST_CASE("each dependent entry is kept or dropped, and one undo reverts all") {
  test::OpenPanel panel(kTwo + kHand +
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"no_quiero\"}\n" +
                        kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/2"});
  ui.wheel({640, 600}, -30);  // the first entry stands at the foot
  CHECK(ui.shows("2 entries would be removed with it"));
  CHECK(ui.shows("Ana 1 → 0   Beto 0 → 0"));
  CHECK(ui.find("falls/3")->enabled);
  CHECK(!ui.find("falls/4")->enabled);  // there is nothing to refuse
  press(ui, {"falls/3"});
  CHECK(ui.shows("Kept: will be re-entered afterwards"));
  press(ui, {"falls/4"});
  CHECK(ui.shows("Remove, and keep 2"));
  CHECK(ui.shows("Ana 1 → 1   Beto 0 → 0"));
  press(ui, {"falls/3"});  // and nothing to refuse again
  CHECK(!ui.find("falls/4")->enabled);
  CHECK(ui.shows("Remove all 2 too"));
  press(ui, {"falls/3", "falls/4", "strike"});
  const auto records = app.match()->records();
  REQUIRE(records.size() == 9);
  CHECK(records[5].kind == "amended");  // the hand in play: Ana dealt it, whatever falls before it
  CHECK(records[5].payload.find(R"({"dealer":0,"type":"hand_started"})") != std::string::npos);
  CHECK(score_of(app, 0) == 1);
  CHECK(is_struck(app.match()->match(), EventSeq{2}));
  press(ui, {"go/board", "undo"});
  CHECK(!is_struck(app.match()->match(), EventSeq{2}));
  for (const int seq : {6, 7, 8, 9}) CHECK(is_struck(app.match()->match(), EventSeq{seq}));
  press(ui, {"redo"});
  CHECK(is_struck(app.match()->match(), EventSeq{2}));
  for (const int seq : {6, 8, 9}) CHECK(!is_struck(app.match()->match(), EventSeq{seq}));
  CHECK(score_of(app, 0) == 1);
  press(ui, {"undo"});
  CHECK(!is_struck(app.match()->match(), EventSeq{2}));
}

TEST_CASE("each conflict of a replacement is kept or dropped too") {
  test::OpenPanel panel(kTwo + kHand +
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"no_quiero\"}\n" +
                        kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/4", "replace", "call/1/quiero"});
  CHECK(ui.shows("Entry 5 would no longer be valid"));
  CHECK(ui.shows("Ana 1 → 0   Beto 0 → 0"));
  CHECK(!ui.find("falls/5")->enabled);
  press(ui, {"go_on"});
  CHECK(is_struck(app.match()->match(), EventSeq{5}));
}

// One digit or answer is corrected; the rest of the entry stays as made.
TEST_CASE("the board shows the replaced entry as entered") {
  struct Row {
    std::string match, seq;
    std::vector<std::string> touched;
    int points;  // of the first side then
  };
  const std::string tarot =
      "{\"type\":\"match_started\",\"game\":\"tarot\",\"ruleset\":\"tarot-fft-4\","
      "\"players\":[\"Ana\",\"Beto\",\"Caro\",\"Dani\"]}\n{\"type\":\"deal_started\"}\n"
      "{\"type\":\"bid\",\"player\":\"Ana\",\"bid\":\"garde\"}\n"
      "{\"type\":\"result\",\"bouts\":2,\"points\":49}\n";
  const std::string sheet =
      "{\"type\":\"match_started\",\"game\":\"sheet\",\"ruleset\":\"sheet-jass\",\"players\":[\"Ana\","
      "\"Beto\"],"
      "\"options\":{\"deal_sum\":157,\"others\":\"rest\"}}\n"
      "{\"type\":\"counted\",\"points\":{\"Ana\":100}}\n";
  const Row rows[] = {{tarot, "4", {"bouts/1", "deal/enter"}, -162},
                      {sheet, "2", {"key/back", "key/7", "enter"}, 107},
                      {kTwo + "{\"type\":\"ruled\",\"side\":\"Ana\",\"points\":3,\"reason\":\"a slip\"}\n",
                       "2",
                       {"form/enter"},
                       3}};
  for (const Row& row : rows) {
    TableFixture table;
    table.play(row.match);
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    press(ui, {"go/history", "replace/" + row.seq});
    for (const std::string& control : row.touched) press(ui, {control});
    CAPTURE(ui.page());
    CHECK(score_of(app, 0) == row.points);
    CHECK(last_kind(app) == "amended");
  }
}

TEST_CASE("a note is added to an entry, found again, and removed by one undo") {
  test::OpenPanel panel(kTwo + kHand + "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n");
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/3"});
  CHECK(!ui.find("note/keep")->enabled);
  ui.type("history/note", "she said it twice");
  press(ui, {"note/keep", "of/4"});
  CHECK(ui.shows("she said it twice"));
  CHECK(ui.find("row/3") != nullptr);
  CHECK(ui.find("row/2") == nullptr);
  press(ui, {"go/board", "undo", "go/history", "of/4"});
  CHECK(!ui.shows("she said it twice"));
}

TEST_CASE("events are grouped by hands with results, and the results can be shown alone") {
  test::OpenPanel panel(kTwo + kHand +
                        "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n"
                        "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"no_quiero\"}\n" +
                        kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"go/history"});
  for (const char* text : {"Hand 2", "Hand 1", "Start of the match", "Ana +1 = 1   Beto 0"})
    CHECK(ui.shows(text));
  press(ui, {"fold"});
  CHECK(ui.shows("Hand 1"));
  CHECK(ui.find("row/3") == nullptr);
  press(ui, {"hand/2"});
  CHECK(ui.find("row/3") != nullptr);
  CHECK(ui.find("row/5") == nullptr);
  press(ui, {"of/1"});  // only points: what is looked for is never folded away
  CHECK(ui.find("row/4") != nullptr);
  CHECK(ui.find("row/3") == nullptr);
}

TEST_CASE("the list of last entries shows undone and repeated ones") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  press(ui, {"points/0/3", "undo"});
  CHECK(ui.shows("3  Undone: "));
  press(ui, {"redo"});
  CHECK(ui.shows("4  Redone: "));
}

TEST_CASE("every rule can be set for one match, or saved under a name and reused") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truco", "house_rules", "rule/target/less", "rule/flor/no"});
  CHECK(ui.shows("the edition: 30"));
  CHECK(!ui.enabled("house/save"));  // it has no name yet
  press(ui, {"house/close", "start"});
  REQUIRE(app.match());
  CHECK(parameter(app.match()->match(), "target") == ParameterValue(29));
  CHECK(parameter(app.match()->match(), "flor") == ParameterValue(false));

  press(ui,
        {"go/home", "new/truco", "house_rules", "rule/target/more", "group/The envido", "rule/falta/loser"});
  ui.type("house/name", "Peña");
  press(ui, {"house/save"});
  CHECK(ui.shows("Peña"));
  press(ui, {"start"});
  CHECK(parameter(app.match()->match(), "target") == ParameterValue(31));
  CHECK(app.match()->edition().title == "Peña");
  CHECK(session::Rulesets(table.session).houses().size() == 1);
  press(ui, {"go/home", "new/truco", "ruleset/" + session::Rulesets(table.session).houses()[0].id,
             "house_rules", "house/remove"});
  CHECK(session::Rulesets(table.session).houses().empty());
}

TEST_CASE("unreadable house rules are reported at the choice of rules, and others are offered") {
  TableFixture table;
  table.store->put_house_ruleset("house-torn", R"({"id":"house-torn","game":)");
  ui::AppOptions options = table.options();
  options.store = table.store.get();
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"new/truco"});
  CHECK(ui.shows("Some house rules could not be read"));
  press(ui, {"start"});
  CHECK(app.match().has_value());
}
