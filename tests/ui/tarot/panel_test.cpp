// French tarot entered by hand: the sheet, the drawer, and actions with few taps.

#include <doctest/doctest.h>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::last_kind;
using test::last_payload;
using test::score_of;
using test::TableFixture;

namespace {

const std::vector<std::string> kNames{"Ana", "Beto", "Caro", "Dani", "Eva"};
const std::vector<std::string> kLongNames{"Maximiliane Oberhuber", "Maximilian Oberhuber", "Jean-Christophe",
                                          "Wolfgang Amadeus Mozart", "Ekaterina Wolkonskaja"};

std::string table_of(int players, const std::string& ruleset = "",
                     const std::vector<std::string>& names = kNames) {
  std::string list;
  for (int i = 0; i < players; ++i)
    list += (i > 0 ? ",\"" : "\"") + names[static_cast<std::size_t>(i)] + "\"";
  return R"({"type":"match_started","game":"tarot","ruleset":")" +
         (ruleset.empty() ? "tarot-fft-" + std::to_string(players) : ruleset) + R"(","players":[)" + list +
         "]}\n";
}

std::string deal(const std::string& taker, const std::string& bid, const std::string& result) {
  return R"({"type":"deal_started"})"
         "\n"
         R"({"type":"bid","player":")" +
         taker + R"(","bid":")" + bid + "\"}\n" + R"({"type":"result",)" + result + "}\n";
}
const std::string kWon = R"("bouts":2,"points":49)";

std::vector<Points> scores(const ui::App& app) {
  std::vector<Points> all;
  for (int side = 0; side < side_count(app.match()->match()); ++side) all.push_back(score_of(app, side));
  return all;
}

}  // namespace

TEST_CASE("a deal of four without bonus is entered with five taps, of five with six") {
  for (const int players : {3, 4, 5}) {
    CAPTURE(players);
    test::OpenPanel panel(table_of(players));
    auto& [table, app, ui] = panel;
    const int before = ui.taps();
    press(ui, {"take/0/garde", "bouts/2", "key/4", "key/9"});
    if (players == 5) press(ui, {"partner/1"});
    CHECK(ui.shows("Add: Ana +"));
    press(ui, {"deal/enter"});
    CHECK(ui.taps() - before == (players == 5 ? 6 : 5));
    const std::vector<Points> expected = players == 3   ? std::vector<Points>{132, -66, -66}
                                         : players == 4 ? std::vector<Points>{198, -66, -66, -66}
                                                        : std::vector<Points>{132, 66, -66, -66, -66};
    CHECK(scores(app) == expected);
    CHECK(ui.shows("Deal 1 is over"));
    CHECK(ui.find("deal/enter") == nullptr);
  }
}

TEST_CASE("the button that adds a deal names its effect, with the arithmetic above") {
  test::OpenPanel panel(table_of(4));
  auto& [table, app, ui] = panel;
  press(ui, {"take/1/garde"});
  CHECK(!ui.enabled("deal/enter"));
  const test::HeadlessUi small(app, {800, 600, ui::scale_asked_for(100, 800, 600)});
  CHECK(small.shows("Beto takes: Garde"));
  CHECK(small.shows("Deal 1"));
  CHECK(ui.shows("bouts of the attack"));
  press(ui, {"bouts/2", "key/4"});
  press(ui, {"key/9", "petit/attack"});
  CHECK(ui.shows("garde, 41 needed, 49 made: (25 + 8) × 2 = 66"));
  CHECK(ui.shows("Petit au bout"));
  CHECK(ui.shows("Beto +258 · Caro, Dani, Ana −86"));
  CHECK(ui.shows("Add: Beto +258"));
  press(ui, {"deal/enter"});
  CHECK(score_of(app, 1) == 258);
}

TEST_CASE("the defence is counted by one tap, with 91 less its points beside") {
  test::OpenPanel panel(table_of(3));
  auto& [table, app, ui] = panel;
  press(ui, {"take/0/prise", "bouts/2", "count/defence", "key/4", "key/9", "key/half"});
  CHECK(ui.shows("41½"));
  CHECK(ui.shows("49½"));
  press(ui, {"deal/enter"});
  CHECK(last_payload(app) == R"({"bouts":2,"defence_points":49.5})");
  CHECK(score_of(app, 0) == 52);
}

TEST_CASE("poignée and chelem are entered together with the result") {
  test::OpenPanel panel(table_of(4));
  auto& [table, app, ui] = panel;
  press(ui, {"take/0/garde", "bouts/3", "key/9", "key/1"});
  CHECK(ui.shows("every trick"));  // such a count is a chelem, and says so
  CHECK(!ui.enabled("deal/enter"));
  const int before = ui.taps();
  press(ui, {"poignee/0", "poignee/0/double"});
  CHECK(ui.taps() == before + 2);
  press(ui, {"announced/1", "chelem/attack", "deal/enter"});
  const int each = (25 + 91 - 36) * 2 + 30 + 400;
  CHECK(score_of(app, 0) == 3 * each);
  std::string kinds;
  for (const EventRecord& record : app.match()->records()) kinds += record.kind + " ";
  CHECK(kinds == "match_started deal_started bid chelem_announced poignee result ");
}

TEST_CASE("an impossible entry is reported at once, and nothing is entered") {
  test::OpenPanel panel(table_of(4));
  auto& [table, app, ui] = panel;
  const auto events = app.match()->records().size();
  press(ui, {"take/0/garde", "bouts/2", "key/4", "key/9", "key/half"});
  CHECK(ui.shows("half points only with"));
  CHECK(ui.shows("N-11"));
  CHECK(!ui.enabled("deal/enter"));
  press(ui, {"key/half", "key/9", "key/9"});
  CHECK(ui.shows("only 91 points"));
  CHECK(!ui.enabled("deal/enter"));
  press(ui, {"key/back", "key/back", "key/2", "petit/attack", "bouts/0"});
  CHECK(ui.shows("it has no bout"));
  CHECK(app.match()->records().size() == events);
  press(ui, {"deal/drop"});
  CHECK(ui.find("deal/enter") == nullptr);
}

TEST_CASE("a passed deal is one tap, and the next player deals; petit sec is two taps (FFT p. 5)") {
  test::OpenPanel panel(table_of(4));
  auto& [table, app, ui] = panel;
  press(ui, {"pass"});
  CHECK(ui.shows("all passed"));
  CHECK(ui.shows("Ana deals, Beto bids first"));
  press(ui, {"petit_sec", "petit_sec/2"});
  CHECK(last_kind(app) == "petit_sec");
  CHECK(ui.shows("petit sec: the deal is void"));
  CHECK(ui.shows("Beto deals, Caro bids first"));
  CHECK(ui.shows("Ready for the first deal"));
}

TEST_CASE("a deal on the sheet opens its arithmetic with the rules, and closes again") {
  test::OpenPanel panel(table_of(3) + deal("Ana", "garde", kWon + R"(,"petit_au_bout":"attack")"));
  auto& [table, app, ui] = panel;
  press(ui, {"deal/2"});
  CHECK(ui.shows("Deal 1: Ana, Garde"));
  CHECK(ui.shows("N-13, NA-2"));
  CHECK(ui.shows("N-15, NA-6, NA-7"));
  CHECK(ui.shows("Total 0, correct"));
  press(ui, {"deal/close"});
  CHECK(!ui.shows("Total"));
}

TEST_CASE("the printed edition shows that it does not balance, and by how much") {
  test::OpenPanel panel(table_of(3, "tarot-printed-3") + deal("Ana", "prise", kWon));
  auto& [table, app, ui] = panel;
  CHECK(ui.shows("payments need not add up to 0"));
  CHECK(ui.shows("Σ +33"));
  CHECK(scores(app) == std::vector<Points>{99, -33, -33});
  press(ui, {"deal/2"});
  CHECK(ui.shows("should be 0"));
  press(ui, {"deal/close", "take/0/prise"});
  CHECK(ui.find("announced/1") == nullptr);  // it knows no chelem
}

TEST_CASE("a deal card by card shows the next player and the tricks") {
  test::OpenPanel panel(table_of(3));
  auto& [table, app, ui] = panel;
  press(ui, {"take/1/garde", "deal/only"});
  CHECK(ui.shows("Beto takes: Garde"));
  press(ui, {"tool/card", "key/5h", "key/accept/0"});
  CHECK(ui.shows("Beto to play"));
  press(ui, {"tool/card", "key/Kh", "key/accept/1", "tool/card", "key/2h", "key/accept/2"});
  CHECK(ui.shows("1 trick"));
  CHECK(ui.shows("23 tricks left"));
  press(ui, {"deal/result", "bouts/2", "key/4", "key/9", "deal/enter"});
  CHECK(score_of(app, 1) == 132);
}

TEST_CASE("dog, discard and called king are entered by the keys of the pack") {
  test::OpenPanel panel(table_of(5));
  auto& [table, app, ui] = panel;
  press(ui, {"take/0/garde", "deal/only", "tool/more", "form/king_called", "field/card/pick", "key/Ks",
             "key/accept", "form/enter"});
  CHECK(last_payload(app) == R"({"card":"Ks","player":0})");
  press(ui, {"tool/more", "form/dog", "field/cards/pick", "key/1h", "key/2h", "key/T5", "key/accept",
             "form/enter"});
  CHECK(last_kind(app) == "dog");
  press(ui, {"tool/more", "form/discarded", "field/trumps/1", "form/enter"});
  CHECK(last_payload(app) == R"({"player":0,"trumps":1})");
}

TEST_CASE("the choices for a deal remain after visits to other screens") {
  test::OpenPanel panel(table_of(4));
  auto& [table, app, ui] = panel;
  press(ui, {"take/0/garde", "bouts/2", "key/4", "key/9", "go/history", "go/board"});
  CHECK(ui.enabled("deal/enter"));
}

TEST_CASE("a result is corrected in the event list, a bid too") {
  test::OpenPanel panel(table_of(4) + deal("Ana", "garde", kWon) + deal("Beto", "prise", kWon));
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/4", "replace", "key/5", "key/1", "deal/enter"});
  CHECK(last_kind(app) == "amended");
  CHECK(score_of(app, 0) == 3 * 70 - 33);
  press(ui, {"go/history", "fold", "hand/2", "row/3", "replace", "take/0/prise"});
  CHECK(score_of(app, 0) == 3 * 35 - 33);
  press(ui, {"undo"});
  CHECK(score_of(app, 0) == 3 * 70 - 33);
}

TEST_CASE("an ended match names the winner and offers a rematch") {
  test::OpenPanel panel(table_of(3) + deal("Ana", "garde", kWon));
  auto& [table, app, ui] = panel;
  press(ui, {"tool/more", "form/match_ended", "field/reason/agreed", "form/enter"});
  CHECK(ui.shows("Ana wins the match"));
  CHECK(ui.find("take/0/garde") == nullptr);
  press(ui, {"agree/1"});
  check_page(ui);
}

TEST_CASE("nothing is cut on the sheet, in any language, with three to five, long names, many deals") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const int players : {3, 4, 5}) {
    const auto& names = players == 4 ? kNames : kLongNames;
    std::string lines = table_of(players, "", names);
    const std::string partner = players == 5 ? R"(,"partner":")" + names[1] + "\"" : "";
    for (int i = 0; i < 14; ++i)
      lines += deal(names[static_cast<std::size_t>(i % 3)], i % 5 == 4 ? "garde_contre" : "garde",
                    (i % 2 ? kWon : R"("bouts":1,"points":42)") + partner);
    TableFixture table;
    REQUIRE(!table.play(lines).empty());
    for (const view::Language& language : languages.list()) {
      ui::AppOptions options = table.options();
      options.speak = [&](const std::string& chosen) { languages.speak(chosen); };
      options.settings.language = language.code;
      ui::App app(table.session, options);
      for (const float scale : {1.0f, 2.0f}) {
        HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
        CAPTURE(players);
        CAPTURE(language.name);
        const auto check = [&](const std::vector<std::string>& controls) {
          press(ui, controls);
          CAPTURE(controls.empty() ? std::string() : controls.back());
          check_page(ui);
        };
        check({});
        check({"player/1"});
        check({"petit_sec"});
        check({"petit_sec/close", "take/0/garde_sans"});
        check({"poignee/1"});
        check({"poignee/1/triple", "bouts/2", "key/4", "key/9"});
        check({"key/half"});
        check({"deal/drop"});
        const std::string row = "deal/" + std::to_string(3 * 14 - 1);
        check({row});
        check({"deal/close"});
      }
    }
  }
  languages.speak("en");
}
