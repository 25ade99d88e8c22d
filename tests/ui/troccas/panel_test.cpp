// Troccas entered by hand: counts, piles, matsch, rights of the debt, and everything beside them.

#include <doctest/doctest.h>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::last_kind;
using test::last_payload;
using test::score_of;
using test::TableFixture;

namespace {

std::string begin(int players, bool long_names = false) {
  constexpr const char* kShort[] = {"Ana", "Beto", "Caro", "Dani", "Ema", "Fina"};
  constexpr const char* kLong[] = {"Maximiliana Schwarzenberger", "Bartholomäus",   "Constantin-Alexander",
                                   "Dorothea von Tavetsch",       "Elisabetha Mar", "Ferdinand Gion-Antoni"};
  std::string names;
  for (int i = 0; i < players; ++i)
    names += (i > 0 ? ",\"" : "\"") + std::string(long_names ? kLong[i] : kShort[i]) + "\"";
  return R"({"type":"match_started","game":"troccas","ruleset":"troccas-1962","players":[)" + names + "]}\n";
}

const std::string kStarted = "{\"type\":\"deal_started\"}\n";
std::string count_line(const std::string& points) {
  return kStarted + "{\"type\":\"counted\",\"points\":{" + points + "}}\n";
}

void check_drawer(HeadlessUi& ui) {
  ui.click("tool/more");
  std::vector<std::string> ids;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with("form/")) ids.push_back(item.id);
  }
  for (const std::string& id : ids) {
    ui.click(id);
    CAPTURE(id);
    check_texts(ui);
  }
  ui.click("more/close");
}

}  // namespace

TEST_CASE("a deal of four or six is two digits and one more tap") {
  for (const int players : {4, 6}) {
    CAPTURE(players);
    test::OpenPanel panel(begin(players));
    auto& [table, app, ui] = panel;
    press(ui, {"key/4", "key/1"});
    CHECK(ui.shows("Add: Nus +5, Vus −5"));
    CHECK(ui.shows("31"));
    press(ui, {"enter"});
    CHECK(ui.taps() == 3);
    CHECK(score_of(app, 0) == 5);
    CHECK(score_of(app, 1) == -5);
    CHECK(last_payload(app) == R"({"points":[41,null,null,null,null,null]})");
  }
}

TEST_CASE("with three and five players all numbers but one are typed, and the focus moves automatically") {
  struct Row {
    int players;
    std::vector<std::string> keys;
    std::vector<int> scores;
  };
  const Row rows[] = {
      {3, {"key/4", "key/0", "key/3", "key/7"}, {-2, -5, 7}},
      {5, {"key/3", "key/0", "key/2", "key/0", "key/2", "key/5", "key/2", "key/2"}, {5, -5, 0, -3, 3}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.players);
    test::OpenPanel panel(begin(row.players));
    auto& [table, app, ui] = panel;
    press(ui, row.keys);
    press(ui, {"enter"});
    CHECK(ui.taps() == static_cast<int>(row.keys.size()) + 1);
    for (int side = 0; side < row.players; ++side)
      CHECK(score_of(app, side) == row.scores[static_cast<std::size_t>(side)]);
  }
}

TEST_CASE("a tap selects the side for typing, and digits can be deleted") {
  test::OpenPanel panel(begin(4));
  auto& [table, app, ui] = panel;
  press(ui, {"key/4", "key/2", "key/back", "key/1", "count/1"});
  CHECK(ui.shows("Add: Nus −5, Vus +5"));
  press(ui, {"key/clear"});
  CHECK(!ui.enabled("enter"));
  press(ui, {"count/1", "key/4", "key/1", "enter"});
  CHECK(score_of(app, 1) == 5);
}

TEST_CASE("impossible points give a reason and cannot be entered") {
  test::OpenPanel panel(begin(4));
  auto& [table, app, ui] = panel;
  press(ui, {"key/9", "key/5"});
  CHECK(ui.shows("The points add up to 95; a deal is worth 72."));
  CHECK(!ui.enabled("enter"));
  check_page(ui);
  press(ui, {"key/clear", "key/7", "key/1"});  // the skatist's side has at least 2
  CHECK(ui.shows("71 points is not possible"));
  CHECK(!ui.enabled("enter"));
}

TEST_CASE("with three, typed points must make the total") {
  test::OpenPanel panel(begin(3));
  auto& [table, app, ui] = panel;
  press(ui, {"key/5", "key/0", "key/4", "key/2", "count/2", "key/3", "key/8"});
  CHECK(ui.shows("The points add up to 130; a deal is worth 127."));
  CHECK(!ui.enabled("enter"));
}

TEST_CASE("matsch asks for the winner of every trick and the skat") {
  test::OpenPanel panel(begin(4));
  auto& [table, app, ui] = panel;
  press(ui, {"mode/matsch", "matsch/0"});
  CHECK(ui.shows("Add: Nus +31, Vus −31"));
  press(ui, {"skat/cards", "key/Ks", "key/Kb"});
  check_page(ui);
  press(ui, {"enter"});
  CHECK(ui.shows("K spadas, K bastuns"));
  CHECK(ui.shows("Add: Nus +23, Vus −23"));
  press(ui, {"enter"});
  CHECK(score_of(app, 0) == 23);
  press(ui, {"undo", "mode/matsch", "matsch/1", "enter"});
  CHECK(score_of(app, 1) == 31);
}

TEST_CASE("one side's cards are tapped on the pack and are counted") {
  test::OpenPanel panel(begin(4));
  auto& [table, app, ui] = panel;
  press(ui, {"mode/cards", "pile/0"});
  for (const char* card : {"Ks", "Kb", "Qs", "Cs", "Js", "T21"}) press(ui, {std::string("key/") + card});
  CHECK(ui.shows("6 cards"));
  CHECK(ui.shows("Nus cannot have 6 cards"));
  CHECK(!ui.enabled("enter"));
  for (const char suit : std::string("bcr")) {
    for (const char* rank : {"1", "2", "3", "4", "5", "6", "7"})
      press(ui, {std::string("key/") + rank + suit});
  }
  press(ui, {"key/8b"});
  CHECK(ui.shows("28 cards · 25 points"));
  check_page(ui);
  press(ui, {"enter"});
  CHECK(score_of(app, 0) == -11);
  CHECK(score_of(app, 1) == 11);
}

TEST_CASE("a debt's right is claimed on the slate, and the deal follows it") {
  test::OpenPanel panel(begin(4) + count_line("\"Nus\":27"));
  auto& [table, app, ui] = panel;
  CHECK(ui.shows("may ask for 9 and 10 cards"));
  press(ui, {"claim/0/nine_ten"});
  CHECK(ui.shows("asked for 9 and 10 cards"));
  press(ui, {"start_deal"});
  CHECK(ui.shows("9+10 dealt"));
}

TEST_CASE("card by card the board shows the next player and the remaining cards") {
  test::OpenPanel panel(begin(4));
  auto& [table, app, ui] = panel;
  press(ui, {"start_deal", "tool/skat", "field/cards/pick", "key/1s", "key/2s", "key/accept", "form/enter"});
  CHECK(last_payload(app) == R"({"cards":["1s","2s"],"player":3})");
  const std::vector<std::pair<std::string, std::string>> trick{
      {"Kb", "0"}, {"1b", "1"}, {"2b", "2"}, {"3b", "3"}};
  for (const auto& [card, player] : trick) {
    press(ui, {"tool/card", "key/" + card});
    check_page(ui);
    press(ui, {"key/accept/" + player});
  }
  CHECK(ui.shows("Ana plays next"));
  CHECK(ui.shows("18 tricks left"));
  CHECK(ui.shows("1 trick"));
  press(ui, {"tool/trick", "field/player/1", "form/enter"});
  CHECK(ui.shows("Beto plays next"));
  press(ui, {"key/4", "key/1", "enter"});
  CHECK(score_of(app, 0) == 5);
}

TEST_CASE("throwing in, knocking, the called jack and the fool have forms") {
  test::OpenPanel panel(begin(4) + kStarted);
  auto& [table, app, ui] = panel;
  press(ui, {"tool/more", "form/redeal_asked", "field/after/6", "field/vetoed_by/1", "form/enter"});
  CHECK(ui.shows("means the deal is played"));
  press(ui, {"field/vetoed_by/1", "form/enter"});  // pressed again it is no veto
  CHECK(last_payload(app) == R"({"after":6,"player":3})");
  // Only Ana can knock, who leads: there is nobody else to choose.
  press(ui, {"tool/more", "form/knocked", "field/card/pick", "key/T21", "key/accept", "form/enter"});
  CHECK(last_payload(app) == R"({"card":"T21","player":0})");
  for (const char* line : {R"({"type":"voided","seq":4,"reason":"she plays a king first"})",
                           R"({"type":"card_played","player":"Ana","card":"Kb"})",
                           R"({"type":"card_played","player":"Beto","card":"X"})",
                           R"({"type":"card_played","player":"Caro","card":"1b"})"})
    app.perform(std::vector<view::Command>{view::command::Decide{line}});
  ui.frame();
  press(ui, {"tool/more", "form/jack_called", "field/player/0", "field/suit/b", "field/holder/2",
             "field/takes_back/pick", "key/1b", "key/accept", "form/enter"});
  CHECK(last_payload(app) == R"({"holder":2,"player":0,"suit":"b","takes_back":"1b"})");
}

TEST_CASE("another skatist and other packets are named in a form; forbidden ones are reported") {
  test::OpenPanel panel(begin(4));
  auto& [table, app, ui] = panel;
  press(ui, {"tool/more", "form/deal_started", "field/dealer/1", "field/packets/9 10", "form/enter"});
  CHECK(ui.shows("neither side has claimed it"));
  press(ui, {"field/packets/6 6 7", "form/enter"});
  CHECK(last_payload(app) == R"({"dealer":1,"packets":[6,6,7]})");
  CHECK(ui.shows("Beto is the skatist"));
}

TEST_CASE("three, five and six players need no packets") {
  for (const int players : {3, 5, 6}) {
    CAPTURE(players);
    test::OpenPanel panel(begin(players));
    auto& [table, app, ui] = panel;
    press(ui, {"tool/more", "form/deal_started"});
    CHECK(ui.find("field/dealer/1") != nullptr);
    CHECK(ui.find("field/packets/9 10") == nullptr);
  }
}

TEST_CASE("an entry is undone, redone and replaced") {
  test::OpenPanel panel(begin(4));
  auto& [table, app, ui] = panel;
  press(ui, {"key/4", "key/1", "enter", "undo"});
  CHECK(score_of(app, 0) == 0);
  press(ui, {"redo", "go/history", "row/3", "replace"});
  CHECK(ui.shows("replaces entry 3"));
  check_page(ui);
  press(ui, {"key/2", "key/5", "enter"});
  CHECK(last_kind(app) == "amended");
  CHECK(score_of(app, 0) == -11);
}

TEST_CASE("after its deals the match is decided, with winner, rematch and agreement") {
  test::OpenPanel panel(begin(4) + count_line("\"Nus\":41") + count_line("\"Nus\":25") +
                        count_line("\"Nus\":38"));
  auto& [table, app, ui] = panel;
  press(ui, {"key/4", "key/3", "enter"});
  CHECK(ui.shows("Nus wins the match"));
  CHECK(ui.find("key/1") == nullptr);
  check_page(ui);
  press(ui, {"agree/0", "again"});
  CHECK(score_of(app, 0) == 0);
}

TEST_CASE("a match starts from the sheet, with the names of its sides") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/troccas", "start"});
  REQUIRE(app.match());
  CHECK(app.match()->names().sides == std::vector<std::string>{"Nus", "Vus"});
  check_page(ui);
}

TEST_CASE("nothing is cut at any size, for any table, in English or German") {
  TableFixture table;
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const int players : {4, 3, 5, 6}) {
    const std::string points =
        players % 2 == 0 ? "\"Nus\":10"
        : players == 3   ? "\"Maximiliana Schwarzenberger\":20,\"Bartholomäus\":70"
                       : "\"Maximiliana Schwarzenberger\":5,\"Bartholomäus\":60,\"Constantin-Alexander\":12,"
                         "\"Dorothea von Tavetsch\":25";
    REQUIRE(!table.play(begin(players, true) + count_line(points)).empty());
    for (const char* language : {"en", "de"}) {
      ui::AppOptions options = table.options();
      options.languages = languages.list();
      options.speak = [&languages](const std::string& chosen) { languages.speak(chosen); };
      options.settings.language = language;
      ui::App app(table.session, options);
      for (const float scale : {1.0f, 2.0f}) {
        CAPTURE(players);
        CAPTURE(language);
        CAPTURE(scale);
        HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
        check_page(ui);
        press(ui, {"key/9", "key/9"});
        check_page(ui);
        press(ui, {"key/clear", "mode/cards", "key/Ks", "key/7c"});
        check_page(ui);
        press(ui, {"pile/close"});
        if (players % 2 == 0) {
          press(ui, {"mode/matsch"});
          check_page(ui);
          press(ui, {"mode/points"});
        }
        check_drawer(ui);
      }
    }
    languages.speak("en");
  }
}
