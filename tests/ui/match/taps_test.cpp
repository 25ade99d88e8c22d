// The number of taps of the most frequent tasks (README.md): each row is carried out by touch and counted.

#include <doctest/doctest.h>

#include <functional>

#include "src/rulebook/rulebook.hpp"
#include "src/view/screens/screens.hpp"
#include "src/view/shortcut.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kFour;
using test::kTwo;
using test::score_of;
using test::TableFixture;
using test::tallied;

namespace {
namespace taps {

std::string match_of_game(const std::string& game, const std::string& ruleset, const std::string& players,
                          const std::string& more = "") {
  return R"({"type":"match_started","game":")" + game + R"(","ruleset":")" + ruleset + R"(","players":[)" +
         players + "]" + more + "}\n";
}
const std::string kFourNames = R"("Ana","Beto","Caro","Dani")";
const std::string kTarot = match_of_game("tarot", "tarot-fft-4", kFourNames);
const std::string kTarotFive = match_of_game("tarot", "tarot-fft-5", kFourNames + R"(,"Eva")");
const std::string kTarotDeal =
    "{\"type\":\"deal_started\"}\n"
    "{\"type\":\"bid\",\"player\":\"Ana\",\"bid\":\"garde\"}\n"
    "{\"type\":\"result\",\"bouts\":2,\"points\":49}\n";
const std::string kTroccas = match_of_game("troccas", "troccas-1962", R"("Ana","Beto","Caro","Dani")");
const std::string kTruf = match_of_game("truf", "truf-lodige", kFourNames);
const std::string kWon = kTwo + tallied("Ana", 30) + test::kHand + tallied("Ana", 30);

const std::string kAccepted = test::kHand + R"({"type":"called","player":"Ana","call":"envido"})"
                                            "\n"
                                            R"({"type":"called","player":"Beto","call":"quiero"})"
                                            "\n";

using Check = std::function<bool(ui::App&, const HeadlessUi&)>;
struct Row {
  std::string what;
  std::string match;                // played before, by the file
  std::vector<std::string> before;  // touched before, not counted
  std::vector<std::string> touched;
  int most;
  Check holds;
};

Check scores(int first, int second) {
  return [=](ui::App& app, const HeadlessUi&) {
    return score_of(app, 0) == first && score_of(app, 1) == second;
  };
}
Check shows(const std::string& text) {
  return [=](ui::App&, const HeadlessUi& ui) { return ui.shows(text); };
}

std::vector<Row> rows() {
  const Check pictured = [](ui::App& app, const HeadlessUi&) {
    return app.take_wanted().picture.ends_with(".png");
  };
  const Check drawn_by_lot = [](ui::App& app, const HeadlessUi&) {
    const auto& names = std::get<view::NewMatch>(app.panel().body).draft.names;
    return names[0] != "Ana" && std::ranges::count(names, "Ana") == 1 &&
           std::ranges::count(names, "Zoé") == 1;
  };
  return {
      {"Truco +1 by the whole half", kTwo, {}, {"half/1"}, 1, scores(0, 1)},
      {"Truco +1", kTwo, {}, {"points/0/1"}, 1, scores(1, 0)},
      {"Truco +2", kTwo, {}, {"points/0/2"}, 1, scores(2, 0)},
      {"Truco +3", kTwo, {}, {"points/0/3"}, 1, scores(3, 0)},
      {"Truco +4", kTwo, {}, {"points/1/4"}, 1, scores(0, 4)},
      {"a hand with envido and truco wanted",
       kFour,
       {"tool/way"},
       {"line/envido/won/0", "line/truco/won/1"},
       2,
       scores(2, 2)},
      {"falta envido: 30 − 21",
       kFour + tallied("Nosotros", 21),
       {"tool/way"},
       {"line/envido/5", "line/envido/won/1"},
       2,
       [](ui::App& app, const HeadlessUi& ui) { return ui.shows("Ellos +9 ") || score_of(app, 1) == 9; }},
      {"the ladder to vale cuatro, not wanted",
       kFour,
       {"tool/way"},
       {"line/truco/3", "line/truco/no", "line/truco/won/0"},
       3,
       scores(3, 0)},
      {"the value of an envido, in turn",
       kTwo + kAccepted,
       {},
       {"tool/more", "form/declared/envido", "field/player/0", "field/points/2", "field/points/7",
        "form/enter"},
       6,
       shows("Ana says 27")},
      {"the same passing over a player",
       kTwo + kAccepted,
       {},
       {"tool/more", "form/declared/envido", "field/player/1", "field/points/2", "field/points/7",
        "form/enter", "form/anyway"},
       7,
       shows("Beto says 27")},
      {"undo", kTwo + tallied("Ana", 3), {}, {"undo"}, 1, scores(0, 0)},
      {"redo", kTwo + tallied("Ana", 3), {"undo"}, {"redo"}, 1, scores(3, 0)},
      {"an older entry put right",
       kTwo + tallied("Ana", 3) + tallied("Beto", 2) + tallied("Ana", 1) + tallied("Beto", 1) +
           tallied("Beto", 1),
       {},
       {"go/history", "replace/2", "points/0/1"},
       3,
       scores(2, 4)},
      {"rematch", kWon, {"open"}, {"again"}, 1, scores(0, 0)},
      {"same people again", kWon, {"go/home"}, {"first"}, 1, scores(0, 0)},
      {"same people again while another match is live",
       kTwo + tallied("Ana", 3),
       {"go/home"},
       {"same"},
       1,
       scores(0, 0)},
      {"tarot, four players",
       kTarot,
       {},
       {"take/0/garde", "bouts/2", "key/4", "key/9", "deal/enter"},
       5,
       scores(198, -66)},
      {"tarot, five players",
       kTarotFive,
       {},
       {"take/0/garde", "bouts/2", "key/4", "key/9", "partner/1", "deal/enter"},
       6,
       scores(132, 66)},
      {"tarot, the same taker and contract again",
       kTarot + kTarotDeal,
       {},
       {"as_before/2", "key/4", "key/9", "deal/enter"},
       4,
       scores(396, -132)},
      {"poignée",
       kTarot,
       {"take/0/garde", "bouts/2", "key/4", "key/9"},
       {"poignee/0", "poignee/0/double"},
       2,
       shows("+288")},  // (25 + 8) × 2 + 30, thrice
      {"counted by the defence",
       kTarot,
       {"take/0/garde", "bouts/2", "key/4", "key/2"},
       {"count/defence"},
       1,
       shows("49")},
      {"the last three entries", kTwo + tallied("Ana", 3), {}, {}, 0, shows("Ana: 3 entered")},
      {"the whole history", kTwo + tallied("Ana", 3), {}, {"go/history"}, 1, shows("All entries")},
      {"on after closing", kTwo + tallied("Ana", 3), {}, {}, 0, scores(3, 0)},
      {"seats and teams by lot",
       kTwo,
       {"go/home", "new/truco", "players/4", "known/Ana", "known/Beto", "names"},
       {"lot/seats"},
       1,
       drawn_by_lot},
      {"the result as a picture", kWon, {"open"}, {"share/picture"}, 2, pictured},
      {"the result as text", kWon, {"open"}, {"share/text"}, 2, shows("copied to the clipboard")},
      {"larger, by touch", kTwo, {}, {"go/settings", "scale/larger"}, 2, shows("110 %")},
      {"a rule, without typing",
       kTwo + test::kHand,
       {},
       {"go/rulebook", "book/rule/truco.tricks.tied"},
       2,
       shows(rulebook::find_rule("truco.tricks.tied")->text)},
      {"from afar, by touch",
       kTwo,
       {},
       {"go/tv"},
       1,
       [](ui::App&, const HeadlessUi& ui) { return ui.shows("MALAS") && ui.find("points/0/1") == nullptr; }},
      {"Troccas: a deal", kTroccas, {}, {"key/4", "key/1", "enter"}, 3, scores(5, -5)},
      {"Jass: a deal, one side's points giving the other's",
       match_of_game("sheet", "sheet-jass", R"("Ana","Beto")",
                     R"(,"options":{"deal_sum":157,"others":"rest"})"),
       {},
       {"key/1", "key/0", "key/0", "enter"},
       4,
       scores(100, 57)},
      {"Truf: a round",
       kTruf,
       {},
       {"bid/5s", "bid/3h", "bid/2d", "bid/Ac", "taken/4", "taken/5", "taken/2", "tricks/add"},
       8,
       scores(1, -2)},
  };
}

}  // namespace taps
}  // namespace

TEST_CASE("frequent actions take at most the allowed taps") {
  for (const taps::Row& row : taps::rows()) {
    CAPTURE(row.what);
    TableFixture table;
    const std::string id = table.play(row.match);
    REQUIRE(!id.empty());
    ui::AppOptions options = table.options();
    options.pictures = table.folder / "";
    options.draw_lot = [](int) { return 0; };
    ui::App app(table.session, options);
    HeadlessUi ui(app);
    const auto control_id = [&](const std::string& control) {
      if (control == "same") return "same/" + id;
      if (control == "first") return "again/" + id;
      return control == "open" ? "open/" + id : control;
    };
    for (const std::string& control : row.before) {
      if (control == "names")
        ui.type("name/2", "Zoé, Łukasz");
      else
        test::press(ui, {control_id(control)});
    }
    const int before = ui.taps();
    for (const std::string& control : row.touched) {
      test::reach(ui, control_id(control));
      test::press(ui, {control_id(control)});
    }
    CHECK(ui.taps() - before <= row.most);
    CAPTURE(ui.page());
    CHECK(row.holds(app, ui));
    test::check_texts(ui);
  }
}

TEST_CASE("one key switches to the largest figures and back") {
  test::OpenPanel panel(kTwo + tallied("Ana", 3));
  auto& [table, app, ui] = panel;
  const auto f12 = [&] {
    const view::Command command = view::shortcut(app.panel(), app.settings(), view::Shortcut::afar);
    app.perform({&command, 1});
    ui.frame();
  };
  f12();
  CHECK(ui.find("points/0/1") == nullptr);
  CHECK(ui.shows("MALAS"));
  f12();
  CHECK(ui.enabled("points/0/1"));
}

TEST_CASE("a penalty takes two taps, besides the letters of its reason") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  test::press(ui, {"go/club", "league/new"});
  ui.type("league/search", "Ana, Beto, Caro, Dani");
  test::press(ui, {"league/player/add", "league/begin", "league/next/draw"});
  for (int i = 0; i < 100 && ui.find("league/table/1") == nullptr; ++i) ui.frame();
  test::press(ui, {"league/view/2"});
  const int before = ui.taps();
  test::press(ui, {"league/entrant/1", "league/entrant/penalty/2/0"});
  CHECK(ui.taps() - before == 2);
  REQUIRE(app.club()->competition()->now.penalties.size() == 1);
  CHECK(app.club()->competition()->now.penalties.front().given.points == 2);  // halves
}

TEST_CASE("a match of four new names takes four taps besides the letters, with commas between names") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  test::press(ui, {"new/truco", "players/4"});
  ui.type("name/0", "Zoé,");
  for (const char* typed : {"Łukasz,", "Ana, Beto"}) {  // the cursor is in the next place
    ImGui::GetIO().AddInputCharactersUTF8(typed);
    ui.frame();
    ui.frame();
  }
  test::press(ui, {"start"});
  CHECK(ui.taps() <= 5);
  CHECK(app.match()->names().seats == std::vector<std::string>{"Zoé", "Łukasz", "Ana", "Beto"});
}

TEST_CASE("a table's way of entering hands is remembered") {
  TableFixture table;
  table.play(kTwo);
  {
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    test::press(ui, {"tool/way", "line/truco/won/0", "go/history", "replace/3", "keep"});
    CHECK(ui.find("line/truco/won/0") != nullptr);
  }
  ui::AppOptions later = table.options();
  later.settings = later.settings_file.read();
  ui::App app(table.session, later);
  CHECK(HeadlessUi(app).find("line/truco/won/0") != nullptr);
}

TEST_CASE("hands are entered by results first, in two taps, and call by call is kept once chosen") {
  TableFixture table;
  table.play(kTwo);
  ui::AppOptions options = table.options();
  options.settings = options.settings_file.read();  // as at the first start
  {
    ui::App app(table.session, options);
    HeadlessUi ui(app);
    test::press(ui, {"line/envido/won/0", "line/truco/won/1"});
    CHECK(ui.taps() == 2);
    CHECK(score_of(app, 0) == 2);
    CHECK(score_of(app, 1) == 2);
    test::press(ui, {"tool/way"});
    CHECK(ui.find("line/truco/won/0") == nullptr);
  }
  options.settings = options.settings_file.read();
  ui::App app(table.session, options);
  CHECK(HeadlessUi(app).find("line/truco/won/0") == nullptr);
}

TEST_CASE("a contest that waits says so, and is not called decided") {
  test::OpenPanel panel(kTwo + test::kHand + R"({"type":"called","player":"Ana","call":"envido"})" + "\n");
  auto& [table, app, ui] = panel;
  test::press(ui, {"tool/way"});
  CHECK(ui.shows("first the envido"));
  CHECK(!ui.shows("decided"));
  test::press(ui, {"line/envido/won/0"});
  CHECK(ui.shows("entered"));
  CHECK(!ui.shows("first the envido"));
}

TEST_CASE("an entered contest keeps its places and shows its result, and Change takes the last one back") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  test::press(ui, {"tool/way"});
  const auto top = [&](const char* id) { return ui.find(id)->rect.top; };
  const float truco = top("line/truco/won/1"), step = top("line/envido/1");
  test::press(ui, {"line/envido/won/0"});
  CHECK(top("line/truco/won/1") == truco);
  CHECK(top("line/envido/1") == step);
  CHECK(ui.find("line/envido/won/0") == nullptr);
  CHECK(ui.shows("Ana +2"));
  ui.wait(1);
  test::press(ui, {"line/envido/change"});
  CHECK(ui.find("line/envido/won/0") != nullptr);
  CHECK(!ui.shows("Ana +2"));
}

TEST_CASE("an earlier result of the hand is changed in the list, where its entry is open") {
  test::OpenPanel panel(kFour);
  auto& [table, app, ui] = panel;
  test::press(ui, {"tool/way", "line/envido/won/0", "tool/more", "form/warned", "field/player/0"});
  ui.type("field/fault/text", "talks");
  test::press(ui, {"form/enter", "line/envido/change"});
  REQUIRE(ui.enabled("strike"));
  test::press(ui, {"strike"});
  test::press(ui, {"go/board"});
  CHECK(score_of(app, 0) == 0);
  CHECK(ui.enabled("line/envido/won/0"));
}

TEST_CASE("a hand of ten whose trick is begun with cards waits for its other cards, not for a flor") {
  test::OpenPanel panel(
      R"({"type":"match_started","game":"truco","ruleset":"truco-mineiro","players":["Ana","Beto"]})"
      "\n"
      R"({"type":"tallied","side":"Ana","points":10})"
      "\n" +
      test::kHand +
      R"({"type":"called","player":"Ana","call":"quiero"})"
      "\n"
      R"({"type":"card_played","player":"Ana","card":"3p"})"
      "\n");
  auto& [table, app, ui] = panel;
  test::press(ui, {"tool/way"});
  CHECK(ui.shows("first the cards of this trick"));
  CHECK(!ui.shows("first the flor"));
}

TEST_CASE("a line by results is one group: one undo removes it, one redo restores it") {
  test::OpenPanel panel(kFour);
  auto& [table, app, ui] = panel;
  test::press(ui, {"tool/way", "line/envido/won/0", "line/truco/2", "line/truco/won/1"});
  CHECK(score_of(app, 0) == 2);
  CHECK(score_of(app, 1) == 3);  // retruco wanted
  test::press(ui, {"undo"});
  CHECK(score_of(app, 1) == 0);
  CHECK(ui.find("line/truco/won/1") != nullptr);  // the hand is open again, and still entered by results
  test::press(ui, {"undo"});
  CHECK(!ui.enabled("undo"));
  CHECK(score_of(app, 0) == 0);
  test::press(ui, {"redo"});
  CHECK(ui.shows("Redone: "));
  test::press(ui, {"redo"});
  CHECK(score_of(app, 0) == 2);
  CHECK(score_of(app, 1) == 3);
}

TEST_CASE("a line by results is one group after a restart, and a single tap stores nothing extra") {
  TableFixture table;
  table.play(kFour);
  const auto press = [&](const std::vector<std::string>& controls) {
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    test::press(ui, controls);
    return std::pair(score_of(app, 0), score_of(app, 1));
  };
  CHECK(press({"tool/way", "line/envido/won/0", "line/truco/2", "line/truco/won/1"}) == std::pair(2, 3));
  CHECK(press({"undo"}) == std::pair(0, 0));  // what the envido is worth waits for the end of the hand
  CHECK(press({"redo"}) == std::pair(2, 3));
  CHECK(press({"undo", "undo"}) == std::pair(0, 0));
  CHECK(press({"redo", "redo"}) == std::pair(2, 3));
  CHECK(press({"undo", "undo"}) == std::pair(0, 0));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  CHECK(!ui.enabled("undo"));
  test::press(ui, {"points/0/2"});
  CHECK(app.match()->records().back().payload == R"({"for":"other","points":2,"side":0})");
}

// T-20 to T-27 and T-40 by the calls themselves, one by one.
TEST_CASE("a hand by results scores the same as call by call") {
  struct Row {
    std::vector<std::string> results;
    std::string calls;
  };
  const auto call_line = [](const char* who, const char* call) {
    return std::string(R"({"type":"called","player":")") + who + R"(","call":")" + call + "\"}\n";
  };
  const auto settled_line = [](const char* side) {
    return std::string(R"({"type":"settled","of":"envido","winner":")") + side + "\"}\n";
  };
  const auto trick = [](const char* side) {
    return std::string(R"({"type":"trick_won","winner":")") + side + "\"}\n";
  };
  const std::string envidos = call_line("Beto", "envido") + call_line("Ana", "real_envido") +
                              call_line("Beto", "quiero") + settled_line("Ana");
  const Row rows[] = {
      {{"line/truco/0", "line/truco/won/1"}, trick("Beto") + trick("Beto")},
      {{"line/envido/no", "line/envido/won/0", "line/truco/won/0"},
       call_line("Ana", "envido") + call_line("Beto", "no_quiero") + call_line("Ana", "truco") +
           call_line("Beto", "quiero") + trick("Ana") + trick("Ana")},
      {{"line/envido/3", "line/envido/won/0", "line/truco/no", "line/truco/won/1"},
       envidos + call_line("Beto", "truco") + call_line("Ana", "no_quiero")},
      {{"line/envido/4", "line/envido/won/0", "line/truco/no", "line/truco/won/0"},
       call_line("Ana", "envido") + call_line("Beto", "envido") + call_line("Ana", "real_envido") +
           call_line("Beto", "quiero") + settled_line("Ana") + call_line("Ana", "truco") +
           call_line("Beto", "no_quiero")},
      {{"line/envido/5", "line/envido/no", "line/envido/1", "line/envido/won/1", "line/truco/won/0"},
       call_line("Ana", "envido") + call_line("Beto", "falta_envido") + call_line("Ana", "no_quiero") +
           call_line("Ana", "truco") + call_line("Beto", "quiero") + trick("Ana") + trick("Ana")},
      {{"line/envido/no", "line/envido/5", "line/envido/won/1", "line/truco/0", "line/truco/won/0"},
       call_line("Beto", "falta_envido") + call_line("Ana", "no_quiero") + trick("Ana") + trick("Ana")},
      {{"line/truco/2", "line/truco/no", "line/truco/won/0"},
       call_line("Beto", "truco") + call_line("Ana", "quiero") + call_line("Ana", "retruco") +
           call_line("Beto", "no_quiero")},
  };
  for (const Row& row : rows) {
    CAPTURE(row.calls);
    TableFixture table, other;
    table.play(kTwo);
    REQUIRE(!other.play(kTwo + test::kHand + row.calls).empty());
    ui::App app(table.session, table.options()), other_app(other.session, other.options());
    HeadlessUi ui(app);
    test::press(ui, {"tool/way"});
    test::press(ui, row.results);
    CHECK(score_of(app, 0) == score_of(other_app, 0));
    CHECK(score_of(app, 1) == score_of(other_app, 1));
    CHECK(score_of(app, 0) + score_of(app, 1) > 0);
  }
}
